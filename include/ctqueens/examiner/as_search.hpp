// SPDX-License-Identifier: BSL-1.0
/// @file
/// Turns a function that finds solutions into a search.
#ifndef CTQUEENS_EXAMINER_AS_SEARCH_HPP
#define CTQUEENS_EXAMINER_AS_SEARCH_HPP

#include <ctqueens/examiner/reporter.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens {

namespace detail {

// The number of solutions that a function returns.
template <class Integer>
constexpr auto to_count(const Integer& number) -> decltype(detail::to_64_bits(number)) {
    return detail::to_64_bits(number);
}
std::int64_t to_count(const bool&) = delete; // it may say whether there is a solution
template <class Type>
concept is_count = requires(const Type& number) {
    detail::to_count(number);
};
template <class Type>
concept is_result = is_range<Type> || is_count<Type>;

// Calls a function that finds solutions, and passes on what it reports or returns. A class, so that
// it can be a friend of reporter.
class function_runner {
public:
    // Passes on what is given or, if it is a function, what that finds.
    template <int N, class Given, class Observer>
    static constexpr void run(Given&& given, Observer& observer) {
        reporter<N> report(observer);
        if constexpr (is_result<Given>) {
            pass_on(given, report);
        } else if constexpr (requires { given(report); }) {
            static_cast<void>(given(report));
        } else {
            constexpr bool returns_result = is_result<decltype(function_runner::call<N>(given))>;
            static_assert(returns_result, "ctqueens: this function must return a range of "
                                          "solutions, or the number of solutions");
            if constexpr (returns_result) {
                pass_on(call<N>(given), report);
            } else {
                report.conclude_({}); // avoids a second error
            }
        }
    }

private:
    template <int N, class Function> static constexpr decltype(auto) call(Function& function) {
        if constexpr (requires { function.template operator()<N>(); }) {
            return function.template operator()<N>();
        } else if constexpr (requires { function(N); }) {
            return function(N);
        } else {
            constexpr bool is_callable = requires { function(); };
            static_assert(is_callable, "ctqueens: this function cannot be called with a "
                                       "reporter<N>, with N, or without arguments");
            if constexpr (is_callable) {
                return function();
            } else {
                return published_counts[N]; // avoids a second error
            }
        }
    }

    template <int N, class Result>
    static constexpr void pass_on(Result&& result, const reporter<N>& report) {
        if constexpr (is_range<Result>) {
            for (auto&& queens : result) {
                if (!report(queens)) break;
            }
        } else {
            examination verdict;
            verdict.number = detail::to_count(result);
            if (verdict.number != std::int64_t(published_counts[N])) {
                verdict.what = fault::wrong_count;
            }
            report.conclude_(verdict);
        }
    }
};

} // namespace detail

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
