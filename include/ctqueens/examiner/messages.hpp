// SPDX-License-Identifier: BSL-1.0
/// @file
/// The error messages for a search that is wrong.
#ifndef CTQUEENS_EXAMINER_MESSAGES_HPP
#define CTQUEENS_EXAMINER_MESSAGES_HPP

#include <ctqueens/examiner/sentences.hpp>
#include <ctqueens/text/output.hpp>

namespace ctqueens::detail {

// Clang 22 accepts this in older standards too, but warns about it.
#if __cplusplus > 202302L && defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

// Whether a board is drawn below the sentence about a fault.
constexpr bool has_board(fault what) noexcept {
    return what != fault::wrong_size && what != fault::wrong_count && what != fault::not_read &&
           what != fault::not_evaluated;
}

// A board, as a part of a text. Shows the first two queens that attack each other as X.
struct board_of {
    placement_view queens;

    constexpr auto operator()(auto out) const {
        const int rows = queens.rows();
        const attacking_pair pair = find_attack(queens);
        const bool shows_pair = pair && pair.first.column < rows && pair.second.column < rows;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < rows; ++column) {
                const square at{row, column};
                out = put(out,
                          shows_pair && (at == pair.first || at == pair.second) ? "X"
                          : queens[row] == column   ? "\N{BLACK CHESS QUEEN}"
                          : (row + column) % 2 == 0 ? "\N{MIDDLE DOT}"
                                                    : "\N{LIGHT SHADE}",
                          column + 1 < rows ? ' ' : '\n');
            }
        }
        return out;
    }
};

// A static_assert message that describes a fault and draws the board (C++26).
class fault_message {
public:
    constexpr explicit fault_message(const examination& examined) noexcept {
        text::bounded_output out(text_, sizeof text_);
        out = describe(examined, put(out, "ctqueens: "));
        if (has_board(examined.what)) out = put(out, board_of{examined.queens()});
        size_ = out.size() - 1; // the compiler ends the line
    }

    [[nodiscard]] constexpr const char* data() const noexcept { return text_; }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

private:
    // A square takes up to four bytes.
    char text_[10 + max_description_length + 4 * max_table_size * max_table_size]{};
    std::size_t size_ = 0;
};

template <class Search, examination result> constexpr void diagnose_fault() noexcept {
    static_assert(false, fault_message(result));
}

#else

// The condition that a wrong search violates. The compiler's message shows the evidence.
template <class Search, auto... seen> inline constexpr bool is_right = false;

template <class Search, fault what, auto... seen> constexpr void diagnose_as() noexcept {
#define CTQUEENS_ASSERT_NO_FAULT(name, shown, text)                                                \
    if constexpr (what == fault::name) {                                                           \
        static_assert(is_right<Search, seen...>, "ctqueens: " text);                               \
    }
    CTQUEENS_FOR_EACH_FAULT(CTQUEENS_ASSERT_NO_FAULT)
#undef CTQUEENS_ASSERT_NO_FAULT
    static_assert(what <= fault::not_evaluated, "ctqueens: this search is wrong");
}

// Returns the columns of a placement, counted from 1, as the digits of one number.
constexpr std::int32_t in_digits(placement_view queens) noexcept {
    std::int32_t digits = 0;
    for (const int column : queens) digits = 10 * digits + column + 1;
    return digits;
}

// A placement's columns are one number if N and all columns have one digit, and otherwise a list.
template <class Search, examination result, int... row>
constexpr void diagnose_placement(index_list<row...>) noexcept {
    if constexpr (sizeof...(row) <= 9 && (... && (result.columns[row] < 9))) {
        diagnose_as<Search, result.what, in_digits({result.columns, sizeof...(row)})>();
    } else {
        diagnose_as<Search, result.what, result.columns[row] + 1 ...>();
    }
}

template <class Search, examination result> constexpr void diagnose_fault() noexcept {
    constexpr evidence shown = sentence_about(result.what).shown;
    if constexpr (result.what == fault::not_read) {
        diagnose_as<Search, result.what, result.error, result.row>();
    } else if constexpr (shown == evidence::columns) {
        diagnose_placement<Search, result>(indices<result.size>);
    } else if constexpr (shown == evidence::number) {
        diagnose_as<Search, result.what, result.number>();
    } else if constexpr (shown == evidence::row) {
        diagnose_as<Search, result.what, result.row>();
    } else {
        diagnose_as<Search, result.what, result.size>();
    }
}

#endif

} // namespace ctqueens::detail

#undef CTQUEENS_FOR_EACH_FAULT

#endif
