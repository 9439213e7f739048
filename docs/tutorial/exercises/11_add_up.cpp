// SPDX-License-Identifier: BSL-1.0
// Thousands of shards are too many for a fold expression in Clang, and for nested template
// instantiations in both compilers. Add them up by halves: the sum over [first, last) is the sum
// over one half plus the sum over the other.

template <int number>
inline constexpr int shard = number % 10; // stands in for a real shard

// [exercise]
template <int first, int last>
constexpr int sum()
{
    return last - last; // write your answer here
}
// [/exercise]

static_assert(sum<5, 5>() == 0, "the sum of no shards is 0");
static_assert(sum<5, 6>() == 5, "one shard is its own sum");
static_assert(sum<0, 257>() == 1146, "257 are too many for a fold before Clang 21");
static_assert(sum<0, 3000>() == 13500, "3000 are too many for nested templates");
