// SPDX-License-Identifier: BSL-1.0
// error: this observer does not count work
#include "10_search.hpp"

// [misspelt]
struct misspelt
{
    int candidates = 0, conflict_tests = 0;

    constexpr void candidate() { ++candidates; }
    constexpr void conflict_tets() { ++conflict_tests; }
    constexpr void solution(const auto&) {}
};
static_assert(counts_work<misspelt>, "this observer does not count work");
// [/misspelt]
