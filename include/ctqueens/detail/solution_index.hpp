// SPDX-License-Identifier: BSL-1.0
/// @file
/// Finds the index of a solution, using a hash table built at compile time.
#ifndef CTQUEENS_DETAIL_SOLUTION_INDEX_HPP
#define CTQUEENS_DETAIL_SOLUTION_INDEX_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens::detail {

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
template <int N>
struct hash_table {
    static constexpr std::size_t slot_count = 4 * table<N>::size() + 1;

    std::uint16_t entries[slot_count]{};

    // Returns the index of the slot that holds a placement, or of the empty slot where the lookup
    // ends.
    constexpr std::size_t find(const table<N>& all, const std::uint8_t* columns) const noexcept {
        constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15; // Fibonacci hashing: Knuth, 6.4
        const packed_columns key = pack(columns, indices<N>);
        const std::uint64_t hash = (key.low + key.high * multiplier) * multiplier;
        auto slot = static_cast<std::size_t>((hash >> 32) * slot_count >> 32);
        while (entries[slot] != 0 && pack(all.rows[entries[slot] - 1].columns, indices<N>) != key) {
            slot = (slot + 1) % slot_count;
        }
        return slot;
    }
};

template <int N>
inline constexpr hash_table<N> hashed_solutions = [] {
    hash_table<N> made;
    for (std::size_t index = 0; index < table<N>::size(); ++index) {
        made.entries[made.find(solutions<N>, solutions<N>.rows[index].columns)] =
            static_cast<std::uint16_t>(index + 1);
    }
    return made;
}();

// Like index_of(), but searches `all`, which must be solutions<N> or a copy of it.
template <int N>
constexpr std::size_t index_in(const table<N>& all, const std::uint8_t* columns) noexcept {
    constexpr const hash_table<N>& hashed = hashed_solutions<N>;
    return std::size_t(hashed.entries[hashed.find(all, columns)]) - 1;
}

} // namespace ctqueens::detail

namespace ctqueens {

/// The value that index_of() returns if a placement is not a solution.
inline constexpr std::size_t not_found = static_cast<std::size_t>(-1);

/// Returns the index of a placement in `solutions<N>`, or `not_found` if it is not a solution.
/// Takes constant time. Adds a hash table to the program: 738 bytes for N = 8, 111 KiB for N = 12.
/// N must be between 1 and 12; otherwise compilation fails with "queries need N from 1 to 12".
///
///     static_assert(index_of("15863724"_queens) == 0);
///     static_assert(index_of(placement<4>{{0, 1, 2, 3}}) == not_found);
template <int N>
[[nodiscard]] constexpr std::size_t index_of(const placement<N>& queens) noexcept {
    static_assert(N <= max_table_size, "ctqueens: queries need N from 1 to 12");
    if constexpr (detail::has_table(N)) return detail::index_in(solutions<N>, queens.columns);
    return not_found;
}

/// Returns whether a placement is a solution. Takes constant time. N must be between 1 and 12.
///
///     static_assert(contains(solutions<8>[17]));
template <int N>
[[nodiscard]] constexpr bool contains(const placement<N>& queens) noexcept {
    return index_of(queens) != not_found;
}

} // namespace ctqueens

#endif
