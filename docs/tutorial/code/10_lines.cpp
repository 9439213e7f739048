// SPDX-License-Identifier: BSL-1.0
// How often each line of a search speaks: prints the numbers of the lines, and of the calls.
#include "10_search.hpp"

#include <cstdio>

// [line_counter]
struct line_counter : observer
{
    int calls[100] = {}; // by line

    constexpr void place(square, int line = __builtin_LINE()) { ++calls[line]; }
    constexpr void test(int line = __builtin_LINE()) { ++calls[line]; }
    constexpr void reject(square, int line = __builtin_LINE()) { ++calls[line]; }
    constexpr void retreat(square, int line = __builtin_LINE()) { ++calls[line]; }
    constexpr void solution(const auto&, int line = __builtin_LINE()) { ++calls[line]; }
};
constexpr line_counter lines = observe<8, line_counter>();
// [/line_counter]

int main()
{
    for (int line = 0; line < 100; ++line) {
        if (lines.calls[line] != 0) {
            std::printf("%d %d\n", line, lines.calls[line]);
        }
    }
}
