// SPDX-License-Identifier: BSL-1.0
constexpr unsigned lowest(unsigned set)
{
    return set & (0u - set);
}

// How many bits of a set are ones? Use a loop that runs once for each of them.
// [exercise]
constexpr int how_many(unsigned set)
{
    return set == 0 ? 0 : 1; // write your answer here
}
// [/exercise]

static_assert(how_many(0) == 0, "an empty set has no element");
static_assert(how_many(0b1000'0000) == 1, "a queen is one bit");
static_assert(how_many(0b0110'1001) == 4, "these are four elements");
static_assert(how_many(~0u) == 32, "there is room for 32");
