// SPDX-License-Identifier: BSL-1.0
/// @file
/// Calls a function that finds solutions, and passes on what it reports or returns.
#ifndef CTQUEENS_EXAMINER_FUNCTION_RUNNER_HPP
#define CTQUEENS_EXAMINER_FUNCTION_RUNNER_HPP

#include <ctqueens/examiner/reporter.hpp>

namespace ctqueens::detail {

// The ways in which a function can be called for N.
template <class Function, int N>
concept takes_reporter = requires(Function& function, reporter<N>& report) {
    function(report);
};
template <class Function, int N>
concept takes_size_as_template_argument = requires(Function& function) {
    function.template operator()<N>();
};
template <class Function, int N>
concept takes_size_as_argument = requires(Function& function) {
    function(N);
};
template <class Function>
concept takes_nothing = requires(Function& function) {
    function();
};

// What a function may return: a range of solutions, or their number, which is not a bool.
template <class Result> inline constexpr bool is_bool = false;
template <> inline constexpr bool is_bool<bool> = true;
template <> inline constexpr bool is_bool<const bool> = true;
template <class Result>
inline constexpr bool is_result = (is_integer<typename without_reference<Result>::type> &&
                                   !is_bool<typename without_reference<Result>::type>) ||
                                  has_elements<typename without_reference<Result>::type>;

class function_runner {
public:
    // Passes on what is given or, if it is a function, what that finds. Returns false if a
    // static_assert fails.
    template <int N, class Given, class Observer>
    static constexpr bool run(Given&& given, Observer& observer) {
        if constexpr (is_result<Given>) {
            return pass_on<N>(given, observer);
        } else if constexpr (takes_reporter<Given, N>) {
            bool is_ill_formed = false;
            reporter<N> report(observer, is_ill_formed);
            static_cast<void>(given(report));
            return !is_ill_formed;
        } else if constexpr (takes_size_as_template_argument<Given, N>) {
            const auto call = [&]() -> decltype(auto) { return given.template operator()<N>(); };
            return pass_on_result<N>(call, observer);
        } else if constexpr (takes_size_as_argument<Given, N>) {
            const auto call = [&]() -> decltype(auto) { return given(N); };
            return pass_on_result<N>(call, observer);
        } else {
            constexpr bool is_callable = takes_nothing<Given>;
            static_assert(is_callable, "ctqueens: this function cannot be called with a "
                                       "reporter<N>, with N, or without arguments");
            if constexpr (is_callable) return pass_on_result<N>(given, observer);
            return false;
        }
    }

private:
    template <int N, class Function, class Observer>
    static constexpr bool pass_on_result(Function&& function, Observer& observer) {
        using result = decltype(function());
        static_assert(is_result<result>, "ctqueens: this function must return a range of "
                                         "solutions, or the number of solutions");
        if constexpr (is_result<result>) return pass_on<N>(function(), observer);
        return false;
    }

    template <int N, class Result, class Observer>
    static constexpr bool pass_on(Result&& result, Observer& observer) {
        bool is_ill_formed = false;
        if constexpr (!is_integer<typename without_reference<Result>::type>) {
            const reporter<N> report(observer, is_ill_formed);
            for (auto&& queens : result) {
                if (!report(queens)) break;
            }
        } else if constexpr (takes_reports<Observer, N>) {
            observer.set_number(detail::to_64_bits(+result));
        }
        return !is_ill_formed;
    }
};

} // namespace ctqueens::detail

#endif
