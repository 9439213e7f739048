// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that list the queens in letters and digits: digits and squares. Each has two
/// functions, as described in notations.hpp.
#ifndef CTQUEENS_PARSE_LISTS_HPP
#define CTQUEENS_PARSE_LISTS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

// Digits: one per row, counted from `first`. After 1...9, the digits are A, B, C ... or a, b, c ...

// Letters alone are digits only if there are columns for them.
constexpr std::size_t size_from_digits(unread_text in) noexcept {
    std::size_t digits = 0;
    bool has_number = false;
    for (const char next : in.before('\n')) {
        if (is_space_or_tab(next)) return 0; // several words
        if (next != '\r') ++digits;
        if (is_digit(next)) has_number = true;
    }
    return has_number || digits > 9 ? digits : 0;
}

// A text such as a1a2a3a4a5 is both digits and squares.
constexpr std::size_t size_from_digits_rather_than_squares(unread_text in) noexcept {
    const bool begins_with_lowercase = in.next() >= 'a' && in.next() <= 'z';
    return begins_with_lowercase ? 0 : size_from_digits(in);
}

constexpr parse_error read_digits_from(int first, unread_text& in, int size,
                                       std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        const char digit = in.next();
        if (digit == '\0') return parse_error::ends_early;
        const int number = is_digit(digit) ? digit - '0' : index_of_letter(digit, size) + 10;
        const int column = number - first;
        if (column < 0 || column >= size) return parse_error::not_a_column;
        columns[row] = std::uint8_t(column);
        ++in.position;
    }
    return parse_error::none;
}

constexpr parse_error read_digits(unread_text& in, int size, std::uint8_t* columns) noexcept {
    return read_digits_from(1, in, size, columns);
}

// A 0 tells that the digits count from 0.
constexpr parse_error read_digits_from_0_or_1(unread_text& in, int size,
                                              std::uint8_t* columns) noexcept {
    const bool has_zero = in.before('0').end_position < in.end_position;
    return read_digits_from(has_zero ? 0 : 1, in, size, columns);
}

// Squares: in any order.

constexpr std::size_t size_from_squares(unread_text in) noexcept {
    int rank = 0, highest_rank = 0;
    bool is_word = true;
    for (const char next : in) {
        if (is_separator(next)) is_word = false;
        rank = is_digit(next) ? with_digit(rank, next) : 0;
        if (rank > highest_rank) highest_rank = rank;
    }
    const bool has_digits = is_word && highest_rank > 99; // of columns, such as x5863724
    return has_digits ? 0 : std::size_t(highest_rank);
}

// Reads a square whose numbers count from `first`, and returns whether it is on the board.
using square_function = bool(unread_text& in, int first, int size, square& at) noexcept;

// Reads a file and a rank.
constexpr bool read_square(unread_text& in, int first, int size, square& at) noexcept {
    at.column = index_of_letter(in.next(), size);
    ++in.position;
    if (!is_digit(in.next()) || in.next() == '0') return false;
    at.row = size - 1 - (read_number(in) - first);
    return at.column < size && at.row >= 0;
}

// Reads squares, in any order, with commas or blanks between them.
constexpr parse_error read_listed_squares(square_function* read, unread_text& in, int first,
                                          int size, std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        columns[row] = std::uint8_t(size); // no queen yet
    }
    in.skip_all(is_separator);
    for (int queens = 0; queens < size; ++queens) {
        const std::size_t start = in.position;
        if (in.next() == '\0' || is_closing_bracket(in.next())) return parse_error::ends_early;
        square at{};
        if (!read(in, first, size, at)) return in.fail(start, parse_error::not_a_square);
        if (columns[at.row] < size) return in.fail(start, parse_error::second_queen);
        columns[at.row] = std::uint8_t(at.column);
        in.skip_all(is_separator);
    }
    return parse_error::none;
}

constexpr parse_error read_squares(unread_text& in, int size, std::uint8_t* columns) noexcept {
    return read_listed_squares(read_square, in, 1, size, columns);
}

} // namespace ctqueens::detail

#endif
