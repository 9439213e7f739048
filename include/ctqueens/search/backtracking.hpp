// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `backtracking`.
#ifndef CTQUEENS_SEARCH_BACKTRACKING_HPP
#define CTQUEENS_SEARCH_BACKTRACKING_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

namespace ctqueens::search {

/// Backtracking: tries the columns of each row from left to right and compares each new
/// queen with the queens above it. Continues with the next row only if none of them
/// attacks the new queen. After the last column, returns to the row above.
///
/// For N = 8, the search places 15,720 queens and compares 46,752 pairs; the largest
/// shard takes about 86 thousand evaluation steps with Clang.
/// @ingroup searches
struct backtracking {
    static constexpr const char* name = "backtracking"; ///< the name of the search
    static constexpr int max_size = 9; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Tests each queen when it is placed, against the queens above it.",
        .tests = "pairs compared",
        .order = "lexicographic",
        .source = "The eight queens puzzle (2018)"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...255.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        fill(queens, 0, {first_column, first_column + 1}, observer);
    }

private:
    // Tries the `columns` of `row`. Each time the new queen is safe, fills the rows
    // below. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool fill(placement<N>& queens, int row, range columns,
                               Observer& observer) {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (int column = columns.first; column < columns.end; ++column) {
            const square at{row, column};
            queens.put(at);
            if (!observer.place(at)) return false;
            if (is_attacked(queens, at, observer)) {
                observer.reject(at);
            } else {
                if (!fill(queens, row + 1, {0, N}, observer)) return false;
                observer.retreat(at);
            }
        }
        observer.leave(row);
        return true;
    }

    template <int N, class Observer>
    static constexpr bool is_attacked(const placement<N>& queens, square at,
                                      Observer& observer) {
        for (int row = 0; row < at.row; ++row) {
            observer.test(1);
            if (attacks({row, queens[row]}, at)) return true;
        }
        return false;
    }
};

} // namespace ctqueens::search

#endif
