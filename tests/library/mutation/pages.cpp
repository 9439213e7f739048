// SPDX-License-Identifier: BSL-1.0
// The examiner runs the page of every search, also where a variant makes the tables.
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>

template <class... Search> struct searches {
    static constexpr bool pass = (ctqueens::passes<6, Search> && ...);
};
static_assert(ctqueens::search::all<searches>::pass);
