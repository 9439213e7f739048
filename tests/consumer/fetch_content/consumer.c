/* SPDX-License-Identifier: BSL-1.0 */
#include <ctqueens/ctqueens.h>

#include <stdio.h>

int main(void)
{
    uint8_t queens[8];
    const int32_t written = ctqueens_solution(8, 0, queens, sizeof queens);
    for (int32_t row = 0; row < written; ++row) {
        printf("%d", queens[row] + 1);
    }
    puts("");
    return written != 8;
}
