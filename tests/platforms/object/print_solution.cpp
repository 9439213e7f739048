// SPDX-License-Identifier: BSL-1.0
// Prints one solution. Which one is not known before it runs: without arguments it is the first.
// All of the library is included, one table is used.
#include <ctqueens/ctqueens.hpp>

#include <cstdio>

int main(int argument_count, char**) {
    for (const int column : ctqueens::solutions<8>.rows[argument_count - 1].columns) {
        std::putchar('1' + column);
    }
    std::putchar('\n');
}
