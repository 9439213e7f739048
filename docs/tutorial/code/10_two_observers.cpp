// SPDX-License-Identifier: BSL-1.0
// Two observers of one search.
#include "10_search_plain.hpp"

// [observers]
struct solution_counter
{
    int count = 0;

    template <int N>
    constexpr void solution(const placement<N>&)
    {
        ++count;
    }
};

template <int N>
struct last_solution
{
    placement<N> queens = {};

    constexpr void solution(const placement<N>& found) { queens = found; }
};
// [/observers]

// [all]
// All shards of a search, one after another, with one observer.
template <int N, class Observer>
constexpr Observer observe()
{
    Observer observer;
    for (int first_column = 0; first_column < N; ++first_column) {
        search<N>(first_column, observer);
    }
    return observer;
}

static_assert(observe<8, solution_counter>().count == 92);
static_assert(observe<6, last_solution<6>>().queens == placement<6>{4, 2, 0, 5, 3, 1});
// [/all]
