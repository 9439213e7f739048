// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 13.
#include "13_moves.hpp"

#include <ctqueens/solutions.hpp>

using ctqueens::solutions;

// How many solutions of N queens are the same after a quarter turn?
// [exercise]
template <int N>
constexpr int fixed_by_quarter_turn()
{
    return -1;
}
// [/exercise]

static_assert(fixed_by_quarter_turn<4>() == 2, "both solutions of four queens are fixed");
static_assert(fixed_by_quarter_turn<5>() == 2, "of the ten solutions of five queens two are fixed");
static_assert(fixed_by_quarter_turn<6>() == 0, "no solution of six queens is fixed");
static_assert(fixed_by_quarter_turn<8>() == 0, "no solution of eight queens is fixed");
