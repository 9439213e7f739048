// SPDX-License-Identifier: BSL-1.0
/// @file
/// Boards whose empty squares are blank, so that each line has a queen and nothing else. It has two
/// functions, as described in notations.hpp.
#ifndef CTQUEENS_PARSE_BLANK_SQUARES_HPP
#define CTQUEENS_PARSE_BLANK_SQUARES_HPP

#include <ctqueens/parse/symbols.hpp>

namespace ctqueens::detail {

// Goes back to the beginning of a line: the blanks there are squares.
constexpr void include_indentation(unread_text& in) noexcept {
    while (in.position > 0 && is_space_or_tab(in.text[in.position - 1])) --in.position;
}

// Takes the next line. Returns the number of blanks in front of its queen, or -1 if there is
// anything else.
constexpr int blanks_before_queen(unread_text& in) noexcept {
    unread_text line = in.take_line();
    int blanks = 0;
    for (; line.skip(" "); ++blanks) {
    }
    const bool is_queen = read_symbol(line) == symbol::queen;
    return is_queen && without_whitespace_around(line).next() == '\0' ? blanks : -1;
}

constexpr std::size_t size_among_blanks(unread_text in) noexcept {
    include_indentation(in);
    std::size_t rows = 0;
    for (; in.next() != '\0'; ++rows) {
        if (blanks_before_queen(in) < 0) return 0;
    }
    return rows == 1 ? 0 : rows; // a single queen is a board as any other
}

// There may be a blank behind each square, so that only every second one is a square.
constexpr int blanks_per_square(unread_text in, int size) noexcept {
    int width = 1;
    while (in.next() != '\0') width = blanks_before_queen(in) >= size ? 2 : width;
    return width;
}

// All lines have queens, or size_among_blanks() would have returned 0.
constexpr parse_error read_among_blanks(unread_text& in, int size, std::uint8_t* columns) noexcept {
    include_indentation(in);
    const int width = blanks_per_square(in, size);
    for (int row = 0; row < size; ++row) {
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const int blanks = blanks_before_queen(in), column = blanks / width;
        if (column >= size) return in.fail(start, parse_error::row_too_long);
        if (blanks % width != 0) return in.fail(start, parse_error::not_a_square);
        columns[row] = std::uint8_t(column);
    }
    return parse_error::none;
}

} // namespace ctqueens::detail

#endif
