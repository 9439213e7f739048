// SPDX-License-Identifier: BSL-1.0
template <int... N>
constexpr table_of_counts<N...> make_counts(std::integer_sequence<int, N...>)
{
    return {{solution_count<N>...}};
}
