// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the work that a search does.
#ifndef CTQUEENS_WORK_HPP
#define CTQUEENS_WORK_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens {

/// The work that a search does.
struct work_counts
{
    std::uint64_t candidates = 0;     ///< queens placed
    std::uint64_t conflict_tests = 0; ///< comparisons, as defined in each search's documentation
    std::uint64_t backtracks = 0;     ///< queens removed when the search backtracks
    std::uint64_t solutions = 0;      ///< solutions found

    /// Compares the counts.
    friend constexpr bool operator==(const work_counts&, const work_counts&) noexcept = default;
};

/// An observer that counts the work of a search:
///
///     constexpr std::uint64_t queens_placed()
///     {
///         work_counter counter;
///         search::occupancy::run<8>(0, counter);
///         return counter.counts.candidates;
///     }
///     static_assert(queens_placed() == 1785);
struct work_counter : search::observer
{
    work_counts counts; ///< the work so far

    /// Counts a placed queen.
    constexpr bool place(square) noexcept
    {
        ++counts.candidates;
        return true;
    }
    /// Counts comparisons.
    constexpr void test(int comparisons) noexcept { counts.conflict_tests += unsigned(comparisons); }
    /// Counts a backtrack.
    constexpr void retreat(square) noexcept { ++counts.backtracks; }
    /// Counts a solution.
    template <int N>
    constexpr void solution(const placement<N>&) noexcept
    {
        ++counts.solutions;
    }
};

namespace detail {

template <class Search, int N, int first_column>
inline constexpr work_counts shard_work =
    search::detail::observe_shard<work_counter, Search, N, first_column>().counts;

template <class Search, int N, int... first_column>
constexpr work_counts add_shards(row_list<first_column...>) noexcept
{
    return {(shard_work<Search, N, first_column>.candidates + ...),
            (shard_work<Search, N, first_column>.conflict_tests + ...),
            (shard_work<Search, N, first_column>.backtracks + ...),
            (shard_work<Search, N, first_column>.solutions + ...)};
}

// Counting takes additional evaluation steps, so the largest N is smaller than for a table.
inline constexpr int max_work_size = 11;

template <class Search, int N>
constexpr work_counts count_work() noexcept
{
    static_assert(N >= 1 && N <= max_work_size, "ctqueens: work<Search, N> needs N from 1 to 11");
    if constexpr (N >= 1 && N <= max_work_size) {
        static_assert(N <= Search::max_size,
                      "ctqueens: work<Search, N> needs N from 1 to Search::max_size");
        if constexpr (N <= Search::max_size) return add_shards<Search, N>(row_indices<N>);
    }
    return {};
}

} // namespace detail

/// The work that a search does to find all solutions, counted by the compiler. For `exhaustive` with
/// N >= 7, this is the work of exhaustive_in_lanes. N must be between 1 and Search::max_size, and at
/// most 11; otherwise compilation fails, for example with "work<Search, N> needs N from 1 to 11".
///
///     static_assert(work<search::backtracking, 8>.candidates == 15720);
///     static_assert(work<search::bitmask, 8>.candidates == 2056);
template <search::algorithm Search, int N>
inline constexpr work_counts work = detail::count_work<Search, N>();

} // namespace ctqueens

#endif
