// SPDX-License-Identifier: BSL-1.0
/// @file
/// The notations that list the queens in numbers: columns, and pairs of a row and a column. Each
/// has two functions, as described in notations.hpp. Programs count from 0 or from 1; what fits
/// only one of the two is read as that, and what fits both, from 0.
#ifndef CTQUEENS_PARSE_NUMBERS_HPP
#define CTQUEENS_PARSE_NUMBERS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

// Skips blanks, and at most one comma between them. In brackets, a list may have several lines.
constexpr void skip_comma(unread_text& in, bool (*is_blank)(char) noexcept) noexcept {
    in.skip_all(is_blank);
    if (in.skip(",")) in.skip_all(is_blank);
}

// Columns: numbers with at most one comma between adjacent ones. One or two pairs of brackets may
// enclose them. Two pairs denote a JSON array with one solution.

struct opened_brackets {
    char closing[2]{};
    int count = 0;
};

constexpr opened_brackets open_brackets(unread_text& in) noexcept {
    opened_brackets opened{};
    for (; opened.count < 2 && closing_bracket(in.next()) != '\0'; ++opened.count) {
        opened.closing[opened.count] = closing_bracket(in.next());
        ++in.position;
        in.skip_all(is_whitespace);
    }
    return opened;
}

// Counts words, even if they are not numbers, up to the end of the line or the closing bracket.
constexpr std::size_t rows_in_columns(const unread_text& in) noexcept {
    unread_text rest = in;
    const opened_brackets opened = open_brackets(rest);
    if (opened.count == 0 && !is_digit(rest.next())) return 0;
    const char end = opened.count == 0 ? '\n' : opened.closing[opened.count - 1];
    std::size_t words = 0;
    bool was_in_word = false;
    for (const char next : rest.before(end)) {
        const bool is_in_word = !is_whitespace(next) && next != ',';
        words += is_in_word && !was_in_word;
        was_in_word = is_in_word;
    }
    return words;
}

constexpr parse_error read_columns_from(int first, unread_text& in, int size,
                                        std::uint8_t* columns) noexcept {
    opened_brackets opened = open_brackets(in);
    const auto is_blank = opened.count == 0 ? is_space_or_tab : is_whitespace;
    for (int row = 0; row < size; ++row) {
        row == 0 ? in.skip_all(is_blank) : skip_comma(in, is_blank);
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const int column = is_digit(in.next()) ? read_number(in) - first : size;
        if (column < 0 || column >= size) return in.fail(start, parse_error::not_a_column);
        columns[row] = static_cast<std::uint8_t>(column);
    }
    in.skip_all(is_whitespace);
    for (; opened.count > 0 && in.next() == opened.closing[opened.count - 1]; --opened.count) {
        ++in.position;
        in.skip_all(is_whitespace);
    }
    // If more text follows, the caller reports that it is too long.
    const bool is_open = opened.count > 0 && in.next() == '\0';
    return is_open ? parse_error::ends_early : parse_error::none;
}

template <int first>
constexpr parse_error read_columns(unread_text& in, int size, std::uint8_t* columns) noexcept {
    return read_columns_from(first, in, size, columns);
}

// Pairs: a row and a column in brackets, in any order of the rows. Brackets may enclose all pairs.

struct number_pair {
    int row;
    int column;
    bool is_valid;
};

constexpr number_pair read_pair(unread_text& in) noexcept {
    number_pair pair{0, 0, false};
    const char closing = closing_bracket(in.next());
    if (closing == '\0') return pair;
    ++in.position;
    in.skip_all(is_whitespace);
    const bool has_row = is_digit(in.next());
    pair.row = read_number(in);
    skip_comma(in, is_whitespace);
    const bool has_column = is_digit(in.next());
    pair.column = read_number(in);
    in.skip_all(is_whitespace);
    pair.is_valid = has_row && has_column && in.next() == closing;
    if (pair.is_valid) ++in.position;
    return pair;
}

// Skips a bracket around pairs, and returns the one that closes it, or a null character.
constexpr char open_pairs(unread_text& in) noexcept {
    unread_text inner = in;
    const char closing = closing_bracket(inner.next());
    ++inner.position;
    inner.skip_all(is_whitespace);
    if (closing == '\0' || closing_bracket(inner.next()) == '\0') return '\0';
    in = inner;
    return closing;
}

constexpr std::size_t rows_in_pairs(const unread_text& in) noexcept {
    unread_text rest = in;
    open_pairs(rest);
    std::size_t pairs = 0;
    for (; read_pair(rest).is_valid; ++pairs) skip_comma(rest, is_whitespace);
    return pairs;
}

constexpr parse_error read_pairs_from(int first, unread_text& in, int size,
                                      std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        columns[row] = static_cast<std::uint8_t>(size); // no queen yet
    }
    const char closing = open_pairs(in);
    for (int queens = 0; queens < size; ++queens) {
        if (queens > 0) skip_comma(in, is_whitespace);
        const std::size_t start = in.position;
        if (in.next() == '\0' || in.next() == closing) return parse_error::ends_early;
        const number_pair at = read_pair(in);
        const int row = at.row - first, column = at.column - first;
        const bool is_on_board =
            at.is_valid && row >= 0 && row < size && column >= 0 && column < size;
        if (!is_on_board) return in.fail(start, parse_error::not_a_square);
        if (columns[row] < size) return in.fail(start, parse_error::second_queen);
        columns[row] = static_cast<std::uint8_t>(column);
    }
    in.skip_all(is_whitespace);
    if (closing == '\0') return parse_error::none;
    const bool is_open = in.next() == '\0';
    in.position += in.next() == closing;
    return is_open ? parse_error::ends_early : parse_error::none;
}

template <int first>
constexpr parse_error read_pairs(unread_text& in, int size, std::uint8_t* columns) noexcept {
    return read_pairs_from(first, in, size, columns);
}

} // namespace ctqueens::detail

#endif
