// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions with wide integers by combining placements of the two board halves.
#ifndef CTQUEENS_COUNT_HALVES_IN_LANES_HPP
#define CTQUEENS_COUNT_HALVES_IN_LANES_HPP

#include <ctqueens/count/packed_lanes.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// Returns the number of pairs of an upper and a lower placement whose queens attack each other. Up
// to N = 16, every lane of the upper half is compared with every lane of the lower half.
//
// One integer holds as many copies of the upper half as fit; another holds the same number of
// copies of the lower half, each rotated by a different number of lanes. The second integer is then
// shifted lane by lane until each copy of the upper half has been compared with its part of the
// lower half. For three upper placements u and four lower ones l, two copies take two turns (a
// lane with - is 0, and what is in a lane with . is not used):
//
//             copy 0            copy 1
//   repeated  u0 u1 u2  -  -    u0 u1 u2  -  -
//   turn 0    l0 l1 l2 l3 l0    l2 l3 l0 l1 l2
//   turn 1    l1 l2 l3 l0  .    l3 l0 l1 l2  .
//
template <int N, int upper_rows, int lower_rows>
constexpr std::uint64_t conflicts_in_lanes(const packed_placements<N, upper_rows>& upper,
                                           const packed_placements<N, lower_rows>& lower) noexcept {
    // Room for at least one copy if upper.count is less than max_count.
    constexpr int capacity = 2 * packed_placements<N, lower_rows>::max_count;
    using all = lanes<N, capacity>;
    using integer = typename all::integer;
    // All copies together have copies * (upper.count + turns) lanes, and copies * turns is less
    // than lower.count + copies. If max_count is too small for even one copy, `copies` is 0, and
    // dividing by it makes compilation fail.
    int copies = (capacity - lower.count) / (upper.count + 1);
    copies = copies < lower.count ? copies : lower.count;
    const int turns = (lower.count + copies - 1) / copies;
    const int stride = (upper.count + turns) * lane_bits<N>;

    // The lower half is as long as turns * copies lanes, of which those above its count are 0. It
    // is repeated, so that the last copy can begin (copies - 1) * turns lanes later and still has
    // all its lanes.
    integer rotating(lower.diagonals);
    for (int length = turns * copies; length < turns * copies + upper.count; length *= 2) {
        rotating |= rotating << length * lane_bits<N>;
    }
    const integer one_copy = (integer(1) << stride) - 1;
    integer repeated = 0;
    integer rotated = 0;
    for (int copy = 0; copy < copies; ++copy) {
        repeated |= integer(upper.diagonals) << copy * stride;
        rotated |= (rotating & one_copy) << copy * stride;
        rotating >>= turns * lane_bits<N>;
    }
    std::uint64_t conflicts = 0;
    for (int turn = 0; turn < turns; ++turn) {
        conflicts += static_cast<std::uint64_t>(
            __builtin_popcountg(((repeated & rotated) + all::both_diagonals) & all::carries));
        rotated >>= lane_bits<N>;
    }
    return conflicts;
}

// From N = 17 on, one upper placement at a time is compared with the lower half, transposed:
// instead of one lane per placement with its diagonals, one slice per diagonal with its placements.
// A slice is an integer with one bit per placement.
//
// A queen of the upper half rules out the slices of its diagonals. So that all queens of a
// placement together take only four lookups, the 2N diagonals are divided into quarters. For each
// quarter, a table has the union of slices for every set of its diagonals (the method of the Four
// Russians).
template <int N, int rows> struct slice_tables {
    static constexpr int quarter = (2 * N + 3) / 4;
    static constexpr int segment = packed_placements<N, rows>::max_count / lane_bits<N> + 1;
    using integer = lane_integer<N, segment>;

    integer unions[4][1 << quarter]{};

    // Since a slice needs only one bit per lane, the list is cut into segments, and their bits are
    // interleaved.
    constexpr explicit slice_tables(packed_placements<N, rows> lower) noexcept {
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
    constexpr int count_attacked(std::uint64_t diagonals) const noexcept {
        constexpr unsigned all = (1u << quarter) - 1;
        return __builtin_popcountg(
            unions[0][diagonals & all] | unions[1][diagonals >> quarter & all] |
            unions[2][diagonals >> 2 * quarter & all] | unions[3][diagonals >> 3 * quarter & all]);
    }
};

template <int N, int upper_rows, int lower_rows>
constexpr std::uint64_t
conflicts_in_slices(const packed_placements<N, upper_rows>& upper,
                    const packed_placements<N, lower_rows>& lower) noexcept {
    const slice_tables<N, lower_rows> tables(lower);
    // A short integer is cheaper to shift lane by lane. This makes fewer than 256 segments.
    constexpr int segment = packed_placements<N, upper_rows>::max_count / 256 + 2;
    int conflicts = 0;
    for (auto rest = upper.diagonals; rest != 0; rest >>= segment * lane_bits<N>) {
        for (auto few = static_cast<lane_integer<N, segment>>(rest); few != 0;
             few >>= lane_bits<N>) {
            conflicts += tables.count_attacked(static_cast<std::uint64_t>(few));
        }
    }
    return std::uint64_t(conflicts);
}

template <int N> struct halves_in_lanes {
    static constexpr int orbits_per_evaluation = 8;

    // Returns the number of solutions whose upper queens occupy `upper_columns` and whose lower
    // queens occupy the other columns. Slices pay off from 2,000 placements on, which N = 17
    // reaches. (`in_slices` is a parameter so that tests can use slices for other N.)
    template <bool in_slices = (N > 16)>
    static constexpr std::uint64_t count(column_set upper_columns) noexcept {
        constexpr int lower_rows = N - N / 2;
        using all = lanes<N, packed_placements<N, lower_rows>::max_count>;
        const auto upper = make_placements<N, N / 2>(upper_columns);
        auto lower = make_placements<N, lower_rows>(upper_columns ^ every_column<N>);
        if (upper.count == 0 || lower.count == 0) return 0;
        lower.diagonals = all::upside_down(all::next_row(lower.diagonals));
        const auto pairs = std::uint64_t(upper.count) * std::uint64_t(lower.count);
        if constexpr (in_slices) {
            return pairs - conflicts_in_slices(upper, lower);
        } else {
            return pairs - conflicts_in_lanes(upper, lower);
        }
    }
};

} // namespace ctqueens::detail

#endif

#endif
