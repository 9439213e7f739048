// SPDX-License-Identifier: BSL-1.0
// Assertions that are true, but that GCC 14 to 16 evaluate wrongly: docs/library/gcc-comparisons.md.
#include <compare>

// case compared_twice: static assertion failed
// zeros == ones|equals_both
// then: static assertion failed
#include "../../docs/examples/defaulted_comparison.cpp"

// case compared_three_ways_twice: static assertion failed
// is_less
struct board {
    int columns[2];
    friend constexpr auto operator<=>(const board&, const board&) = default;
};
constexpr bool is_less(const board& one, const board& other) { return one <= one && one < other; }
static_assert(is_less({{0, 0}}, {{1, 1}}));

// case compared_in_two_dimensions: static assertion failed
// zeros == other
struct board {
    int cells[2][2];
    friend constexpr bool operator==(const board&, const board&) = default;
};
constexpr board zeros{}, other{{{0, 0}, {0, 1}}};
static_assert(!(zeros == other));
