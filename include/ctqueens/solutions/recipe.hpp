// SPDX-License-Identifier: BSL-1.0
/// @file
/// How the table of a search is made: by the search or a variant, and in which shards.
#ifndef CTQUEENS_SOLUTIONS_RECIPE_HPP
#define CTQUEENS_SOLUTIONS_RECIPE_HPP

#include <ctqueens/search/tuned/bitmask.hpp>
#include <ctqueens/solutions/collector.hpp>

namespace ctqueens::search {

struct bitmask;
struct exhaustive;
struct permutation;

} // namespace ctqueens::search

namespace ctqueens::detail {

struct tuned_exhaustive;  // defined by the header that search/exhaustive.hpp includes,
struct tuned_permutation; // and by the one that search/permutation.hpp includes

// Returns Search::max_size or, if it is not a search, -1; then, a static_assert fails.
template <class Search> constexpr int max_size_of() noexcept {
    if constexpr (check_search<Search>()) {
        return Search::max_size >= 0 ? Search::max_size : 0;
    } else {
        return -1;
    }
}
// The default search, whose header is not included, so that tables cost less.
template <> constexpr int max_size_of<search::bitmask>() noexcept { return 12; }

// What makes a table: the search or a variant of it. With `mirrors`, it searches only the left half
// of row 0, and the other solutions are mirror images.
template <class Program, bool by_mirroring = false> struct made_by {
    using program = Program;
    static constexpr bool mirrors = by_mirroring;
};

// Usually, a search makes its table itself. For some, a variant finds the same solutions in the
// same order, but takes fewer evaluation steps.
template <int N, class Search> struct table_recipe : made_by<Search> {};
template <int N> struct table_recipe<N, search::bitmask> : made_by<tuned_bitmask, true> {};
template <int N> struct table_recipe<N, search::permutation> : made_by<tuned_permutation> {};
template <int N>
    requires(N > 6)
struct table_recipe<N, search::exhaustive> : made_by<tuned_exhaustive> {};

// The solutions of a shard: those whose first queen is in one column. Each variable `shard` is a
// constant evaluation of its own, so the compilers' limits apply to each shard separately. A
// correct search finds at most twice the average number of solutions in a shard. With
// has_one_shard, it finds all of them in shard 0.
template <class Search>
concept has_one_shard = bool(Search::has_one_shard);

template <int N, class Search>
inline constexpr std::size_t shard_capacity = has_one_shard<Search>
                                                  ? published_counts[N] + 1
                                                  : 2 * (published_counts[N] / N + 1);

template <int N, class Search, int first_column> constexpr auto search_shard() noexcept {
    solution_collector<N, shard_capacity<N, Search>> found;
    Search::template run<N>(first_column, found);
    return found;
}
template <int N, class Search, int first_column>
inline constexpr auto shard = search_shard<N, Search, first_column>();

template <int N, class Search, std::size_t capacity, int... column>
constexpr void append_shards(solution_collector<N, capacity>& all, index_list<column...>) noexcept {
    (all.append(shard<N, Search, column>), ...);
}

} // namespace ctqueens::detail

#endif
