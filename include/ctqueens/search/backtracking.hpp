// SPDX-License-Identifier: BSL-1.0
/// @file
/// Recursion over the rows with a pairwise conflict test (article 001).
#ifndef CTQUEENS_SEARCH_BACKTRACKING_HPP
#define CTQUEENS_SEARCH_BACKTRACKING_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

/// Tries every column of a row from left to right, tests the new queen against each queen above
/// it, and goes on to the next row only where there is no conflict. Finds the solutions in
/// lexicographic order.
///
/// - candidate: a queen tried on a square. 15,720 for N=8.
/// - conflict test: one call of attacks() for a pair of queens.
/// - backtrack: a return to the row above, from a row whose columns are all tried or from beyond
///   the last row. (To reach beyond the last row is to have found a solution.)
///
/// Evaluation steps for N=8, of which the greatest shard decides: 560,161 with GCC 12, 66,736
/// with Clang 14, 16 and 19.
struct backtracking
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "backtracking";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 9;

    /// Searches the shard of one first column, 0...N - 1; N is 1...255.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        try_column(queens, 0, first_column, observer);
    }

private:
    template <int N, class Observer>
    static constexpr void fill(placement<N>& queens, int row, Observer& observer) noexcept
    {
        if (row == N) {
            observer.solution(queens);
        } else {
            for (int column = 0; column < N; ++column) {
                try_column(queens, row, column, observer);
            }
        }
        if constexpr (counts_work<Observer>) {
            observer.backtracks(1);
        }
    }

    template <int N, class Observer>
    static constexpr void try_column(placement<N>& queens, int row, int column,
                                     Observer& observer) noexcept
    {
        if constexpr (is_told<Observer>) {
            if (!detail::tell_place<detail::effort{.candidates = 1}>(observer, {row, column})) {
                return;
            }
        }
        if (!conflicts(queens, {row, column}, observer)) {
            queens.columns[row] = static_cast<std::uint8_t>(column);
            fill(queens, row + 1, observer);
        }
    }

    template <int N, class Observer>
    static constexpr bool conflicts(const placement<N>& queens, square tried,
                                    Observer& observer) noexcept
    {
        for (int row = 0; row < tried.row; ++row) {
            if constexpr (is_told<Observer>) {
                if constexpr (counts_work<Observer>) {
                    observer.conflict_tests(1);
                }
                if constexpr (follows_steps<Observer>) {
                    if (attacks({row, queens[row]}, tried)) {
                        observer.conflict(tried, {row, queens[row]});
                    }
                }
            }
            if (attacks({row, queens[row]}, tried)) {
                return true;
            }
        }
        return false;
    }
};

} // namespace ctqueens::search

#endif
