// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions by combining placements of the two board halves.
#ifndef CTQUEENS_DETAIL_HALVES_HPP
#define CTQUEENS_DETAIL_HALVES_HPP

#include <ctqueens/detail/pairs_in_lanes.hpp>
#include <ctqueens/detail/pairs_in_slices.hpp>

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

// Returns the number of solutions whose upper queens occupy `upper_columns` and whose lower queens
// occupy the other columns.
template <int N>
constexpr std::size_t count_solutions_with(column_set upper_columns) noexcept
{
    constexpr int upper_rows = N / 2;
    constexpr int lower_rows = N - upper_rows;
    using all = lanes<N, most_placements<N, lower_rows>>;
    const auto upper = place<N, upper_rows>(upper_columns);
    auto lower = place<N, lower_rows>(upper_columns ^ every_column<N>);
    lower.diagonals = all::upside_down(all::next_row(lower.diagonals));
    if constexpr (N <= 16) {
        return compatible_pairs_in_lanes(upper, lower);
    } else {
        return compatible_pairs_in_slices(upper, lower); // the tables pay off from 2,000 placements on
    }
}

/// Counts the solutions with a meet-in-the-middle algorithm. The queens in the upper rows occupy one set
/// of columns; those in the lower rows occupy the other columns. For one set per orbit, all placements of
/// the upper and of the lower queens are listed, and every upper placement is compared with every lower one.
struct by_halves
{
    template <int N>
    static constexpr int evaluations = (orbits<N>.count + 7) / 8;

    // Counts the solutions of every orbit whose index is `number` plus a multiple of `evaluations`. Neighbouring
    // orbits take similar times, so these strides make all evaluations take about the same time.
    template <int N, int number>
    static constexpr std::size_t count() noexcept
    {
        std::size_t total = 0;
        for (int orbit = number; orbit < orbits<N>.count; orbit += evaluations<N>) {
            total += static_cast<std::size_t>(orbits<N>.sizes[orbit]) *
                     count_solutions_with<N>(orbits<N>.sets[orbit]);
        }
        return total;
    }
};

} // namespace ctqueens::detail

#endif

#endif
