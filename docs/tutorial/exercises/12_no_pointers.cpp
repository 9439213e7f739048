// SPDX-License-Identifier: BSL-1.0
// Exercise 3 of chapter 12: text that the loader need not touch.
#include <ctqueens/solutions.hpp>

using ctqueens::placement;
using ctqueens::solutions;

// [exercise]
struct line
{
    const char* text;
};

constexpr line of(const placement<8>&)
{
    return {"15863724"};
}
// [/exercise]

// For the first and the last solution, to begin with.
inline constexpr line lines[] = {of(solutions<8>[0]), of(solutions<8>[91])};

// [asserts]
static_assert(lines[0].text[0] == '1' && lines[0].text[7] == '4', "the first is 15863724");
static_assert(lines[1].text[0] == '8' && lines[1].text[7] == '5', "the last is 84136275");
static_assert(sizeof lines == 2 * 8, "eight characters are eight bytes; a pointer is no text");
// [/asserts]
