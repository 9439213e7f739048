// SPDX-License-Identifier: BSL-1.0
#include "02_exhaustive.hpp"

// How many candidates have no two rooks that attack each other. A rook attacks along rows and
// columns.
// [exercise]
template <int N>
constexpr int count_rooks()
{
    return 0; // write your answer here
}
// [/exercise]

static_assert(count_rooks<2>() == 2, "two rooks can stand on either diagonal");
static_assert(count_rooks<4>() == 24, "four rooks can be placed in 24 ways");
static_assert(count_rooks<5>() == 120, "five rooks can be placed in 120 ways");
