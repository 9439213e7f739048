// SPDX-License-Identifier: BSL-1.0
struct heat : observer
{
    int queens[6][6] = {};

    constexpr void place(square at) { ++queens[at.row][at.column]; }
};
