// SPDX-License-Identifier: BSL-1.0
/// @file
/// Calls a function that finds solutions.
#ifndef CTQUEENS_EXAMINER_FUNCTION_RUNNER_HPP
#define CTQUEENS_EXAMINER_FUNCTION_RUNNER_HPP

#include <ctqueens/examiner/reporter.hpp>

namespace ctqueens::detail {

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

// Calls a function that finds solutions, and reports what it returns, if it does not report
// solutions itself. A class, so that it can be a friend of reporter.
class function_runner {
public:
    // Reports what is given or, if it is a function, what that finds.
    template <int N, class Given, class Observer>
    static constexpr void run(Given&& given, Observer& observer) {
        reporter<N> report(observer);
        if constexpr (is_result<Given>) {
            report_result(given, report);
        } else if constexpr (requires { given(report); }) {
            static_cast<void>(given(report));
        } else {
            constexpr bool returns_result = is_result<decltype(function_runner::call<N>(given))>;
            static_assert(returns_result, "ctqueens: this function must return a range of "
                                          "solutions, or the number of solutions");
            if constexpr (returns_result) {
                report_result(call<N>(given), report);
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
    static constexpr void report_result(Result&& result, const reporter<N>& report) {
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

} // namespace ctqueens::detail

#endif
