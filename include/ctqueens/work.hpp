// SPDX-License-Identifier: BSL-1.0
/// @file
/// How much work a search does.
#ifndef CTQUEENS_WORK_HPP
#define CTQUEENS_WORK_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens {

/// The work of a search. What is a candidate, a conflict test and a backtrack is written on the
/// page of the search.
struct work_counts
{
    /// How many candidates the search looked at.
    std::uint64_t candidates = 0;
    /// How many tests for a conflict it made.
    std::uint64_t conflict_tests = 0;
    /// How often it stepped back.
    std::uint64_t backtracks = 0;
    /// How many solutions it found.
    std::uint64_t solutions = 0;

    /// Whether all four are the same.
    friend constexpr bool operator==(const work_counts&, const work_counts&) noexcept = default;
};

namespace detail {

// An observer that counts.
struct work_counter
{
    work_counts counts;

    constexpr void candidates(int number) noexcept { counts.candidates += unsigned(number); }
    constexpr void conflict_tests(int number) noexcept
    {
        counts.conflict_tests += unsigned(number);
    }
    constexpr void backtracks(int number) noexcept { counts.backtracks += unsigned(number); }

    template <int N>
    constexpr void solution(const placement<N>&) noexcept
    {
        ++counts.solutions;
    }
};

template <class Search, int N>
constexpr work_counts count_shard_work(int first_column) noexcept
{
    work_counter counter;
    Search::template run<N>(first_column, counter);
    return counter.counts;
}
template <class Search, int N, int first_column>
inline constexpr work_counts shard_work = count_shard_work<Search, N>(first_column);

template <class Search, int N, int... first_column>
constexpr work_counts add_shards(row_list<first_column...>) noexcept
{
    return {(shard_work<Search, N, first_column>.candidates + ...),
            (shard_work<Search, N, first_column>.conflict_tests + ...),
            (shard_work<Search, N, first_column>.backtracks + ...),
            (shard_work<Search, N, first_column>.solutions + ...)};
}

// Counting takes steps of its own, so the limit is met sooner than that of a table.
inline constexpr int max_work_size = 11;

template <class Search, int N>
constexpr work_counts count_work() noexcept
{
    static_assert(N >= 1, "ctqueens: work<Search, N> needs N from 1 to 11");
    static_assert(N <= max_work_size, "ctqueens: work<Search, N> needs N from 1 to 11");
    if constexpr (N >= 1 && N <= max_work_size) {
        static_assert(N <= Search::max_size,
                      "ctqueens: work<Search, N> needs N from 1 to Search::max_size");
        constexpr int size = N <= Search::max_size ? N : 1;
        return add_shards<Search, size>(row_indices<size>);
    } else {
        return {};
    }
}

} // namespace detail

/// The work that a search does for all solutions of one N, counted by the compiler in a search of
/// its own; N is 1...11 and at most `Search::max_size`. Another N is refused: "work<Search, N>
/// needs N from 1 to 11". Counting takes evaluation steps of its own, so the limit is below that of
/// a table.
template <search::algorithm Search, int N>
inline constexpr work_counts work = detail::count_work<Search, N>();

} // namespace ctqueens

#endif
