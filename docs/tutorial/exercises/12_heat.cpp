// SPDX-License-Identifier: BSL-1.0
// Exercise 2 of chapter 12.
#include "12_search.hpp"

// How often was a queen put on each square?
// [exercise]
struct heat : observer
{
    int queens[6][6] = {};

    constexpr void solution(const placement<6>&) {} // another hook is needed
};
// [/exercise]

constexpr heat measured = observe<6, heat>();

constexpr int sum()
{
    int all = 0;
    for (const auto& row : measured.queens) {
        for (const int square_of_row : row) {
            all += square_of_row;
        }
    }
    return all;
}

static_assert(measured.queens[0][0] == 1, "the first queen is put on a6 once");
static_assert(measured.queens[1][0] == 6, "for each of the first queens, one is put on a5");
static_assert(sum() == 894, "the search places 894 queens");
