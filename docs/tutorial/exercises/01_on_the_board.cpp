// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// is_solution() assumes that all columns are from 0 to N - 1. This function must not: it returns
// false if a queen is off the board.
// [exercise]
template <int N>
constexpr bool is_solution_on_the_board(const placement<N>& queens)
{
    return is_solution(queens); // not enough
}
// [/exercise]

static_assert(is_solution_on_the_board(placement<4>{{2, 0, 3, 1}}), "this is a solution");
static_assert(!is_solution_on_the_board(placement<4>{{1, 3, 0, 7}}), "there is no column 7");
static_assert(!is_solution_on_the_board(placement<4>{{1, 3, 0, -5}}), "there is no column -5");
static_assert(!is_solution_on_the_board(placement<4>{{7, 0, 3, 1}}), "not even in the first row");
static_assert(!is_solution_on_the_board(placement<4>{{2, -5, 3, 1}}), "nor in a row in the middle");
static_assert(!is_solution_on_the_board(placement<4>{{1, 3, 0, 3}}), "two queens are in column 3");
