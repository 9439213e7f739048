// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 12: two observers of one search.
#include "12_search.hpp"

struct work_counter : observer
{
    int queens = 0, comparisons = 0;

    constexpr void place(square) { ++queens; }
    constexpr void test() { ++comparisons; }
};

struct last_solution : observer
{
    placement<6> queens = {};

    constexpr void solution(const placement<6>& found) { queens = found; }
};

// Passes every call on to two observers.
// [exercise]
template <class First, class Second>
struct both : observer
{
    First first;
    Second second;

    template <int N>
    constexpr void solution(const placement<N>& queens)
    {
        first.solution(queens);
        second.solution(queens);
    }
};
// [/exercise]

constexpr auto one = observe<6, both<work_counter, last_solution>>();
constexpr auto other = observe<6, both<last_solution, work_counter>>();

static_assert(one.second.queens == placement<6>{4, 2, 0, 5, 3, 1}, "the last solution is 531642");
static_assert(one.first.queens == 894, "the first observer is not told of queens");
static_assert(other.second.queens == 894, "the second observer is not told of queens");
static_assert(other.second.comparisons == 2016, "the second observer is not told of comparisons");
