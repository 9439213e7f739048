// SPDX-License-Identifier: BSL-1.0
#include "02_exhaustive.hpp"

// The candidate with this number. The first candidate, with all queens in column 0, has number 0.
// [exercise]
template <int N>
constexpr placement<N> candidate(int)
{
    placement<N> queens{};
    return queens; // write your answer here
}
// [/exercise]

static_assert(candidate<4>(3).columns[3] == 3, "number 3 is 0 0 0 3");
static_assert(candidate<4>(4).columns[2] == 1, "number 4 is 0 0 1 0");
static_assert(is_solution(candidate<4>(114)), "number 114 is 1 3 0 2, a solution");
static_assert(is_solution(candidate<8>(1299851)), "number 1299851 is 0 4 7 5 2 6 1 3, a solution");
