// SPDX-License-Identifier: BSL-1.0

// [permute]
#pragma once

#include "01_placement.hpp"

constexpr void swap(int& a, int& b)
{
    int old_a = a;
    a = b;
    b = old_a;
}

// Calls visit(queens) for each order of the columns from `row` down. The rows above do not change.
template <int N, class Visit>
constexpr void permute(placement<N>& queens, int row, Visit& visit)
{
    if (row == N) {
        visit(queens);
        return;
    }
    for (int other = row; other < N; ++other) {
        swap(queens.columns[row], queens.columns[other]);
        permute(queens, row + 1, visit);
        swap(queens.columns[row], queens.columns[other]); // undo the swap
    }
}
// [/permute]

// [start]
template <int N>
constexpr placement<N> main_diagonal()
{
    placement<N> queens{};
    for (int row = 0; row < N; ++row) {
        queens.columns[row] = row;
    }
    return queens;
}
// [/start]

// [diagonals]
// Whether no two queens are on one diagonal. Columns need no test: they are all different.
template <int N>
constexpr bool diagonals_are_free(const placement<N>& queens)
{
    for (int row = 1; row < N; ++row) {
        for (int above = 0; above < row; ++above) {
            int shift = queens.columns[row] - queens.columns[above];
            if (shift == row - above || shift == above - row) {
                return false;
            }
        }
    }
    return true;
}
// [/diagonals]

// [search]
struct tally
{
    int candidates;
    int solutions;
};

// Tries all candidates whose first queen is in `first_column`.
template <int N>
constexpr tally search_permutations(int first_column)
{
    placement<N> queens = main_diagonal<N>();
    swap(queens.columns[0], queens.columns[first_column]);
    tally found{};
    auto count = [&found](const placement<N>& candidate) {
        ++found.candidates;
        if (diagonals_are_free(candidate)) {
            ++found.solutions;
        }
    };
    permute(queens, 1, count);
    return found;
}
// [/search]
