// SPDX-License-Identifier: BSL-1.0
/// @file
/// Calls a function that finds solutions, and passes on what it reports or returns.
#ifndef CTQUEENS_EXAMINER_FUNCTION_RUNNER_HPP
#define CTQUEENS_EXAMINER_FUNCTION_RUNNER_HPP

#include <ctqueens/examiner/reporter.hpp>

namespace ctqueens::detail {

// What a function may return: a range of solutions, or their number, which is not a bool.
template <class Type> inline constexpr bool is_bool = false;
template <> inline constexpr bool is_bool<bool> = true;
template <class Type>
concept is_count = is_integer<Type> && !is_bool<typename plain<Type>::type>;
template <class Type>
concept is_result = is_count<Type> || is_range<Type>;

class function_runner {
public:
    // Passes on what is given or, if it is a function, what that finds.
    template <int N, class Given, class Observer>
    static constexpr void run(Given&& given, Observer& observer) {
        if constexpr (is_result<Given>) {
            pass_on<N>(given, observer);
        } else if constexpr (requires(reporter<N> & report) { given(report); }) {
            reporter<N> report(observer);
            static_cast<void>(given(report));
        } else {
            using result = decltype(function_runner::call<N>(given));
            static_assert(is_result<result>, "ctqueens: this function must return a range of "
                                             "solutions, or the number of solutions");
            if constexpr (is_result<result>) {
                pass_on<N>(call<N>(given), observer);
            } else {
                pass_on<N>(published_counts[N], observer); // avoids a second error
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

    template <int N, class Result, class Observer>
    static constexpr void pass_on(Result&& result, Observer& observer) {
        if constexpr (is_range<Result>) {
            const reporter<N> report(observer);
            for (auto&& queens : result) {
                if (!report(queens)) break;
            }
        } else if constexpr (takes_reports<Observer>) {
            observer.set_number(detail::to_64_bits(result));
        }
    }
};

} // namespace ctqueens::detail

#endif
