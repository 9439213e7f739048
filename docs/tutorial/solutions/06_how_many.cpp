// SPDX-License-Identifier: BSL-1.0
// How many bits of a set are ones? Use a loop with one turn for each of them.

// [how_many]
constexpr int how_many(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) { // clears the lowest bit
        ++count;
    }
    return count;
}
// [/how_many]

static_assert(how_many(0) == 0, "an empty set has no element");
static_assert(how_many(0b1000'0000) == 1, "a queen is one bit");
static_assert(how_many(0b0110'1001) == 4, "these are four elements");
static_assert(how_many(~0u) == 32, "there is room for 32");
