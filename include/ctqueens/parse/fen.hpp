// SPDX-License-Identifier: BSL-1.0
/// @file
/// FEN, which lists all squares, row by row. It has two functions, as described in notations.hpp.
#ifndef CTQUEENS_PARSE_FEN_HPP
#define CTQUEENS_PARSE_FEN_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

constexpr std::size_t size_from_fen(unread_text in) noexcept {
    int squares = 0;
    unread_text row = in.before('\n').before('/').before(' ');
    for (; row.position < row.end_position && squares <= max_placement_size; ++row.position) {
        squares += read_number(row);
        squares += row.next() == 'Q' || row.next() == 'q';
    }
    const bool has_one_row = row.end_position == in.end_position;
    return has_one_row && squares > 1 ? 0 : std::size_t(squares);
}

// Reads queens of either colour, and runs of empty squares as numbers without leading zeros.
constexpr parse_error read_fen_row(unread_text& in, int size, std::uint8_t& column) noexcept {
    const std::size_t row_start = in.position;
    int queen = size; // no queen yet
    int squares = 0;
    if (in.next() == '\0') return parse_error::ends_early;
    while (in.next() != '/' && in.next() != '\0') {
        const std::size_t start = in.position;
        const bool is_queen = in.skip("Q") || in.skip("q");
        const int part = is_queen ? 1 : in.next() == '0' ? 0 : read_number(in);
        if (part == 0) return parse_error::not_fen;
        if (is_queen) {
            if (queen < size) return in.fail(start, parse_error::second_queen);
            queen = squares;
        }
        squares += part;
        if (squares > size) return in.fail(start, parse_error::row_too_long);
    }
    if (squares < size) return in.fail(row_start, parse_error::row_too_short);
    if (queen == size) return in.fail(row_start, parse_error::queen_missing);
    column = std::uint8_t(queen);
    return parse_error::none;
}

// Reads the piece placement field. The side to move may follow; the rest of its line is ignored.
constexpr parse_error read_fen(unread_text& in, int size, std::uint8_t* columns) noexcept {
    unread_text pieces = in.before(' ');
    for (int row = 0; row < size; ++row) {
        if (row > 0) pieces.skip("/");
        const parse_error error = read_fen_row(pieces, size, columns[row]);
        if (error != parse_error::none) return in.fail(pieces.position, error);
    }
    in.position = pieces.position;
    in.skip_all(is_whitespace);
    unread_text side = in;
    side.position += side.next() == 'w' || side.next() == 'b';
    if (side.next() == '\0' || is_whitespace(side.next())) in.take_line();
    return parse_error::none;
}

} // namespace ctqueens::detail

#endif
