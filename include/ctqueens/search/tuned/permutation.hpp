// SPDX-License-Identifier: BSL-1.0
/// @file
/// search::permutation for tables: tests each permutation with a single comparison.
#ifndef CTQUEENS_SEARCH_TUNED_PERMUTATION_HPP
#define CTQUEENS_SEARCH_TUNED_PERMUTATION_HPP

#include <ctqueens/search/observer.hpp>
#include <ctqueens/search/tuned/board_lines.hpp>

namespace ctqueens::detail {

// Enumerates the same permutations in the same order as search::permutation, but
// reports only the solutions. Instead of comparing pairs of queens, adds up the words
// of their lines.
struct tuned_permutation {
    // Finds all solutions whose first queen is in column `first_column`. N is 1...12.
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        placement<N> queens{};
        for (int row = 0; row < N; ++row) queens.put({row, row});
        permute(queens, first_column, first_column + 1, 0, 0, board_lines<N>, observer);
    }

private:
    // As in search::permutation: swaps the columns of `row` and of each row from
    // `other` to `end - 1`. The lines of the queens above have the given sum and
    // bitwise OR. `word` has the lines of the row.
    template <int N, class Observer, std::uint64_t word, std::uint64_t... words_below>
    static constexpr void permute(placement<N>& queens, int other, int end,
                                  std::uint64_t sum, std::uint64_t lines,
                                  word_list<word, words_below...>, Observer& observer) {
        constexpr int row = N - 1 - int(sizeof...(words_below));
        for (const std::uint8_t kept = queens.columns[row]; other < end; ++other) {
            const std::uint8_t column = queens.columns[other];
            const std::uint64_t queen = word << column;
            queens.columns[other] = kept;
            queens.columns[row] = column;
            if constexpr (row < N - 1) {
                permute(queens, row + 1, N, sum + queen, lines | queen,
                        word_list<words_below...>(), observer);
            } else if (sum + queen == (lines | queen)) { // no line has two queens
                // A table needs all solutions, so the result is ignored.
                static_cast<void>(observer.solution(queens));
            }
            queens.columns[row] = kept;
            queens.columns[other] = column;
        }
    }
};

} // namespace ctqueens::detail

#endif
