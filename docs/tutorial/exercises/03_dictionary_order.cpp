// SPDX-License-Identifier: BSL-1.0
#include "03_permutation.hpp"

// Calls visit(queens) for each order of the columns from `row` down, in lexicographic order.
// [exercise]
template <int N, class Visit>
constexpr void permute_in_order(placement<N>& queens, int row, Visit& visit)
{
    permute(queens, row, visit); // write your answer here
}
// [/exercise]

// How often an order, read as a number, is not greater than the one before it.
template <int N>
constexpr int steps_back()
{
    int steps = 0;
    int last = -1;
    auto visit = [&](const placement<N>& queens) {
        int number = 0;
        for (int column : queens.columns) {
            number = N * number + column;
        }
        steps += number <= last;
        last = number;
    };
    placement<N> queens = main_diagonal<N>();
    permute_in_order(queens, 0, visit);
    return last == -1 ? -1 : steps;
}

static_assert(steps_back<3>() == 0, "2 0 1 comes before 2 1 0");
static_assert(steps_back<5>() == 0, "the 120 orders of 5 columns are in lexicographic order");
