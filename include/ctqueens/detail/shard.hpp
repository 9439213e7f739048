// SPDX-License-Identifier: BSL-1.0
/// @file
/// Shards: the solutions for each column of the first queen, found in a constant evaluation of their own, so that
/// the compilers' limits apply to each shard separately.
#ifndef CTQUEENS_DETAIL_SHARD_HPP
#define CTQUEENS_DETAIL_SHARD_HPP

#include <ctqueens/detail/exhaustive_in_lanes.hpp>
#include <ctqueens/detail/solution_list.hpp>
#include <ctqueens/detail/table.hpp>
#include <ctqueens/detail/tuned_bitmask.hpp>

namespace ctqueens::search {

struct bitmask;
struct exhaustive;

} // namespace ctqueens::search

namespace ctqueens::detail {

// How the table of a search is made: usually, by this search. A specialisation can choose another one that finds the
// same solutions in the same order, but takes fewer evaluation steps.
template <int N, class Search>
struct table_recipe
{
    using search = Search;
    static constexpr bool mirrors = false; // whether the second half of the table is the first half, mirrored
};
template <int N>
struct table_recipe<N, search::bitmask>
{
    using search = tuned_bitmask<>;
    static constexpr bool mirrors = true;
};
template <int N>
requires(N > 6)
struct table_recipe<N, search::exhaustive>
{
    using search = exhaustive_in_lanes;
    static constexpr bool mirrors = false;
};

// No shard of a correct search has more than twice the average number of solutions.
template <int N, class Search>
inline constexpr std::size_t shard_capacity = 2 * (published_counts[N] / N + 1);

template <int N, class Search, int first_column>
inline constexpr auto shard = [] {
    solution_list<N, shard_capacity<N, Search>> found;
    table_recipe<N, Search>::search::template run<N>(first_column, found);
    return found;
}();

} // namespace ctqueens::detail

#endif
