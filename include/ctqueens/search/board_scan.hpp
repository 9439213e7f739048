// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `board_scan`.
#ifndef CTQUEENS_SEARCH_BOARD_SCAN_HPP
#define CTQUEENS_SEARCH_BOARD_SCAN_HPP

#include <ctqueens/grid.hpp>
#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

namespace ctqueens::search {

/// Backtracking on a two-dimensional board: places a queen, then counts the queens in
/// its row, its column and its two diagonals, each from edge to edge. The queen is safe
/// if it is the only one on each of these lines.
///
/// For N = 8, the search places 15,720 queens and scans 62,880 lines; the largest shard
/// takes about 163 thousand evaluation steps with Clang.
/// @ingroup searches
struct board_scan {
    static constexpr const char* name = "board-scan"; ///< the name of the search
    static constexpr int max_size = 9; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Scans the four lines through each new queen for other queens.",
        .tests = "lines scanned",
        .order = "lexicographic",
        .source = "The 8 queens puzzle: the idea of backtracking (2021)"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...255.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        grid<N> board{};
        fill(board, 0, {first_column, first_column + 1}, observer);
    }

private:
    // Tries the `columns` of `row`. Each time the new queen is safe, fills the rows
    // below. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool fill(grid<N>& board, int row, range columns,
                               Observer& observer) {
        if (row == N) return observer.solution(to_placement(board));
        observer.enter(row);
        for (int column = columns.first; column < columns.end; ++column) {
            const square at{row, column};
            board.cells[row][column] = 1;
            if (!observer.place(at)) return false;
            observer.test(4);
            if (!is_alone(board, at)) {
                observer.reject(at);
            } else {
                if (!fill(board, row + 1, {0, N}, observer)) return false;
                observer.retreat(at);
            }
            board.cells[row][column] = 0;
        }
        observer.leave(row);
        return true;
    }

    template <int N> static constexpr bool is_alone(const grid<N>& board, square at) {
        int in_row = 0, in_column = 0, on_rising = 0, on_falling = 0;
        for (int i = 0; i < N; ++i) {
            // The columns in which the diagonals meet row i.
            const int rising = at.row + at.column - i, falling = at.column - at.row + i;
            in_row += board.cells[at.row][i];
            in_column += board.cells[i][at.column];
            if (0 <= rising && rising < N) on_rising += board.cells[i][rising];
            if (0 <= falling && falling < N) on_falling += board.cells[i][falling];
        }
        return in_row == 1 && in_column == 1 && on_rising == 1 && on_falling == 1;
    }
};

} // namespace ctqueens::search

#endif
