// SPDX-License-Identifier: BSL-1.0
/// @file
/// The table of all notations, and how a text in any of them is read. N is a function parameter, so
/// each reader is compiled only once.
#ifndef CTQUEENS_PARSE_NOTATIONS_HPP
#define CTQUEENS_PARSE_NOTATIONS_HPP

#include <ctqueens/parse/blank_squares.hpp>
#include <ctqueens/parse/captions.hpp>
#include <ctqueens/parse/fen.hpp>
#include <ctqueens/parse/lists.hpp>
#include <ctqueens/parse/models.hpp>
#include <ctqueens/parse/numbers.hpp>
#include <ctqueens/parse/pictures.hpp>

namespace ctqueens::detail {

// Returns the N that a text in this notation suggests, even if it is not valid, or 0 if the text
// cannot be in this notation.
using size_function = std::size_t(unread_text in) noexcept;

// Reads `size` rows and writes their columns. Leaves `in` after the placement, or at the error.
using read_function = parse_error(unread_text& in, int size, std::uint8_t* columns) noexcept;

struct notation_reader {
    notation written;
    size_function* suggested_size;
    read_function* read;
};

// In the order in which they are tried. Digits are tried first, unless the text begins with a
// lowercase letter and so may be squares, and last for any text.
inline constexpr notation_reader notations[] = {
    {notation::digits, size_from_digits_rather_than_squares, read_digits},
    {notation::squares, size_from_squares, read_squares},
    {notation::fen, size_from_fen, read_fen},
    {notation::model, size_from_model, read_model},
    {notation::grid, size_from_grid, read_picture},
    {notation::columns, size_from_columns, read_columns},
    {notation::pairs, size_from_pairs, read_pairs},
    {notation::board, size_from_board, read_picture},
    {notation::board, size_among_blanks, read_among_blanks},
    {notation::digits, size_from_digits, read_digits_from_0_or_1},
};

// Returns whether a text is UTF-16: it begins with a byte order mark, or one of its first two bytes
// is null.
constexpr bool is_utf_16(unread_text in) noexcept {
    if (in.skip("\xFF\xFE") || in.skip("\xFE\xFF")) return true;
    return in.end_position > 1 && (in.text[0] == '\0') != (in.text[1] == '\0');
}

// Removes a byte order mark, surrounding whitespace, a caption in the first line or in front of the
// placement, and `1 solution` in the last line.
constexpr unread_text body_of(const unread_text& whole) noexcept {
    unread_text body = whole;
    body.skip("\xEF\xBB\xBF");
    body = without_whitespace_around(body);
    unread_text rest = body;
    if (is_solution_caption(without_whitespace_around(rest.take_line()))) body = rest;
    unread_text last_line = body;
    for (rest = body; rest.position < rest.end_position;) last_line = rest.take_line();
    if (count_of_solutions(last_line) == 1) body.end_position = last_line.position;
    return without_label(without_whitespace_around(body));
}

// Reads a text that contains nothing after the placement.
constexpr parse_error read_whole(read_function* read, unread_text& in, int size,
                                 std::uint8_t* columns) noexcept {
    const parse_error error = read(in, size, columns);
    return error == parse_error::none && in.next() != '\0' ? parse_error::too_long : error;
}

// Tries the notations in order until one succeeds, with N = `size` or, if that is 0, the size that
// the notation suggests. If none succeeds, the error is that of the reader that gets furthest.
constexpr text_shape read_any(const unread_text& whole, int size, std::uint8_t* columns) noexcept {
    const unread_text body = body_of(whole);
    text_shape furthest{notation::digits, 0, parse_error::ends_early, body.position};
    if (is_utf_16(whole)) return {notation::digits, 0, parse_error::utf_16, 0};
    for (const notation_reader& reader : notations) {
        const std::size_t suggested = reader.suggested_size(body);
        if (suggested == 0) continue; // e.g., not a board, since it has no squares
        const int rows = size != 0                        ? size
                         : suggested > max_placement_size ? max_placement_size + 1
                                                          : int(suggested);
        // Of a larger board, the first 255 rows are read, in case there is an error in them.
        unread_text in = body;
        const parse_error error = read_whole(
            reader.read, in, rows < max_placement_size ? rows : max_placement_size, columns);
        if (error == parse_error::none) return {reader.written, rows, error, 0};
        if (furthest.rows == 0 || in.position > furthest.position) {
            furthest = {reader.written, rows, error, in.position};
        }
    }
    return furthest;
}

// Reads a placement whose notation and size are known.
template <int N>
constexpr parsed<placement<N>> placement_from(read_function* read, const char* text,
                                              std::size_t length) noexcept {
    placement<N> queens{};
    unread_text in = whole_text(text, length);
    const parse_error error = read_whole(read, in, N, queens.columns);
    return {queens, error, error == parse_error::none ? 0 : in.position};
}

} // namespace ctqueens::detail

#endif
