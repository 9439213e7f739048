// SPDX-License-Identifier: BSL-1.0
/// @file
/// Lets the compiler check a search: does it find every solution exactly once, and nothing else?
#ifndef CTQUEENS_EXAMINER_HPP
#define CTQUEENS_EXAMINER_HPP

#include <ctqueens/examiner/as_search.hpp>
#include <ctqueens/examiner/diagnosis.hpp>
#include <ctqueens/search/bitmask.hpp>

namespace ctqueens {

/// @addtogroup proving
/// @{

/// The result of examining a search for one N: the first fault, if any, and whether the solutions
/// are in lexicographic order. Unlike `passes`, `examine` compiles even if the search is wrong.
///
///     static_assert(examine<8, search::iterative>.is_passed());
///     static_assert(!examine<8, search::iterative>.is_lexicographic);
/// @hideinitializer
template <int N, class Search> inline constexpr auto examine = detail::examine_search<N, Search>();

/// True if a search reports every solution exactly once and nothing else. Otherwise, compilation
/// fails.
///
///     static_assert(passes<8, search::iterative>);
///
/// `Search` is any type that models search::algorithm, such as `as_search<function>`. N must be
/// between 1 and Search::max_size, and at most #max_table_size. The compiler runs the search
/// itself, even if a variant makes its tables. So `search::exhaustive` passes only up to N = 6, and
/// `search::bitmask` only up to N = 11 with Clang; the compiler cannot evaluate them for larger N.
///
/// This proves what the search reports, not how it finds it: a search that copies the solutions
/// from a table passes.
///
/// The error shows the first wrong placement or, if none is wrong, the first missing solution. For
/// example, "ctqueens: this search misses a solution" appears together with 15863724. The digits
/// are the columns from the top row down, counted from 1. (If a column has two digits, commas
/// separate them. A column greater than N is off the board.)
///
/// In C++26, the message is "ctqueens: this search misses 15863724", followed by a drawing of the
/// board. An X in the drawing marks the first two queens that attack each other, if any, and if
/// both are on the board. A question mark stands for a column off the board, and the row is drawn
/// without a queen.
///
/// If the compiler cannot evaluate the search, because it never ends, for example, the error is
/// "ctqueens: the compiler cannot evaluate this search for this N (the compiler's reason follows)".
/// @hideinitializer
template <int N, class Search>
inline constexpr bool passes = (detail::diagnose_result<Search, examine<N, Search>>(), true);

/// Like `passes`, but also requires the search to report the solutions in the order of another
/// search, which must pass too; that of `search::bitmask` is lexicographic. The error shows the
/// first solution that is out of order.
///
///     static_assert(passes_in_order_of<8, search::backtracking, search::bitmask>);
/// @hideinitializer
template <int N, class Search, class Order>
inline constexpr bool passes_in_order_of = (detail::diagnose_order<N, Search, Order>(), true);

/// @}

} // namespace ctqueens

#endif
