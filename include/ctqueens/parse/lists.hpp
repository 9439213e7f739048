// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that list the queens: digits, columns, squares and pairs. Each has a function that
/// suggests N and one that reads a queen, as described in notations.hpp.
#ifndef CTQUEENS_PARSE_LISTS_HPP
#define CTQUEENS_PARSE_LISTS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

// If a queen is off the board, goes back to where its text starts and returns `if_off`.
constexpr parse_error error_if_off_board(unread_text& in, std::size_t start, int size, square at,
                                         parse_error if_off) noexcept {
    const bool is_on_board = at.row >= 0 && at.row < size && at.column >= 0 && at.column < size;
    return is_on_board ? parse_error::none : in.fail(start, if_off);
}

// Digits: a character for each row, which is 1...9 or, for the columns after that, A...Z or a...z.

// A text of letters alone must have at least 10 characters, because letters stand for columns from
// 10 on.
constexpr int size_from_digits(unread_text in) noexcept {
    int digits = 0;
    bool has_number = false;
    for (const char each : in.before('\n')) {
        if (is_in(" \t,", each)) return 0; // several words
        if (each != '\r' && digits <= max_placement_size) ++digits;
        if (is_digit(each)) has_number = true;
    }
    return has_number || digits > 9 ? digits : 0;
}

constexpr parse_error read_digit(unread_text& in, int first, int size, square& at) noexcept {
    const char digit = in.next();
    const int number = is_digit(digit) ? digit - '0' : index_of_letter(digit, size) + 10;
    at.column = number - first;
    ++in.position;
    return error_if_off_board(in, in.position - 1, size, at, parse_error::not_a_column);
}

// Columns: a number for each row, all in one line.

// Returns the next number, counted from `first`, or `size` if there is none, or one that begins
// with a needless zero: 02 would be two numbers.
constexpr int read_index(unread_text& in, int first, int size) noexcept {
    if (!is_digit(in.next())) return size;
    const int number = read_number(in);
    return is_digit(in.next()) ? size : number - first;
}

constexpr int size_from_columns(unread_text in) noexcept {
    return is_digit(in.next()) ? count_words(in.before('\n')) : 0;
}

constexpr parse_error read_column(unread_text& in, int first, int size, square& at) noexcept {
    const std::size_t start = in.position;
    at.column = read_index(in, first, size);
    return error_if_off_board(in, start, size, at, parse_error::not_a_column);
}

// Squares: a file and a rank, in any order of the rows.

// Returns the highest rank, or 0 if the text does not begin with a square or the number is so high
// that a typing error in digits is more likely, as in x5863724.
constexpr int size_from_squares(unread_text in) noexcept {
    int highest_rank = 0;
    if (index_of_letter(in.next(), -1) < 0) return 0;
    ++in.position;
    if (!is_digit(in.next())) return 0;
    for (; in.position < in.end_position; ++in.position) {
        const int rank = read_number(in);
        if (rank > highest_rank) highest_rank = rank;
    }
    return highest_rank <= 99 ? highest_rank : 0;
}

// A text such as a1a2a3a4a5 is both squares and digits.
constexpr int size_from_lowercase_squares(unread_text in) noexcept {
    return in.next() >= 'a' ? size_from_squares(in) : 0;
}

constexpr parse_error read_square(unread_text& in, int first, int size, square& at) noexcept {
    const std::size_t start = in.position;
    at.column = index_of_letter(in.next(), size);
    ++in.position;
    at.row = size - 1 - (read_number(in) - first);
    return error_if_off_board(in, start, size, at, parse_error::not_a_square);
}

// Pairs: a row and a column in brackets, in any order of the rows.

constexpr int size_from_pairs(unread_text in) noexcept {
    const char closing = closing_bracket(in.next());
    return closing != '\0' && count_words(in.before(closing)) == 2 ? count_words(in) / 2 : 0;
}

constexpr parse_error read_pair(unread_text& in, int first, int size, square& at) noexcept {
    const std::size_t start = in.position;
    const char closing = closing_bracket(in.next());
    ++in.position;
    in.skip_all(whitespace);
    at.row = read_index(in, first, size);
    in.skip_all(whitespace);
    if (in.skip(",")) in.skip_all(whitespace);
    at.column = read_index(in, first, size);
    in.skip_all(whitespace);
    if (closing == '\0' || in.next() != closing) at.column = size;
    ++in.position;
    return error_if_off_board(in, start, size, at, parse_error::not_a_square);
}

} // namespace ctqueens::detail

#endif
