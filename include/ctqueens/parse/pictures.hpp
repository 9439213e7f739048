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

#include <ctqueens/parse/unread_text.hpp>
#include <ctqueens/placement/square_symbols.hpp>

namespace ctqueens::detail {

constexpr bool is_closing_bracket(char character) noexcept {
    return character == ']' || character == ')' || character == '}';
}

constexpr bool is_quote(char character) noexcept { return character == '"' || character == '\''; }

constexpr symbol symbol_of(char character) noexcept {
    switch (character) {
    case ' ':
    case '\t':
    case '\r':
    case '\n':
    case ',':
    case '"':
    case '\'': return symbol::blank;
    case '[':
    case '(':
    case '{':
    case ']':
    case ')':
    case '}': return symbol::blank;
    case '|': return symbol::bar;
    default: return square_symbol(static_cast<unsigned char>(character));
    }
}

// Skips one symbol. In UTF-8, those are queens of both colours, and empty squares of text::board.
constexpr symbol read_symbol(unread_text& in) noexcept {
    if (!is_ascii(in.next())) {
        if (in.skip("\xE2\x99\x9B") || in.skip("\xE2\x99\x95")) return symbol::queen;
        if (in.skip("\xC2\xB7") || in.skip("\xE2\x96\x91")) return symbol::empty;
    }
    const symbol read = symbol_of(in.next());
    ++in.position;
    return read;
}

// What is drawn in a row, and where.
struct drawn_row {
    std::size_t start = 0;
    int squares = 0;
    int queens = 0;
    int column = 0; // of the first queen
    std::size_t second_queen = 0;
    std::size_t surplus = 0; // the first square behind the expected ones
    std::size_t unknown = 0; // the first character that is no symbol
    bool has_unknown = false;
    bool is_grid = true; // there are only zeros and ones
};

// Reads the symbols of a row. Between two bars is a square, even if it is blank; bars may also be
// around the row.
constexpr drawn_row read_drawn_row(unread_text row, int expected) noexcept {
    drawn_row drawn{row.position};
    const bool has_outer_bars = row.next() == '|';
    bool has_bar = false, may_be_blank = !has_outer_bars, is_drawn = false;
    while (row.position < row.end_position) {
        const std::size_t at = row.position;
        const symbol next = read_symbol(row);
        const bool is_blank_square = next == symbol::bar && may_be_blank && !is_drawn;
        if (next == symbol::queen && ++drawn.queens == 1) drawn.column = drawn.squares;
        if (next == symbol::queen && drawn.queens == 2) drawn.second_queen = at;
        if (next == symbol::unknown && !drawn.has_unknown) drawn.unknown = at;
        drawn.has_unknown |= next == symbol::unknown;
        drawn.is_grid &= next == symbol::blank || row.text[at] == '0' || row.text[at] == '1';
        is_drawn =
            next == symbol::queen || next == symbol::empty || (is_drawn && next != symbol::bar);
        if (next == symbol::queen || next == symbol::empty || is_blank_square) {
            if (drawn.squares == expected) drawn.surplus = at;
            ++drawn.squares;
        }
        has_bar |= next == symbol::bar;
        may_be_blank |= has_bar;
    }
    if (has_bar && !has_outer_bars && !is_drawn) ++drawn.squares;
    return drawn;
}

// Reads a line without its rank label: a number at the beginning, and perhaps at the end, that is
// not a square of a grid.
constexpr drawn_row read_drawn_line(unread_text line, int expected) noexcept {
    line = without_whitespace_around(line);
    const drawn_row whole = read_drawn_row(line, expected);
    unread_text rest = line;
    rest.skip_all(is_digit);
    const bool is_number =
        rest.position > line.position && (is_space_or_tab(rest.next()) || rest.next() == '|');
    if (!is_number || whole.is_grid) return whole;
    rest.skip_all(is_space_or_tab);
    while (rest.end_position > rest.position && is_digit(rest.text[rest.end_position - 1])) {
        --rest.end_position;
    }
    const drawn_row labelled = read_drawn_row(without_whitespace_around(rest), expected);
    const bool is_label = !labelled.is_grid && (labelled.queens > 0 || whole.queens == 0);
    return is_label ? labelled : whole;
}

// Takes the next row: a line or, in brackets, what precedes a closing bracket, or a string of
// several symbols.
constexpr drawn_row next_drawn_row(unread_text& in, bool is_in_brackets, int expected) noexcept {
    if (!is_in_brackets) {
        const unread_text line = in.before('\n');
        in.position = line.end_position + (line.end_position < in.end_position);
        return read_drawn_line(line, expected);
    }
    const std::size_t start = in.position;
    int symbols = 0; // in a string
    while (in.position < in.end_position) {
        const char next = in.next();
        const symbol read = read_symbol(in);
        symbols = read == symbol::queen || read == symbol::empty ? symbols + 1 : symbols;
        if (is_closing_bracket(next) || (is_quote(next) && symbols > 1)) break;
        if (is_quote(next)) symbols = 0;
    }
    return read_drawn_row({in.text, start, in.position}, expected);
}

// Counts the squares of the first row with a queen.
template <bool is_grid> constexpr std::size_t rows_in_picture(const unread_text& in) noexcept {
    const bool is_in_brackets = closing_bracket(in.next()) != '\0';
    unread_text rest = in;
    while (rest.position < rest.end_position) {
        const drawn_row row = next_drawn_row(rest, is_in_brackets, max_placement_size);
        if (row.queens > 0 && !row.has_unknown) {
            return row.is_grid == is_grid ? static_cast<std::size_t>(row.squares) : 0;
        }
    }
    return 0;
}

// Returns what is wrong with a row of a board, if anything, and where.
constexpr parse_error check_row(const drawn_row& row, int size, std::size_t& where) noexcept {
    where = row.has_unknown      ? row.unknown
            : row.queens > 1     ? row.second_queen
            : row.squares > size ? row.surplus
                                 : row.start;
    return row.has_unknown      ? parse_error::not_a_square
           : row.queens > 1     ? parse_error::second_queen
           : row.squares > size ? parse_error::row_too_long
           : row.squares < size ? parse_error::row_too_short
           : row.queens == 0    ? parse_error::queen_missing
                                : parse_error::none;
}

// Returns whether a line is not text: labels are single letters or numbers.
constexpr bool has_no_words(const unread_text& line) noexcept {
    bool was_letter = false;
    for (const char next : line) {
        const bool is_letter = index_of_letter(next, -1) >= 0;
        if (is_letter && was_letter) return false;
        was_letter = is_letter;
    }
    return true;
}

// Passes over what precedes the first row with a queen, and over rules and labels without a queen.
constexpr parse_error read_picture(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const bool is_in_brackets = closing_bracket(in.next()) != '\0';
    int rows = 0;
    while (in.position < in.end_position) {
        unread_text rest = in;
        const drawn_row row = next_drawn_row(rest, is_in_brackets, size);
        const bool is_inside = rows > 0 && rows < size;
        const bool is_row = row.queens > 0 ? is_inside || !row.has_unknown
                                           : is_inside && row.squares == size && !row.has_unknown;
        if (is_row) {
            if (rows == size) return parse_error::none; // the caller reports that it is too long
            std::size_t where = 0;
            const parse_error error = check_row(row, size, where);
            if (error != parse_error::none) return in.fail(where, error);
            columns[rows++] = static_cast<std::uint8_t>(row.column);
        }
        if (rows == size && !is_row && !has_no_words({in.text, in.position, rest.position})) break;
        in = rest;
    }
    return rows == size ? parse_error::none : parse_error::ends_early;
}

} // namespace ctqueens::detail

#endif
