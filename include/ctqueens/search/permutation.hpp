// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search `permutation`.
#ifndef CTQUEENS_SEARCH_PERMUTATION_HPP
#define CTQUEENS_SEARCH_PERMUTATION_HPP

#include <ctqueens/search/algorithm.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

namespace ctqueens::search {

/// Enumerates all permutations of the columns: swaps each of the remaining columns into
/// a row in turn, permutes the rows below, and undoes the swap. A permutation has one
/// queen in each row and each column, so only the diagonals are compared. Nothing is
/// pruned: a permutation is tested only when it is complete.
///
/// For N = 8, the search tests 40,320 permutations; a shard takes about 700 thousand
/// evaluation steps with Clang. Tables are made by a variant that takes about a
/// quarter as many (search/tuned/permutation.hpp).
/// @ingroup searches
struct permutation {
    static constexpr const char* name = "permutation"; ///< the name of the search
    static constexpr int max_size = 8; ///< the largest N for which there is a table
    /// How lists of searches describe it.
    static constexpr description about{
        .idea = "Swaps columns, so no two queens share one; tests only full boards.",
        .tests = "pairs compared",
        .order = "by swaps",
        .source = "Eight queens: the permutation algorithm (2015)"};

    /// Finds the solutions whose first queen is in column `first_column`. N is 1...255.
    template <int N, checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        for (int row = 0; row < N; ++row) queens.put({row, row});
        permute(queens, 0, {first_column, first_column + 1}, observer);
    }

private:
    // For each row in `others`: swaps its column with that of `row`, permutes the rows
    // below, and undoes the swap. Returns whether to go on.
    template <int N, class Observer>
    static constexpr bool permute(placement<N>& queens, int row, range others,
                                  Observer& observer) {
        if (row == N) return observer.solution(queens);
        observer.enter(row);
        for (int other = others.first; other < others.end; ++other) {
            swap(queens.columns[row], queens.columns[other]);
            const square at{row, queens[row]};
            if (!observer.place(at)) return false;
            if (row == N - 1 && shares_diagonal(queens, observer)) {
                observer.reject(at);
            } else {
                if (!permute(queens, row + 1, {row + 1, N}, observer)) return false;
                observer.retreat(at);
            }
            swap(queens.columns[row], queens.columns[other]);
        }
        observer.leave(row);
        return true;
    }

    // Does not call attacks(), which also compares rows and columns: these all differ.
    template <int N, class Observer>
    static constexpr bool shares_diagonal(const placement<N>& queens,
                                          Observer& observer) {
        for (int above = 0; above < N; ++above) {
            for (int row = above + 1; row < N; ++row) {
                const int rows = row - above, columns = queens[row] - queens[above];
                observer.test(1);
                if (rows == columns || rows == -columns) return true;
            }
        }
        return false;
    }

    static constexpr void swap(std::uint8_t& one, std::uint8_t& other) noexcept {
        const std::uint8_t kept = one;
        one = other;
        other = kept;
    }
};

} // namespace ctqueens::search

#endif
