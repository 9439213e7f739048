// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counting by the queens of the first rows, in standard C++.
#ifndef CTQUEENS_COUNT_PREFIXES_HPP
#define CTQUEENS_COUNT_PREFIXES_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens::detail {

/// Counts the solutions below every placement of the first rows, by the bitmask search. A solution
/// whose first queen stands in the left half counts for its mirror image too.
struct by_prefixes
{
    /// How many rows: so many that the search below them fits Clang's 2^20 steps.
    template <int N>
    static constexpr int rows = (N - 6) / 2;

    /// One for each way to write columns of the left half and the middle, then of any column.
    template <int N>
    static constexpr int evaluations = [] {
        int ways = (N + 1) / 2;
        for (int row = 1; row < rows<N>; ++row) {
            ways *= N;
        }
        return ways;
    }();

    /// The prefix whose columns are the digits of a number to base N.
    template <int N, int number>
    static constexpr std::size_t count() noexcept
    {
        int columns[std::size_t(rows<N>)]{};
        int rest = number;
        for (int row = rows<N> - 1; row >= 0; --row) {
            columns[row] = rest % N;
            rest /= N;
            for (int below = row + 1; below < rows<N>; ++below) {
                if (attacks({row, columns[row]}, {below, columns[below]})) {
                    return 0;
                }
            }
        }
        counter found;
        search::bitmask::run_below<N, rows<N>>(columns, found);
        return columns[0] == N - 1 - columns[0] ? found.count : 2 * found.count;
    }
};

} // namespace ctqueens::detail

#endif
