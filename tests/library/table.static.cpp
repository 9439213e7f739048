// SPDX-License-Identifier: BSL-1.0
// Tables of any search, and the published counts.
#include <ctqueens/table.hpp>

using namespace ctqueens;

// 92 solutions of eight bytes and nothing else.
static_assert(table<8>::size() == 92 && !table<8>::empty() && sizeof(table<8>) == 736);
static_assert(published_counts[8] == 92 && published_fundamental_counts[8] == 12);

// There are tables for these N only.
static_assert(!has_table(-1) && !has_table(0) && has_table(1));
static_assert(has_table(max_table_size) && !has_table(max_table_size + 1));

// The solutions are a contiguous range.
constexpr table<4> all{{{{1, 3, 0, 2}}, {{2, 0, 3, 1}}}};
static_assert(all[1] == placement<4>{{2, 0, 3, 1}} && all.data() == &all[0]);
static_assert(all.begin() == &all[0] && all.end() == &all[1] + 1);
static_assert(all == table<4>{{all[0], all[1]}} && all != table<4>{{all[1], all[0]}});

// An empty table has one unused element, which is not in the range.
constexpr table<3> none{};
static_assert(none.empty() && none.size() == 0 && none.begin() == none.end());
static_assert(none == table<3>{{{{1, 1, 1}}}}); // what is unused is not compared
