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

// [shard]
template <int N, int first, int second>
constexpr int count_shard()
{
    constexpr unsigned one = 1u << first, other = 1u << second;
    constexpr unsigned taken = one | one << 1 | one >> 1;
    if constexpr ((taken & other) != 0) {
        return 0;
    } else {
        return count_below<N>(one | other, (one << 1 | other) << 1, (one >> 1 | other) >> 1);
    }
}

template <int N, int first, int second>
inline constexpr int shard = count_shard<N, first, second>();
// [/shard]

// [add_up]
template <int N, int... number>
constexpr int add_up(std::integer_sequence<int, number...>)
{
    return (0 + ... + shard<N, number / N, number % N>);
}
// [/add_up]

template <int N>
constexpr int count = add_up<N>(std::make_integer_sequence<int, N * N>());

static_assert(shard<8, 0, 1> == 0, "these two attack each other");
static_assert(shard<8, 0, 4> == 1, "04752613 is the only solution that begins with 04");
static_assert(shard<8, 0, 4> + shard<8, 0, 5> + shard<8, 0, 6> == 4, "four begin with 0");
static_assert(count<8> == 92, "the shards have 92 solutions in total");
static_assert(count<9> == 352, "on a board of 9, they have 352");
