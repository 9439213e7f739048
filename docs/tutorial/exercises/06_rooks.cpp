// SPDX-License-Identifier: BSL-1.0
// Rooks attack along rows and columns only. Count the ways to place N of them: change one function.

#include "01_placement.hpp"

// [exercise]
template <int N>
constexpr bool is_safe(const placement<N>& rooks, int row)
{
    for (int above = 0; above < row; ++above) {
        if (attacks({above, rooks.columns[above]}, {row, rooks.columns[row]})) {
            return false;
        }
    }
    return true;
}
// [/exercise]

template <int N>
constexpr int count_placements()
{
    placement<N> rooks{};
    int row = 0, count = 0;
    while (row >= 0) {
        if (rooks.columns[row] == N) {
            --row;
            if (row >= 0) {
                ++rooks.columns[row];
            }
        } else if (!is_safe(rooks, row)) {
            ++rooks.columns[row];
        } else if (row < N - 1) {
            ++row;
            rooks.columns[row] = 0;
        } else {
            ++count;
            ++rooks.columns[row];
        }
    }
    return count;
}

static_assert(count_placements<1>() == 1, "one rook has one square");
static_assert(count_placements<3>() == 6, "three rooks can be placed in 3! ways");
static_assert(count_placements<5>() == 120, "five rooks can be placed in 5! ways");
