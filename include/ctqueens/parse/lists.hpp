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
constexpr std::size_t rows_in_digits(const unread_text& in) noexcept {
    std::size_t digits = 0;
    bool has_number = false;
    for (const char next : in.before('\n')) {
        if (is_space_or_tab(next)) return 0; // several words
        digits += next != '\r';
        has_number = has_number || is_digit(next);
    }
    return has_number || digits > 9 ? digits : 0;
}

// A text such as a1a2a3a4a5 is both digits and squares.
constexpr std::size_t rows_in_digits_rather_than_squares(const unread_text& in) noexcept {
    const bool begins_with_lowercase = in.next() >= 'a' && in.next() <= 'z';
    return begins_with_lowercase ? 0 : rows_in_digits(in);
}

constexpr parse_error read_digits_from(int first, unread_text& in, int size,
                                       std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        const char digit = in.next();
        if (digit == '\0') return parse_error::ends_early;
        const int number = is_digit(digit) ? digit - '0' : index_of_letter(digit, size) + 10;
        const int column = number - first;
        if (column < 0 || column >= size) return parse_error::not_a_column;
        columns[row] = static_cast<std::uint8_t>(column);
        ++in.position;
    }
    return parse_error::none;
}

template <int first>
constexpr parse_error read_digits(unread_text& in, int size, std::uint8_t* columns) noexcept {
    return read_digits_from(first, in, size, columns);
}

// Squares: in any order.

constexpr bool is_whitespace_or_comma(char next) noexcept {
    return is_whitespace(next) || next == ',';
}

constexpr std::size_t rows_in_squares(const unread_text& in) noexcept {
    int rank = 0, highest_rank = 0;
    bool is_word = true;
    for (const char next : in) {
        is_word &= !is_whitespace_or_comma(next);
        rank = is_digit(next) ? with_digit(rank, next) : 0;
        highest_rank = rank > highest_rank ? rank : highest_rank;
    }
    const bool has_digits = is_word && highest_rank > 99; // of columns, such as x5863724
    return has_digits ? 0 : static_cast<std::size_t>(highest_rank);
}

// Reads a square. Errors are reported at its first character.
constexpr parsed<square> read_square(unread_text& in, int size) noexcept {
    const std::size_t start = in.position;
    const int column = index_of_letter(in.next(), size);
    ++in.position;
    const int rank = is_digit(in.next()) && in.next() != '0' ? read_number(in) : 0;
    if (column >= size || rank < 1 || rank > size) return {{}, parse_error::not_a_square, start};
    return {{size - rank, column}};
}

constexpr parse_error read_squares(unread_text& in, int size, std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        columns[row] = static_cast<std::uint8_t>(size); // no queen yet
    }
    in.skip_all(is_whitespace_or_comma);
    for (int queens = 0; queens < size; ++queens) {
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const parsed<square> at = read_square(in, size);
        if (!at) return in.fail(start, at.error);
        if (columns[at.value.row] < size) return in.fail(start, parse_error::second_queen);
        columns[at.value.row] = static_cast<std::uint8_t>(at.value.column);
        in.skip_all(is_whitespace_or_comma);
    }
    return parse_error::none;
}

} // namespace ctqueens::detail

#endif
