// SPDX-License-Identifier: BSL-1.0
/// @file
/// Sets of columns, in the order of their masks.
#ifndef CTQUEENS_COUNT_COLUMN_SETS_HPP
#define CTQUEENS_COUNT_COLUMN_SETS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

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

// Returns the next larger mask with the same number of set bits (Gosper's hack). The mask must not
// be 0.
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

// Reverses the order of the columns: of neighbours, of pairs, of groups of four, and so on.
template <int N> constexpr column_set mirrored(column_set set) noexcept {
    set = (set >> 1 & 0x55555555) | (set & 0x55555555) << 1;
    set = (set >> 2 & 0x33333333) | (set & 0x33333333) << 2;
    set = (set >> 4 & 0x0f0f0f0f) | (set & 0x0f0f0f0f) << 4;
    set = (set >> 8 & 0x00ff00ff) | (set & 0x00ff00ff) << 8;
    return (set >> 16 | set << 16) >> (32 - N);
}

} // namespace ctqueens::detail

#endif
