// SPDX-License-Identifier: BSL-1.0
/// @file
/// The error messages for a search that is wrong.
#ifndef CTQUEENS_EXAMINER_MESSAGES_HPP
#define CTQUEENS_EXAMINER_MESSAGES_HPP

#include <ctqueens/examiner/examination.hpp>

namespace ctqueens::detail {

// Clang 22 accepts this in older standards too, but warns about it.
#if __cplusplus > 202302L && defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

// A static_assert message that names a placement and draws it as a board (C++26).
template <int N> class fault_message {
public:
    constexpr fault_message(fault what, const placement<N>& queens) noexcept {
        put("ctqueens: this search ");
        if (what == fault::wrong_size) {
            put("reports a range that does not have N integers");
            return;
        }
        put(what == fault::missing ? "misses " : "reports ");
        for (const int column : queens) text_[size_++] = column < N ? "123456789ABC"[column] : '?';
        put(what == fault::not_a_solution ? ", which is not a solution"
            : what == fault::wrong_column ? ", whose first queen is not in first_column"
            : what == fault::repeated     ? " twice"
            : what == fault::out_of_order ? " out of order"
                                          : "");
        draw(queens);
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

private:
    constexpr void draw(const placement<N>& queens) noexcept {
        const attacking_pair pair = find_attack(queens);
        const bool shows_pair = pair && pair.first.column < N && pair.second.column < N;
        for (int row = 0; row < N; ++row) {
            for (int column = 0; column < N; ++column) {
                const square at{row, column};
                put(column == 0 ? "\n" : " ");
                put(shows_pair && (at == pair.first || at == pair.second) ? "X"
                    : queens[row] == column                               ? "\N{BLACK CHESS QUEEN}"
                    : (row + column) % 2 == 0                             ? "\N{MIDDLE DOT}"
                                                                          : "\N{LIGHT SHADE}");
            }
        }
    }

    constexpr void put(const char* text) noexcept {
        while (*text != '\0') text_[size_++] = *text++;
    }

    char text_[96 + 4 * std::size_t(N) * std::size_t(N)]{}; // a square takes up to four bytes
    std::size_t size_ = 0;
};

template <class Search, auto result> constexpr void diagnose_fault() noexcept {
    static_assert(false, fault_message(result.what, result.queens));
}

#else

// Returns the columns of a placement, counted from 1, as the digits of one number.
template <int N> constexpr std::int32_t in_digits(const placement<N>& queens) noexcept {
    std::int32_t digits = 0;
    for (const int column : queens) digits = 10 * digits + column + 1;
    return digits;
}

// The conditions that a faulty search violates. The compiler's message shows the placement's
// columns: as one number if N and all columns have one digit, and otherwise as a list.
template <class Search, std::int32_t... queens> inline constexpr bool does_not_report = false;
template <class Search> inline constexpr bool reports_N_integers = false;
template <class Search, std::int32_t... queens>
inline constexpr bool reports_for_its_first_column = false;
template <class Search, std::int32_t... queens> inline constexpr bool reports_once = false;
template <class Search, std::int32_t... queens> inline constexpr bool finds = false;
template <class Search, std::int32_t... queens> inline constexpr bool reports_in_order = false;

template <class Search, fault what, std::int32_t... queens> constexpr void diagnose_as() noexcept {
    if constexpr (what == fault::not_a_solution) {
        static_assert(does_not_report<Search, queens...>,
                      "ctqueens: this search reports a placement that is not a solution");
    } else if constexpr (what == fault::wrong_size) {
        static_assert(reports_N_integers<Search>,
                      "ctqueens: this search reports a range that does not have N integers");
    } else if constexpr (what == fault::wrong_column) {
        static_assert(
            reports_for_its_first_column<Search, queens...>,
            "ctqueens: this search reports a solution whose first queen is not in first_column");
    } else if constexpr (what == fault::repeated) {
        static_assert(reports_once<Search, queens...>,
                      "ctqueens: this search reports a solution twice");
    } else if constexpr (what == fault::missing) {
        static_assert(finds<Search, queens...>, "ctqueens: this search misses a solution");
    } else if constexpr (what == fault::out_of_order) {
        static_assert(reports_in_order<Search, queens...>,
                      "ctqueens: this search reports a solution out of order");
    }
}

template <class Search, auto result, int... row>
constexpr void diagnose_rows(index_list<row...>) noexcept {
    constexpr auto queens = result.queens;
    if constexpr (sizeof...(row) <= 9 && (... && (queens[row] < 9))) {
        diagnose_as<Search, result.what, in_digits(queens)>();
    } else {
        diagnose_as<Search, result.what, queens[row] + 1 ...>();
    }
}

template <class Search, auto result> constexpr void diagnose_fault() noexcept {
    diagnose_rows<Search, result>(indices<result.queens.rows()>);
}

#endif

} // namespace ctqueens::detail

#endif
