// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `exhaustive`, and the variant that makes its tables.
#ifndef CTQUEENS_SEARCH_EXHAUSTIVE_HPP
#define CTQUEENS_SEARCH_EXHAUSTIVE_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>
// Makes the tables for N > 6, for which this page exceeds the compilers' limits.
#include <ctqueens/search/tuned/exhaustive.hpp>

namespace ctqueens::search {

/// Enumerates all ways to place one queen in each row. Nothing is pruned: a placement
/// is tested only when it is complete.
///
/// There are N^N placements: 46,656 for N = 6, and 16,777,216 for N = 8. For N > 6, the
/// search exceeds the compilers' default limits. Then tables are made by a variant that
/// also tests each placement, but many at once (search/tuned/exhaustive.hpp), and
/// `work` is computed from that of search::backtracking.
/// @ingroup searches
struct exhaustive {
    static constexpr const char* name = "exhaustive"; ///< the name of the search
    static constexpr int max_size = 8; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Puts one queen in each row in every way; tests only full boards.",
        .tests = "pairs compared",
        .order = "lexicographic",
        .source = "The eight queens puzzle (2018)"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...255.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        assign(queens, 0, {first_column, first_column + 1}, observer);
    }

private:
    // Places a queen in each of the `columns` of `row` in turn and fills the rows
    // below. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool assign(placement<N>& queens, int row, range columns,
                                 Observer& observer) {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (int column = columns.first; column < columns.end; ++column) {
            const square at{row, column};
            queens.put(at);
            if (!observer.place(at)) return false;
            if (row == N - 1 && has_attack(queens, observer)) {
                observer.reject(at);
            } else {
                if (!assign(queens, row + 1, {0, N}, observer)) return false;
                observer.retreat(at);
            }
        }
        observer.leave(row);
        return true;
    }

    template <int N, class Observer>
    static constexpr bool has_attack(const placement<N>& queens, Observer& observer) {
        for (int row = 1; row < N; ++row) {
            for (int above = 0; above < row; ++above) {
                observer.test(1);
                if (attacks({above, queens[above]}, {row, queens[row]})) return true;
            }
        }
        return false;
    }
};

} // namespace ctqueens::search

#endif
