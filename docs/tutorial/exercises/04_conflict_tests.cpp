// SPDX-License-Identifier: BSL-1.0
#include "04_backtracking.hpp"

// How many times does a search for all solutions compare two queens?
// Count the comparisons in the last parameter of is_free().
// [exercise]
template <int N>
constexpr bool is_free(const placement<N>& queens, int row, int column, int&)
{
    for (int above = 0; above < row; ++above) {
        if (attacks({above, queens.columns[above]}, {row, column})) {
            return false;
        }
    }
    return true;
}
// [/exercise]

template <int N>
constexpr void fill_rows(placement<N>& queens, int row, int& comparisons)
{
    for (int column = 0; row < N && column < N; ++column) {
        if (is_free(queens, row, column, comparisons)) {
            queens.columns[row] = column;
            fill_rows(queens, row + 1, comparisons);
        }
    }
}

template <int N>
constexpr int conflict_tests()
{
    int comparisons = 0;
    placement<N> queens{};
    fill_rows(queens, 0, comparisons);
    return comparisons;
}

static_assert(conflict_tests<4>() == 84, "84 comparisons for N = 4");
static_assert(conflict_tests<6>() == 2016, "2016 comparisons for N = 6");
