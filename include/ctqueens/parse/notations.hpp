// SPDX-License-Identifier: BSL-1.0
/// @file
/// The table of all notations, and how a text in any of them is read. N is a function parameter, so
/// each function is compiled only once.
#ifndef CTQUEENS_PARSE_NOTATIONS_HPP
#define CTQUEENS_PARSE_NOTATIONS_HPP

#include <ctqueens/parse/boards.hpp>
#include <ctqueens/parse/lists.hpp>

namespace ctqueens::detail {

// Returns the N that a text in this notation suggests, even if it is not valid, or 0 if the text
// cannot be in this notation. Any number above 255 means that N is too large.
using size_function = int(unread_text in) noexcept;

// Reads an item, which has one queen. `at.row` is the next row, unless the item itself tells the
// row; numbers are counted from `first`. Leaves `in` after the item, or at the error.
using item_function = parse_error(unread_text& in, int first, int size, square& at) noexcept;

// Skips what may follow the last item.
using end_function = void(unread_text& in, int size) noexcept;

constexpr void skip_nothing(unread_text&, int) noexcept {}

// A text in a notation consists of N items, with blanks and at most one separator between them.
struct notation_rules {
    notation written;
    size_function* suggested_size;
    item_function* read_item;
    int first;
    const char* separator;
    const char* blanks; // a set of characters
    end_function* skip_end = skip_nothing;
};

// In the order in which they are tried. What can be counted both from 0 and from 1 is counted from
// 0, except for digits, which text::digits counts from 1.
inline constexpr notation_rules notations[] = {
    {notation::squares, size_from_lowercase_squares, read_square, 1, ",", whitespace},
    {notation::digits, size_from_digits, read_digit, 1, "", ""},
    {notation::squares, size_from_squares, read_square, 1, ",", whitespace},
    {notation::fen, size_from_fen, read_fen_row, 0, "/", "", skip_fen_fields},
    {notation::grid, size_from_grid, read_grid_row, 0, ",", between_rows},
    {notation::columns, size_from_columns, read_column, 0, ",", " \t"},
    {notation::columns, size_from_columns, read_column, 1, ",", " \t"},
    {notation::pairs, size_from_pairs, read_pair, 0, ",", whitespace},
    {notation::pairs, size_from_pairs, read_pair, 1, ",", whitespace},
    {notation::board, size_from_board, read_board_row, 0, ",", between_rows, skip_files},
    {notation::digits, size_from_digits, read_digit, 0, "", ""},
};

constexpr parse_error read_items(const notation_rules& rules, unread_text& in, int size,
                                 std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        columns[row] = std::uint8_t(size); // no queen yet
    }
    in.skip_all(rules.blanks);
    for (int next_row = 0; next_row < size; ++next_row) {
        if (next_row > 0 && in.skip(rules.separator)) in.skip_all(rules.blanks);
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        square at{next_row, 0};
        const parse_error error = rules.read_item(in, rules.first, size, at);
        if (error != parse_error::none) return error;
        if (columns[at.row] < size) return in.fail(start, parse_error::second_queen);
        columns[at.row] = std::uint8_t(at.column);
        in.skip_all(rules.blanks);
    }
    rules.skip_end(in, size);
    return in.next() == '\0' ? parse_error::none : parse_error::too_long;
}

// Tries the notations in order until one succeeds, with N = `size` or, if that is 0, the size that
// the notation suggests. If none succeeds, the error is that of the reader that gets furthest.
// Returns N, even if there is an error: 0 if the text is in no notation, 256 if N is too large.
constexpr parsed<int> read_any(const unread_text& whole, int size, std::uint8_t* columns) noexcept {
    // JSON can have an array of one solution.
    const unread_text body = without_brackets(without_brackets(whole));
    const bool is_empty = body.next() == '\0';
    parsed<int> furthest{0, is_empty ? parse_error::ends_early : parse_error::no_notation,
                         body.position};
    for (const notation_rules& rules : notations) {
        const int suggested = rules.suggested_size(body);
        if (suggested == 0) continue;
        // If the board is larger, reads 255 rows, in case there is an error in them.
        const int rows = size != 0 ? size : suggested;
        const bool is_too_large = rows > max_placement_size;
        unread_text in = body;
        const parse_error error =
            read_items(rules, in, is_too_large ? max_placement_size : rows, columns);
        const parsed<int> read{is_too_large ? max_placement_size + 1 : rows, error, in.position,
                               rules.written};
        if (read) return {read.value, parse_error::none, 0, rules.written};
        if (furthest.value == 0 || in.position > furthest.position) furthest = read;
    }
    return furthest;
}

// Reads a text whose notation and size are known.
constexpr parsed<int> read_notation(notation written, unread_text in, int size,
                                    std::uint8_t* columns) noexcept {
    // The first rules of a notation have its usual first number.
    const notation_rules* rules = notations;
    while (rules->written != written) ++rules;
    const parse_error error = read_items(*rules, in, size, columns);
    return {size, error, error == parse_error::none ? 0 : in.position, written};
}

template <int N>
constexpr parsed<placement<N>> placement_from(notation written, const char* text,
                                              std::size_t length) noexcept {
    placement<N> queens{};
    const parsed<int> read = read_notation(written, whole_text(text, length), N, queens.columns);
    return {queens, read.error, read.position, written};
}

} // namespace ctqueens::detail

#endif
