// SPDX-License-Identifier: BSL-1.0
/// @file
/// The error messages for a search that is wrong.
#ifndef CTQUEENS_EXAMINER_MESSAGES_HPP
#define CTQUEENS_EXAMINER_MESSAGES_HPP

#include <ctqueens/examiner/describe.hpp>

namespace ctqueens::detail {

// Clang 22 accepts this in older standards too, but warns about it.
#if __cplusplus > 202302L && defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

// Whether a board is drawn below the sentence about a fault.
constexpr bool has_board(fault what) noexcept {
    return what != fault::wrong_size && what != fault::wrong_count;
}

// A static_assert message that describes a fault and draws the board (C++26).
class fault_message {
public:
    constexpr explicit fault_message(const examination& examined) noexcept {
        put("ctqueens: ");
        size_ = std::size_t(describe(examined, text_ + size_) - text_);
        if (has_board(examined.what)) draw(examined.queens());
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

private:
    constexpr void draw(placement_view queens) noexcept {
        const int rows = queens.rows();
        const attacking_pair pair = find_attack(queens);
        const bool shows_pair = pair && pair.first.column < rows && pair.second.column < rows;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < rows; ++column) {
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

    // A square takes up to four bytes.
    char text_[10 + max_description_length + 4 * max_table_size * max_table_size]{};
    std::size_t size_ = 0;
};

template <class Search, examination result> constexpr void diagnose_fault() noexcept {
    static_assert(false, fault_message(result));
}

#else

// Returns the columns of a placement, counted from 1, as the digits of one number.
constexpr std::int32_t in_digits(placement_view queens) noexcept {
    std::int32_t digits = 0;
    for (const int column : queens) digits = 10 * digits + column + 1;
    return digits;
}

// Whether a fault is not that of a single row or number, so that the placement explains it.
constexpr bool shows_placement(fault what) noexcept {
    return what == fault::not_a_solution || what == fault::counted_from_1 ||
           what == fault::wrong_column || what == fault::repeated || what == fault::missing ||
           what == fault::out_of_order;
}

// The conditions that a faulty search violates. The compiler's message shows the numbers. A
// placement's columns are one number if N and all columns have one digit, and otherwise a list.
template <class Search, std::int32_t... queens> inline constexpr bool does_not_report = false;
template <class Search, std::int64_t rows> inline constexpr bool reports_N_rows = false;
template <class Search, int row, std::int64_t squares>
inline constexpr bool reports_N_squares_in_row = false;
template <class Search, std::int64_t column> inline constexpr bool has_on_the_board = false;
template <class Search, std::int32_t... queens> inline constexpr bool counts_from_0 = false;
template <class Search, int row> inline constexpr bool reports_one_queen_in_row = false;
template <class Search, int row, auto character> inline constexpr bool knows_character = false;
template <class Search, std::int32_t... queens>
inline constexpr bool reports_for_its_first_column = false;
template <class Search, std::int32_t... queens> inline constexpr bool reports_once = false;
template <class Search, std::int32_t... queens> inline constexpr bool finds = false;
template <class Search, std::int64_t found, std::int64_t right>
inline constexpr bool counts_solutions = false;
template <class Search, std::int32_t... queens> inline constexpr bool reports_in_order = false;

template <class Search, fault what, std::int32_t... queens> constexpr void diagnose_as() noexcept {
    if constexpr (what == fault::not_a_solution) {
        static_assert(does_not_report<Search, queens...>,
                      "ctqueens: this search reports a placement that is not a solution");
    } else if constexpr (what == fault::counted_from_1) {
        static_assert(counts_from_0<Search, queens...>,
                      "ctqueens: these columns are counted from 1; columns count from 0");
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
    } else {
        static_assert(what == fault::none, "ctqueens: this search is wrong");
    }
}

template <class Search, examination result, int... row>
constexpr void diagnose_rows(index_list<row...>) noexcept {
    if constexpr (sizeof...(row) <= 9 && (... && (result.columns[row] < 9))) {
        diagnose_as<Search, result.what, in_digits({result.columns, sizeof...(row)})>();
    } else {
        diagnose_as<Search, result.what, result.columns[row] + 1 ...>();
    }
}

template <class Search, fault what, int row, std::int64_t found, std::int64_t right>
constexpr void diagnose_form() noexcept {
    if constexpr (what == fault::wrong_size) {
        static_assert(reports_N_rows<Search, found>,
                      "ctqueens: this search reports a placement that does not have N rows");
    } else if constexpr (what == fault::wrong_row_size) {
        static_assert(reports_N_squares_in_row<Search, row, found>,
                      "ctqueens: this search reports a row that does not have N squares");
    } else if constexpr (what == fault::off_the_board) {
        static_assert(has_on_the_board<Search, found>,
                      "ctqueens: columns count from 0; this one is off the board");
    } else if constexpr (what == fault::two_in_a_row) {
        static_assert(reports_one_queen_in_row<Search, row>,
                      "ctqueens: this search reports two queens in a row");
    } else if constexpr (what == fault::empty_row) {
        static_assert(reports_one_queen_in_row<Search, row>,
                      "ctqueens: this search reports a row without a queen");
    } else if constexpr (what == fault::wrong_count) {
        static_assert(counts_solutions<Search, found, right>,
                      "ctqueens: this search returns a wrong number of solutions");
    } else {
        static_assert(what == fault::none, "ctqueens: this search is wrong");
    }
}

template <class Search, int row, auto character> constexpr void diagnose_character() noexcept {
    static_assert(knows_character<Search, row, character>,
                  "ctqueens: this character is neither a queen (Q q X x * 1 W) nor an empty "
                  "square (. 0 - _ # + or blank)");
}

template <class Search, examination result> constexpr void diagnose_fault() noexcept {
    if constexpr (shows_placement(result.what)) {
        diagnose_rows<Search, result>(indices<result.size>);
    } else if constexpr (result.what != fault::not_a_square) {
        diagnose_form<Search, result.what, result.row, result.number,
                      std::int64_t(published_counts[result.size])>();
    } else if constexpr (result.number < 0x80) {
        diagnose_character<Search, result.row, static_cast<char>(result.number)>();
    } else {
        diagnose_character<Search, result.row, result.number>();
    }
}

#endif

} // namespace ctqueens::detail

#endif
