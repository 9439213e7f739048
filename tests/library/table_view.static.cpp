// SPDX-License-Identifier: BSL-1.0
// Views of tables, in constant expressions. table_view.run.cpp compares them with all tables.
#include <ctqueens/solutions.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/table_view.hpp>

using namespace ctqueens;

static_assert(table_view(solutions<12>)[14'199][0] == 11);
static_assert(table_view(fundamental_solutions<8>)[11][0] == fundamental_solutions<8>[11][0]);
static_assert(table_view().empty() && table_view().begin() == table_view().end());

constexpr bool iterator_moves() {
    const table_view all = solutions<8>;
    table_view::iterator at = all.begin();
    const bool steps = (*at++)[0] == 0 && (*at)[1] == 5 && (*at--)[1] == 5 && at == all.begin();
    at += 91;
    return steps && (*at)[0] == 7 && at + 1 == all.end() && 1 + at == all.end() &&
           at - all.begin() == 91 && (at - 91)[91][0] == 7 && at[-91][0] == 0 && all.begin() < at &&
           at > all.begin() && at <= at && at >= at && !(at < at);
}
static_assert(iterator_moves());
