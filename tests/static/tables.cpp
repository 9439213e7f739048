// SPDX-License-Identifier: BSL-1.0
// The default tables of all sizes: every row is a solution, no two rows are the same.
#include "checks.hpp"

using namespace ctqueens;

static_assert(checks::default_table_is_good<1>());
static_assert(checks::default_table_is_good<2>());
static_assert(checks::default_table_is_good<3>());
static_assert(checks::default_table_is_good<4>());
static_assert(checks::default_table_is_good<5>());
static_assert(checks::default_table_is_good<6>());
static_assert(checks::default_table_is_good<7>());
static_assert(checks::default_table_is_good<8>());
static_assert(checks::default_table_is_good<9>());
static_assert(checks::default_table_is_good<10>());
static_assert(checks::default_table_is_good<11>());
static_assert(checks::default_table_is_good<12>());

// 92 solutions of eight bytes and nothing else; the first is the well-known one.
static_assert(solutions<8>.size() == 92);
static_assert(sizeof(solutions<8>) == 736);
static_assert(solutions<8>[0] == placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}});
static_assert(solutions<8>[91] == placement<8>{{7, 3, 0, 2, 5, 1, 6, 4}});
static_assert(solutions<2>.empty() && solutions<3>.begin() == solutions<3>.end());
