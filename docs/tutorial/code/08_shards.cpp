// SPDX-License-Identifier: BSL-1.0
// [below]
#include <utility>

template <int N>
constexpr unsigned board = (1u << N) - 1;

// The number of solutions below a node of the search tree.
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

static_assert(count_below<8>(0, 0, 0) == 92); // all in one evaluation
// [/below]

// [shard]
template <int N, int first>
constexpr int count_shard()
{
    constexpr unsigned queen = 1u << first;
    return count_below<N>(queen, queen << 1, queen >> 1);
}

template <int N, int first>
inline constexpr int shard = count_shard<N, first>(); // an evaluation of its own

static_assert(shard<8, 0> == 4 && shard<8, 1> == 8 && shard<8, 2> == 16 && shard<8, 3> == 18);
static_assert(shard<8, 7> == 4 && shard<8, 6> == 8 && shard<8, 5> == 16 && shard<8, 4> == 18);
// [/shard]

// [fold]
template <int N, int... first>
constexpr int add_up(std::integer_sequence<int, first...>)
{
    return (0 + ... + shard<N, first>);
}

template <int N>
constexpr int count = add_up<N>(std::make_integer_sequence<int, N>());

static_assert(count<8> == 92);
static_assert(count<9> == 352);
// [/fold]

// [halves]
template <int N>
constexpr int count_halves()
{
    const int left = add_up<N>(std::make_integer_sequence<int, N / 2>());
    if constexpr (N % 2 == 0) {
        return 2 * left;
    } else {
        return 2 * left + shard<N, N / 2>; // the middle column is its own mirror image
    }
}

static_assert(count_halves<8>() == 92);
static_assert(count_halves<9>() == 352);
static_assert(count_halves<11>() == 2680); // too much for one evaluation with Clang
// [/halves]
