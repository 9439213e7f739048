// SPDX-License-Identifier: BSL-1.0
// Solutions counted at run time, by a search that can tell much more.
#include "10_search.hpp"

struct solution_counter
{
    int count = 0;

    template <int N>
    constexpr void solution(const placement<N>&)
    {
        ++count;
    }
};

int count_solutions(int first_column);

int count_solutions(int first_column)
{
    solution_counter counter;
    search<8>(first_column, counter);
    return counter.count;
}
