// SPDX-License-Identifier: BSL-1.0
// Counts how often each line of a search calls a hook, and prints line numbers and counts.
#include "10_search.hpp"

#include <cstdio>

// [line_counter]
struct line_counter : observer
{
    int calls[100] = {}; // indexed by line number

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
