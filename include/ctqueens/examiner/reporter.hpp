// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a function that finds solutions calls to report them.
#ifndef CTQUEENS_EXAMINER_REPORTER_HPP
#define CTQUEENS_EXAMINER_REPORTER_HPP

#include <ctqueens/examiner/forms.hpp>
#include <ctqueens/search/observer/checked_observer.hpp>

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

class function_runner;

} // namespace detail

/// @addtogroup proving
/// @{

/// The object that as_search passes to your function. To report a solution, call `report(queens)`.
/// It also has the hooks of search::observer; if your function calls them, `work` counts the calls,
/// and a trace shows them if each `place` is followed by one `reject` or `retreat` of its queen.
/// Your function may ignore what `report` and `place` return, and go on. The rows and squares
/// passed to hooks must be on the board. A reporter can be copied, but the copies must not be used
/// after the function has returned. N is 1...12.
template <int N> class reporter {
    static_assert(has_table(N),
                  "ctqueens: reporter<N> needs N from 1 to 12 (11 with 16-bit addresses)");

public:
    /// Reports a solution. Returns whether the search should continue.
    constexpr bool operator()(const placement<N>& queens) const noexcept {
        return solution_(queens);
    }
    /// Reports a solution in another form:
    ///
    /// - a range of N integers, which are the columns, counted from 0;
    /// - a range of N squares in any order, such as a `std::set<std::pair<int, int>>`: a square
    ///   has members `row` and `column`, or is a row and a column;
    /// - a `grid<N>`, or a range of N ranges of N integers, where any integer but 0 is a queen;
    /// - a range of N strings, such as a `std::vector<std::string>` or a `char[N][N]`, with the
    ///   characters of notation::board, or 0 and 1. A row may begin with its rank. A blank is an
    ///   empty square if the row has at most N characters with it; otherwise, it is skipped;
    /// - a string that from_text() reads: digits, squares, FEN, or a board with newlines. A text of
    ///   more than N + 2 lines of 4N + 8 characters, plus 64, is `too_long`.
    ///
    /// A range is anything that a range-based for loop can iterate over while it is const, such as
    /// a built-in array, a std::array, a std::vector or a std::span. It must be finite. A row of
    /// integers is read twice. A string is a range of characters, which ends with its first null
    /// character, if any, or a `const char*`. (`unsigned char` is an integer.) For any other
    /// argument, compilation fails, usually with "a solution must be ...". If an argument cannot be
    /// read, the search does not pass; `fault` and parse_error list what can be wrong.
    template <class Queens> constexpr bool operator()(const Queens& queens) const {
        constexpr bool is_readable = requires { detail::read<N>(queens); };
        static_assert(is_readable,
                      "ctqueens: a solution must be a placement<N>, a grid<N>, a string, or a "
                      "range of N columns, of N squares, or of N rows of squares");
        if constexpr (is_readable) return pass_on(detail::read<N>(queens));
        conclude_({}); // avoids a second error
        return false;
    }

    /// The same for columns in braces, all of the same type. (Without this, `report({1, 3})` would
    /// be a placement whose missing columns are 0.)
    template <class Integer, std::size_t size>
        requires detail::has_integers<Integer[size]>
    constexpr bool operator()(const Integer (&columns)[size]) const {
        return pass_on(detail::read<N>(columns));
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

    template <class To>
        requires detail::inherits_hooks<To> // not another reporter, which is copied
    constexpr explicit reporter(To& to) noexcept
        : enter(to, [](observer& any, int row) { static_cast<To&>(any).enter(row); }),
          place(to, [](observer& any, square at) { return static_cast<To&>(any).place(at); }),
          test(to, [](observer& any, int comparisons) { static_cast<To&>(any).test(comparisons); }),
          reject(to, [](observer& any, square at) { static_cast<To&>(any).reject(at); }),
          retreat(to, [](observer& any, square from) { static_cast<To&>(any).retreat(from); }),
          leave(to, [](observer& any, int row) { static_cast<To&>(any).leave(row); }),
          solution_(to,
                    [](observer& any, const placement<N>& queens) {
                        return static_cast<To&>(any).solution(queens);
                    }),
          conclude_(to, [](observer& any, const examination& verdict) {
              // Only observers that grade want to know of wrong forms, and of counts.
              if constexpr (requires { static_cast<To&>(any).conclude(verdict); })
                  static_cast<To&>(any).conclude(verdict);
          }) {}

    constexpr bool pass_on(const examination& reading) const noexcept {
        if (!reading.is_passed()) {
            conclude_(reading);
            return false;
        }
        placement<N> queens{};
        for (int row = 0; row < N; ++row) queens.columns[row] = reading.columns[row];
        return solution_(queens);
    }

    detail::hook<bool, const placement<N>&> solution_;
    detail::hook<void, const examination&> conclude_;
};

/// @}

} // namespace ctqueens

#endif
