// SPDX-License-Identifier: BSL-1.0
/// @file
/// Runs a search in shards, each in a constant evaluation of its own.
#ifndef CTQUEENS_SOLUTIONS_SHARDS_HPP
#define CTQUEENS_SOLUTIONS_SHARDS_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/solutions/collector.hpp>

namespace ctqueens::detail {

// The solutions of a shard: those whose first queen is in one column. Each `searched_shard` is a
// constant evaluation of its own, so the compilers' limits apply to each shard separately. A
// correct search finds at most twice the average number of solutions in a shard. (The average is
// rounded up, or one more.) With has_one_shard, it finds all of them in shard 0.
template <int N, class Search>
inline constexpr std::size_t shard_capacity = has_one_shard<Search>
                                                  ? published_counts[N]
                                                  : 2 * (published_counts[N] / N + 1);

template <int N, class Search, int first_column> constexpr auto search_shard() noexcept {
    solution_collector<N, shard_capacity<N, Search>> found;
    Search::template run<N>(first_column, found);
    return found;
}
template <int N, class Search, int first_column>
inline constexpr auto searched_shard = search_shard<N, Search, first_column>();

// Returns whether no shard has more solutions than it can store. If one has, a static_assert fails.
template <int N, class Search, int shards, int first_column = 0>
constexpr bool check_shards() noexcept {
    if constexpr (first_column == shards) {
        return true;
    } else {
        constexpr std::uint64_t count = searched_shard<N, Search, first_column>.count;
        constexpr bool fits = count <= shard_capacity<N, Search>;
        static_assert(fits, "ctqueens: the search found more solutions in a shard than there are "
                            "(passes<N, Search> of examiner.hpp names the first fault)");
        if constexpr (fits) return check_shards<N, Search, shards, first_column + 1>();
        return false;
    }
}

template <int N, class Search, std::size_t capacity, int... column>
constexpr void append_shards(solution_collector<N, capacity>& all, index_list<column...>) noexcept {
    (all.append(searched_shard<N, Search, column>), ...);
}

} // namespace ctqueens::detail

#endif
