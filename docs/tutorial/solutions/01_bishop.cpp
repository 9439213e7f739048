// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// Whether bishops on `a` and `b` attack each other.
constexpr bool bishop_attacks(square a, square b)
{
    return a.row - a.column == b.row - b.column || a.row + a.column == b.row + b.column;
}

static_assert(bishop_attacks({0, 0}, {7, 7}), "the falling diagonal is attacked");
static_assert(bishop_attacks({6, 1}, {2, 5}), "the rising diagonal is attacked");
static_assert(!bishop_attacks({3, 0}, {3, 7}), "a row is not attacked");
static_assert(!bishop_attacks({0, 3}, {7, 3}), "a column is not attacked");
