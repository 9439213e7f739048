// SPDX-License-Identifier: BSL-1.0
/// @file
/// The work that a search does, as numbers.
#ifndef CTQUEENS_DETAIL_WORK_COUNTS_HPP
#define CTQUEENS_DETAIL_WORK_COUNTS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// The work that a search does.
struct work_counts {
    std::uint64_t candidates = 0;     ///< queens placed
    std::uint64_t conflict_tests = 0; ///< comparisons, as defined in each search's documentation
    std::uint64_t backtracks = 0;     ///< queens removed when the search backtracks
    std::uint64_t solutions = 0;      ///< solutions found

    /// Compares the counts.
    friend constexpr bool operator==(const work_counts&, const work_counts&) noexcept = default;
};

} // namespace ctqueens

#endif
