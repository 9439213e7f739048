// SPDX-License-Identifier: BSL-1.0
/// @file
/// Counts the solutions for each column of the first queen with the default search.
#ifndef CTQUEENS_DETAIL_FIRST_COLUMNS_HPP
#define CTQUEENS_DETAIL_FIRST_COLUMNS_HPP

#include <ctqueens/detail/tuned_bitmask.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// Counts solutions without storing them.
struct counter : search::observer
{
    std::size_t count = 0;

    template <int N>
    constexpr bool solution(const placement<N>&) noexcept
    {
        ++count;
        return true;
    }
};

// Searches only the left half of the first row. Solutions whose first queen is not in the middle column
// count twice.
struct by_first_column
{
    template <int N>
    static constexpr int evaluations = N == 0 ? 1 : (N + 1) / 2;

    template <int N, int column>
    static constexpr std::size_t count() noexcept
    {
        if constexpr (N == 0) {
            return 1; // there is one way to place no queens
        } else {
            counter found;
            tuned_bitmask<>::run<N>(column, found);
            return column == N - 1 - column ? found.count : 2 * found.count;
        }
    }
};

} // namespace ctqueens::detail

#endif
