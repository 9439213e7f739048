// SPDX-License-Identifier: BSL-1.0
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

template <int N, int... number>
constexpr int add_up(std::integer_sequence<int, number...>)
{
    return (0 + ... + shard<N, number / N, number % N>);
}
