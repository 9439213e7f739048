// SPDX-License-Identifier: BSL-1.0

// [advance]
#pragma once

#include "01_placement.hpp"

// Goes on to the next candidate and returns true. After the last candidate, starts again at the
// first one and returns false.
template <int N>
constexpr bool advance(placement<N>& queens)
{
    for (int row = N - 1; row >= 0; --row) {
        ++queens.columns[row];
        if (queens.columns[row] < N) {
            return true;
        }
        queens.columns[row] = 0; // carry one to the row above
    }
    return false;
}
// [/advance]

// [tally]
struct tally
{
    int candidates;
    int solutions;
};

template <int N>
constexpr tally search_all()
{
    tally found{};
    placement<N> queens{}; // all columns are 0
    do {
        ++found.candidates;
        if (is_solution(queens)) {
            ++found.solutions;
        }
    } while (advance(queens));
    return found;
}
// [/tally]

// [shard]
// Tries all candidates whose first queen is in `first_column`.
template <int N>
constexpr tally search_shard(int first_column)
{
    tally found{};
    placement<N> queens{};
    queens.columns[0] = first_column;
    do {
        ++found.candidates;
        if (is_solution(queens)) {
            ++found.solutions;
        }
    } while (advance(queens) && queens.columns[0] == first_column);
    return found;
}
// [/shard]
