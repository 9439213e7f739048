// SPDX-License-Identifier: BSL-1.0
/// @file
/// Turns a function that reports solutions into a search.
#ifndef CTQUEENS_EXAMINER_AS_SEARCH_HPP
#define CTQUEENS_EXAMINER_AS_SEARCH_HPP

#include <ctqueens/examiner/as_placement.hpp>
#include <ctqueens/search/observer.hpp>
#include <ctqueens/solutions.hpp>

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

} // namespace detail

/// @addtogroup proving
/// @{

/// The object that as_search passes to your function. To report a solution, call `report(queens)`.
/// It also has the hooks of search::observer; if your function calls them, `work` counts the calls
/// and a trace shows them. Your function may ignore what `report` and `place` return, and go on.
/// Rows and squares must be on the board. A reporter can be copied. N is 1...12.
template <int N> class reporter {
public:
    /// Reports a solution. Returns whether the search should continue.
    constexpr bool operator()(const placement<N>& queens) const noexcept {
        return solution_(queens);
    }
    /// Reports a solution given as a `grid<N>` or as a range of N integers, which are the columns,
    /// counted from 0: a built-in array, a std::array, a std::vector, or anything else that a
    /// range-based for loop can iterate over while it is const. Integers that are not columns of
    /// the board become N. For any other argument, compilation fails with "report() needs a
    /// placement<N>, a grid<N> or a range of N integers". If the range has more or fewer integers,
    /// the fault is `wrong_size`.
    template <class Columns> constexpr bool operator()(const Columns& columns) const noexcept {
        constexpr bool has_columns = requires { detail::as_placement<N>(columns); };
        static_assert(
            has_columns,
            "ctqueens: report() needs a placement<N>, a grid<N> or a range of N integers");
        if constexpr (has_columns) return (*this)(detail::as_placement<N>(columns));
        *has_failed_ = true;
        return true;
    }

    /// The same for columns in braces. (Without this, `report({1, 3})` would be a placement whose
    /// missing columns are 0.)
    template <std::size_t size>
    constexpr bool operator()(const int (&columns)[size]) const noexcept {
        return (*this)(detail::as_placement<N>(columns));
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
    template <auto function> friend struct as_search;

    // `has_failed` is set if a static_assert fails.
    template <class To>
    constexpr reporter(To& to, bool& has_failed) noexcept
        : enter(to, [](auto& any, int row) { static_cast<To&>(any).enter(row); }),
          place(to, [](auto& any, square at) { return static_cast<To&>(any).place(at); }),
          test(to, [](auto& any, int comparisons) { static_cast<To&>(any).test(comparisons); }),
          reject(to, [](auto& any, square at) { static_cast<To&>(any).reject(at); }),
          retreat(to, [](auto& any, square from) { static_cast<To&>(any).retreat(from); }),
          leave(to, [](auto& any, int row) { static_cast<To&>(any).leave(row); }),
          solution_(to,
                    [](auto& any, const placement<N>& queens) {
                        return static_cast<To&>(any).solution(queens);
                    }),
          has_failed_(&has_failed) {}

    detail::hook<bool, const placement<N>&> solution_;
    bool* has_failed_;
};

/// A search made from a function or a captureless lambda that reports every solution:
///
///     constexpr auto two_queens = [](auto report) {
///         report(placement<4>{{1, 3, 0, 2}});
///         report(placement<4>{{2, 0, 3, 1}});
///     };
///     static_assert(passes<4, as_search<two_queens>>);
///
/// The function takes a `reporter<N>` by value or by reference; its return value is ignored. For
/// any other function, the error is "this function cannot be called with a reporter<N>". All
/// solutions are found in one constant evaluation, which must stay within the compilers' default
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
        if (first_column != 0) return;
        constexpr bool takes_reporter = requires(reporter<N> & report) { function(report); };
        static_assert(takes_reporter,
                      "ctqueens: this function cannot be called with a reporter<N>");
        bool has_failed = !takes_reporter;
        if constexpr (takes_reporter) {
            reporter<N> report(observer, has_failed);
            static_cast<void>(function(report));
        }
        if (has_failed) { // avoid a second error, about missing solutions
            for (const placement<N>& queens : solutions<N>) observer.solution(queens);
        }
    }
};

/// @}

} // namespace ctqueens

#endif
