// SPDX-License-Identifier: BSL-1.0
/// @file
/// Backtracking in a loop, without recursion (article 002, first program).
#ifndef CTQUEENS_SEARCH_ITERATIVE_HPP
#define CTQUEENS_SEARCH_ITERATIVE_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::search {

/// Backtracking in a single loop. A new queen starts one column to the right of the queen above it and
/// moves right, wrapping around at the last column. Once it is directly below the queen above, it has
/// been in every column, and the queen above must move. The solutions are therefore not in lexicographic
/// order: for N = 8, the eighth solution is 26831475.
///
/// A comparison tests one pair of queens. The new queen is compared with all queens above it, first for
/// shared columns and then for shared diagonals. For N = 8, the search places 15,352 queens and makes
/// 76,446 comparisons; the largest shard takes about 148 thousand evaluation steps with Clang. Rows and
/// columns are swapped relative to the article. See docs/articles.md.
struct iterative
{
    static constexpr const char* name = "iterative"; ///< the name of the search
    static constexpr int max_size = 9;               ///< the largest N for which there is a table

    /// Finds all solutions whose first queen is in column `first_column` (0...N - 1). N is 1...255.
    template <int N, any_observer Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        queens.put({0, first_column});
        int row = 0;
        observer.enter(row);
        do {
            if (!observer.place({row, queens[row]})) return; // the observer has seen enough
            bool is_exhausted = row > 0 && queens[row] == queens[row - 1]; // every column has been tried
            if (is_attacked(queens, row, observer)) {
                observer.reject({row, queens[row]});
            } else if (row < N - 1) { // go down
                observer.enter(++row);
                queens.put({row, (queens[row - 1] + 1) % N});
                continue;
            } else {
                observer.solution(queens);
                observer.retreat({row, queens[row]});
                is_exhausted = row > 0; // no other column is free in the last row
            }
            if (is_exhausted) { // go back up
                observer.leave(row--);
                observer.retreat({row, queens[row]});
            }
            queens.put({row, (queens[row] + 1) % N}); // move right
        } while (row > 0); // the first queen has only one column in this shard
        observer.leave(row);
    }

private:
    template <int N, class Observer>
    static constexpr bool is_attacked(const placement<N>& queens, int row, Observer& observer)
    {
        for (int k = 0; k < row; ++k) {
            observer.test(1);
            if (queens[k] == queens[row]) return true;
        }
        for (int k = 0; k < row; ++k) {
            observer.test(1);
            if (queens[row] == queens[k] - (row - k) || queens[row] == queens[k] + (row - k)) return true;
        }
        return false;
    }
};

} // namespace ctqueens::search

#endif
