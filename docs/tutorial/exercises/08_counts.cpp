// SPDX-License-Identifier: BSL-1.0
// A table of counts: counts[N] is the number of solutions on a board of N, for N from 0 to 8. In
// solution_count<N>, N is a template argument, so a loop does not work: expand the parameter pack,
// which contains the numbers of the std::integer_sequence.

#include <ctqueens/count.hpp>

#include <utility>

using ctqueens::solution_count;

template <int... N>
struct table_of_counts
{
    std::uint64_t counts[sizeof...(N)];
};

// [exercise]
template <int... N>
constexpr table_of_counts<N...> make_counts(std::integer_sequence<int, N...>)
{
    return {}; // write your answer here
}
// [/exercise]

inline constexpr auto table = make_counts(std::make_integer_sequence<int, 9>());

static_assert(sizeof(table) == 9 * sizeof(std::uint64_t), "the table has nine elements");
static_assert(table.counts[0] == 1, "there is one way to place no queen");
static_assert(table.counts[3] == 0, "there is no way to place three");
static_assert(table.counts[8] == 92, "there are 92 ways to place eight");
