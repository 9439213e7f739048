// SPDX-License-Identifier: BSL-1.0

// [first]
#include "04_backtracking.hpp"

#include <cstdio>

constexpr placement<8> first = first_solution<8>();

static_assert(is_solution(first)); // as chapter 1 understands it
static_assert(first.columns[0] == 0 && first.columns[1] == 4 && first.columns[2] == 7 &&
              first.columns[3] == 5 && first.columns[4] == 2 && first.columns[5] == 6 &&
              first.columns[6] == 1 && first.columns[7] == 3);
// [/first]

// [print]
int main()
{
    for (int queen : first.columns) {
        for (int column = 0; column < 8; ++column) {
            std::fputs(column == queen ? " Q" : " .", stdout);
        }
        std::puts("");
    }
}
// [/print]
