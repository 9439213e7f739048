// SPDX-License-Identifier: BSL-1.0
// The published counts, OEIS A000170, written a second time on purpose.
#include <ctqueens/solutions.hpp>

using ctqueens::solution_count;

static_assert(solution_count<0> == 1, "one way to place no queen");
static_assert(solution_count<1> == 1);
static_assert(solution_count<2> == 0);
static_assert(solution_count<3> == 0);
static_assert(solution_count<4> == 2);
static_assert(solution_count<5> == 10);
static_assert(solution_count<6> == 4);
static_assert(solution_count<7> == 40);
static_assert(solution_count<8> == 92);
static_assert(solution_count<9> == 352);
static_assert(solution_count<10> == 724);
static_assert(solution_count<11> == 2680);
static_assert(solution_count<12> == 14200);
