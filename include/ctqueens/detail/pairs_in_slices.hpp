// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the pairs of board halves whose queens do not attack each other, one upper half at a time.
#ifndef CTQUEENS_DETAIL_PAIRS_IN_SLICES_HPP
#define CTQUEENS_DETAIL_PAIRS_IN_SLICES_HPP

#include <ctqueens/detail/half_boards.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// The lower half, transposed: instead of one lane per placement with its diagonals, one slice per diagonal
// with its placements. A slice is an integer with one bit per placement.
//
// A queen of the upper half rules out the slices of its diagonals. So that all queens of a placement together
// take only four lookups, the 2N diagonals are divided into quarters. For each quarter, a table has the union
// of slices for every set of its diagonals (the method of the four Russians).
template <int N, int capacity>
struct slice_tables
{
    static constexpr int quarter = (2 * N + 3) / 4;
    static constexpr int segment = capacity / lane_bits<N> + 1;
    using integer = lane_integer<N, segment>;

    integer unions[4][1 << quarter]{};

    // Since a slice needs only one bit per lane, the list is cut into segments, and their bits are interleaved.
    constexpr explicit slice_tables(placements<N, capacity> lower) noexcept
    {
        for (int number = 0; lower.diagonals != 0; ++number) {
            const auto few = static_cast<integer>(lower.diagonals);
            for (int diagonal = 0; diagonal < 2 * N; ++diagonal) {
                unions[diagonal / quarter][1 << diagonal % quarter] |=
                    (few >> diagonal & static_cast<integer>(lanes<N, segment>::ones)) << number;
            }
            lower.diagonals >>= segment * lane_bits<N>;
        }
        for (auto& table : unions) {
            for (unsigned set = 1; set < 1u << quarter; ++set) {
                table[set] = table[set & (set - 1)] | table[set & (0u - set)];
            }
        }
    }

    // Returns the number of lower placements that occupy at least one of the given diagonals.
    constexpr int count_attacked(std::uint64_t diagonals) const noexcept
    {
        constexpr unsigned all = (1u << quarter) - 1;
        return __builtin_popcountg(
            unions[0][diagonals & all] | unions[1][diagonals >> quarter & all] |
            unions[2][diagonals >> 2 * quarter & all] | unions[3][diagonals >> 3 * quarter & all]);
    }
};

// Returns the number of pairs of an upper and a lower placement whose queens do not attack each other.
template <int N, int upper_capacity, int lower_capacity>
constexpr std::size_t compatible_pairs_in_slices(const placements<N, upper_capacity>& upper,
                                                 const placements<N, lower_capacity>& lower) noexcept
{
    if (upper.count == 0 || lower.count == 0) return 0;
    const slice_tables<N, lower_capacity> tables(lower);
    constexpr int segment = upper_capacity / 256 + 2; // a short integer is cheaper to shift lane by lane
    int conflicts = 0;
    for (auto rest = upper.diagonals; rest != 0; rest >>= segment * lane_bits<N>) {
        for (auto few = static_cast<lane_integer<N, segment>>(rest); few != 0; few >>= lane_bits<N>) {
            conflicts += tables.count_attacked(static_cast<std::uint64_t>(few));
        }
    }
    return std::size_t(upper.count) * std::size_t(lower.count) - std::size_t(conflicts);
}

} // namespace ctqueens::detail

#endif

#endif
