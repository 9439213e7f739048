// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions by halves: for each set of columns that the upper queens can occupy.
#ifndef CTQUEENS_COUNT_BY_HALVES_HPP
#define CTQUEENS_COUNT_BY_HALVES_HPP

#include <ctqueens/count/column_sets.hpp>

namespace ctqueens::detail {

// Counting by halves is a meet-in-the-middle algorithm. In every solution, the queens in the upper
// N / 2 rows occupy some set of columns, and the queens in the lower rows occupy the other columns.
// So for each set, all placements of the upper and of the lower queens are listed, and every upper
// placement is compared with every lower one. halves_in_words.hpp does this with any compiler, and
// halves_in_lanes.hpp with wide integers.
//
// Mirroring the board left to right mirrors the set. If N is even, mirroring it top to bottom
// replaces the set with its complement. So up to four sets are in an orbit and have the same number
// of solutions, and only one of them has to be counted. (If N is odd, `flip` is empty below, so
// that flipping changes nothing.)

// Returns the size of a set's orbit if the set has the smallest mask in that orbit, otherwise 0.
// This is a function because Clang keeps the variables of a loop in memory until the function
// returns.
template <int N> constexpr int orbit_size_if_smallest(column_set set) noexcept {
    constexpr column_set flip = N % 2 == 0 ? every_column<N> : 0;
    const column_set image = mirrored<N>(set), flipped = set ^ flip, flipped_image = image ^ flip;
    if (image < set || flipped < set || flipped_image < set) return 0;
    const int images = image == set || flipped_image == set ? 1 : 2;
    return N % 2 == 0 ? 2 * images : images;
}

// The set with the smallest mask in each orbit, and the size of that orbit.
template <int N> struct column_orbits {
    column_set sets[std::size_t(set_count(N, N / 2))]{}; // only the first `count` elements are used
    int sizes[std::size_t(set_count(N, N / 2))]{};
    int count = 0;

    constexpr column_orbits() noexcept {
        for (const column_set set : sets_of<N, N / 2>.sets) {
            const int size = orbit_size_if_smallest<N>(set);
            if (size != 0) {
                sets[count] = set;
                sizes[count++] = size;
            }
        }
    }
};
template <int N> inline constexpr column_orbits<N> column_orbits_of;

// Counts the solutions of one set per orbit with Halves<N>::count(), which takes the upper columns.
template <int N, template <int> class Halves> struct by_halves {
    static constexpr int evaluations =
        (column_orbits_of<N>.count + Halves<N>::orbits_per_evaluation - 1) /
        Halves<N>::orbits_per_evaluation;

    // Counts the solutions of every orbit whose index is `number` plus a multiple of `evaluations`.
    // Neighbouring orbits take similar times, so these strides make all evaluations take about the
    // same time.
    template <int number> static constexpr std::uint64_t count() noexcept {
        std::uint64_t total = 0;
        for (int orbit = number; orbit < column_orbits_of<N>.count; orbit += evaluations) {
            total += std::uint64_t(column_orbits_of<N>.sizes[orbit]) *
                     Halves<N>::count(column_orbits_of<N>.sets[orbit]);
        }
        return total;
    }
};

} // namespace ctqueens::detail

#endif
