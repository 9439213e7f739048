// SPDX-License-Identifier: BSL-1.0
// Exercise 2 of chapter 10: one search for two observers, of which one counts the work.
#include "10_search.hpp"

struct candidate_counter
{
    int candidates = 0;

    constexpr void candidate() { ++candidates; }
    constexpr void conflict_test() {}
    constexpr void solution(const auto&) {}
};

struct last_solution
{
    placement<6> queens = {};

    constexpr void solution(const placement<6>& found) { queens = found; }
};

// [exercise]
// Passes on to two observers what it is told.
template <class First, class Second>
struct both
{
    First first;
    Second second;

    constexpr void solution(const auto& queens)
    {
        first.solution(queens);
        second.solution(queens);
    }
};
// [/exercise]

template <class First, class Second>
constexpr both<First, Second> observe()
{
    both<First, Second> observer;
    for (int first_column = 0; first_column < 6; ++first_column) {
        search<6>(first_column, observer);
    }
    return observer;
}
constexpr auto one = observe<candidate_counter, last_solution>();
constexpr auto other = observe<last_solution, candidate_counter>();

// [asserts]
static_assert(one.second.queens == placement<6>{4, 2, 0, 5, 3, 1}, "the last solution is 531642");
static_assert(one.first.candidates == 894, "the first observer is not told of candidates");
static_assert(other.second.candidates == 894, "the second observer is not told of candidates");
// [/asserts]
