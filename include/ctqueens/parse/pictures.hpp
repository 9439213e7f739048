// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that draw the board, as programs print it: grids of 0 and 1, and boards of other
/// characters. Each has two functions, as described in notations.hpp.
///
/// A row has a symbol for each square, with or without blanks, commas, quotes or bars between them.
/// Between two bars, an empty square may be blank. Rows are lines or, in brackets, strings and
/// lists. Other lines, such as file labels and rules, have no queen and are passed over.
#ifndef CTQUEENS_PARSE_PICTURES_HPP
#define CTQUEENS_PARSE_PICTURES_HPP

#include <ctqueens/parse/symbols.hpp>

namespace ctqueens::detail {

// Returns whether rules between rows are drawn with this character.
constexpr bool is_in_rule(char character) noexcept {
    switch (character) {
    case '-':
    case '+':
    case '_':
    case '#': return true;
    default: return false;
    }
}

// What is drawn in a row, and the first error in it.
struct drawn_row {
    int squares = 0;
    int queens = 0;
    int column = 0; // of the first queen
    bool has_unknown = false;
    bool is_grid = true;           // there are only zeros and ones
    bool has_plain_square = false; // a square that cannot be part of a rule
    parse_error error = parse_error::none;
    std::size_t position = 0; // of the error
};

// Reads the symbols of a row. Between two bars is a square, even if it is blank; bars may also be
// around the row.
constexpr drawn_row read_drawn_row(unread_text row, int expected) noexcept {
    drawn_row drawn{};
    const std::size_t start = row.position;
    const bool has_outer_bars = row.skip("|") || row.skip(drawn_bar);
    bool has_inner_bar = false, is_drawn = false; // since the last bar
    while (row.position < row.end_position) {
        const std::size_t at = row.position;
        const char first = row.next();
        const symbol read = read_symbol(row);
        if (read != symbol::filler && first != '0' && first != '1') drawn.is_grid = false;
        if (read == symbol::queen && ++drawn.queens == 1) drawn.column = drawn.squares;
        if (read == symbol::queen || read == symbol::empty) {
            ++drawn.squares;
            is_drawn = true;
            if (!is_in_rule(first)) drawn.has_plain_square = true;
        } else if (read == symbol::bar) {
            if (!is_drawn) ++drawn.squares;
            is_drawn = false;
            has_inner_bar = true;
        } else if (read == symbol::unknown) {
            drawn.has_unknown = true;
        }
        if (drawn.error == parse_error::none) {
            drawn.error = drawn.has_unknown          ? parse_error::not_a_square
                          : drawn.queens > 1         ? parse_error::second_queen
                          : drawn.squares > expected ? parse_error::row_too_long
                                                     : parse_error::none;
            drawn.position = at;
        }
    }
    if (has_inner_bar && !has_outer_bars && !is_drawn) ++drawn.squares;
    if (drawn.error == parse_error::none) {
        drawn.position = start;
        drawn.error = drawn.squares > expected   ? parse_error::row_too_long
                      : drawn.squares < expected ? parse_error::row_too_short
                      : drawn.queens == 0        ? parse_error::queen_missing
                                                 : parse_error::none;
    }
    return drawn;
}

constexpr bool is_beside_label(char next) noexcept { return is_space_or_tab(next) || next == '|'; }

// Reads a line without its rank label: a number at the beginning, and perhaps the same at the end,
// that is not a square of a grid.
constexpr drawn_row read_drawn_line(unread_text line, int expected) noexcept {
    line = without_whitespace_around(line);
    const drawn_row whole = read_drawn_row(line, expected);
    unread_text rest = line;
    const int rank = read_number(rest);
    const bool is_number = rest.position > line.position && is_beside_label(rest.next());
    if (!is_number || whole.is_grid) return whole;
    std::size_t end = rest.end_position;
    while (is_digit(line.text[end - 1])) --end; // stops behind the first number
    unread_text last{line.text, end, rest.end_position};
    if (is_beside_label(line.text[end - 1]) && read_number(last) == rank) rest.end_position = end;
    const drawn_row labelled = read_drawn_row(without_whitespace_around(rest), expected);
    const bool is_label = !labelled.is_grid && (labelled.queens > 0 || whole.queens == 0);
    return is_label ? labelled : whole;
}

// Takes the next row: a line or, in brackets, what precedes a closing bracket, or a string or a
// word of several symbols.
constexpr drawn_row next_drawn_row(unread_text& in, bool is_in_brackets, int expected) noexcept {
    if (!is_in_brackets) return read_drawn_line(in.take_line(), expected);
    const std::size_t start = in.position;
    int symbols = 0; // in a string or a word
    bool is_quoted = false;
    while (in.position < in.end_position) {
        const char next = in.next();
        const symbol read = read_symbol(in);
        symbols += read == symbol::queen || read == symbol::empty;
        const bool ends_item = is_quote(next) || (!is_quoted && is_separator(next));
        if (is_closing_bracket(next) || (ends_item && symbols > 1)) break;
        if (ends_item) symbols = 0;
        is_quoted ^= is_quote(next);
    }
    return read_drawn_row({in.text, start, in.position}, expected);
}

// Counts the squares of the first row with a queen.
constexpr std::size_t size_from_picture(unread_text in, bool is_grid) noexcept {
    const bool is_in_brackets = closing_bracket(in.next()) != '\0';
    while (in.position < in.end_position) {
        const drawn_row row = next_drawn_row(in, is_in_brackets, max_placement_size);
        if (is_in_brackets && row.has_unknown) return 0; // a list of something else
        if (row.queens > 0 && !row.has_unknown) {
            return row.is_grid == is_grid ? std::size_t(row.squares) : 0;
        }
    }
    return 0;
}

constexpr std::size_t size_from_grid(unread_text in) noexcept {
    return size_from_picture(in, true);
}

constexpr std::size_t size_from_board(unread_text in) noexcept {
    return size_from_picture(in, false);
}

// Returns whether a line is text: labels are single letters or numbers.
constexpr bool has_adjacent_letters(unread_text line) noexcept {
    int letters = 0;
    for (; letters < 2 && line.position < line.end_position; ++line.position) {
        letters = index_of_letter(line.next(), -1) < 0 ? 0 : letters + 1;
    }
    return letters == 2;
}

// Returns whether something drawn is a row, perhaps with a mistake, rather than a rule or a label.
// Between the first row and the last one, more is taken for a row than around them.
constexpr bool is_row_of(int size, const drawn_row& row, bool is_between, bool is_text) noexcept {
    if (row.queens > 0) return is_between || !row.has_unknown;
    if (is_text) return false;
    const bool is_complete = row.squares == size && !row.has_unknown;
    return is_between ? row.has_plain_square || is_complete : row.has_plain_square && is_complete;
}

// Passes over what precedes the first row with a queen, and over rules and labels without a queen.
constexpr parse_error read_picture(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const bool is_in_brackets = closing_bracket(in.next()) != '\0';
    bool is_grid = false;
    int rows = 0;
    while (in.position < in.end_position) {
        unread_text rest = in;
        const drawn_row row = next_drawn_row(rest, is_in_brackets, size);
        const bool is_text = has_adjacent_letters({in.text, in.position, rest.position});
        const bool is_between = rows > 0 && rows < size;
        const bool is_row = (is_in_brackets && row.has_unknown) || // an item of the list
                            is_row_of(size, row, is_between, is_text);
        // If a row follows, the caller reports that the text is too long.
        if (rows == size && (is_row || is_text)) break;
        if (is_row) {
            if (row.error != parse_error::none) return in.fail(row.position, row.error);
            if (rows == 0) is_grid = row.is_grid;
            if (row.is_grid != is_grid) return parse_error::not_a_square;
            columns[rows++] = std::uint8_t(row.column);
        }
        in = rest;
    }
    return rows == size ? parse_error::none : parse_error::ends_early;
}

} // namespace ctqueens::detail

#endif
