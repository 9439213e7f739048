// SPDX-License-Identifier: BSL-1.0
/// @file
/// Enumeration of all N^N ways to place one queen in each row (article 001).
#ifndef CTQUEENS_SEARCH_EXHAUSTIVE_HPP
#define CTQUEENS_SEARCH_EXHAUSTIVE_HPP

#include <ctqueens/search/exhaustive_in_lanes.hpp>

namespace ctqueens::search {

/// Enumerates, in lexicographic order, all ways to place one queen in each row. Nothing is pruned: a
/// placement is checked only when it is complete.
///
/// A comparison is one call to attacks(). There are N^N placements: 46,656 for N = 6, and 16,777,216 for
/// N = 8. For N = 7 and N = 8, this search would exceed the compilers' default limits, so the tables are
/// made by exhaustive_in_lanes, which checks N * N placements at once. See docs/articles.md.
struct exhaustive
{
    static constexpr const char* name = "exhaustive"; ///< the name of the search
    static constexpr int max_size = 8;                ///< the largest N for which there is a table
    static constexpr int max_plain_size = 6; ///< the largest N for which this search makes the table
    using large_boards = exhaustive_in_lanes; ///< the search that makes the tables for larger N

    /// Finds all solutions whose first queen is in column `first_column` (0...N - 1). N is 1...255.
    template <int N, any_observer Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        assign(queens, 0, first_column, first_column + 1, observer);
    }

private:
    // Places a queen in each of the columns [first, end) of `row` in turn and fills the rows below.
    template <int N, class Observer>
    static constexpr void assign(placement<N>& queens, int row, int first, int end, Observer& observer)
    {
        if (row == N) {
            if (is_consistent(queens, observer)) {
                observer.solution(queens);
            } else {
                observer.reject({N - 1, queens[N - 1]});
            }
            return;
        }
        observer.enter(row);
        for (int column = first; column < end; ++column) {
            queens.put({row, column});
            if (!observer.place({row, column})) return; // the observer has seen enough
            assign(queens, row + 1, 0, N, observer);
            observer.retreat({row, column});
        }
        observer.leave(row);
    }

    template <int N, class Observer>
    static constexpr bool is_consistent(const placement<N>& queens, Observer& observer)
    {
        for (int row = 1; row < N; ++row) {
            for (int above = 0; above < row; ++above) {
                observer.test(1);
                if (attacks({above, queens[above]}, {row, queens[row]})) return false;
            }
        }
        return true;
    }
};

} // namespace ctqueens::search

#endif
