// SPDX-License-Identifier: BSL-1.0
/// @file
/// How the compiler says what is wrong with a search.
#ifndef CTQUEENS_EXAMINER_REFUSAL_HPP
#define CTQUEENS_EXAMINER_REFUSAL_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// What can be wrong with what a search reports.
enum class fault {
    none,           ///< nothing
    not_a_solution, ///< a placement is reported in which queens attack each other or are off the board
    wrong_column,   ///< a solution is reported for a first column that is not that of its first queen
    repeated,       ///< a solution is reported again
    missing,        ///< a solution is not reported
    out_of_order,   ///< a solution is reported where the expected order has another one
    not_evaluated   ///< the compiler cannot evaluate the search
};

namespace detail {

#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

// A sentence that names a placement. C++26 takes it as the message of a static_assert.
template <int N>
class sentence
{
public:
    constexpr sentence(fault what, const placement<N>& queens) noexcept
    {
        put("ctqueens: this search ");
        put(what == fault::missing ? "never finds " : "reports ");
        for (const int column : queens) {
            text_[size_++] = column < N ? "123456789ABC"[column] : '?';
        }
        put(what == fault::not_a_solution ? ", which is not a solution"
            : what == fault::wrong_column ? " for another first column"
            : what == fault::repeated     ? " twice"
            : what == fault::out_of_order ? " out of order"
                                          : "");
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

private:
    constexpr void put(const char* text) noexcept
    {
        while (*text != '\0') {
            text_[size_++] = *text++;
        }
    }

    char text_[80]{};
    std::size_t size_ = 0;
};

template <class Search, int N, fault what, placement<N> queens>
consteval void refuse() noexcept
{
    constexpr bool is_right = what == fault::none;
    static_assert(is_right, sentence<N>(what, queens));
}

#else

// A placement as a number whose digits are the columns, counted from 1. If a column has no such digit, the
// placement itself.
template <int N, placement<N> queens>
consteval auto in_digits() noexcept
{
    constexpr bool has_digits = [] {
        for (const int column : queens) {
            if (column >= 9) {
                return false;
            }
        }
        return N <= 9;
    }();
    if constexpr (has_digits) {
        unsigned digits = 0;
        for (const unsigned column : queens) {
            digits = 10 * digits + column + 1;
        }
        return digits;
    } else {
        return queens;
    }
}

// What should be true of a search and the queens that it reports. The compiler's message names them.
template <class Search, auto queens>
inline constexpr bool does_not_report = false;
template <class Search, auto queens>
inline constexpr bool reports_for_its_first_column = false;
template <class Search, auto queens>
inline constexpr bool reports_once = false;
template <class Search, auto queens>
inline constexpr bool finds = false;
template <class Search, auto queens>
inline constexpr bool reports_in_order = false;

template <class Search, fault what, auto queens>
consteval void refuse_as() noexcept
{
    if constexpr (what == fault::not_a_solution) {
        static_assert(does_not_report<Search, queens>,
                      "ctqueens: this search reports a placement that is not a solution");
    } else if constexpr (what == fault::wrong_column) {
        static_assert(reports_for_its_first_column<Search, queens>,
                      "ctqueens: this search reports a solution for another first column");
    } else if constexpr (what == fault::repeated) {
        static_assert(reports_once<Search, queens>,
                      "ctqueens: this search reports a solution twice");
    } else if constexpr (what == fault::missing) {
        static_assert(finds<Search, queens>, "ctqueens: this search never finds a solution");
    } else if constexpr (what == fault::out_of_order) {
        static_assert(reports_in_order<Search, queens>,
                      "ctqueens: this search reports a solution out of order");
    }
}

template <class Search, int N, fault what, placement<N> queens>
consteval void refuse() noexcept
{
    refuse_as<Search, what, in_digits<N, queens>()>();
}

#endif

} // namespace detail

} // namespace ctqueens

#endif
