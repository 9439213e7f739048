// SPDX-License-Identifier: BSL-1.0
// Solutions counted at run time and at compile time, by a search that calls solution() only.
#include "10_search_plain.hpp"

struct solution_counter : observer
{
    int count = 0;

    constexpr void solution(const auto&) { ++count; }
};

constexpr int count(int first_column)
{
    solution_counter counter;
    search<8>(first_column, counter);
    return counter.count;
}
static_assert(count(0) == 4);

int count_solutions(int first_column);

int count_solutions(int first_column)
{
    return count(first_column);
}
