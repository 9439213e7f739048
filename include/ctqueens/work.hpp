// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the work that a search does.
#ifndef CTQUEENS_WORK_HPP
#define CTQUEENS_WORK_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/table_recipe.hpp>
#include <ctqueens/detail/work_counts.hpp>

namespace ctqueens {

/// An observer that counts the work of a search:
///
///     constexpr std::uint64_t queens_placed()
///     {
///         work_counter counter;
///         search::occupancy::run<8>(0, counter);
///         return counter.counts.candidates;
///     }
///     static_assert(queens_placed() == 1785);
struct work_counter : search::observer {
    work_counts counts; ///< the work so far

    /// Counts a placed queen.
    constexpr bool place(square) noexcept {
        ++counts.candidates;
        return true;
    }
    /// Counts comparisons.
    constexpr void test(int comparisons) noexcept {
        counts.conflict_tests += unsigned(comparisons);
    }
    /// Counts a backtrack.
    constexpr void retreat(square) noexcept { ++counts.backtracks; }
    /// Counts a solution.
    template <int N>
    constexpr bool solution(const placement<N>&) noexcept {
        ++counts.solutions;
        return true;
    }
};

namespace detail {

// A search in lanes counts the work itself, for all lanes at once.
template <int N, class Search, int first_column>
constexpr work_counts count_shard_work() noexcept {
    using in_lanes = typename table_recipe<N, Search>::program;
    if constexpr (requires(work_counter any) { in_lanes::template run<N>(0, any).candidates; }) {
        search::observer ignores;
        return in_lanes::template run<N>(first_column, ignores);
    } else {
        work_counter counter;
        Search::template run<N>(first_column, counter);
        return counter.counts;
    }
}
template <int N, class Search, int first_column>
inline constexpr work_counts shard_work = count_shard_work<N, Search, first_column>();

template <int N, class Search, int... column>
constexpr work_counts add_shards(index_list<column...>) noexcept {
    return {(shard_work<N, Search, column>.candidates + ...),
            (shard_work<N, Search, column>.conflict_tests + ...),
            (shard_work<N, Search, column>.backtracks + ...),
            (shard_work<N, Search, column>.solutions + ...)};
}

// Counting takes additional evaluation steps, so the largest N is smaller than for a table.
inline constexpr int max_work_size = 11;

template <int N, class Search>
constexpr work_counts count_work() noexcept {
    static_assert(N >= 1 && N <= max_work_size, "ctqueens: work<N, Search> needs N from 1 to 11");
    if constexpr (N >= 1 && N <= max_work_size && check_search<Search>()) {
        static_assert(N <= Search::max_size,
                      "ctqueens: work<N, Search> needs N from 1 to Search::max_size");
        if constexpr (N <= Search::max_size) return add_shards<N, Search>(indices<N>);
    }
    return {};
}

} // namespace detail

/// The work that a search does to find all solutions, counted by the compiler. N must be between 1
/// and Search::max_size, and at most 11; otherwise compilation fails, for example with "work<N,
/// Search> needs N from 1 to 11".
///
///     static_assert(work<8, search::exhaustive>.candidates == 19173960); // 8 + 8^2 + ... + 8^8
///     static_assert(work<8, search::bitmask>.candidates == 2056);
template <int N, class Search>
inline constexpr work_counts work = detail::count_work<N, Search>();

} // namespace ctqueens

#endif
