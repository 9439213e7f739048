// SPDX-License-Identifier: BSL-1.0
/// @file
/// The results of parsing: notations, errors and values.
#ifndef CTQUEENS_PARSE_RESULT_HPP
#define CTQUEENS_PARSE_RESULT_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// @addtogroup text
/// @{

/// A notation that from_text() can read.
enum class notation {
    digits,  ///< `15863724`, see from_digits()
    squares, ///< `a8 e7 h6 f5 c4 g3 b2 d1`, see from_squares()
    fen,     ///< `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`, see from_fen()
    grid,    ///< rows of 0 and 1, as written by text::grid, perhaps in brackets
    columns, ///< `0 4 7 5 2 6 1 3` or `[1, 5, 8, 6, 3, 7, 2, 4]`, counted from 0 or from 1
    pairs, ///< `(0, 1) (1, 3) (2, 0) (3, 2)`: a row and a column, counted from 0 or from 1; N >= 2
    board ///< lines or strings of queens, such as Q, x or ♛, and empty squares, such as points or
          ///< dashes, with or without the rank and file labels of text::board
};

/// The number of notations. Their values are 0...notation_count - 1.
inline constexpr int notation_count = int(notation::board) + 1;

/// An error in the text of a placement or a square.
enum class parse_error {
    none,          ///< no error
    ends_early,    ///< the text ends before every row has a queen
    too_long,      ///< the text continues after every row has a queen
    not_a_column,  ///< something that is not a column of the board
    not_a_square,  ///< something that is not a square of the board
    not_fen,       ///< something that is not a queen, a count of empty squares or the end of a row
    row_too_long,  ///< a row that is too long for the board
    row_too_short, ///< a row that is too short for the board
    queen_missing, ///< a row without a queen
    second_queen,  ///< a row with two queens
    no_notation    ///< a text that is not in any notation
};

/// Returns a description of an error, without a full stop at the end. Never returns null.
///
///     static_assert(describe(parse_error::queen_missing)[0] == 't'); // "this row has no queen"
[[nodiscard]] constexpr const char* describe(parse_error error) noexcept {
    constexpr const char* descriptions[] = {
        "no error",
        "the text ends before every row has a queen",
        "the text continues after every row has a queen",
        "this is not a column of the board",
        "this is not a square of the board",
        "this is not a queen, a count of empty squares or the end of a row",
        "this row is too long for the board",
        "this row is too short for the board",
        "this row has no queen",
        "this row already has a queen",
        "this is not in any notation",
    };
    constexpr std::size_t last = static_cast<std::size_t>(parse_error::no_notation);
    static_assert(sizeof descriptions == (last + 1) * sizeof(const char*));
    return descriptions[static_cast<unsigned>(error)];
}

namespace detail {

// Not constexpr, so an evaluation that calls it fails, and the compiler's message names it.
inline void dereferenced_a_failed_parse() noexcept {}

} // namespace detail

/// The result of parsing text: a value, or an error and its position, and the notation.
///
///     constexpr parsed<square> wrong = square_from<8>("i4");
///     static_assert(!wrong && wrong.error == parse_error::not_a_square && wrong.position == 0);
template <class Value> struct parsed {
    /// The value. If there is an error, it is unspecified, unless a function says otherwise.
    Value value{};
    parse_error error = parse_error::none; ///< the error, if any
    std::size_t position = 0;              ///< the byte offset of the error, counted from 0
    /// The notation; if there is an error, that of the reader that gets furthest. Unspecified for
    /// `no_notation`.
    notation written = notation::digits;

    /// Returns whether there is a value.
    [[nodiscard]] constexpr explicit operator bool() const noexcept {
        return error == parse_error::none;
    }
    /// Returns the value; unspecified if there is an error. In that case, this is not a constant
    /// expression, and the compiler's message names the function
    /// "dereferenced_a_failed_parse".
    [[nodiscard]] constexpr const Value& operator*() const noexcept {
        if (error != parse_error::none) detail::dereferenced_a_failed_parse();
        return value;
    }

    /// Returns whether both hold equal values, perhaps in different notations, or the same error at
    /// the same position.
    friend constexpr bool operator==(const parsed& one, const parsed& other) noexcept {
        return one.error == other.error && one.position == other.position &&
               (!one || one.value == other.value);
    }
    /// Returns whether there is no error and the value equals `other`.
    friend constexpr bool operator==(const parsed& one, const Value& other) noexcept {
        return one && one.value == other;
    }
};

/// @}

} // namespace ctqueens

#endif
