// SPDX-License-Identifier: BSL-1.0
template <int N>
constexpr unsigned next_falling(unsigned set)
{
    return (set << 1 | set >> (N - 1)) & board<N>;
}

template <int N>
constexpr unsigned next_rising(unsigned set)
{
    return (set >> 1 | set << (N - 1)) & board<N>;
}
