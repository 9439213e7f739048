// SPDX-License-Identifier: BSL-1.0
#include "01_placement.hpp"

// How many pairs of queens attack each other.
// [exercise]
template <int N>
constexpr int attacking_pairs(const placement<N>&)
{
    return -1; // write your answer here
}
// [/exercise]

static_assert(attacking_pairs(placement<4>{{1, 3, 0, 2}}) == 0, "a solution has no such pair");
static_assert(attacking_pairs(placement<4>{{1, 3, 0, 3}}) == 1, "one pair, in column 3");
static_assert(attacking_pairs(placement<8>{{0, 1, 2, 3, 4, 5, 6, 7}}) == 28,
              "on one diagonal, all 28 pairs attack each other");
