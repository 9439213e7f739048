// SPDX-License-Identifier: BSL-1.0
#include <cstdio>

int main()
{
    constexpr int size = 4;
    std::puts("row + column    row - column + 3");
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            std::printf("%d ", row + column);
        }
        std::printf("        ");
        for (int column = 0; column < size; ++column) {
            std::printf("%d%s", row - column + size - 1, column < size - 1 ? " " : "\n");
        }
    }
}
