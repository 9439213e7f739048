// SPDX-License-Identifier: BSL-1.0
/// @file
/// Stores placements of queens in the first rows as lanes of one wide integer. Only this header and
/// halves.hpp go beyond standard C++.
#ifndef CTQUEENS_COUNT_PACKED_LANES_HPP
#define CTQUEENS_COUNT_PACKED_LANES_HPP

/// @def CTQUEENS_WIDE_INTEGERS
/// Whether counting uses integers of up to 400,000 bits. Clang 19 and later support them as an extension
/// and process them at native speed. To count in standard C++ only, define this macro as 0 before the
/// first include; docs/scale.md shows how much longer that takes.
#ifndef CTQUEENS_WIDE_INTEGERS
#    define CTQUEENS_WIDE_INTEGERS 0
#    if defined(__clang__) && defined(__BITINT_MAXWIDTH__) && defined(__has_builtin)
#        if __BITINT_MAXWIDTH__ >= 400000 && __has_builtin(__builtin_popcountg)
#            undef CTQUEENS_WIDE_INTEGERS
#            define CTQUEENS_WIDE_INTEGERS 1
#        endif
#    endif
#endif

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// A lane represents one placement of queens in the first rows. It records the squares where the
// diagonals of these queens meet the next row. From the lowest bit up, a lane consists of
//
//   N bits   one per column, set if a rising diagonal meets the next row there,
//   N bits   the same for the falling diagonals,
//   13 bits  for arithmetic: the carry of an addition, or the number of lanes to move this lane down.
//
// Unused lanes are 0.
template <int N>
inline constexpr int lane_bits = 2 * N + 13;

// The integer has room for one more lane, so that a shift by all `count` lanes is valid.
#    pragma clang diagnostic push
#    pragma clang diagnostic ignored "-Wbit-int-extension"
template <int N, int count>
using packed_lanes = unsigned _BitInt((count + 1) * lane_bits<N>);
#    pragma clang diagnostic pop

template <int N, int count>
constexpr packed_lanes<N, count> make_ones() noexcept
{
    packed_lanes<N, count> ones = 1;
    for (int made = 1; made < count; made *= 2) {
        ones |= ones << made * lane_bits<N>;
    }
    return ones & ((packed_lanes<N, count>(1) << count * lane_bits<N>) - 1);
}

// Constants with the same value in every lane: the value 1 (`ones`), and masks for parts of a lane.
template <int N, int count>
inline constexpr packed_lanes<N, count> ones = make_ones<N, count>();
template <int N, int count>
inline constexpr packed_lanes<N, count> rising_diagonals = (ones<N, count> << N) - ones<N, count>;
template <int N, int count>
inline constexpr packed_lanes<N, count> both_diagonals = (ones<N, count> << 2 * N) - ones<N, count>;
template <int N, int count>
inline constexpr packed_lanes<N, count> carries = ones<N, count> << 2 * N;
template <int N, int count>
inline constexpr packed_lanes<N, count> rising_on_board = (ones<N, count> << (N - 1)) - ones<N, count>;
template <int N, int count>
inline constexpr packed_lanes<N, count> falling_on_board = rising_on_board<N, count> << (N + 1);

// Shifts each diagonal by one column, to the square where it meets the following row. Drops the
// diagonals that leave the board.
template <int N, int count>
constexpr packed_lanes<N, count> next_row(const packed_lanes<N, count>& diagonals) noexcept
{
    return (diagonals >> 1 & rising_on_board<N, count>) |
           (diagonals << 1 & falling_on_board<N, count>);
}

// Mirrors the board top to bottom: falling diagonals become rising ones, and vice versa.
template <int N, int count>
constexpr packed_lanes<N, count> upside_down(const packed_lanes<N, count>& diagonals) noexcept
{
    return (diagonals >> N & rising_diagonals<N, count>) |
           (diagonals & rising_diagonals<N, count>) << N;
}

// Returns 1 in each lane in which the two numbers share a set bit, otherwise 0. Adding the mask of both
// diagonals to the shared bits of a lane produces a carry if at least one of them is set.
template <int N, int count>
constexpr packed_lanes<N, count> common(const packed_lanes<N, count>& one,
                                        const packed_lanes<N, count>& other) noexcept
{
    return ((one & other) + both_diagonals<N, count>) >> 2 * N & ones<N, count>;
}

// Removes the dead lanes by moving the others down. First, computes the distance for each lane: the
// number of dead lanes below it. Then, for each k from 0 up, moves each lane down by 2^k lanes if bit k
// of its distance is set. In this order, no two lanes collide.
template <int N, int count>
constexpr packed_lanes<N, count> without_dead(const packed_lanes<N, count>& diagonals,
                                              const packed_lanes<N, count>& dead,
                                              const packed_lanes<N, count>& alive) noexcept
{
    static_assert(count < 1 << 13, "a lane has 13 bits for a distance");
    packed_lanes<N, count> distances = dead;
    for (int added = 1; added < count; added *= 2) {
        distances += distances << added * lane_bits<N>;
    }
    packed_lanes<N, count> all =
        (diagonals | distances << 2 * N) & ((alive << lane_bits<N>) - alive);
    for (int power = 0; 1 << power < count; ++power) {
        packed_lanes<N, count> moving = all >> (2 * N + power) & ones<N, count>;
        moving = all & ((moving << lane_bits<N>) - moving);
        all ^= moving ^ moving >> (lane_bits<N> << power);
    }
    return all & both_diagonals<N, count>;
}

} // namespace ctqueens::detail

#endif

#endif
