// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that list the queens: digits, squares and columns. Each has two functions, as
/// described in notations.hpp.
#ifndef CTQUEENS_PARSE_LISTS_HPP
#define CTQUEENS_PARSE_LISTS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

// Digits: one per row. After 1...9, the digits are A, B, C ... or a, b, c ...

constexpr std::size_t rows_in_digits(const unread_text& in) noexcept {
    std::size_t digits = 0;
    for (const char next : in.before('\n')) {
        if (is_space_or_tab(next)) return 0; // several words
        digits += next != '\r';
    }
    return digits;
}

// A text such as a1a2a3a4a5 is both digits and squares.
constexpr std::size_t rows_in_digits_rather_than_squares(const unread_text& in) noexcept {
    const bool begins_with_lowercase = in.next() >= 'a' && in.next() <= 'z';
    return begins_with_lowercase ? 0 : rows_in_digits(in);
}

constexpr parse_error read_digits(unread_text& in, int size, std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        const char digit = in.next();
        if (digit == '\0') return parse_error::ends_early;
        const int column = is_digit(digit) ? digit - '1' : index_of_letter(digit, size) + 9;
        if (column < 0 || column >= size) return parse_error::not_a_column;
        columns[row] = static_cast<std::uint8_t>(column);
        ++in.position;
    }
    return parse_error::none;
}

// Squares: in any order.

constexpr std::size_t rows_in_squares(const unread_text& in) noexcept {
    int rank = 0, highest_rank = 0;
    for (const char next : in) {
        rank = is_digit(next) ? with_digit(rank, next) : 0;
        highest_rank = rank > highest_rank ? rank : highest_rank;
    }
    return static_cast<std::size_t>(highest_rank);
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

constexpr bool is_whitespace_or_comma(char next) noexcept {
    return is_whitespace(next) || next == ',';
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

// Columns: one line of numbers, counted from 0, with at most one comma between adjacent columns.
// One or two pairs of brackets may enclose the columns. Two pairs denote a JSON array with one
// solution.

constexpr bool is_whitespace_or_bracket(char next) noexcept {
    return is_whitespace(next) || next == '[';
}

// Counts words, even if they are not numbers.
constexpr std::size_t rows_in_columns(const unread_text& in) noexcept {
    if (!is_digit(in.next()) && in.next() != '[') return 0;
    unread_text rest = in;
    rest.skip_all(is_whitespace_or_bracket);
    std::size_t words = 0;
    bool was_in_word = false;
    for (const char next : rest.before('\n').before(']')) {
        const bool is_in_word = !is_space_or_tab(next) && next != ',';
        words += is_in_word && !was_in_word;
        was_in_word = is_in_word;
    }
    return words;
}

constexpr parse_error read_columns(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const std::size_t first_bracket = in.position;
    int open_brackets = 0;
    for (; open_brackets < 2 && in.skip("["); ++open_brackets) in.skip_all(is_whitespace);
    for (int row = 0; row < size; ++row) {
        in.skip_all(is_space_or_tab);
        if (row > 0 && in.skip(",")) in.skip_all(is_space_or_tab);
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const int column = is_digit(in.next()) ? read_number(in) : size;
        if (column >= size) return in.fail(start, parse_error::not_a_column);
        columns[row] = static_cast<std::uint8_t>(column);
    }
    for (in.skip_all(is_whitespace); open_brackets > 0 && in.skip("]"); --open_brackets) {
        in.skip_all(is_whitespace);
    }
    // If more text follows, the caller reports that it is too long.
    const bool is_closed = open_brackets == 0 || in.next() != '\0';
    return is_closed ? parse_error::none : in.fail(first_bracket, parse_error::not_a_column);
}

} // namespace ctqueens::detail

#endif
