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

/// The `examination` of a search for one N: the first fault, if any, and whether the solutions are
/// in lexicographic order. Runs the search and grades what it reports. Unlike `passes`, `examine`
/// compiles even if the search is wrong.
///
///     static_assert(examine<8, search::iterative>.is_passed());
///     static_assert(!examine<8, search::iterative>.is_lexicographic);
/// @hideinitializer
template <int N, class Search> inline constexpr examination examine = detail::examined<N, Search>;

/// True if a search reports every solution exactly once and nothing else, or is made from a
/// function that returns their number. Otherwise, compilation fails.
///
///     static_assert(passes<8, search::iterative>);
///
/// `Search` is any type that models search::algorithm, such as `as_search<function>`. N must be
/// between 1 and Search::max_size, and at most #max_table_size. The search itself is evaluated,
/// even where a table comes from a faster variant. `search::exhaustive` therefore passes only up
/// to N = 6, and with Clang `search::bitmask` only up to N = 11.
///
/// This proves what the search reports, not how it finds it: a search that copies the solutions
/// from a table passes.
///
/// The error shows the first wrong placement or, if none is wrong, the first missing solution. For
/// example, "ctqueens: this search misses a solution" appears together with 15863724. The digits
/// are the columns from the top row down, counted from 1. (From N = 10 on, commas separate them.)
///
/// In C++26, the message is what describe() writes, such as "ctqueens: this search misses a
/// solution: 15863724", followed by a drawing of the board. An X in the drawing marks the first two
/// queens that attack each other, if any, and if both are on the board.
///
/// If the compiler cannot evaluate the search, because it never ends, for example, the error shows
/// a fault on a smaller board, from N = 4 on, if one is found (not for as_search). Otherwise, it
/// is "ctqueens: the compiler cannot evaluate this search for this N"; the compiler's reason
/// follows.
/// @hideinitializer
template <int N, class Search>
inline constexpr bool passes = (detail::diagnose<Search, examine<N, Search>>(), true);

/// Like `passes`, but also requires the search to report the solutions in the order of another
/// search, which must pass too; that of `search::bitmask` is lexicographic. The error shows the
/// first solution that is out of order.
///
///     static_assert(passes_in_order_of<6, search::backtracking, search::bitmask>);
/// @hideinitializer
template <int N, class Search, class Order>
inline constexpr bool passes_in_order_of = (detail::diagnose_order<N, Search, Order>(), true);

/// Grades solutions at run time, or in a constant evaluation: finds the first fault, if any, as
/// `examine` does. The argument is a range of solutions, a number of solutions, or a function that
/// as_search could turn into a search. (The function need not be constexpr or captureless.)
///
///     static_assert(grade<8>(solutions<8>).is_passed());
///     static_assert(grade<8>(91).what == fault::wrong_count);
///
/// A range is iterated over once, and not beyond the first fault. Its elements have any form that
/// reporter takes. A reporter also returns false from the first fault on. Takes time proportional
/// to the number of solutions. Allocates no memory, but takes up one byte of the stack for each
/// solution in the table: 14 KiB for N = 12. What iterators and functions throw is passed on. Adds
/// the table and the index of index_of() to the program. N must be between 1 and #max_table_size;
/// otherwise compilation fails with "grade<N> needs N from 1 to 12".
template <int N, class Given> [[nodiscard]] constexpr examination grade(Given&& given) {
    static_assert(has_table(N), "ctqueens: grade<N> needs N from 1 to 12 (11 with 16-bit "
                                "addresses)");
    if constexpr (has_table(N)) {
        detail::grader<N> grading(solutions<N>);
        detail::function_runner::run<N>(given, grading);
        return grading.finish();
    }
    return {};
}

/// Like `grade<N>`, but N is known only at run time. If there is no table for N, the fault is
/// `no_table`. Adds all tables to the program. A function must be callable for all N.
///
///     constexpr auto is_right = [](int n, const auto& all) { return grade(n, all).is_passed(); };
template <class Given> [[nodiscard]] constexpr examination grade(int size, Given&& given) {
    constexpr examination without_table{.what = fault::no_table};
    return detail::with_size(size, without_table, [&given]<int N>() { return grade<N>(given); });
}

/// @}

} // namespace ctqueens

#endif
