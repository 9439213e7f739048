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
// correct search finds at most twice the average number of solutions in a shard (here rounded up).
// With has_one_shard, it finds all of them in shard 0.
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

template <int N, class Search, int first_column, std::size_t capacity>
constexpr void append_shard(solution_collector<N, capacity>& all) noexcept {
    constexpr auto& found = searched_shard<N, Search, first_column>;
    static_assert(found.count <= shard_capacity<N, Search>,
                  "ctqueens: the search found more solutions in a shard than there are "
                  "(passes<N, Search> of examiner.hpp names the first fault)");
    all.append(found);
}
template <int N, class Search, std::size_t capacity, int... column>
constexpr void append_shards(solution_collector<N, capacity>& all, index_list<column...>) noexcept {
    (append_shard<N, Search, column>(all), ...);
}

} // namespace ctqueens::detail

#endif
