// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that list the queens in numbers: columns, and pairs of a row and a column. Each
/// has two functions, as described in notations.hpp. Programs count from 0 or from 1; what fits
/// only one of the two is read as that, and what fits both, from 0.
#ifndef CTQUEENS_PARSE_NUMBERS_HPP
#define CTQUEENS_PARSE_NUMBERS_HPP

#include <ctqueens/parse/lists.hpp>

namespace ctqueens::detail {

// Returns what the numbers in a text are counted from: 0 if there is a 0 before a number N, 1 if it
// is the other way round.
constexpr int first_number(unread_text in, int size) noexcept {
    for (; in.position < in.end_position; ++in.position) {
        if (!is_digit(in.next())) continue;
        const int number = read_number(in);
        if (number == 0 || number == size) return number == size;
    }
    return 0;
}

// Reads numbers with blanks and at most one comma between adjacent ones.
constexpr parse_error read_numbers(unread_text& in, int first, int size, int count,
                                   bool (*is_blank)(char) noexcept,
                                   std::uint8_t* numbers) noexcept {
    for (int index = 0; index < count; ++index) {
        in.skip_all(is_blank);
        if (index > 0 && in.skip(",")) in.skip_all(is_blank);
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const int number = is_digit(in.next()) ? read_number(in) - first : size;
        if (number < 0 || number >= size) return in.fail(start, parse_error::not_a_column);
        numbers[index] = std::uint8_t(number);
    }
    return parse_error::none;
}

// Skips an opening bracket. Returns the one that closes it, or a null character if there is none.
constexpr char open_bracket(unread_text& in) noexcept {
    const char closing = closing_bracket(in.next());
    if (closing != '\0') ++in.position;
    in.skip_all(is_whitespace);
    return closing;
}

// Does the same for a bracket in front of another one.
constexpr char open_outer_bracket(unread_text& in) noexcept {
    unread_text inside = in;
    const char closing = open_bracket(inside);
    if (closing_bracket(inside.next()) == '\0') return '\0';
    in = inside;
    return closing;
}

// Skips the closing bracket, if there is one, unless an error was found inside.
constexpr parse_error close_bracket(unread_text& in, char closing, parse_error inside) noexcept {
    if (inside != parse_error::none) return inside;
    in.skip_all(is_whitespace);
    if (closing == '\0') return parse_error::none;
    if (in.next() == '\0') return parse_error::ends_early;
    if (in.next() != closing) return parse_error::too_long;
    ++in.position;
    in.skip_all(is_whitespace);
    return parse_error::none;
}

// Columns: in a line, or in brackets. Two pairs of brackets denote a JSON array with one solution.

// Counts words, even if they are not numbers.
constexpr std::size_t size_from_columns(unread_text in) noexcept {
    open_outer_bracket(in);
    const char closing = open_bracket(in);
    if (closing == '\0' && !is_digit(in.next())) return 0;
    return count_words(in.before(closing == '\0' ? '\n' : closing));
}

constexpr parse_error read_columns(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const int first = first_number(in, size);
    const char outer = open_outer_bracket(in), inner = open_bracket(in);
    const auto is_blank = inner == '\0' ? is_space_or_tab : is_whitespace;
    const parse_error error = read_numbers(in, first, size, size, is_blank, columns);
    return close_bracket(in, outer, close_bracket(in, inner, error));
}

// Pairs: a row and a column in brackets, in any order of the rows. Brackets may enclose all pairs.

constexpr std::size_t size_from_pairs(unread_text in) noexcept {
    open_outer_bracket(in);
    return closing_bracket(in.next()) == '\0' ? 0 : count_words(in) / 2;
}

constexpr bool read_pair(unread_text& in, int first, int size, square& at) noexcept {
    std::uint8_t pair[2]{};
    const char closing = open_bracket(in);
    const parse_error inside = read_numbers(in, first, size, 2, is_whitespace, pair);
    at = {pair[0], pair[1]};
    return closing != '\0' && close_bracket(in, closing, inside) == parse_error::none;
}

constexpr parse_error read_pairs(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const int first = first_number(in, size);
    const char outer = open_outer_bracket(in);
    return close_bracket(in, outer, read_listed_squares(read_pair, in, first, size, columns));
}

} // namespace ctqueens::detail

#endif
