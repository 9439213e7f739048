// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// Whether bishops on `a` and `b` attack each other.
// [exercise]
constexpr bool bishop_attacks(square, square)
{
    return false; // write your answer here
}
// [/exercise]

static_assert(bishop_attacks({0, 0}, {7, 7}), "the falling diagonal is attacked");
static_assert(bishop_attacks({6, 1}, {2, 5}), "the rising diagonal is attacked");
static_assert(!bishop_attacks({3, 0}, {3, 7}), "a row is not attacked");
static_assert(!bishop_attacks({0, 3}, {7, 3}), "a column is not attacked");
static_assert(!bishop_attacks({0, 0}, {1, 2}), "a knight's move is not attacked");
