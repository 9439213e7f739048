// SPDX-License-Identifier: BSL-1.0
/// @file
/// Collects the solutions that a search finds.
#ifndef CTQUEENS_DETAIL_SOLUTION_LIST_HPP
#define CTQUEENS_DETAIL_SOLUTION_LIST_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/table.hpp>
#include <ctqueens/detail/table_recipe.hpp>

namespace ctqueens::detail {

// Solutions beyond `capacity` are counted but not stored.
template <int N, std::size_t capacity>
struct solution_list : search::observer {
    table<N, capacity> kept{};
    std::size_t count = 0;

    constexpr bool solution(const placement<N>& queens) noexcept {
        if (count < capacity) {
            kept.rows[count] = queens;
        }
        ++count;
        return true;
    }

    // The stored solutions.
    constexpr const placement<N>* begin() const noexcept { return kept.rows; }
    constexpr const placement<N>* end() const noexcept {
        return kept.rows + (count < capacity ? count : capacity);
    }
};

template <int N, std::size_t capacity, std::size_t other_capacity>
constexpr void append(solution_list<N, capacity>& all,
                      const solution_list<N, other_capacity>& found) noexcept {
    for (const placement<N>& queens : found) {
        all.solution(queens);
    }
}

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
