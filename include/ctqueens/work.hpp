// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the work that a search does.
#ifndef CTQUEENS_WORK_HPP
#define CTQUEENS_WORK_HPP

#include <ctqueens/search/backtracking.hpp>
#include <ctqueens/search/exhaustive.hpp>

namespace ctqueens {

/// @addtogroup searches
/// @{

/// The work that a search does.
struct work_counts {
    std::uint64_t candidates = 0;     ///< queens placed
    std::uint64_t conflict_tests = 0; ///< tests for attacks; description::tests names the unit
    std::uint64_t backtracks = 0;     ///< queens removed when the search backtracks
    std::uint64_t solutions = 0;      ///< solutions found

    /// Compares the counts.
    friend constexpr bool operator==(const work_counts&, const work_counts&) noexcept = default;
};

/// An observer that counts the work of a search, here of one shard:
///
///     constexpr work_counts work_of_shard() {
///         work_counter counter;
///         search::occupancy::run<8>(0, counter);
///         return counter.counts;
///     }
///     static_assert(work_of_shard().candidates == 1785 && work_of_shard().solutions == 4);
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
    template <int N> constexpr bool solution(const placement<N>&) noexcept {
        ++counts.solutions;
        return true;
    }
};

/// The largest N for which the compiler can count the work of a search. (Only search::bitmask has a
/// larger table, for N = 12, which a variant makes.)
inline constexpr int max_work_size = 11;

namespace detail {

// Counts the work of a shard of search::exhaustive by running search::backtracking. Both compare
// queens in the same order, up to the first attack. But what backtracking compares once,
// exhaustive compares again in each complete placement that begins with the same queens.
template <int N> struct exhaustive_work : search::observer {
    work_counts counts;
    // While searching a row: how many complete placements begin with the queens down to this row.
    std::uint64_t placements = 1;

    // A shard places N^row queens in each row, and removes all those above the last row by
    // backtracking.
    constexpr exhaustive_work() noexcept {
        for (int row = 0; row < N; ++row) {
            counts.backtracks = counts.candidates;
            counts.candidates += placements;
            placements *= N;
        }
    }

    constexpr void enter(int) noexcept { placements /= N; }
    constexpr void test(int comparisons) noexcept {
        counts.conflict_tests += unsigned(comparisons) * placements;
    }
    constexpr bool solution(const placement<N>&) noexcept {
        ++counts.backtracks;
        ++counts.solutions;
        return true;
    }
    constexpr void leave(int) noexcept { placements *= N; }
};

// Usually, a search is run to count its work. search::exhaustive would exceed the limits.
template <int N, class Search> struct work_recipe {
    using program = Search;
    using counter = work_counter;
};
template <int N>
    requires(N > 6)
struct work_recipe<N, search::exhaustive> {
    using program = search::backtracking;
    using counter = exhaustive_work<N>;
};

template <int N, class Search, int first_column> constexpr work_counts count_shard_work() noexcept {
    using recipe = work_recipe<N, Search>;
    typename recipe::counter counter;
    recipe::program::template run<N>(first_column, counter);
    return counter.counts;
}
// A variable, so that each shard is a constant evaluation of its own.
template <int N, class Search, int first_column>
inline constexpr work_counts shard_work = count_shard_work<N, Search, first_column>();
template <int N, class Search, int... column>
constexpr work_counts total_work(index_list<column...>) noexcept {
    return {(shard_work<N, Search, column>.candidates + ...),
            (shard_work<N, Search, column>.conflict_tests + ...),
            (shard_work<N, Search, column>.backtracks + ...),
            (shard_work<N, Search, column>.solutions + ...)};
}

template <int N, class Search> constexpr work_counts count_work() noexcept {
    static_assert(N >= 1 && N <= max_work_size, "ctqueens: work<N, Search> needs N from 1 to 11");
    if constexpr (N >= 1 && N <= max_work_size && check_search<Search>()) {
        static_assert(N <= Search::max_size,
                      "ctqueens: work<N, Search> needs N from 1 to Search::max_size");
        if constexpr (N <= Search::max_size) {
            return total_work<N, Search>(indices<shard_count<N, Search>>);
        }
    }
    return {};
}

} // namespace detail

/// The work that a search does to find all solutions, counted by the compiler. N must be between 1
/// and Search::max_size, and at most #max_work_size; otherwise compilation fails, for example with
/// "work<N, Search> needs N from 1 to 11".
///
/// The compiler runs the search, with one exception: search::exhaustive would exceed its limits for
/// N > 6. In that case, it runs search::backtracking, which compares the same queens, and
/// multiplies each comparison by the number of placements in which the exhaustive search repeats
/// it.
///
///     static_assert(work<8, search::exhaustive>.candidates == 19173960); // 8 + 8^2 + ... + 8^8
///     static_assert(work<8, search::bitmask>.candidates == 2056);
/// @hideinitializer
template <int N, class Search> inline constexpr work_counts work = detail::count_work<N, Search>();

/// @}

} // namespace ctqueens

#endif
