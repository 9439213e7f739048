// SPDX-License-Identifier: BSL-1.0
// All searches find the same set for N = 1…8, and each in its own order.
#include "checks.hpp"

#include <ctqueens/search.hpp>

using namespace ctqueens;

template <int N, class Search>
inline constexpr bool agrees = checks::same_set(solutions<N, Search>, solutions<N>);

template <class... Search>
struct searches
{
    template <int N>
    static constexpr bool agree = (agrees<N, Search> && ...);
};
using all = search::all<searches>;

static_assert(all::agree<1>);
static_assert(all::agree<2>);
static_assert(all::agree<3>);
static_assert(all::agree<4>);
static_assert(all::agree<5>);
static_assert(all::agree<6>);
static_assert(all::agree<7>);
static_assert(all::agree<8>);

// In lexicographic order come the solutions of all but two.
static_assert(solutions<8, search::exhaustive> == solutions<8>);
static_assert(solutions<8, search::backtracking> == solutions<8>);
static_assert(solutions<8, search::occupancy> == solutions<8>);
static_assert(solutions<8, search::board_scan> == solutions<8>);
static_assert(!(solutions<8, search::permutation> == solutions<8>));
static_assert(!(solutions<8, search::iterative> == solutions<8>));

// Article 002 prints 26831475 as its eighth solution; in lexicographic order it is the ninth.
static_assert(solutions<8, search::iterative>[7] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});
static_assert(solutions<8>[8] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});
