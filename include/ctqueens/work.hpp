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

} // namespace detail

/// The work that a search does for all solutions of one N, counted by the compiler in a search of
/// its own; N is 1…Search::max_size (for bitmask 1…11 on Clang, whose limit of steps counting meets
/// sooner).
template <search::algorithm Search, int N>
inline constexpr work_counts work = detail::add_shards<Search, N>(detail::rows<N>);

} // namespace ctqueens

#endif
