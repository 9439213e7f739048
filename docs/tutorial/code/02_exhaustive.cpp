// SPDX-License-Identifier: BSL-1.0

// [advance]
#include "02_exhaustive.hpp"

constexpr placement<3> after(placement<3> queens)
{
    advance(queens);
    return queens;
}

static_assert(after({{0, 1, 1}}).columns[2] == 2); // 0 1 1 is followed by 0 1 2,
static_assert(after({{0, 1, 2}}).columns[1] == 2); // and 0 1 2 by 0 2 0
static_assert(after({{0, 1, 2}}).columns[2] == 0);
// [/advance]

// [tally]
constexpr tally on_4 = search_all<4>();
static_assert(on_4.candidates == 256); // 4 * 4 * 4 * 4
static_assert(on_4.solutions == 2);

constexpr tally on_5 = search_all<5>();
static_assert(on_5.candidates == 3125);
static_assert(on_5.solutions == 10);
// [/tally]
