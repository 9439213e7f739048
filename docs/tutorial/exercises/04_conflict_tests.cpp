// SPDX-License-Identifier: BSL-1.0
#include "04_backtracking.hpp"

// [exercise]
// How often a search for all solutions asks whether two queens attack each other.
template <int N>
constexpr int conflict_tests()
{
    return 0; // write your answer here, with a search of your own that counts the calls of
              // attacks()
}
// [/exercise]

static_assert(conflict_tests<4>() == 84, "84 tests for N = 4");
static_assert(conflict_tests<6>() == 2016, "2016 tests for N = 6");
