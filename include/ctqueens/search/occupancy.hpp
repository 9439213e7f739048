// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `occupancy`.
#ifndef CTQUEENS_SEARCH_OCCUPANCY_HPP
#define CTQUEENS_SEARCH_OCCUPANCY_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

namespace ctqueens::search {

/// Backtracking with a flag for each column and each diagonal, so that three flags tell
/// whether a square is attacked, regardless of the number of queens. Placing a queen
/// sets the three flags of its square; removing it clears them.
///
/// For N = 8, the search places 15,720 queens and looks up the flags of each square.
/// The largest shard takes about 38 thousand evaluation steps with Clang.
/// @ingroup searches
struct occupancy {
    static constexpr const char* name = "occupancy"; ///< the name of the search
    static constexpr int max_size = 9; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Keeps a flag for each column and diagonal that has a queen.",
        .tests = "squares looked up",
        .order = "lexicographic",
        .source = "Understanding eight queens thoroughly, the second program"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...255.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        board<N> taken{};
        fill(taken, 0, {first_column, first_column + 1}, observer);
    }

private:
    template <int N> struct board {
        placement<N> queens;
        bool columns[std::size_t(N)];
        bool falling[2 * std::size_t(N)]; // diagonals, indexed by row - column + N
        bool rising[2 * std::size_t(N)];  // diagonals, indexed by row + column
    };

    // Tries the `columns` of `row`. Each time the new queen is safe, fills the rows
    // below. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool fill(board<N>& taken, int row, range columns,
                               Observer& observer) {
        if (row == N) return observer.solution(taken.queens);
        observer.enter(row);
        for (int column = columns.first; column < columns.end; ++column) {
            const square at{row, column};
            taken.queens.put(at);
            if (!observer.place(at)) return false;
            bool& on_column = taken.columns[column];
            bool& on_falling = taken.falling[row - column + N];
            bool& on_rising = taken.rising[row + column];
            observer.test(1);
            if (on_column || on_falling || on_rising) {
                observer.reject(at);
            } else {
                on_column = on_falling = on_rising = true;
                if (!fill(taken, row + 1, {0, N}, observer)) return false;
                on_column = on_falling = on_rising = false;
                observer.retreat(at);
            }
        }
        observer.leave(row);
        return true;
    }
};

} // namespace ctqueens::search

#endif
