// SPDX-License-Identifier: BSL-1.0
#include "02_exhaustive.hpp"

#include <cstdio>

int main()
{
    tally all{};
    for (int first_column = 0; first_column < 8; ++first_column) {
        tally found = search_shard<8>(first_column);
        std::printf("first queen in column %d: %d solutions\n", first_column, found.solutions);
        all.candidates += found.candidates;
        all.solutions += found.solutions;
    }
    std::printf("%d candidates, %d solutions\n", all.candidates, all.solutions);
}
