// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions by halves: for each set of columns that the upper queens can occupy.
#ifndef CTQUEENS_COUNT_COLUMN_SETS_HPP
#define CTQUEENS_COUNT_COLUMN_SETS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

// Counting by halves is a meet-in-the-middle algorithm. In every solution, the queens in the upper
// N / 2 rows occupy some set of columns, and the queens in the lower rows occupy the other columns.
// So for each set, all placements of the upper and of the lower queens are listed, and every upper
// placement is compared with every lower one. halves_in_words.hpp does this with any compiler, and
// halves_in_lanes.hpp with wide integers.
//
// Mirroring the board left to right mirrors the set. If N is even, mirroring it top to bottom
// replaces the set with its complement. So up to four sets are in an orbit and have the same number
// of solutions, and only one of them has to be counted.

using column_set = std::uint32_t; // a mask with one bit per column

template <int N> inline constexpr column_set every_column = (column_set(1) << N) - 1;

// Returns the number of ways to choose `elements` out of `size` columns.
constexpr int set_count(int size, int elements) noexcept {
    int count = 1;
    for (int element = 1; element <= elements; ++element) {
        count = count * (size - elements + element) / element;
    }
    return count;
}

// Returns the next larger mask with the same number of set bits. The mask must not be 0.
constexpr column_set next_set(column_set set) noexcept {
    const column_set lowest = set & (0u - set);
    const column_set raised = set + lowest;
    return raised | (set ^ raised) / lowest >> 2;
}

// All sets of `elements` columns, sorted by their masks in ascending order.
template <int N, int elements> struct column_sets {
    column_set sets[std::size_t(set_count(N, elements))]{};

    constexpr column_sets() noexcept {
        column_set set = every_column<elements>;
        for (column_set& each : sets) {
            each = set;
            set = next_set(set);
        }
    }
};
template <int N, int elements> inline constexpr column_sets<N, elements> sets_of;

// The rank of each set, which is its index in the sorted list of all sets of the same size.
template <int N> struct set_ranks {
    std::uint16_t rank[std::size_t(1) << N]{};

    constexpr set_ranks() noexcept {
        int elements[std::size_t(1) << N]{};
        std::uint16_t next[std::size_t(N) + 1]{};
        for (std::size_t set = 0; set < std::size_t(1) << N; ++set) {
            elements[set] = elements[set / 2] + static_cast<int>(set % 2);
            rank[set] = next[elements[set]]++;
        }
    }
};
template <int N> inline constexpr set_ranks<N> ranks;

template <int N> constexpr column_set mirrored(column_set set) noexcept {
    set = (set >> 1 & 0x55555555) | (set & 0x55555555) << 1;
    set = (set >> 2 & 0x33333333) | (set & 0x33333333) << 2;
    set = (set >> 4 & 0x0f0f0f0f) | (set & 0x0f0f0f0f) << 4;
    set = (set >> 8 & 0x00ff00ff) | (set & 0x00ff00ff) << 8;
    return (set >> 16 | set << 16) >> (32 - N);
}

// Returns the size of a set's orbit if the set has the smallest mask in that orbit, otherwise 0.
// This is a function because Clang keeps the variables of a loop in memory until the function
// returns.
template <int N> constexpr int orbit_size_if_smallest(column_set set) noexcept {
    constexpr column_set flipped = N % 2 == 0 ? every_column<N> : 0;
    const column_set image = mirrored<N>(set), others = set ^ flipped,
                     other_image = image ^ flipped;
    if (image < set || others < set || other_image < set) return 0;
    const int images = image == set || other_image == set ? 1 : 2;
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
template <int N> inline constexpr column_orbits<N> orbits;

// Counts the solutions of one set per orbit with Halves<N>::count(), which takes the upper columns.
template <int N, template <int> class Halves> struct by_halves {
    static constexpr int evaluations =
        (orbits<N>.count + Halves<N>::orbits_per_evaluation - 1) / Halves<N>::orbits_per_evaluation;

    // Counts the solutions of every orbit whose index is `number` plus a multiple of `evaluations`.
    // Neighbouring orbits take similar times, so these strides make all evaluations take about the
    // same time.
    template <int number> static constexpr std::uint64_t count() noexcept {
        std::uint64_t total = 0;
        for (int orbit = number; orbit < orbits<N>.count; orbit += evaluations) {
            total +=
                std::uint64_t(orbits<N>.sizes[orbit]) * Halves<N>::count(orbits<N>.sets[orbit]);
        }
        return total;
    }
};

} // namespace ctqueens::detail

#endif
