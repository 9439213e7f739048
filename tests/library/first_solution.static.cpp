// SPDX-License-Identifier: BSL-1.0
// constructed_solution<N> and first_solution<N>. first_solution.run.cpp tests all N.
#include <ctqueens/first_solution.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

// One of each formula, worked out by hand.
static_assert(constructed_solution<6> == placement<6>{{1, 3, 5, 0, 2, 4}});
static_assert(constructed_solution<7> == placement<7>{{1, 3, 5, 0, 2, 4, 6}});
static_assert(constructed_solution<8> == placement<8>{{3, 5, 7, 1, 6, 0, 2, 4}});
static_assert(constructed_solution<9> == placement<9>{{3, 5, 7, 1, 6, 0, 2, 4, 8}});
static_assert(constructed_column(9, 0) == 3 && constructed_column(9, 8) == 8);
static_assert(constructed_column(1'000, 499) == 999 && constructed_column(1'000, 500) == 0);

static_assert(first_solution<1> == solutions<1>[0] && first_solution<8> == solutions<8>[0]);
