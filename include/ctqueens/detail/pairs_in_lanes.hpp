// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the pairs of board halves whose queens do not attack each other, thousands of pairs at a time.
#ifndef CTQUEENS_DETAIL_PAIRS_IN_LANES_HPP
#define CTQUEENS_DETAIL_PAIRS_IN_LANES_HPP

#include <ctqueens/detail/half_boards.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// Returns the number of pairs of an upper and a lower placement whose queens do not attack each other.
//
// Every lane of the upper half is compared with every lane of the lower half. One integer holds as many
// copies of the upper half as fit; another holds the same number of copies of the lower half, each
// rotated by a different number of lanes. The second integer is then shifted lane by lane until each
// copy of the upper half has been compared with its part of the lower half.
template <int N, int upper_capacity, int lower_capacity>
constexpr std::size_t compatible_pairs_in_lanes(const placements<N, upper_capacity>& upper,
                                                const placements<N, lower_capacity>& lower) noexcept
{
    if (upper.count == 0 || lower.count == 0) return 0;
    constexpr int width = 2 * lower_capacity;
    using all = lanes<N, width>;
    using integer = typename all::integer;
    int copies = (width - lower.count) / (upper.count + 1);
    copies = copies < lower.count ? copies : lower.count;
    const int turns = (lower.count + copies - 1) / copies;
    const int stride = (upper.count + turns) * lane_bits<N>;

    // Pads the lower half with zero lanes so that its length is a multiple of `copies`, then repeats it.
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
    std::size_t conflicts = 0;
    for (int turn = 0; turn < turns; ++turn) {
        conflicts += static_cast<std::size_t>(
            __builtin_popcountg(((repeated & rotated) + all::both_diagonals) & all::carries));
        rotated >>= lane_bits<N>;
    }
    return std::size_t(upper.count) * std::size_t(lower.count) - conflicts;
}

} // namespace ctqueens::detail

#endif

#endif
