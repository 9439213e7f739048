// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `iterative`.
#ifndef CTQUEENS_SEARCH_ITERATIVE_HPP
#define CTQUEENS_SEARCH_ITERATIVE_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

namespace ctqueens::search {

/// Backtracking in a single loop. A new queen starts one column to the right of the
/// queen above it and moves right, wrapping around at the last column. Once it is
/// directly below the queen above, it has been in every column, and the queen above
/// must move. The solutions are therefore not in lexicographic order: for N = 8, the
/// eighth solution is 26831475.
///
/// The new queen is compared with the queens above it, up to the first attack: first
/// for shared columns, then for shared diagonals. For N = 8, the search places 15,352
/// queens and makes 76,446 comparisons; the largest shard takes about 117 thousand
/// evaluation steps with Clang.
/// @ingroup searches
struct iterative {
    static constexpr const char* name = "iterative"; ///< the name of the search
    static constexpr int max_size = 9; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Backtracks in a single loop instead of by recursion.",
        .tests = "columns or diagonals compared",
        .order = "each row starts to the right of the queen above",
        .source = "Understanding eight queens thoroughly, the first program"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...255.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        queens.put({0, first_column});
        int row = 0;
        observer.enter(row);
        do {
            const square at{row, queens[row]};
            if (!observer.place(at)) return;
            const bool is_safe = !is_attacked(queens, at, observer);
            if (is_safe && row < N - 1) { // go down
                observer.enter(++row);
                queens.put({row, (at.column + 1) % N});
            } else {
                if (!is_safe) {
                    observer.reject(at);
                } else {
                    if (!observer.solution(queens)) return;
                    observer.retreat(at);
                }
                // After a solution, every other column has a queen; directly below the
                // queen above, the new queen has been in every column. Then the queen
                // above moves right: it was safe, so it is not yet directly below the
                // queen above it.
                if (row > 0 && (is_safe || at.column == queens[row - 1])) { // go up
                    observer.leave(row--);
                    observer.retreat({row, queens[row]});
                }
                queens.put({row, (queens[row] + 1) % N}); // move right
            }
        } while (row > 0); // the first queen has only one column in this shard
        observer.leave(row);
    }

private:
    template <int N, class Observer>
    static constexpr bool is_attacked(const placement<N>& queens, square at,
                                      Observer& observer) {
        for (int row = 0; row < at.row; ++row) {
            observer.test(1);
            if (queens[row] == at.column) return true;
        }
        for (int row = 0; row < at.row; ++row) {
            const int rows = at.row - row, columns = at.column - queens[row];
            observer.test(1);
            if (rows == columns || rows == -columns) return true;
        }
        return false;
    }
};

} // namespace ctqueens::search

#endif
