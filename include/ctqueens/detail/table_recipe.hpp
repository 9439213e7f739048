// SPDX-License-Identifier: BSL-1.0
/// @file
/// How the table of a search is made: by which program, and in which shards.
#ifndef CTQUEENS_DETAIL_TABLE_RECIPE_HPP
#define CTQUEENS_DETAIL_TABLE_RECIPE_HPP

#include <ctqueens/detail/exhaustive_in_lanes.hpp>
#include <ctqueens/detail/solution_list.hpp>
#include <ctqueens/detail/tuned_bitmask.hpp>
#include <ctqueens/detail/tuned_permutation.hpp>

namespace ctqueens::search {

struct bitmask;
struct exhaustive;
struct permutation;

} // namespace ctqueens::search

namespace ctqueens::detail {

template <class Search>
constexpr int max_size_of() noexcept {
    if constexpr (check_search<Search>()) {
        return Search::max_size;
    } else {
        return 0;
    }
}

// Usually, the search itself makes its table. For some searches, another program finds the same
// solutions in the same order, but takes fewer evaluation steps.
template <int N, class Search>
struct table_recipe {
    using search = Search;
    static constexpr int max_size = max_size_of<Search>(); // 0 if it is not a search
    static constexpr bool mirrors = false; // whether the second half is the first half, mirrored
};
template <int N>
struct table_recipe<N, search::bitmask> {
    using search = tuned_bitmask<>;
    static constexpr int max_size = 12;
    static constexpr bool mirrors = true;
};
template <int N>
struct table_recipe<N, search::permutation> {
    using search = tuned_permutation;
    static constexpr int max_size = 8;
    static constexpr bool mirrors = false;
};
template <int N>
    requires(N > 6)
struct table_recipe<N, search::exhaustive> {
    using search = exhaustive_in_lanes;
    static constexpr int max_size = 8;
    static constexpr bool mirrors = false;
};

// The solutions of a shard: those whose first queen is in one column. Each shard is a constant
// evaluation of its own, so the compilers' limits apply to each shard separately. A correct search
// finds at most twice the average number of solutions in a shard; has_one_shard means all of them.
template <class Search>
concept has_one_shard = requires {
    requires Search::has_one_shard;
};

template <int N, class Search>
inline constexpr std::size_t shard_capacity = has_one_shard<Search>
                                                  ? published_counts[N] + 1
                                                  : 2 * (published_counts[N] / N + 1);

template <int N, class Search, int first_column>
constexpr auto search_shard() noexcept {
    solution_list<N, shard_capacity<N, Search>> found;
    table_recipe<N, Search>::search::template run<N>(first_column, found);
    return found;
}
template <int N, class Search, int first_column>
inline constexpr auto shard = search_shard<N, Search, first_column>();

// Appends the solutions of all shards to a list.
template <int N, class Search, std::size_t capacity, int... column>
constexpr void append_shards(solution_list<N, capacity>& all, index_list<column...>) noexcept {
    (append(all, shard<N, Search, column>), ...);
}

} // namespace ctqueens::detail

#endif
