// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that draw the board, row by row: FEN, grids of 0 and 1, and boards of other
/// symbols. Each has a function that suggests N and one that reads a row, as described in
/// notations.hpp.
#ifndef CTQUEENS_PARSE_BOARDS_HPP
#define CTQUEENS_PARSE_BOARDS_HPP

#include <ctqueens/parse/symbols.hpp>
#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

// The next part of a row: a queen, a run of empty squares, or something unknown, whose number of
// squares is not used. The end of the row is a run of 0 squares.
struct row_part {
    symbol what;
    int squares;
};
inline constexpr row_part end_of_row{symbol::empty, 0};

using part_function = row_part(unread_text& in) noexcept;

// Counts the squares of a row, or returns 0 if there is anything else in it. Stops above 255.
constexpr int count_squares(part_function* take_part, unread_text in) noexcept {
    int squares = 0;
    while (squares <= max_placement_size) {
        const row_part part = take_part(in);
        if (part.what == symbol::unknown) return 0;
        if (part.squares == 0) break;
        squares += part.squares;
    }
    return squares;
}

// Reads a row, and stores the column of its queen.
constexpr parse_error read_row(part_function* take_part, parse_error if_unknown, unread_text& in,
                               int size, square& at) noexcept {
    const std::size_t row_start = in.position;
    int squares = 0;
    at.column = size; // no queen yet
    for (;;) {
        const std::size_t start = in.position;
        const row_part part = take_part(in);
        if (part.what == symbol::unknown) return in.fail(start, if_unknown);
        if (part.squares == 0) break;
        if (part.what == symbol::queen) {
            if (at.column < size) return in.fail(start, parse_error::second_queen);
            at.column = squares;
        }
        squares += part.squares;
        if (squares > size) return in.fail(start, parse_error::row_too_long);
    }
    if (squares < size) return in.fail(row_start, parse_error::row_too_short);
    return at.column < size ? parse_error::none : in.fail(row_start, parse_error::queen_missing);
}

// FEN: queens of either colour, and runs of empty squares as numbers.

constexpr row_part take_fen_part(unread_text& in) noexcept {
    if (in.skip("Q") || in.skip("q")) return {symbol::queen, 1};
    if (in.next() == '\0' || is_in("/ ", in.next())) return end_of_row;
    const int squares = read_number(in);
    return {squares > 0 ? symbol::empty : symbol::unknown, squares};
}

constexpr int size_from_fen(unread_text in) noexcept { return count_squares(take_fen_part, in); }

constexpr parse_error read_fen_row(unread_text& in, int, int size, square& at) noexcept {
    return read_row(take_fen_part, parse_error::not_fen, in, size, at);
}

// The other fields of FEN begin with the side to move, and end with the line.
constexpr void skip_fen_fields(unread_text& in, int) noexcept {
    in.skip_all(whitespace);
    unread_text side = in;
    if (!side.skip("w") && !side.skip("b")) return;
    if (side.next() != '\0' && !is_in(whitespace, side.next())) return;
    in.position = in.before('\n').end_position;
    in.skip_all(whitespace);
}

// Grids and boards: a row is a line, or a string or array in brackets.

inline constexpr const char* between_squares = " \t\r,";
inline constexpr const char* between_rows = " \t\r\n\"'()[]{}";

constexpr bool is_end_of_row(const unread_text& in) noexcept {
    return in.next() == '\0' || is_in("\n\"'()[]{}", in.next());
}

constexpr row_part take_grid_part(unread_text& in) noexcept {
    if (is_end_of_row(in)) return end_of_row;
    const symbol what = in.skip("0")   ? symbol::empty
                        : in.skip("1") ? symbol::queen
                                       : symbol::unknown;
    in.skip_all(between_squares);
    return {what, 1};
}

constexpr symbol take_symbol(unread_text& in) noexcept {
    using enum utf8_decoder::character;
    utf8_decoder bytes{};
    utf8_decoder::character taken = incomplete;
    for (; taken == incomplete && in.position < in.end_position; ++in.position) {
        taken = bytes.take(static_cast<unsigned char>(in.text[in.position]));
    }
    return taken == complete ? square_symbol(bytes.code) : symbol::unknown;
}

// Digits are rank labels, or belong to a grid.
constexpr row_part take_board_part(unread_text& in) noexcept {
    if (is_end_of_row(in)) return end_of_row;
    const symbol what = is_digit(in.next()) ? symbol::unknown : take_symbol(in);
    in.skip_all(between_squares);
    return {what, 1};
}

// Reads a rank label, if there is one, and skips the blanks after it.
constexpr int read_rank(unread_text& in) noexcept {
    const int rank = read_number(in);
    in.skip_all(" \t");
    return rank;
}

constexpr int size_from_grid(unread_text in) noexcept {
    in.skip_all(between_rows);
    return count_squares(take_grid_part, in);
}

constexpr int size_from_board(unread_text in) noexcept {
    in.skip_all(between_rows);
    read_rank(in);
    return count_squares(take_board_part, in);
}

constexpr parse_error read_grid_row(unread_text& in, int, int size, square& at) noexcept {
    return read_row(take_grid_part, parse_error::not_a_square, in, size, at);
}

constexpr parse_error read_board_row(unread_text& in, int, int size, square& at) noexcept {
    const std::size_t start = in.position;
    if (is_digit(in.next()) && read_rank(in) != size - at.row)
        return in.fail(start, parse_error::not_a_square);
    return read_row(take_board_part, parse_error::not_a_square, in, size, at);
}

// Skips the file labels below a board, if all of them are there.
constexpr void skip_files(unread_text& in, int size) noexcept {
    unread_text rest = in;
    for (int column = 0; column < size; ++column) {
        rest.skip_all(whitespace);
        if (index_of_letter(rest.next(), size) != column) return;
        ++rest.position;
    }
    in = rest;
}

} // namespace ctqueens::detail

#endif
