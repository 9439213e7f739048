// SPDX-License-Identifier: BSL-1.0
/// @file
/// search::bitmask for tables and counts, tuned to take few evaluation steps.
#ifndef CTQUEENS_DETAIL_TUNED_BITMASK_HPP
#define CTQUEENS_DETAIL_TUNED_BITMASK_HPP

#include <ctqueens/detail/index_list.hpp>

namespace ctqueens::detail {

// The column of a mask's only bit. The powers of two below 2^36 have distinct remainders modulo 37.
struct columns_by_remainder
{
    std::uint8_t of[37]{};

    constexpr columns_by_remainder() noexcept
    {
        for (unsigned column = 0; column < 32; ++column) {
            of[(1u << column) % 37] = static_cast<std::uint8_t>(column);
        }
    }
};
inline constexpr columns_by_remainder column_of_bit;

// Visits the same queens in the same order as search::bitmask, but by default reports only the solutions.
// If `narrates`, it also calls place(), test() and retreat(), so that the tests can compare the steps.
template <bool narrates = false>
struct tuned_bitmask
{
    // Finds all solutions whose first queen is in column `first_column`. N is 1...31.
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept
    {
        unsigned queens[std::size_t(N)]{};
        extend<N, 0>(queens, 1u << first_column, all_columns<N>, 0, 0, observer);
    }

private:
    template <int N>
    static constexpr unsigned all_columns = (1u << N) - 1;

    // Places a queen on each of the `free` squares of `row` in turn, and continues with the next row if that row has
    // a free square. `columns` are the columns without a queen. Returns whether to go on.
    //
    // The row is a template parameter: that saves a variable. Clang counts a declaration as one step, regardless
    // of how many variables it declares. GCC stores each distinct value in memory, so `falling` is masked to the
    // board to produce fewer values. docs/compile-cost.md lists the costs.
    template <int N, int row, unsigned board = all_columns<N>, class Observer>
    static constexpr bool extend(unsigned (&queens)[std::size_t(N)], unsigned free, unsigned columns,
                                 unsigned falling, unsigned rising, Observer& observer)
    {
        do {
            unsigned queen = free & (0u - free), // the lowest bit
                     next_falling = (falling | queen) << 1 & board,
                     next_rising = (rising | queen) >> 1,
                     next_free = (columns ^ queen) & ~(next_falling | next_rising);
            if constexpr (narrates) {
                if (!observer.place({row, column_of_bit.of[queen % 37]})) return false;
                observer.test(1);
            }
            if constexpr (row == N - 1) {
                queens[row] = queen;
                if (!observer.solution(placement_of<N>(queens, indices<N>))) return false;
            } else if (next_free) {
                queens[row] = queen;
                if (!extend<N, row + 1>(queens, next_free, columns ^ queen, next_falling, next_rising, observer))
                    return false;
            }
            if constexpr (narrates) observer.retreat({row, column_of_bit.of[queen % 37]});
        } while (free &= free - 1);
        return true;
    }

    template <int N, int... row>
    static constexpr placement<N> placement_of(const unsigned (&queens)[std::size_t(N)], index_list<row...>) noexcept
    {
        return {{column_of_bit.of[queens[row] % 37]...}};
    }
};

} // namespace ctqueens::detail

#endif
