// SPDX-License-Identifier: BSL-1.0
constexpr int how_many(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) { // clears the lowest bit
        ++count;
    }
    return count;
}
