// SPDX-License-Identifier: BSL-1.0
/// @file
/// What is wrong with a search.
#ifndef CTQUEENS_EXAMINER_EXAMINATION_HPP
#define CTQUEENS_EXAMINER_EXAMINATION_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// @addtogroup proving
/// @{

/// The ways in which a search can be wrong.
enum class fault {
    none,           ///< no error
    not_a_solution, ///< the search reports a placement that is not a solution
    wrong_size,     ///< the search reports a range that does not have N integers
    wrong_column,   ///< the search reports a solution whose first queen is not in `first_column`
    repeated,       ///< the search reports a solution twice
    missing,        ///< the search does not report all solutions
    out_of_order,   ///< the search reports a solution where another one is expected
    not_evaluated   ///< the compiler cannot evaluate the search
};

/// The result of `examine`.
template <int N> struct examination {
    /// The first fault. If it is `missing`, everything that the search does report is correct.
    fault what = fault::none;
    /// The placement that is wrong or missing; unspecified if `what` is `none`, `wrong_size` or
    /// `not_evaluated`.
    placement<N> queens{};
    /// Whether the solutions reported before the first fault, if any, are in lexicographic order,
    /// none left out.
    bool is_lexicographic = true;

    /// Returns whether the search reports every solution exactly once and nothing else.
    [[nodiscard]] constexpr bool is_passed() const noexcept { return what == fault::none; }
};

/// @}

} // namespace ctqueens

#endif
