// SPDX-License-Identifier: BSL-1.0
/// @file
/// Finds the index of a solution, using a hash table built at compile time.
#ifndef CTQUEENS_QUERY_SOLUTION_INDEX_HPP
#define CTQUEENS_QUERY_SOLUTION_INDEX_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// The value that index_of() returns if a placement is not a solution.
/// @ingroup queries
inline constexpr std::size_t not_found = std::size_t(0) - 1;

} // namespace ctqueens

namespace ctqueens::detail {

// Returns whether there are queries for N. If not, a static_assert fails.
template <int N> constexpr bool check_query_size() noexcept {
    static_assert(has_table(N), "ctqueens: queries need N from 1 to 12 (11 with 16-bit addresses)");
    return has_table(N);
}

// A placement packed into two words, one byte per column, so that hashing and comparing need no
// loops.
struct packed_columns {
    std::uint64_t low;  // rows 0...7
    std::uint64_t high; // rows 8...15

    friend constexpr bool operator==(const packed_columns&,
                                     const packed_columns&) noexcept = default;
};

template <int... row>
constexpr packed_columns pack(const std::uint8_t* columns, index_list<row...>) noexcept {
    static_assert(sizeof...(row) <= 16);
    return {(... | (row < 8 ? std::uint64_t(columns[row]) << row % 8 * 8 : 0)),
            (... | (row < 8 ? 0 : std::uint64_t(columns[row]) << row % 8 * 8))};
}

// A hash table with open addressing. An empty slot contains 0; any other slot contains 1 plus the
// index of a solution. At most a quarter of the slots are used, so most lookups end at the first
// slot.
template <int N> struct hash_table {
    static constexpr std::size_t slot_count = 4 * table<N>::size() + 1;

    std::uint16_t entries[slot_count]{}; // Qt has a macro called slots

    constexpr hash_table() noexcept {
        for (std::size_t index = 0; index != table<N>::size(); ++index) {
            const std::uint64_t slot = find(solutions<N>, solutions<N>.rows[index].columns);
            entries[slot] = static_cast<std::uint16_t>(index + 1);
        }
    }

    // Returns the index of the slot that holds a placement, or of the empty slot where the lookup
    // ends.
    constexpr std::uint64_t find(const table<N>& all, const std::uint8_t* columns) const noexcept {
        constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15; // Fibonacci hashing: Knuth, 6.4
        const packed_columns key = pack(columns, indices<N>);
        const std::uint64_t hash = (key.low + key.high * multiplier) * multiplier;
        std::uint64_t slot = (hash >> 32) * slot_count >> 32;
        while (entries[slot] != 0 && pack(all.rows[entries[slot] - 1].columns, indices<N>) != key) {
            slot = slot + 1 == slot_count ? 0 : slot + 1;
        }
        return slot;
    }
};

template <int N> inline constexpr hash_table<N> hashed_solutions;

// Like index_of(), but searches `all`, which must be solutions<N> or a copy of it: the compiled
// tables are copies, whose symbol names do not contain the names of searches.
template <int N>
constexpr std::size_t index_in(const table<N>& all, const std::uint8_t* columns) noexcept {
    constexpr const hash_table<N>& hashed = hashed_solutions<N>;
    // The 0 of an empty slot becomes not_found.
    return std::size_t(hashed.entries[hashed.find(all, columns)]) - 1;
}

} // namespace ctqueens::detail

#endif
