// SPDX-License-Identifier: BSL-1.0
/// @file
/// search::bitmask for tables, counts and first solutions, tuned to take few evaluation
/// steps.
#ifndef CTQUEENS_SEARCH_TUNED_BITMASK_HPP
#define CTQUEENS_SEARCH_TUNED_BITMASK_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// The column of a mask's only bit, by the mask modulo 37: the remainders of 2^0...2^31
// are distinct.
inline constexpr std::uint8_t column_by_remainder[37] = {
    0, 0,  1,  26, 2,  23, 27, 0,  3, 16, 24, 30, 28, 11, 0,  13, 4,  7, 17,
    0, 25, 22, 31, 15, 29, 10, 12, 6, 0,  21, 14, 9,  5,  20, 8,  19, 18};

// Visits the same squares in the same order as search::bitmask, but reports only the
// solutions: for Clang, even a hook that is not called, in an `if constexpr`, is an
// evaluation step.
struct tuned_bitmask {
    using mask = std::uint32_t; // int may have only 16 bits

    // Finds all solutions whose first queen is in column `first_column`. N is 1...31.
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        mask queens[std::size_t(N)]{};
        extend<N, 0>(queens, mask(1) << first_column, all_columns<N>, 0, 0, observer);
    }

private:
    template <int N> static constexpr mask all_columns = (mask(1) << N) - 1;

    // Places a queen on each of the `free` squares of `row` in turn (there is at least
    // one), and continues with the next row if that has a free square. No queen is in
    // the `free_columns`. Returns whether to go on.
    //
    // `row` and `board` are template parameters, because reading a variable takes
    // evaluation steps. Clang counts a declaration as one step, regardless of how many
    // variables it declares (docs/library/compile-cost.md). GCC stores each distinct
    // value in memory, so `falling` is masked to the board to produce fewer values.
    template <int N, int row, mask board = all_columns<N>, class Observer>
        requires(row < N - 1)
    static constexpr bool extend(mask (&queens)[std::size_t(N)], mask free,
                                 mask free_columns, mask falling, mask rising,
                                 Observer& observer) {
        do {
            // clang-format off
            mask queen = free & (0u - free), // the lowest bit
                 next_falling = (falling | queen) << 1 & board,
                 next_rising = (rising | queen) >> 1,
                 next_free = (free_columns ^ queen) & ~(next_falling | next_rising);
            // clang-format on
            if (next_free) {
                queens[row] = queen;
                if (!extend<N, row + 1>(queens, next_free, free_columns ^ queen,
                                        next_falling, next_rising, observer)) {
                    return false;
                }
            }
        } while (free &= free - 1);
        return true;
    }

    // In the last row, exactly one square is free.
    template <int N, int row, class Observer>
        requires(row == N - 1)
    static constexpr bool extend(mask (&queens)[std::size_t(N)], mask free, mask, mask,
                                 mask, Observer& observer) {
        queens[row] = free;
        return observer.solution(placement_of<N>(queens, indices<N>));
    }

    template <int N, int... row>
    static constexpr placement<N> placement_of(const mask (&queens)[std::size_t(N)],
                                               index_list<row...>) noexcept {
        return {{column_by_remainder[queens[row] % 37]...}};
    }
};

} // namespace ctqueens::detail

#endif
