// SPDX-License-Identifier: BSL-1.0
/// @file
/// Enumeration of all N! permutations of the columns by recursive swaps (article 000).
#ifndef CTQUEENS_SEARCH_PERMUTATION_HPP
#define CTQUEENS_SEARCH_PERMUTATION_HPP

#include <ctqueens/search/for_each_permutation.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens::search {

/// Enumerates all permutations of the columns: swaps each of the remaining columns into a row in turn,
/// permutes the rows below, and undoes the swap. A permutation has one queen in each row and each
/// column, so only the diagonals need to be checked. Nothing is pruned: a permutation is checked only
/// when it is complete. The order of the solutions is determined by the swaps.
///
/// A comparison tests one pair of queens. For N = 8, the search checks 40,320 permutations; the
/// largest shard takes about 780 thousand evaluation steps with Clang. See docs/articles.md.
struct permutation
{
    static constexpr const char* name = "permutation"; ///< the name of the search
    static constexpr int max_size = 8;                 ///< the largest N for which there is a table

    /// Finds all solutions whose first queen is in column `first_column` (0...N - 1). N is 1...255.
    template <int N, any_observer Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        placement<N> queens{};
        for (int row = 0; row < N; ++row) {
            queens.put({row, row});
        }
        permute(queens, 0, first_column, first_column + 1, observer);
    }

private:
    // For each row in [first, end): swaps its column with that of `row`, permutes the rows below, and
    // undoes the swap.
    template <int N, class Observer>
    static constexpr void permute(placement<N>& queens, int row, int first, int end, Observer& observer)
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
        for (int other = first; other < end; ++other) {
            detail::swap(queens.columns[row], queens.columns[other]);
            if (!observer.place({row, queens.columns[row]})) return; // the observer has seen enough
            permute(queens, row + 1, row + 1, N, observer);
            observer.retreat({row, queens.columns[row]});
            detail::swap(queens.columns[row], queens.columns[other]);
        }
        observer.leave(row);
    }

    template <int N, class Observer>
    static constexpr bool is_consistent(const placement<N>& queens, Observer& observer)
    {
        for (int i = 0; i < N; ++i) {
            for (int j = i + 1; j < N; ++j) {
                observer.test(1);
                if (i - j == queens[i] - queens[j] || i + queens[i] == j + queens[j]) return false;
            }
        }
        return true;
    }
};

} // namespace ctqueens::search

#endif
