// SPDX-License-Identifier: BSL-1.0
/// @file
/// Boards whose empty squares are blank, so that each line has a queen and nothing else. It has two
/// functions, as described in notations.hpp.
#ifndef CTQUEENS_PARSE_BLANK_SQUARES_HPP
#define CTQUEENS_PARSE_BLANK_SQUARES_HPP

#include <ctqueens/parse/symbols.hpp>

namespace ctqueens::detail {

// Goes back to the beginning of a line: the blanks there are squares.
constexpr unread_text with_indentation(unread_text in) noexcept {
    while (in.position > 0 && is_space_or_tab(in.text[in.position - 1])) --in.position;
    return in;
}

struct lone_queen {
    std::size_t position;
    int blanks; // in front of it
    bool is_alone;
};

// Takes the next line.
constexpr lone_queen read_lone_queen(unread_text& in) noexcept {
    unread_text line = in.before('\n');
    in.position = line.end_position + (line.end_position < in.end_position);
    const std::size_t start = line.position;
    while (line.next() == ' ') ++line.position;
    lone_queen read{line.position, static_cast<int>(line.position - start), false};
    read.is_alone = read_symbol(line) == symbol::queen;
    line.skip_all(is_whitespace);
    read.is_alone &= line.next() == '\0';
    return read;
}

constexpr std::size_t rows_among_blanks(const unread_text& in) noexcept {
    unread_text rest = with_indentation(in);
    std::size_t rows = 0;
    for (; rest.next() != '\0'; ++rows) {
        if (!read_lone_queen(rest).is_alone) return 0;
    }
    return rows == 1 ? 0 : rows; // a single queen is a board as any other
}

// There may be a blank behind each square, so that only every second one is a square.
constexpr int blanks_per_square(unread_text in, int size) noexcept {
    bool is_even = true, is_wide = false;
    while (in.next() != '\0') {
        const int blanks = read_lone_queen(in).blanks;
        is_even &= blanks % 2 == 0;
        is_wide |= blanks >= size;
    }
    return is_even && is_wide ? 2 : 1;
}

constexpr parse_error read_among_blanks(unread_text& in, int size, std::uint8_t* columns) noexcept {
    in = with_indentation(in);
    const int width = blanks_per_square(in, size);
    for (int row = 0; row < size; ++row) {
        if (in.next() == '\0') return parse_error::ends_early;
        const lone_queen queen = read_lone_queen(in);
        const int column = queen.blanks / width;
        if (!queen.is_alone) return in.fail(queen.position, parse_error::not_a_square);
        if (column >= size) return in.fail(queen.position, parse_error::row_too_long);
        columns[row] = static_cast<std::uint8_t>(column);
    }
    return parse_error::none;
}

} // namespace ctqueens::detail

#endif
