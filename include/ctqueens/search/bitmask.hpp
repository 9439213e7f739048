// SPDX-License-Identifier: BSL-1.0
/// @file
/// Backtracking with three bit masks; the default search.
#ifndef CTQUEENS_SEARCH_BITMASK_HPP
#define CTQUEENS_SEARCH_BITMASK_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::search {

namespace detail {

// The column of a mask's only bit. The powers of two below 2^36 have distinct remainders modulo 37.
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

/// The occupancy search with its flags stored as the bits of three words. One expression yields all
/// squares of a row that are not attacked, and queens are placed only there. Finds the solutions in
/// lexicographic order.
///
/// A comparison is the evaluation of that expression for one queen. For N = 8, the search places 2,056
/// queens; the largest shard takes about 3.1 thousand evaluation steps with Clang. See docs/articles.md.
struct bitmask
{
    static constexpr const char* name = "bitmask"; ///< the name of the search
    static constexpr int max_size = 12;            ///< the largest N for which there is a table
    /// True: because each row is tried from left to right, the second half of the solutions is the
    /// mirror image of the first half, in reverse order.
    static constexpr bool second_half_mirrors_first = true;

    /// Finds all solutions whose first queen is in column `first_column` (0...N - 1). N is 1...31.
    template <int N, any_observer Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        static_assert(N <= 31, "ctqueens: search::bitmask needs N from 1 to 31");
        unsigned queens[std::size_t(N)]{};
        extend<N, 0>(queens, 1u << first_column, all_columns<N>, 0, 0, observer);
    }

    /// Searches one subtree: all placements with the given queens in the first `rows` rows. `rows` must
    /// be less than N, and the given queens must not attack each other. N is 1...31.
    ///
    ///     constexpr std::uint64_t count_below(placement<8> first_queen)
    ///     {
    ///         work_counter counter;
    ///         search::bitmask::run_below<8, 1>(first_queen, counter);
    ///         return counter.counts.solutions;
    ///     }
    ///     static_assert(count_below({}) == 4);
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

    // Places a queen on each of the `free` squares of `row` in turn and continues with the next row if
    // that row has a free square. The set bits of `columns` are the columns without a queen. Those of
    // `falling` and `rising` are the squares of this row on a falling or rising diagonal of a queen above.
    // From one row to the next, these bits are shifted by one column.
    //
    // This loop runs for every table, so it is optimised for constant evaluation (docs/compile-cost.md).
    // The row is a template parameter, and step hooks are called only if the observer hides at least
    // one. Clang counts a declaration as one step, regardless of how many variables it declares. GCC
    // stores each distinct value in memory, so `falling` is masked to the board to produce fewer values.
    template <int N, int row, unsigned board = all_columns<N>, class Observer>
    static constexpr void extend(unsigned (&queens)[std::size_t(N)], unsigned free, unsigned columns,
                                 unsigned falling, unsigned rising, Observer& observer)
    {
        if constexpr (detail::hears_steps<Observer>) observer.enter(row);
        do {
            unsigned queen = free & (0u - free), // the lowest bit
                     next_falling = (falling | queen) << 1 & board,
                     next_rising = (rising | queen) >> 1,
                     next_free = (columns ^ queen) & ~(next_falling | next_rising);
            if constexpr (detail::hears_steps<Observer>) {
                if (!observer.place(square_of(row, queen))) return; // the observer has seen enough
                observer.test(1);
            }
            if constexpr (row == N - 1) {
                queens[row] = queen;
                observer.solution(placement_of<N>(queens, ctqueens::detail::row_indices<N>));
            } else if (next_free) {
                queens[row] = queen;
                extend<N, row + 1>(queens, next_free, columns ^ queen, next_falling, next_rising, observer);
            }
            if constexpr (detail::hears_steps<Observer>) observer.retreat(square_of(row, queen));
        } while (free &= free - 1);
        if constexpr (detail::hears_steps<Observer>) observer.leave(row);
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
