// SPDX-License-Identifier: BSL-1.0
/// @file
/// A reader for each notation. N is a function parameter, so each reader is compiled only once.
#ifndef CTQUEENS_PARSE_READERS_HPP
#define CTQUEENS_PARSE_READERS_HPP

#include <ctqueens/parse/error.hpp>
#include <ctqueens/placement/string_literal.hpp>

namespace ctqueens::detail {

constexpr bool is_digit(char character) noexcept { return character >= '0' && character <= '9'; }

constexpr bool is_space(char character) noexcept { return character == ' ' || character == '\t'; }

constexpr bool is_blank(char character) noexcept {
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

constexpr bool is_ascii(char character) noexcept {
    return static_cast<unsigned char>(character) < 0x80;
}

// Returns the index of a letter in the alphabet, ignoring case, or `otherwise` if it is no letter.
constexpr int index_of_letter(char character, int otherwise) noexcept {
    return character >= 'a' && character <= 'z'   ? character - 'a'
           : character >= 'A' && character <= 'Z' ? character - 'A'
                                                  : otherwise;
}

// The unread part of a text.
struct unread_text {
    const char* text;
    std::size_t position;
    std::size_t end;

    // Returns the next character, or a null character at the end. Replaces a null character before
    // the end with DEL, which no notation allows, so that it is not mistaken for the end.
    [[nodiscard]] constexpr char next() const noexcept {
        return position >= end ? '\0' : text[position] != '\0' ? text[position] : '\x7F';
    }

    // If the unread text starts with `expected`, skips it and returns true.
    constexpr bool skip(const char* expected) noexcept {
        std::size_t after = position;
        for (; *expected != '\0'; ++expected, ++after) {
            if (after >= end || text[after] != *expected) return false;
        }
        position = after;
        return true;
    }

    // Goes back to where an error starts, and returns the error.
    constexpr parse_error fail(std::size_t start, parse_error error) noexcept {
        position = start;
        return error;
    }

    // Skips characters as long as the predicate holds.
    template <class Predicate> constexpr void skip_all(Predicate holds) noexcept {
        while (position < end && holds(text[position])) ++position;
    }

    // Returns the part before the first `stop`, or all of it.
    [[nodiscard]] constexpr unread_text before(char stop) const noexcept {
        std::size_t before_stop = position;
        while (before_stop < end && text[before_stop] != stop) ++before_stop;
        return {text, position, before_stop};
    }
};

// Stands for the length of a null-terminated text.
inline constexpr std::size_t null_terminated = static_cast<std::size_t>(-1);

constexpr unread_text whole_text(const char* text, std::size_t length) noexcept {
    return {text, 0, length == null_terminated ? text_length(text) : length};
}

// Reads a number. To avoid overflow, numbers above 999 are read as 1000.
constexpr int read_number(unread_text& in) noexcept {
    int number = 0;
    for (; is_digit(in.next()); ++in.position) {
        number = number < 100 ? 10 * number + (in.next() - '0') : 1000;
    }
    return number;
}

// Reads `size` rows and writes their columns. Leaves `in` after the placement, or at the error.
using read_function = parse_error(unread_text& in, int size, std::uint8_t* columns) noexcept;

// Reads one digit per row. After 1...9, the digits are A, B, C ... or a, b, c ...
constexpr parse_error read_digits(unread_text& in, int size, std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row, ++in.position) {
        const char digit = in.next();
        if (digit == '\0') return parse_error::ends_early;
        const int column = is_digit(digit) ? digit - '1' : index_of_letter(digit, size) + 9;
        if (column < 0 || column >= size) return parse_error::not_a_column;
        columns[row] = static_cast<std::uint8_t>(column);
    }
    return parse_error::none;
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

// Reads squares in any order.
constexpr parse_error read_squares(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const auto is_separator = [](char next) { return is_blank(next) || next == ','; };
    for (int row = 0; row < size; ++row) {
        columns[row] = static_cast<std::uint8_t>(size); // no queen yet
    }
    in.skip_all(is_separator);
    for (int queens = 0; queens < size; ++queens) {
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const parsed<square> at = read_square(in, size);
        if (!at) return in.fail(start, at.error);
        if (columns[at.value.row] < size) return in.fail(start, parse_error::second_queen);
        columns[at.value.row] = static_cast<std::uint8_t>(at.value.column);
        in.skip_all(is_separator);
    }
    return parse_error::none;
}

inline constexpr int a_queen = -1;

// Reads a row of queens and empty squares. `read` returns `a_queen` for a queen, the length of a
// run of empty squares, or 0 and skips nothing if there is an error, which is then `unknown`.
template <class Read>
constexpr parse_error read_row(unread_text& in, char end_of_row, int size, std::uint8_t& column,
                               parse_error unknown, Read read) noexcept {
    const std::size_t row_start = in.position;
    int queen = size; // no queen yet
    int squares = 0;
    if (in.next() == '\0') return parse_error::ends_early;
    while (in.next() != end_of_row && in.next() != '\0') {
        const std::size_t start = in.position;
        const int found = read(in);
        if (found == 0) return unknown;
        if (found == a_queen && queen < size) return in.fail(start, parse_error::second_queen);
        queen = found == a_queen ? squares : queen;
        squares += found == a_queen ? 1 : found;
        if (squares > size) return in.fail(start, parse_error::row_too_long);
    }
    if (squares < size) return in.fail(row_start, parse_error::row_too_short);
    if (queen == size) return in.fail(row_start, parse_error::queen_missing);
    column = static_cast<std::uint8_t>(queen);
    return parse_error::none;
}

// Reads the piece placement field of FEN. The side to move may follow; the rest is ignored.
constexpr parse_error read_fen(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const auto read_piece = [](unread_text& row) {
        const bool is_queen = row.skip("Q") || row.skip("q");
        return is_queen ? a_queen : row.next() == '0' ? 0 : read_number(row);
    };
    const std::size_t end = in.end;
    in.end = in.before(' ').end;
    for (int row = 0; row < size; ++row) {
        if (row > 0) in.skip("/");
        const parse_error error =
            read_row(in, '/', size, columns[row], parse_error::not_fen, read_piece);
        if (error != parse_error::none) return error;
    }
    in.end = end;
    in.skip_all(is_blank);
    unread_text side = in;
    static_cast<void>(side.skip("w") || side.skip("b"));
    if (side.next() == '\0' || is_blank(side.next())) in.position = in.end;
    return parse_error::none;
}

// The symbols in a picture of the board, and what to ignore before and after its rows.
struct picture_symbols {
    const char* queen;
    const char* empty;
    const char* shaded;
    bool (*is_label)(char character) noexcept;
};

// Reads a picture with one line per row of the board.
constexpr parse_error read_picture(unread_text& in, const picture_symbols& symbols, int size,
                                   std::uint8_t* columns) noexcept {
    const auto read_symbol = [&](unread_text& row) {
        const bool is_queen = row.skip(symbols.queen);
        const bool is_empty = !is_queen && (row.skip(symbols.empty) || row.skip(symbols.shaded));
        row.skip_all([](char next) { return is_blank(next) && next != '\n'; });
        return is_queen ? a_queen : is_empty ? 1 : 0;
    };
    in.skip_all(symbols.is_label);
    for (int row = 0; row < size; ++row) {
        const parse_error error =
            read_row(in, '\n', size, columns[row], parse_error::not_a_square, read_symbol);
        if (error != parse_error::none) return error;
        in.skip_all(symbols.is_label);
    }
    return parse_error::none;
}

constexpr parse_error read_grid(unread_text& in, int size, std::uint8_t* columns) noexcept {
    return read_picture(in, {"1", "0", "0", is_blank}, size, columns);
}

constexpr parse_error read_board(unread_text& in, int size, std::uint8_t* columns) noexcept {
    // U+265B, U+00B7, U+2591
    return read_picture(in, {"\xE2\x99\x9B", "\xC2\xB7", "\xE2\x96\x91", is_ascii}, size, columns);
}

// Reads one line of columns in decimal, counted from 0, with at most one comma between adjacent
// columns. One or two pairs of brackets may enclose the columns. Two pairs denote a JSON array with
// one solution.
constexpr parse_error read_columns(unread_text& in, int size, std::uint8_t* columns) noexcept {
    const std::size_t first_bracket = in.position;
    int open_brackets = 0;
    for (; open_brackets < 2 && in.skip("["); ++open_brackets) in.skip_all(is_blank);
    for (int row = 0; row < size; ++row) {
        in.skip_all(is_space);
        if (row > 0 && in.skip(",")) in.skip_all(is_space);
        const std::size_t start = in.position;
        if (in.next() == '\0') return parse_error::ends_early;
        const int column = is_digit(in.next()) ? read_number(in) : size;
        if (column >= size) return in.fail(start, parse_error::not_a_column);
        columns[row] = static_cast<std::uint8_t>(column);
    }
    for (in.skip_all(is_blank); open_brackets > 0 && in.skip("]"); --open_brackets) {
        in.skip_all(is_blank);
    }
    const bool is_closed = open_brackets == 0 || in.next() != '\0';
    return is_closed ? parse_error::none : in.fail(first_bracket, parse_error::not_a_column);
}

// Reads a text that contains nothing after the placement.
constexpr parse_error read_whole(read_function* read, unread_text& in, int size,
                                 std::uint8_t* columns) noexcept {
    const parse_error error = read(in, size, columns);
    return error == parse_error::none && in.next() != '\0' ? parse_error::too_long : error;
}

template <int N>
constexpr parsed<placement<N>> parse(read_function* read, const char* text,
                                     std::size_t length) noexcept {
    placement<N> queens{};
    unread_text in = whole_text(text, length);
    const parse_error error = read_whole(read, in, N, queens.columns);
    return {queens, error, error == parse_error::none ? 0 : in.position};
}

inline constexpr read_function* readers[] = {read_digits, read_squares, read_fen,
                                             read_grid,   read_columns, read_board};

} // namespace ctqueens::detail

#endif
