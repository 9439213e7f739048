// SPDX-License-Identifier: BSL-1.0
/// @file
/// Recursion on a two-dimensional board that is scanned along four lines (article 003).
#ifndef CTQUEENS_SEARCH_BOARD_SCAN_HPP
#define CTQUEENS_SEARCH_BOARD_SCAN_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

/// Puts a queen on the board first and then counts the queens along its row, its column and its
/// two diagonals, from edge to edge; the square is legal if each line holds just this one. Finds
/// the solutions in lexicographic order.
///
/// - candidate: a queen tried on a square. 15,720 for N=8.
/// - conflict test: one line scanned; four for each candidate.
/// - backtrack: a return from a row to the row above.
///
/// Evaluation steps for N=8, of which the greatest shard decides: 1,851,881 with GCC 12, 166,217
/// with Clang 14, 16 and 19.
struct board_scan
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "board-scan";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 9;

    /// Searches the shard of one first column, 0...N - 1; N is 1...255.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        grid<N> board{};
        try_column(board, 0, first_column, observer);
    }

private:
    template <int N, class Observer>
    static constexpr void fill(grid<N>& board, int row, Observer& observer) noexcept
    {
        if (row == N) {
            observer.solution(to_placement(board));
        } else {
            for (int column = 0; column < N; ++column) {
                try_column(board, row, column, observer);
            }
        }
        if constexpr (counts_work<Observer>) {
            observer.backtracks(1);
        }
    }

    template <int N, class Observer>
    static constexpr void try_column(grid<N>& board, int row, int column,
                                     Observer& observer) noexcept
    {
        if constexpr (is_told<Observer>) {
            if (!detail::tell_place<detail::effort{.candidates = 1, .conflict_tests = 4}>(
                    observer, {row, column})) {
                return;
            }
            tell_attacker(board, row, column, observer);
        }
        board.cells[row][column] = 1;
        if (is_alone(board, row, column)) {
            fill(board, row + 1, observer);
        }
        board.cells[row][column] = 0;
    }

    // The conflict with the uppermost queen on one of the lines, if there is one.
    template <int N, class Observer>
    static constexpr void tell_attacker(const grid<N>& board, int row, int column,
                                        Observer& observer) noexcept
    {
        if constexpr (follows_steps<Observer>) {
            for (int above = 0; above < row; ++above) {
                for (int other = 0; other < N; ++other) {
                    if (board.cells[above][other] != 0 && attacks({above, other}, {row, column})) {
                        observer.conflict({row, column}, {above, other});
                        return;
                    }
                }
            }
        }
    }

    template <int N>
    static constexpr bool is_alone(const grid<N>& board, int row, int column) noexcept
    {
        int in_row = 0;
        for (int other = 0; other < N; ++other) {
            in_row += board.cells[row][other];
        }
        int in_column = 0;
        for (int other = 0; other < N; ++other) {
            in_column += board.cells[other][column];
        }
        const int sum = row + column; // the same for all squares of the rising diagonal
        const int rising_end = sum < N ? sum : N - 1;
        int on_rising = 0;
        for (int other = sum - rising_end; other <= rising_end; ++other) {
            on_rising += board.cells[other][sum - other];
        }
        const int offset = column - row; // the same for all squares of the falling diagonal
        const int falling_end = offset < 0 ? N : N - offset;
        int on_falling = 0;
        for (int other = offset < 0 ? -offset : 0; other < falling_end; ++other) {
            on_falling += board.cells[other][other + offset];
        }
        return in_row == 1 && in_column == 1 && on_rising == 1 && on_falling == 1;
    }
};

} // namespace ctqueens::search

#endif
