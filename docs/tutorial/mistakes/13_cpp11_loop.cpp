// SPDX-License-Identifier: BSL-1.0
// error (GCC): body of 'constexpr' function 'constexpr unsigned int column_of(unsigned int)' not a return-statement
// error (Clang): statement not allowed in constexpr function

// [mistake]
constexpr unsigned column_of(unsigned queen)
{
    unsigned column = 0;
    while (queen >> column != 1) {
        ++column;
    }
    return column;
}
static_assert(column_of(8) == 3, "the fourth bit");
// [/mistake]
