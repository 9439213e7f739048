// SPDX-License-Identifier: BSL-1.0
/// @file
/// Backtracking with three bit masks; the default search.
#ifndef CTQUEENS_SEARCH_BITMASK_HPP
#define CTQUEENS_SEARCH_BITMASK_HPP

#include <ctqueens/search/observer.hpp>

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

/// The occupancy search with its flags as the bits of three words, so that one expression gives all
/// squares of a row that are not attacked. Queens are placed only there. Finds the solutions in
/// lexicographic order.
///
/// A comparison is that expression, once for each queen. For N = 8 the search places 2,056 queens; the largest
/// shard takes about 3.2 thousand evaluation steps with Clang. See docs/articles.md.
struct bitmask
{
    /// What the shell calls it.
    static constexpr const char* name = "bitmask";
    /// The largest N of a table.
    static constexpr int max_size = 12;
    /// Each row is tried from left to right, so the mirror images of the solutions are found in reverse
    /// order.
    static constexpr bool second_half_mirrors_first = true;

    /// Finds all solutions whose first queen is in `first_column`, 0...N - 1. N is 1...31.
    template <int N, any_observer Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        static_assert(N <= 31, "ctqueens: search::bitmask needs N from 1 to 31");
        unsigned queens[std::size_t(N)]{};
        extend<N, 0>(queens, 1u << first_column, all_columns<N>, 0, 0, observer);
    }

    /// Searches below one node: all placements that begin with the queens of the first `rows` rows, fewer
    /// than N. These queens must not attack each other. N is 1...31.
    template <int N, int rows, any_observer Observer>
    static constexpr void run_below(placement_view first_queens, Observer& observer) noexcept
    {
        unsigned queens[std::size_t(N)]{}, columns = all_columns<N>, falling = 0, rising = 0;
        for (int row = 0; row < rows; ++row) {
            queens[row] = 1u << first_queens[row];
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

    // Places a queen on each of the `free` squares of `row`, and goes on to the next row if that has a free
    // square too.
    //
    // `columns` has a bit for each column without a queen. `falling` and `rising` have a bit for each
    // column of this row that a diagonal from above meets; from row to row the diagonals move by one
    // column.
    //
    // Every table pays for this loop, so it is written for the evaluators (docs/compile-cost.md): the row
    // is a template parameter, and hooks are called only if the observer hides one. Clang counts a
    // declaration as one step, however many variables it has; GCC keeps each value that it computes, so
    // `falling` is cut to the board.
    template <int N, int row, unsigned board = all_columns<N>, class Observer>
    static constexpr void extend(unsigned (&queens)[std::size_t(N)], unsigned free, unsigned columns,
                                 unsigned falling, unsigned rising, Observer& observer)
    {
        if constexpr (row == N) {
            observer.solution(placement_of<N>(queens, ctqueens::detail::row_indices<N>));
        } else {
            if (detail::hears_steps<Observer>) observer.enter(row);
            do {
                unsigned queen = free & (0u - free), // the lowest bit
                         next_falling = (falling | queen) << 1 & board,
                         next_rising = (rising | queen) >> 1,
                         next_free = (columns ^ queen) & ~(next_falling | next_rising);
                if (detail::hears_steps<Observer>) {
                    if (!observer.place(square_of(row, queen))) return; // it has seen enough
                    observer.test(1);
                }
                if (next_free || row == N - 1) {
                    queens[row] = queen;
                    extend<N, row + 1>(queens, next_free, columns ^ queen, next_falling,
                                       next_rising, observer);
                }
                if (detail::hears_steps<Observer>) observer.retreat(square_of(row, queen));
            } while (free &= free - 1);
            if (detail::hears_steps<Observer>) observer.leave(row);
        }
    }

    static constexpr square square_of(int row, unsigned queen) noexcept
    {
        return {row, detail::column_of_bit.by_remainder[queen % 37]};
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
