// SPDX-License-Identifier: BSL-1.0
/// @file
/// Recursion with flags for columns and diagonals (article 002, second program).
#ifndef CTQUEENS_SEARCH_OCCUPANCY_HPP
#define CTQUEENS_SEARCH_OCCUPANCY_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

/// Keeps a flag for each column and each diagonal, so that three flags tell whether a square is
/// free. Taking a square sets its flags; they are cleared again when the recursion comes back.
/// Finds the solutions in lexicographic order.
///
/// - candidate: a queen tried on a square. 15,720 for N=8.
/// - conflict test: the look at the three flags of a square; one for each candidate.
/// - backtrack: a return from a row to the row above.
///
/// Evaluation steps for N=8, of which the greatest shard decides: 141,777 with GCC 12, 19,473
/// with Clang 14, 16 and 19.
struct occupancy
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "occupancy";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 9;

    /// Searches the shard of one first column, 0...N - 1; N is 1...255.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        board<N> state;
        try_column(state, 0, first_column, observer);
    }

private:
    template <int N>
    struct board
    {
        placement<N> queens{};
        bool column_taken[std::size_t(N)]{};
        bool falling_taken[std::size_t(
            2 * N - 1)]{}; // row - column is constant; N - 1 is added to count from 0
        bool rising_taken[std::size_t(2 * N - 1)]{}; // row + column is constant

        constexpr bool is_free(int row, int column) const noexcept
        {
            return !column_taken[column] && !falling_taken[row - column + N - 1] &&
                   !rising_taken[row + column];
        }

        constexpr void mark(int row, int column, bool taken) noexcept
        {
            column_taken[column] = taken;
            falling_taken[row - column + N - 1] = taken;
            rising_taken[row + column] = taken;
        }
    };

    template <int N, class Observer>
    static constexpr void fill(board<N>& state, int row, Observer& observer) noexcept
    {
        if (row == N) {
            observer.solution(state.queens);
        } else {
            for (int column = 0; column < N; ++column) {
                try_column(state, row, column, observer);
            }
        }
        if constexpr (counts_work<Observer>) {
            observer.backtracks(1);
        }
    }

    template <int N, class Observer>
    static constexpr void try_column(board<N>& state, int row, int column,
                                     Observer& observer) noexcept
    {
        if constexpr (is_told<Observer>) {
            if (!detail::tell_place<detail::effort{.candidates = 1, .conflict_tests = 1}>(
                    observer, {row, column})) {
                return;
            }
            detail::tell_attacker(observer, state.queens, {row, column});
        }
        if (state.is_free(row, column)) {
            state.queens.columns[row] = static_cast<std::uint8_t>(column);
            state.mark(row, column, true);
            fill(state, row + 1, observer);
            state.mark(row, column, false);
        }
    }
};

} // namespace ctqueens::search

#endif
