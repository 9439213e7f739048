// SPDX-License-Identifier: BSL-1.0
/// @file
/// Backtracking with three bit masks; the default search.
#ifndef CTQUEENS_SEARCH_BITMASK_HPP
#define CTQUEENS_SEARCH_BITMASK_HPP

#include <ctqueens/search/algorithm.hpp>

namespace ctqueens::search {

namespace detail {

// The column of a mask with one bit. The powers of two below 2^36 leave different remainders
// when divided by 37, so a small array tells them apart.
struct column_by_remainder
{
    std::uint8_t by_remainder[37]{};

    constexpr column_by_remainder() noexcept
    {
        for (unsigned column = 0; column < 32; ++column) {
            by_remainder[(1u << column) % 37] = static_cast<std::uint8_t>(column);
        }
    }
};
inline constexpr column_by_remainder column_of_bit;

} // namespace detail

/// The flags of the occupancy search as the bits of three words, so that one expression gives all
/// squares of a row that are not attacked. Finds the solutions in lexicographic order.
///
/// - candidate: a node of the search tree, that is a placement of the first rows in which no two
///   queens attack each other, the empty board among them. 2,057 for N=8.
/// - conflict test: the expression that finds the free squares of a row; one for each node that
///   is not complete.
/// - backtrack: a node whose free squares are used up, the empty board excepted.
///
/// Evaluation steps for N=8, of which the greatest shard decides: 21,187 with GCC 12, 3,209
/// with Clang 14, 16 and 19.
struct bitmask
{
    /// Its name in the shell and in registries.
    static constexpr const char* name = "bitmask";
    /// The greatest N of a table in this search's order.
    static constexpr int max_size = 12;

    /// The order is lexicographic and every column of a row is tried in the same way, so the
    /// second half of the solutions is the mirror image of the first, in reverse. A table need
    /// not search for it.
    static constexpr bool second_half_mirrors_first = true;

    /// Searches the shard of one first column, 0...N - 1; N is 1...31.
    template <int N, observer_of<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        static_assert(N <= 31, "ctqueens: search::bitmask needs N from 1 to 31");
        if constexpr (counts_work<Observer>) {
            if (first_column == 0) { // the empty board, once
                observer.candidates(1);
                observer.conflict_tests(1);
            }
        }
        // Row 0 with only one square that is free to choose.
        unsigned queens[std::size_t(N)]{};
        extend<N, 0>(queens, 1u << first_column, all_columns<N>, 0, 0, observer);
    }

    /// The part of the search below one node: the placements whose first `rows` queens, fewer than
    /// N, stand in these columns, counted from 0. The queens must not attack each other. N is
    /// 1...31.
    template <int N, int rows, observer_of<N> Observer>
    static constexpr void run_below(const int (&first_columns)[std::size_t(rows)],
                                    Observer& observer) noexcept
    {
        unsigned queens[std::size_t(N)]{}, columns = all_columns<N>, falling = 0, rising = 0;
        for (int row = 0; row < rows; ++row) {
            queens[row] = 1u << first_columns[row];
            columns ^= queens[row];
            falling = (falling | queens[row]) << 1 & all_columns<N>;
            rising = (rising | queens[row]) >> 1;
        }
        const unsigned free = columns & ~(falling | rising);
        if (free != 0) {
            extend<N, rows>(queens, free, columns, falling, rising, observer);
        }
    }

private:
    template <int N>
    static constexpr unsigned all_columns = (1u << N) - 1;

    // Places a queen on each of the `free` squares of `row` and goes on with the next row if that
    // has a free square too.
    //
    // `columns` has a bit for each column without a queen. `falling` and `rising` have a bit for
    // each column of this row that a diagonal from above meets; from row to row the diagonals
    // move by one column, so the masks are shifted.
    //
    // Written for the evaluators (docs/compile-cost.md). For Clang a declaration is one step, however
    // many variables it has, and a variable takes as long as a few operators. GCC keeps every
    // different value that it computes, so `falling` is cut to the board; and it takes longer to read
    // a variable that is const.
    template <int N, int row, unsigned board = all_columns<N>, class Observer>
    static constexpr void extend(unsigned (&queens)[std::size_t(N)], unsigned free,
                                 unsigned columns, unsigned falling, unsigned rising,
                                 Observer& observer) noexcept
    {
        do {
            unsigned queen = free & (0u - free); // the lowest bit
            free ^= queen;
            if constexpr (is_told<Observer>) {
                if (!detail::tell_place<detail::effort{
                        .candidates = 1, .conflict_tests = row == N - 1 ? 0 : 1, .backtracks = 1}>(
                        observer, {row, detail::column_of_bit.by_remainder[queen % 37]})) {
                    return;
                }
            }
            if constexpr (row == N - 1) {
                queens[row] = queen;
                observer.solution(placement_of<N>(queens, ctqueens::detail::row_indices<N>));
            } else {
                unsigned next_falling = (falling | queen) << 1 & board,
                         next_rising = (rising | queen) >> 1,
                         next_free = (columns ^ queen) & ~(next_falling | next_rising);
                if (next_free) {
                    queens[row] = queen;
                    extend<N, row + 1>(queens, next_free, columns ^ queen, next_falling,
                                       next_rising, observer);
                }
            }
        } while (free);
    }

    template <int N, int... row>
    static constexpr placement<N> placement_of(const unsigned (&queens)[std::size_t(N)],
                                               ctqueens::detail::row_list<row...>) noexcept
    {
        return {{detail::column_of_bit.by_remainder[queens[row] % 37]...}};
    }
};

} // namespace ctqueens::search

#endif
