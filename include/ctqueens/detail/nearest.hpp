// SPDX-License-Identifier: BSL-1.0
/// @file
/// Finds the solutions that are nearest to a placement.
#ifndef CTQUEENS_DETAIL_NEAREST_HPP
#define CTQUEENS_DETAIL_NEAREST_HPP

#include <ctqueens/detail/having.hpp>

namespace ctqueens {

/// The result of nearest().
template <int N>
struct nearest_solutions
{
    solution_set<N> set; ///< the nearest solutions
    int distance; ///< the number of rows that differ (0...N), or N + 1 if there are no solutions
};

/// Returns the solutions that differ from a placement in the fewest rows. Takes time proportional to N
/// times the number of solutions. N must be between 1 and 12.
///
///     constexpr auto found = nearest(placement<8>{{0, 4, 7, 5, 2, 6, 1, 2}}); // the last is wrong
///     static_assert(found.distance == 1 && *found.set.begin() == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr nearest_solutions<N> nearest(const placement<N>& queens) noexcept
{
    nearest_solutions<N> best{{}, N + 1};
    if constexpr (detail::has_table(N)) {
        for (std::size_t index = 0; index < table<N>::size(); ++index) {
            int distance = 0;
            for (int row = 0; row < N; ++row) {
                distance += solutions<N>.rows[index].columns[row] != queens.columns[row] ? 1 : 0;
            }
            if (distance < best.distance) {
                best = {{}, distance};
            }
            if (distance == best.distance) {
                best.set.insert(index);
            }
        }
    }
    return best;
}

} // namespace ctqueens

#endif
