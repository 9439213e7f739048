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

// Hints. Try again after the first one.
//
// 1. The loop is that of search_all(). Only the test of a candidate differs.
//
//
//
// 2. Two rooks attack each other only along a column, since each row has one. So compare the
//    columns of each pair.
