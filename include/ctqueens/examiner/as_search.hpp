// SPDX-License-Identifier: BSL-1.0
/// @file
/// Turns a function that finds solutions into a search.
#ifndef CTQUEENS_EXAMINER_AS_SEARCH_HPP
#define CTQUEENS_EXAMINER_AS_SEARCH_HPP

#include <ctqueens/examiner/function_runner.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// @addtogroup proving
/// @{

/// A search made from a function or a captureless lambda that finds every solution. The function
/// returns the solutions or their number, or it takes a `reporter<N>` and reports each solution:
///
///     constexpr auto two_queens = [](auto report) {
///         report(placement<4>{{1, 3, 0, 2}});
///         report(placement<4>{{2, 0, 3, 1}});
///     };
///     static_assert(passes<4, as_search<two_queens>>);
///
///     constexpr auto count_queens = [](int n) { return n == 4 ? 2 : 0; };
///     static_assert(passes<4, as_search<count_queens>>);
///
/// The compiler calls `function(report)`, `function.operator()<N>()`, `function(N)` or
/// `function()`, the first of these that compiles. It can take the reporter by value or by
/// reference; then its return value is ignored. Otherwise, it returns a range of solutions in any
/// form that reporter takes, such as a `std::vector<std::vector<int>>` or a `table<N>`, or an
/// integer. If it returns an integer, only the count is graded, and other observers see no
/// solutions. They do not see reports in a wrong form either, such as one with too many rows; for
/// these, `report` returns false. For any other function, the error is "this function cannot be
/// called with ..." or "this function must return ...".
///
/// If the function is overloaded, a template, or has default arguments, wrap it:
/// `[](int n) { return solve(n); }`. A parameter of type `auto` receives the reporter; write
/// `int n` to receive N.
///
/// All solutions are found in one constant evaluation, which must stay within the compiler's
/// limits.
template <auto function> struct as_search {
    /// The name of every search made from a function.
    static constexpr const char* name = "function";
    /// The largest allowed N.
    static constexpr int max_size = max_table_size;
    /// True: the shard for column 0 reports all solutions.
    static constexpr bool has_one_shard = true;

    /// Calls the function if `first_column` is 0, and otherwise does nothing. N is 1...12.
    template <int N, search::checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer) noexcept {
        if (first_column == 0) detail::function_runner::run<N>(function, observer);
    }
};

/// @}

} // namespace ctqueens

#endif
