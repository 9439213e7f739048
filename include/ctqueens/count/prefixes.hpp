// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts solutions in standard C++, one prefix (the columns of the first queens) at a time.
#ifndef CTQUEENS_COUNT_PREFIXES_HPP
#define CTQUEENS_COUNT_PREFIXES_HPP

#include <ctqueens/search/bitmask.hpp>

namespace ctqueens::detail {

// Counts solutions without storing them.
struct counter : search::observer
{
    std::size_t count = 0;

    template <int N>
    constexpr void solution(const placement<N>&) noexcept
    {
        ++count;
    }
};

// Uses the bitmask search to count the solutions below each placement of the first rows (prefix). The
// first queen of a prefix is in the left half, where solutions count twice, or in the middle column.
struct by_prefixes
{
    // The number of rows in a prefix. Each search below it stays within Clang's limit of 2^20 steps.
    template <int N>
    static constexpr int rows = N <= 10 ? 1 : (N - 6) / 2;

    // The number of evaluations: one per prefix.
    template <int N>
    static constexpr int evaluations = [] {
        int ways = N == 0 ? 1 : (N + 1) / 2;
        for (int row = 1; row < rows<N>; ++row) {
            ways *= N;
        }
        return ways;
    }();

    // Counts the solutions below the prefix whose columns are the base-N digits of `number`.
    template <int N, int number>
    static constexpr std::size_t count() noexcept
    {
        if constexpr (N <= 1) {
            return 1; // there is one way to place no queens, and one way to place a single queen
        } else {
            std::uint8_t columns[std::size_t(rows<N>)]{};
            int rest = number;
            for (int row = rows<N> - 1; row >= 0; --row) {
                columns[row] = static_cast<std::uint8_t>(rest % N);
                rest /= N;
            }
            const placement_view first_queens(columns, rows<N>);
            if (find_attack(first_queens)) return 0;
            counter found;
            search::bitmask::run_below<N, rows<N>>(first_queens, found);
            return columns[0] == N - 1 - columns[0] ? found.count : 2 * found.count;
        }
    }
};

} // namespace ctqueens::detail

#endif
