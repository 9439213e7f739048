// SPDX-License-Identifier: BSL-1.0
/// @file
/// From text to a placement, in the notations that text.hpp writes: digits, FEN, squares.
#ifndef CTQUEENS_PARSE_HPP
#define CTQUEENS_PARSE_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/string_literal.hpp>

namespace ctqueens {

/// What can be wrong with a text that should be a placement or a square.
enum class parse_error {
    none,          ///< nothing is wrong
    ends_early,    ///< it ends before all rows have a queen
    too_long,      ///< it goes on although all rows have a queen
    not_a_column,  ///< a character of digits that is no column of the board
    not_a_square,  ///< something else than a square of the board
    not_fen,       ///< a character that is none of FEN's for queens
    row_too_long,  ///< a row of FEN that has more squares than the board
    row_too_short, ///< a row of FEN that has fewer squares than the board
    queen_missing, ///< a row of FEN without a queen
    second_queen   ///< a row with a second queen
};

/// The error in words, without a full stop; never null.
[[nodiscard]] constexpr const char* describe(parse_error error) noexcept
{
    switch (error) {
    case parse_error::none:
        return "nothing is wrong";
    case parse_error::ends_early:
        return "the text ends before every row has a queen";
    case parse_error::too_long:
        return "the text goes on although every row has a queen";
    case parse_error::not_a_column:
        return "this is no column of the board";
    case parse_error::not_a_square:
        return "this is no square of the board";
    case parse_error::not_fen:
        return "this is neither a queen, nor a number of empty squares, nor the end of a row";
    case parse_error::row_too_long:
        return "this row has more squares than the board";
    case parse_error::row_too_short:
        return "this row has fewer squares than the board";
    case parse_error::queen_missing:
        return "this row has no queen";
    case parse_error::second_queen:
        return "this row has a queen already";
    }
    return "";
}

/// What parsing a text gave: a value, or what is wrong at which character. Texts end with a null
/// character.
template <class Value>
struct parsed
{
    Value value{};                         ///< what was read; after an error it means nothing
    parse_error error = parse_error::none; ///< what is wrong
    std::size_t position = 0;              ///< of the error in bytes, counted from 0

