// SPDX-License-Identifier: BSL-1.0

// [four]
#include "04_backtracking.hpp"

constexpr work on_4 = search<4>();
static_assert(on_4.candidates == 60);
static_assert(on_4.retreats == 16);
static_assert(on_4.solutions == 2);
// [/four]

// [eight]
constexpr work on_8 = search<8>();
static_assert(on_8.candidates == 15720);
static_assert(on_8.retreats == 2056);
static_assert(on_8.solutions == 92);
// [/eight]
