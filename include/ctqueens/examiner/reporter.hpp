// SPDX-License-Identifier: BSL-1.0
/// @file
/// Calls a function that finds solutions, and passes on what it reports or returns.
#ifndef CTQUEENS_EXAMINER_REPORTER_HPP
#define CTQUEENS_EXAMINER_REPORTER_HPP

#include <ctqueens/examiner/forms.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens {

namespace detail {

// A hook of an observer whose type is erased, so that the type of a reporter does not depend on it.
template <class Result, class Argument> class hook {
public:
    using function = Result(search::observer&, Argument);

    constexpr hook(search::observer& observer, function* call) noexcept
        : observer_(&observer), call_(call) {}

    constexpr Result operator()(Argument argument) const noexcept {
        return call_(*observer_, argument);
    }

private:
    search::observer* observer_;
    function* call_;
};

// An observer that grades or collects reports wants to know in which form a solution was reported,
// and the number that a search returns if it only counts.
template <class Observer, int N>
concept takes_reports = requires(Observer& observer, const reported<N>& report) {
    observer.add_report(report) ? 1 : 0;
    observer.set_number(report.number);
};

// What empty braces become: a scalar is a better match for them than a placement.
enum class no_columns {};

class function_runner;

} // namespace detail

/// @addtogroup proving
/// @{

/// The object that as_search passes to your function. To report a solution, call `report(queens)`.
/// It also has the hooks of search::observer; if your function calls them, `work` counts the calls
/// and a trace shows them. Your function may ignore what `report` and `place` return, and go on.
/// Rows and squares must be on the board. A reporter can be copied, but the copies must not be
/// used after the function has returned. N is 1...12.
template <int N> class reporter {
public:
    /// Reports a solution. Returns whether the search should continue.
    constexpr bool operator()(const placement<N>& queens) const noexcept {
        return solution_(detail::read<N>(queens));
    }
    /// Reports a solution in another form:
    ///
    /// - a range of N integers, which are the columns, counted from 0;
    /// - a `grid<N>`, or a range of N ranges of N integers, where any integer but 0 is a queen;
    /// - a range of N ranges of N characters, such as a `std::vector<std::string>` or a
    ///   `char[N][N]`, with the characters of notation::board. A blank is an empty square. A row
    ///   may end with a null character. (`unsigned char` is an integer.)
    ///
    /// A range is anything that a range-based for loop can iterate over while it is const, such as
    /// a built-in array, a std::array, a std::vector or a std::span. It must be finite. For any
    /// other argument, compilation fails with "a solution must be ...". If the rows, squares,
    /// columns or characters are wrong, the search does not pass; `fault` lists what can be wrong.
    template <class Queens> constexpr bool operator()(const Queens& queens) const {
        constexpr bool is_readable = requires { detail::read<N>(queens); };
        static_assert(is_readable,
                      "ctqueens: a solution must be a placement<N>, a grid<N>, a range "
                      "of N columns, or a range of N rows of squares");
        if constexpr (is_readable) return solution_(detail::read<N>(queens));
        *is_ill_formed_ = true;
        return true;
    }

    /// The same for columns in braces. (Without this, `report({1, 3})` would be a placement whose
    /// missing columns are 0.)
    template <std::size_t size>
    constexpr bool operator()(const int (&columns)[size]) const noexcept {
        return solution_(detail::read<N>(columns));
    }
    /// The same for empty braces, which are no columns.
    constexpr bool operator()(detail::no_columns) const noexcept {
        detail::reported<N> report{};
        report.fail_with_rows(0);
        return solution_(report);
    }
    /// The same for columns of any other integer type, all of the same type.
    template <class Integer, std::size_t size>
        requires detail::is_integer<Integer>
    constexpr bool operator()(const Integer (&columns)[size]) const {
        return solution_(detail::read<N>(columns));
    }

    /// Call `enter(row)` when the search is about to try the columns of a row.
    detail::hook<void, int> enter;
    /// Call `place(at)` when the search places a queen on a square. Returns whether the search
    /// should continue.
    detail::hook<bool, square> place;
    /// Call `test(comparisons)` when the search makes comparisons.
    detail::hook<void, int> test;
    /// Call `reject(at)` when queens attack each other, so the search rejects the last queen.
    detail::hook<void, square> reject;
    /// Call `retreat(from)` when the search backtracks, removing a queen.
    detail::hook<void, square> retreat;
    /// Call `leave(row)` when the search has tried all columns of a row.
    detail::hook<void, int> leave;

private:
    friend class detail::function_runner;
    using observer = search::observer;

    // `is_ill_formed` is set if a static_assert fails.
    template <class To>
    constexpr reporter(To& to, bool& is_ill_formed) noexcept
        : enter(to, [](observer& any, int row) { static_cast<To&>(any).enter(row); }),
          place(to, [](observer& any, square at) { return static_cast<To&>(any).place(at); }),
          test(to, [](observer& any, int comparisons) { static_cast<To&>(any).test(comparisons); }),
          reject(to, [](observer& any, square at) { static_cast<To&>(any).reject(at); }),
          retreat(to, [](observer& any, square from) { static_cast<To&>(any).retreat(from); }),
          leave(to, [](observer& any, int row) { static_cast<To&>(any).leave(row); }),
          solution_(to,
                    [](observer& any, const detail::reported<N>& report) {
                        if constexpr (detail::takes_reports<To, N>) {
                            return static_cast<To&>(any).add_report(report);
                        } else {
                            return report.what == fault::none &&
                                   static_cast<To&>(any).solution(report.queens);
                        }
                    }),
          is_ill_formed_(&is_ill_formed) {}

    detail::hook<bool, const detail::reported<N>&> solution_;
    bool* is_ill_formed_;
};

/// @}

namespace detail {

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

} // namespace detail

} // namespace ctqueens

#endif
