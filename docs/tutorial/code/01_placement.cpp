// SPDX-License-Identifier: BSL-1.0

// [attacks]
#include "01_placement.hpp"

static_assert(attacks({0, 1}, {0, 6}));  // along a row
static_assert(attacks({0, 1}, {6, 1}));  // along a column
static_assert(attacks({0, 1}, {4, 5}));  // falling
static_assert(attacks({7, 1}, {4, 4}));  // rising
static_assert(!attacks({0, 1}, {2, 2})); // a knight would attack this one
// [/attacks]

// [placement]
constexpr placement<4> found_by_hand{{1, 3, 0, 2}};

static_assert(found_by_hand.columns[0] == 1);
static_assert(found_by_hand.columns[3] == 2);
// [/placement]

// [is_solution]
static_assert(is_solution(found_by_hand));
static_assert(!is_solution(placement<4>{{1, 3, 0, 3}})); // two queens in column 3

static_assert(is_solution(placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}}));
static_assert(!is_solution(placement<8>{{0, 1, 2, 3, 4, 5, 6, 7}}));
// [/is_solution]
