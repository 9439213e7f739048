// SPDX-License-Identifier: BSL-1.0
// error (Clang): constexpr evaluation hit maximum step limit; possible infinite loop?
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

template <int N, int first>
constexpr int count_shard()
{
    constexpr unsigned queen = 1u << first;
    return count_below<N>(queen, queen << 1, queen >> 1);
}

// [fold]
template <int N, int... first>
constexpr int add_up(std::integer_sequence<int, first...>)
{
    return (0 + ... + count_shard<N, first>()); // calls functions, names no variables
}

static_assert(add_up<8>(std::make_integer_sequence<int, 8>()) == 92);
static_assert(add_up<11>(std::make_integer_sequence<int, 11>()) == 2680);
// [/fold]
