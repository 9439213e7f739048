// SPDX-License-Identifier: BSL-1.0
/// @file
/// Backtracking without recursion (article 002, first program).
#ifndef CTQUEENS_SEARCH_ITERATIVE_HPP
#define CTQUEENS_SEARCH_ITERATIVE_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

/// One loop that advances and retreats. A new queen starts one column to the right of the queen
/// above it and moves right, around the edge if need be; when it stands below that queen again,
/// it has tried every column and the queen above has to move. So the solutions do not come in
/// lexicographic order: for N=8 the eighth is 26831475.
///
/// (The article fills columns and speaks of rows; here, as everywhere in this library, the board
/// is turned so that rows are filled.)
///
/// - candidate: a queen tried on a square.
/// - conflict test: one pair of queens compared, first the columns of all pairs, then the
///   diagonals of all pairs.
/// - backtrack: a return to the row above, from a queen that has tried every column or after a
///   solution.
///
/// Evaluation steps for N=8, of which the greatest shard decides: 840,583 with GCC 12, 127,463
/// with Clang 14, 16 and 19.
struct iterative
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "iterative";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 9;

    /// Searches the shard of one first column, 0...N - 1; N is 1...255.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        queens.columns[0] = static_cast<std::uint8_t>(first_column);
        if constexpr (is_told<Observer>) {
            if (!detail::tell_place<detail::effort{.candidates = 1}>(observer, {0, first_column})) {
                return;
            }
        }
        if constexpr (N == 1) {
            observer.solution(queens);
            return;
        }
        int row = 1;
        move_right(queens, row, first_column);
        while (row > 0) {
            if constexpr (is_told<Observer>) {
                // Without tell_place(): counting for N = 9 comes close to Clang's limit.
                if constexpr (counts_work<Observer>) {
                    observer.candidates(1);
                }
                if constexpr (follows_steps<Observer>) {
                    if (!observer.place({row, queens[row]})) {
                        return;
                    }
                }
            }
            const bool is_free = !conflicts(queens, row, observer);
            if (is_free && row < N - 1) {
                ++row;
                move_right(queens, row, queens[row - 1]);
                continue;
            }
            if (is_free) {
                observer.solution(queens);
            }
            // The queen above has to move if this one stands below it again, having tried every
            // column, or has completed a solution, for then no other column is left for it.
            if (is_free || queens[row] == queens[row - 1]) {
                --row;
                if constexpr (counts_work<Observer>) {
                    observer.backtracks(1);
                }
            }
            if (row > 0) {
                move_right(queens, row, queens[row]);
            }
        }
    }

private:
    // Puts the queen of `row` one column to the right of `column`, around the edge of the board.
    template <int N>
    static constexpr void move_right(placement<N>& queens, int row, int column) noexcept
    {
        queens.columns[row] = static_cast<std::uint8_t>(column == N - 1 ? 0 : column + 1);
    }

    template <int N, class Observer>
    static constexpr bool conflicts(const placement<N>& queens, int row,
                                    Observer& observer) noexcept
    {
        for (int above = 0; above < row; ++above) {
            if constexpr (is_told<Observer>) {
                if constexpr (counts_work<Observer>) {
                    observer.conflict_tests(1);
                }
                if constexpr (follows_steps<Observer>) {
                    if (queens[above] == queens[row]) {
                        observer.conflict({row, queens[row]}, {above, queens[above]});
                    }
                }
            }
            if (queens[above] == queens[row]) {
                return true;
            }
        }
        for (int above = 0; above < row; ++above) {
            if constexpr (is_told<Observer>) { // the columns differ, as was just seen
                if constexpr (counts_work<Observer>) {
                    observer.conflict_tests(1);
                }
                if constexpr (follows_steps<Observer>) {
                    if (attacks({above, queens[above]}, {row, queens[row]})) {
                        observer.conflict({row, queens[row]}, {above, queens[above]});
                    }
                }
            }
            const int distance = row - above;
            if (queens[row] == queens[above] - distance ||
                queens[row] == queens[above] + distance) {
                return true;
            }
        }
        return false;
    }
};

} // namespace ctqueens::search

#endif
