// SPDX-License-Identifier: BSL-1.0
// Thousands of shards are too many for a fold expression in Clang, and for templates that are
// instantiated one within the other in both compilers. Add them up by halves: the sum from `first`
// to before `last` is that of one half and that of the other.

template <int number>
inline constexpr int shard = number % 10; // for the sake of the exercise

// [sum]
template <int first, int last>
constexpr int sum()
{
    return last - last; // yours
}
// [/sum]

static_assert(sum<5, 5>() == 0, "nothing adds up to 0");
static_assert(sum<5, 6>() == 5, "one shard is its own sum");
static_assert(sum<0, 257>() == 1146, "257 are too many for a fold in Clang");
static_assert(sum<0, 3000>() == 13500, "3000 are too many for templates within each other");