    /// Whether there is a value.
    [[nodiscard]] constexpr explicit operator bool() const noexcept
    {
        return error == parse_error::none;
    }
};

namespace detail {

template <class Value>
constexpr parsed<Value> failed(parse_error error, std::size_t position) noexcept
{
    return {{}, error, position};
}

constexpr bool is_digit(char character) noexcept
{
    return character >= '0' && character <= '9';
}

// The number that begins at text[position], which is moved behind it; more than 999 is 1000.
constexpr int read_number(const char* text, std::size_t& position) noexcept
{
    int number = 0;
    for (; is_digit(text[position]); ++position) {
        number = number < 100 ? 10 * number + (text[position] - '0') : 1000;
    }
    return number;
}

// The column of one character of digits: 1...9, then A, B, C, also in lower case. Below 0 if it is
// none.
constexpr int column_of_digit(char character) noexcept
{
    return character >= '1' && character <= '9'   ? character - '1'
           : character >= 'A' && character <= 'Z' ? character - 'A' + 9
           : character >= 'a' && character <= 'z' ? character - 'a' + 9
                                                  : -1;
}

// The square that begins at text[position], which is moved behind it.
template <int N>
constexpr parsed<square> read_square(const char* text, std::size_t& position) noexcept
{
    const std::size_t start = position;
    const char file = text[position];
    const int column = file >= 'a' && file <= 'z'   ? file - 'a'
                       : file >= 'A' && file <= 'Z' ? file - 'A'
                                                    : N;
    if (column >= N) {
        return failed<square>(parse_error::not_a_square, start);
    }
    ++position;
    const int rank = text[position] == '0' ? 0 : read_number(text, position);
    if (rank < 1 || rank > N) {
        return failed<square>(parse_error::not_a_square, start);
    }
    return {{N - rank, column}};
}

} // namespace detail

/// A square in algebraic notation: `e4`, or `E4`. N is 1...26; a greater N is refused: "squares
/// need N from 1 to 26, a letter for each file". What is no square of the board, or not only that,
/// gives parse_error::not_a_square.
template <int N>
[[nodiscard]] constexpr parsed<square> square_from(const char* text) noexcept
{
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26, a letter for each file");
    std::size_t position = 0;
    const parsed<square> found = detail::read_square<N>(text, position);
    return found && text[position] != '\0' ? detail::failed<square>(parse_error::not_a_square, 0)
                                           : found;
}

/// A placement from the columns of its rows from the top, counted from 1: `15863724`. Columns from
/// the tenth on are the letters A, B, C ... N is 1...35; a greater N is refused: "digits need N
/// from 1 to 35". The notation of article 002. Errors are `ends_early`, `not_a_column` and
/// `too_long`; whether queens attack each other is another question, see is_solution().
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_digits(const char* text) noexcept
{
    static_assert(N <= 35, "ctqueens: digits need N from 1 to 35");
    parsed<placement<N>> result;
    for (std::size_t row = 0; row < std::size_t(N); ++row) {
        const int column = detail::column_of_digit(text[row]);
        if (column < 0 || column >= N) {
            return detail::failed<placement<N>>(
                text[row] == '\0' ? parse_error::ends_early : parse_error::not_a_column, row);
        }
        result.value.columns[row] = static_cast<std::uint8_t>(column);
    }
    return text[N] == '\0' ? result : detail::failed<placement<N>>(parse_error::too_long, N);
}

/// A placement from the squares of its queens in any order, with or without blanks and commas
/// between them: `a8 e7 h6 f5 c4 g3 b2 d1`. N is 1...26. Errors are `ends_early`, `too_long`,
/// `not_a_square` and `second_queen`.
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_squares(const char* text) noexcept
{
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26, a letter for each file");
    using result_type = placement<N>;
    parsed<result_type> result;
    for (std::uint8_t& column : result.value.columns) {
        column = N; // off the board: no queen yet
    }
    std::size_t position = 0;
    for (int queens = 0;; ++queens) {
        while (text[position] == ' ' || text[position] == ',') {
            ++position;
        }
        if (text[position] == '\0') {
            return queens == N
                       ? result
                       : detail::failed<result_type>(parse_error::ends_early, position);
        }
        if (queens == N) {
            return detail::failed<result_type>(parse_error::too_long, position);
        }
        const std::size_t start = position;
        const parsed<square> at = detail::read_square<N>(text, position);
        if (!at) {
            return detail::failed<result_type>(at.error, at.position);
        }
        if (result.value[at.value.row] < N) {
            return detail::failed<result_type>(parse_error::second_queen, start);
        }
        result.value.columns[at.value.row] = static_cast<std::uint8_t>(at.value.column);
    }
}

namespace detail {

// The column of the queen in the row of FEN that begins at text[position], which is moved to its
// end.
template <int N>
constexpr parsed<int> read_fen_row(const char* text, std::size_t& position) noexcept
{
    const std::size_t start = position;
    int squares = 0;
    int queen = N; // off the board: no queen yet
    while (text[position] != '/' && text[position] != ' ' && text[position] != '\0') {
        const std::size_t here = position;
        if (text[position] == 'Q' || text[position] == 'q') {
            if (queen < N) {
                return failed<int>(parse_error::second_queen, here);
            }
            queen = squares;
            ++squares;
            ++position;
        } else if (is_digit(text[position]) && text[position] != '0') {
            squares += read_number(text, position);
        } else {
            return failed<int>(parse_error::not_fen, here);
        }
        if (squares > N) {
            return failed<int>(parse_error::row_too_long, here);
        }
    }
    if (squares == 0 && text[position] != '/') {
        return failed<int>(parse_error::ends_early, start);
    }
    if (squares < N) {
        return failed<int>(parse_error::row_too_short, start);
    }
    return queen < N ? parsed<int>{queen} : failed<int>(parse_error::queen_missing, start);
}

} // namespace detail

/// A placement from the piece field of a FEN record, queens of either colour:
/// `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`. Ten or more empty squares in a row are one decimal number. What
/// follows a blank, as the other fields of a record do, is not looked at. Errors are `ends_early`,
/// `too_long`, `not_fen`, `row_too_long`, `row_too_short`, `queen_missing` and `second_queen`.
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_fen(const char* text) noexcept
{
    using result_type = placement<N>;
    parsed<result_type> result;
    std::size_t position = 0;
    for (int row = 0; row < N; ++row) {
        if (row > 0) {
            if (text[position] != '/') {
                return detail::failed<result_type>(parse_error::ends_early, position);
            }
            ++position;
        }
        const parsed<int> column = detail::read_fen_row<N>(text, position);
        if (!column) {
            return detail::failed<result_type>(column.error, column.position);
        }
        result.value.columns[row] = static_cast<std::uint8_t>(column.value);
    }
    return text[position] == '/' ? detail::failed<result_type>(parse_error::too_long, position)
                                 : result;
}

/// A way to write a placement.
enum class notation {
    digits, ///< see from_digits()
    fen,    ///< see from_fen()
    squares ///< see from_squares()
};

/// A notation and the size of a board.
struct text_shape
{
    notation written; ///< how a text is written
    int rows;         ///< the N of the board; 0 if the text does not say
};

namespace detail {

constexpr bool is_letter(char character) noexcept
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

// Squares have blanks or commas between them, or else a letter before every one or two numerals;
// digits of a placement, with at least nine numerals to each two or three letters, have not.
constexpr bool is_in_squares(const char* text) noexcept
{
    bool alternates = is_letter(text[0]);
    int numerals = 0; // since the last letter
    for (std::size_t position = 0; text[position] != '\0'; ++position) {
        const char character = text[position];
        if (character == ' ' || character == ',') {
            return true;
        }
        numerals = is_digit(character) ? numerals + 1 : 0;
        alternates = alternates && numerals <= 2 &&
                     (is_digit(character) || is_digit(text[position + 1]));
    }
    return alternates;
}

constexpr bool is_fen(const char* text) noexcept
{
    for (; *text != '\0'; ++text) {
        if (*text == '/' || *text == 'Q' || *text == 'q') {
            return true;
        }
    }
    return false;
}

// The number of squares in the first row of FEN.
constexpr int first_row_width(const char* text) noexcept
{
    int width = 0;
    for (std::size_t position = 0; text[position] != '/' && text[position] != '\0';) {
        if (is_digit(text[position])) {
            width += read_number(text, position);
        } else {
            width += text[position] == 'Q' || text[position] == 'q' ? 1 : 0;
            ++position;
        }
    }
    return width;
}

// The greatest number in a text: of squares, the rank of the highest.
constexpr int greatest_number(const char* text) noexcept
{
    int greatest = 0;
    for (std::size_t position = 0; text[position] != '\0';) {
        if (is_digit(text[position])) {
            const int number = read_number(text, position);
            greatest = number > greatest ? number : greatest;
        } else {
            ++position;
        }
    }
    return greatest;
}

} // namespace detail

/// In which notation a placement is written, and on what board: FEN has as many rows as the first
/// has squares, squares have as many as the highest rank, digits as many as they are. Any text has
/// a shape; whether it is a placement, from_text() says.
[[nodiscard]] constexpr text_shape shape_of(const char* text) noexcept
{
    if (detail::is_fen(text)) {
        return {notation::fen, detail::first_row_width(text)};
    }
    if (detail::is_in_squares(text)) {
        return {notation::squares, detail::greatest_number(text)};
    }
    return {notation::digits, detail::text_length(text)};
}

/// A placement from a text in any notation; shape_of() says which. N is 1...26. Errors are those of
/// the notation.
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_text(const char* text) noexcept
{
    switch (shape_of(text).written) {
    case notation::fen:
        return from_fen<N>(text);
    case notation::squares:
        return from_squares<N>(text);
    case notation::digits:
        break;
    }
    return from_digits<N>(text);
}

} // namespace ctqueens

#endif
