// SPDX-License-Identifier: BSL-1.0
// constructed_solution<N> and first_solution<N>. first_solution.run.cpp tests all other N.
#include <ctqueens/first_solution.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

// Every remainder modulo 6, twice, and the largest N for each.
template <int... N> constexpr bool are_solutions = (is_solution(constructed_solution<N>) && ...);
static_assert(are_solutions<1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21>);
static_assert(are_solutions<250, 251, 252> && are_solutions<253, 254, 255>);

// One of each formula, worked out by hand.
static_assert(constructed_solution<6> == placement<6>{{1, 3, 5, 0, 2, 4}});
static_assert(constructed_solution<7> == placement<7>{{1, 3, 5, 0, 2, 4, 6}});
static_assert(constructed_solution<8> == placement<8>{{3, 5, 7, 1, 6, 0, 2, 4}});
static_assert(constructed_solution<9> == placement<9>{{3, 5, 7, 1, 6, 0, 2, 4, 8}});

// The first row of each table.
template <int... N> constexpr bool are_first = ((first_solution<N> == solutions<N>[0]) && ...);
static_assert(are_first<1, 4, 5, 6, 7, 8, 9, 10, 11, 12>);

// Beyond the tables, as a plain search in Python finds them.
static_assert(first_solution<13> == placement<13>{{0, 2, 4, 1, 8, 11, 9, 12, 3, 5, 7, 10, 6}});
static_assert(first_solution<17> ==
              placement<17>{{0, 2, 4, 1, 7, 10, 14, 6, 15, 13, 16, 3, 5, 8, 11, 9, 12}});
static_assert(first_solution<18> ==
              placement<18>{{0, 2, 4, 1, 7, 14, 11, 15, 12, 16, 5, 17, 6, 3, 10, 8, 13, 9}});
static_assert(first_solution<19> ==
              placement<19>{{0, 2, 4, 1, 3, 8, 12, 14, 16, 18, 6, 15, 17, 10, 5, 7, 9, 11, 13}});
