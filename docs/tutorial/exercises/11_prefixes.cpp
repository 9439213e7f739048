// SPDX-License-Identifier: BSL-1.0
// For larger boards, one shard for each first column is too large. Make one for each pair of
// columns of the first two queens. If these two attack each other, the value of the shard is 0.

#include <utility>

template <int N>
constexpr unsigned board = (1u << N) - 1;

template <int N>
constexpr int count_below(unsigned columns, unsigned falling, unsigned rising)
{
    if (columns == board<N>) {
        return 1;
    }
    int found = 0;
    unsigned free = board<N> & ~(columns | falling | rising);
    while (free != 0) {
        const unsigned queen = free & (0u - free);
        free ^= queen;
        found += count_below<N>(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return found;
}

// [exercise]
template <int N, int first, int second>
constexpr int count_shard()
{
    return 0; // write your answer here
}

template <int N, int first, int second>
inline constexpr int shard = count_shard<N, first, second>();

template <int N, int... number>
constexpr int add_up(std::integer_sequence<int, number...>)
{
    return (0 + ... + number) * 0; // write your answer here; number goes from 0 to N * N - 1
}
// [/exercise]

template <int N>
constexpr int count = add_up<N>(std::make_integer_sequence<int, N * N>());

static_assert(shard<8, 0, 1> == 0, "these two attack each other");
static_assert(shard<8, 0, 4> == 1, "04752613 is the only solution that begins with 04");
static_assert(shard<8, 0, 4> + shard<8, 0, 5> + shard<8, 0, 6> == 4, "four begin with 0");
static_assert(count<8> == 92, "the shards have 92 solutions in total");
static_assert(count<9> == 352, "on a board of 9, they have 352");
