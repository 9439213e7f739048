// SPDX-License-Identifier: BSL-1.0
constexpr int how_many(unsigned set)
{
    int count = 0;
    while (set != 0) {
        set ^= lowest(set); // removes the lowest 1
        ++count;
    }
    return count;
}
