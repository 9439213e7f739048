// SPDX-License-Identifier: BSL-1.0
/// @file
/// Stores placements of queens in the first rows as lanes of one wide integer. Only this header and
/// those that include it go beyond standard C++.
#ifndef CTQUEENS_DETAIL_PACKED_LANES_HPP
#define CTQUEENS_DETAIL_PACKED_LANES_HPP

/// @def CTQUEENS_WIDE_INTEGERS
/// Whether counting uses integers of about two million bits. Clang 19 and later support them as an
/// extension and process them at native speed. To count in standard C++ only, define this macro as
/// 0 before the first include; docs/scale.md shows how much longer that takes.
#ifndef CTQUEENS_WIDE_INTEGERS
#define CTQUEENS_WIDE_INTEGERS 0
#if defined(__clang__) && defined(__BITINT_MAXWIDTH__) && defined(__has_builtin)
#if __BITINT_MAXWIDTH__ >= 2100000 && __has_builtin(__builtin_popcountg)
#undef CTQUEENS_WIDE_INTEGERS
#define CTQUEENS_WIDE_INTEGERS 1
#endif
#endif
#endif

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// A lane represents one placement of queens in the first rows by the squares where the queens'
// diagonals meet one row, usually the last of these rows. From the lowest bit up, a lane consists
// of
//
//   N bits   one per column, set if a rising diagonal meets that row there,
//   N bits   the same for the falling diagonals,
//   16 bits  for arithmetic: the carry of an addition, or the number of lanes to move this lane
//   down.
//
// Unused lanes are 0.
template <int N>
inline constexpr int lane_bits = 2 * N + 16;

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wbit-int-extension" // as _BitInt is C, not C++
template <int N, int count>
using lane_integer = unsigned _BitInt(count* lane_bits<N>);
#pragma clang diagnostic pop

template <int N, int count>
struct lanes {
    // There is room for one more lane, so that a shift by `count` lanes is valid.
    using integer = lane_integer<N, count + 1>;

    // Constants with the same value in every lane: the value 1 (`ones`), and masks for parts of a
    // lane.
    static constexpr integer ones = [] {
        integer all = 1;
        for (int made = 1; made < count; made *= 2) {
            all |= all << made * lane_bits<N>;
        }
        return all & ((integer(1) << count * lane_bits<N>)-1);
    }();
    static constexpr integer rising_diagonals = (ones << N) - ones;
    static constexpr integer both_diagonals = (ones << 2 * N) - ones;
    static constexpr integer carries = ones << 2 * N;
    static constexpr integer rising_on_board = (ones << (N - 1)) - ones;
    static constexpr integer falling_on_board = rising_on_board << (N + 1);

    // Shifts each diagonal by one column, to the square where it meets the following row. Drops the
    // diagonals that leave the board.
    static constexpr integer next_row(const integer& diagonals) noexcept {
        return (diagonals >> 1 & rising_on_board) | (diagonals << 1 & falling_on_board);
    }

    // Mirrors the board top to bottom: falling diagonals become rising ones, and vice versa.
    static constexpr integer upside_down(const integer& diagonals) noexcept {
        return (diagonals >> N & rising_diagonals) | (diagonals & rising_diagonals) << N;
    }

    // Returns 1 in each lane in which the two integers share a set bit, otherwise 0. Adding the
    // mask of both diagonals to the shared bits of a lane produces a carry if at least one of them
    // is set.
    static constexpr integer common(const integer& one, const integer& other) noexcept {
        return ((one & other) + both_diagonals) >> 2 * N & ones;
    }

    // Removes the dead lanes by moving the others down. First, computes the distance for each lane:
    // the number of dead lanes below it. Then, for each k from 0 up, moves each lane down by 2^k
    // lanes if bit k of its distance is set. In this order, no two lanes collide.
    static constexpr integer without_dead(const integer& diagonals, const integer& dead,
                                          const integer& alive) noexcept {
        static_assert(count < 1 << 16, "a lane has 16 bits for a distance");
        integer distances = dead;
        for (int added = 1; added < count; added *= 2) {
            distances += distances << added * lane_bits<N>;
        }
        integer all = (diagonals | distances << 2 * N) & ((alive << lane_bits<N>)-alive);
        for (int power = 0; 1 << power < count; ++power) {
            integer moving = all >> (2 * N + power) & ones;
            moving = all & ((moving << lane_bits<N>)-moving);
            all ^= moving ^ moving >> (lane_bits<N> << power);
        }
        return all & both_diagonals;
    }
};

} // namespace ctqueens::detail

#endif

#endif
