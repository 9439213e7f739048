// SPDX-License-Identifier: BSL-1.0
/// @file
/// Detects the notation and the size of a placement.
#ifndef CTQUEENS_DETAIL_NOTATION_HPP
#define CTQUEENS_DETAIL_NOTATION_HPP

#include <ctqueens/detail/readers.hpp>

namespace ctqueens {

/// A notation that from_text() can read.
enum class notation {
    digits,  ///< `15863724`, see from_digits()
    fen,     ///< `Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4`, see from_fen()
    squares, ///< `a8 e7 h6 f5 c4 g3 b2 d1`, see from_squares()
    columns, ///< `0 4 7 5 2 6 1 3`, or the output of text::csv or text::json
    grid,    ///< rows of 0 and 1, as written by text::grid
    board    ///< a chessboard in UTF-8, as written by text::board; labels are ignored
};

/// The result of shape_of(): the notation of a text and the size of its board.
struct text_shape
{
    notation written; ///< the notation
    int rows;         ///< N, or 0 if it cannot be determined, or 256 if it is greater than 255
};

namespace detail {

constexpr bool is_newline(char character) noexcept
{
    return character == '\n';
}

constexpr unread_text without_blanks_around(unread_text in) noexcept
{
    while (in.end > in.position && is_blank(in.text[in.end - 1])) {
        --in.end;
    }
    in.skip_all(is_blank);
    return in;
}

// Removes surrounding whitespace, a first line such as `Solution 5`, and a last `1 solution` line.
constexpr unread_text body_of(const unread_text& whole) noexcept
{
    unread_text body = without_blanks_around(whole);
    unread_text heading = before(body, is_newline);
    if (heading.end < body.end && heading.skip("Solution ")) {
        body.position = heading.end;
    }
    std::size_t last_line = body.end;
    while (last_line > body.position && whole.text[last_line - 1] != '\n') {
        --last_line;
    }
    unread_text count{whole.text, last_line, body.end};
    if (count.skip("1 solution") && count.next() == '\0') {
        body.end = last_line;
    }
    return without_blanks_around(body);
}

constexpr failure read(notation written, unread_text in, int size, std::uint8_t* columns) noexcept
{
    return written == notation::fen       ? read_fen(in, size, columns)
           : written == notation::digits  ? read_digits(in, size, columns)
           : written == notation::squares ? read_squares(in, size, columns)
           : written == notation::columns ? read_columns(in, size, columns)
           : written == notation::grid    ? read_picture(in, grid_symbols, size, columns)
                                          : read_picture(in, board_symbols, size, columns);
}

// Counting stops at this value, because no board has that many rows.
inline constexpr int too_many_rows = 256;

constexpr int add_rows(int rows, int more) noexcept
{
    return more < too_many_rows - rows ? rows + more : too_many_rows;
}

template <class Predicate>
constexpr int count_characters(unread_text in, Predicate holds) noexcept
{
    int count = 0;
    for (; in.next() != '\0'; ++in.position) {
        count = add_rows(count, holds(in.next()) ? 1 : 0);
    }
    return count;
}

constexpr int count_words(unread_text in) noexcept
{
    int count = 0;
    for (in.skip_all(is_separator); in.next() != '\0'; in.skip_all(is_separator)) {
        count = add_rows(count, 1);
        in.skip_all([](char character) { return !is_separator(character); });
    }
    return count;
}

constexpr int width_of_fen_row(unread_text in) noexcept
{
    int width = 0;
    while (in.next() != '\0') {
        const char character = in.next();
        const bool is_queen = character == 'Q' || character == 'q';
        width = add_rows(width, is_digit(character) ? read_number(in) : is_queen ? 1 : 0);
        in.position += is_digit(character) ? 0 : 1;
    }
    return width;
}

constexpr int highest_rank(unread_text in) noexcept
{
    int highest = 0;
    while (in.next() != '\0') {
        in.skip_all([](char character) { return !is_digit(character); });
        const int rank = add_rows(0, read_number(in));
        highest = rank > highest ? rank : highest;
    }
    return highest;
}

// Returns N for a text in this notation, but at most too_many_rows.
constexpr int rows_in(notation written, unread_text in) noexcept
{
    switch (written) {
    case notation::fen:
        return width_of_fen_row(
            before(in, [](char next) { return next == '/' || is_blank(next); }));
    case notation::squares:
        return highest_rank(in);
    case notation::columns:
        in.skip_all([](char next) { return is_blank(next) || next == '['; });
        return count_words(before(in, [](char next) { return next == '\n' || next == ']'; }));
    case notation::digits:
    case notation::grid:
        return count_characters(before(in, is_newline), [](char next) { return !is_blank(next); });
    case notation::board:
        break;
    }
    return count_characters(before(in, is_newline), [](char character) {
        return static_cast<unsigned char>(character) >= 0xC0; // the first byte of a symbol
    });
}

// Returns whether a text is a valid placement in this notation.
constexpr bool fits(notation written, unread_text in) noexcept
{
    std::uint8_t columns[26]{};
    const int rows = rows_in(written, in);
    return rows >= 1 && rows <= 26 && read(written, in, rows, columns).error == parse_error::none;
}

// Returns whether a text without whitespace looks like squares, that is, letters that are each followed
// by one or two digits. The last letter may have no digits.
constexpr bool looks_like_squares(unread_text in) noexcept
{
    do {
        const bool is_letter = index_of_letter(in.next(), -1) >= 0;
        const std::size_t numerals = ++in.position;
        in.skip_all(is_digit);
        const std::size_t count = in.position - numerals;
        if (!is_letter || count > 2 || (count == 0 && in.next() != '\0')) return false;
    } while (in.next() != '\0');
    return true;
}

// A word is read as `digits` or `squares`. If both are valid, a capital first letter means `digits`.
constexpr notation notation_of_word(unread_text in) noexcept
{
    const bool begins_with_capital = in.next() >= 'A' && in.next() <= 'Z';
    return looks_like_squares(in) && !(fits(notation::digits, in) &&
                                       (begins_with_capital || !fits(notation::squares, in)))
               ? notation::squares
               : notation::digits;
}

constexpr bool looks_like_grid(unread_text in) noexcept
{
    in.skip_all(
        [](char next) { return next == '0' || next == '1' || next == ' ' || next == '\r'; });
    return in.next() == '\n';
}

// A text is valid in at most one notation, with two exceptions: some texts are valid both as digits and
// as squares without whitespace, and "1" means the same placement as digits and as a grid.
constexpr notation notation_of(unread_text in) noexcept
{
    const auto has = [&](auto holds) { return before(in, holds).end != in.end; };
    const char first = in.next();
    const unread_text word = before(in, is_blank);
    const bool is_character = word.end - word.position == 1;
    if ((is_character && (first == 'Q' || first == 'q')) ||
        has([](char character) { return character == '/'; })) {
        return notation::fen;
    }
    if (has([](char character) { return !is_ascii(character); })) return notation::board;
    const bool has_separators = has(is_separator);
    if (first == '[' || (is_character && first == '0') || (is_digit(first) && has_separators)) {
        return looks_like_grid(in) ? notation::grid : notation::columns;
    }
    return has_separators || (has(is_blank) && !is_digit(first)) ? notation::squares
                                                                 : notation_of_word(in);
}

} // namespace detail

/// Detects the notation and the size of a placement. Depending on the notation, the size is the number
/// of digits or columns, the highest rank, or the width of the first row. Takes linear time.
/// Ignores the same parts of the text as from_text(), but does not check whether the rest is valid. Without
/// `length`, the text must be null-terminated.
///
///     static_assert(shape_of("15863724").rows == 8);
///     static_assert(shape_of("b4 d3 a2 c1").written == notation::squares);
///
/// A text that is valid both as `digits` and as `squares`, such as `A1A2A3A4A5`, is read as `digits` if
/// it begins with a capital letter, and as `squares` otherwise.
[[nodiscard]] constexpr text_shape shape_of(const char* text, std::size_t length = detail::null_terminated) noexcept
{
    const detail::unread_text body = detail::body_of(detail::whole_text(text, length));
    const notation written = detail::notation_of(body);
    return {written, detail::rows_in(written, body)};
}

} // namespace ctqueens

#endif
