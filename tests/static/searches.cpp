// SPDX-License-Identifier: BSL-1.0
// Each search finds the solutions in its own order. Every table proves that none is wrong or missing.
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

// All but two find them in lexicographic order.
static_assert(solutions<8, search::exhaustive> == solutions<8>);
static_assert(solutions<8, search::backtracking> == solutions<8>);
static_assert(solutions<8, search::occupancy> == solutions<8>);
static_assert(solutions<8, search::board_scan> == solutions<8>);
static_assert(!(solutions<8, search::permutation> == solutions<8>));
static_assert(!(solutions<8, search::iterative> == solutions<8>));

// Article 002 prints 26831475 as its eighth solution; in lexicographic order it is the ninth.
static_assert(solutions<8, search::iterative>[7] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});
static_assert(solutions<8>[8] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});
