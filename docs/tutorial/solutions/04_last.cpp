// SPDX-License-Identifier: BSL-1.0
#include "04_backtracking.hpp"

// Fills `row` and the rows below it in the last possible way. Returns false if there is none.
template <int N>
constexpr bool fill_last(placement<N>& queens, int row)
{
    if (row == N) {
        return true;
    }
    for (int column = N - 1; column >= 0; --column) {
        if (is_free(queens, row, column)) {
            queens.columns[row] = column;
            if (fill_last(queens, row + 1)) {
                return true;
            }
        }
    }
    return false;
}

// The last solution in lexicographic order, without finding those before it.
template <int N>
constexpr placement<N> last_solution()
{
    placement<N> queens{};
    if (!fill_last(queens, 0)) {
        there_is_no_solution();
    }
    return queens;
}

static_assert(last_solution<4>().columns[0] == 2, "the last solution for 4 is 2 0 3 1");
static_assert(last_solution<8>().columns[0] == 7, "the last solution for 8 begins in column 7,");
static_assert(last_solution<8>().columns[1] == 3, "and its second queen is in column 3");
static_assert(is_solution(last_solution<8>()), "it is a solution");
