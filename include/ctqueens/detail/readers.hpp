// SPDX-License-Identifier: BSL-1.0
/// @file
/// A reader for each notation. N is a function parameter, so readers are not instantiated for every
/// N.
#ifndef CTQUEENS_DETAIL_READERS_HPP
#define CTQUEENS_DETAIL_READERS_HPP

#include <ctqueens/detail/parse_error.hpp>
#include <ctqueens/detail/string_literal.hpp>

namespace ctqueens::detail {

constexpr bool is_digit(char character) noexcept { return character >= '0' && character <= '9'; }

constexpr bool is_blank(char character) noexcept {
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

constexpr bool is_space(char character) noexcept { return character == ' ' || character == '\t'; }

// Returns the index of a letter in the alphabet, ignoring case, or `otherwise` for any other
// character.
constexpr int index_of_letter(char character, int otherwise) noexcept {
    return character >= 'a' && character <= 'z'   ? character - 'a'
           : character >= 'A' && character <= 'Z' ? character - 'A'
                                                  : otherwise;
}

// Stands for the length of a null-terminated text.
inline constexpr std::size_t null_terminated = static_cast<std::size_t>(-1);

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

    // Skips characters as long as the predicate holds.
    template <class Predicate>
    constexpr void skip_all(Predicate holds) noexcept {
        while (position < end && holds(text[position])) {
            ++position;
        }
    }
};

constexpr unread_text whole_text(const char* text, std::size_t length) noexcept {
    return {text, 0, length == null_terminated ? text_length(text) : length};
}

// Returns the unread text before the first character for which the predicate holds.
template <class Predicate>
constexpr unread_text before(unread_text in, Predicate holds) noexcept {
    const std::size_t start = in.position;
    in.skip_all([=](char character) { return !holds(character); });
    return {in.text, start, in.position};
}

// Reads a number. To avoid overflow, numbers above 999 are read as 1000.
constexpr int read_number(unread_text& in) noexcept {
    int number = 0;
    for (; is_digit(in.next()); ++in.position) {
        number = number < 100 ? 10 * number + (in.next() - '0') : 1000;
    }
    return number;
}

// An error, if any, and its position.
struct failure {
    parse_error error = parse_error::none;
    std::size_t position = 0;
};

// Reads one digit per row. After 1...9, the digits are A, B, C ... or a, b, c ...
constexpr failure read_digits(unread_text in, int size, std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row, ++in.position) {
        const char digit = in.next();
        const int column = is_digit(digit) ? digit - '1' : index_of_letter(digit, size) + 9;
        if (column < 0 || column >= size) {
            return {digit == '\0' ? parse_error::ends_early : parse_error::not_a_column,
                    in.position};
        }
        columns[row] = static_cast<std::uint8_t>(column);
    }
    return in.next() == '\0' ? failure{} : failure{parse_error::too_long, in.position};
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
constexpr failure read_squares(unread_text in, int size, std::uint8_t* columns) noexcept {
    for (int row = 0; row < size; ++row) {
        columns[row] = static_cast<std::uint8_t>(size); // no queen yet
    }
    for (int queens = 0;; ++queens) {
        in.skip_all([](char character) { return is_blank(character) || character == ','; });
        const std::size_t start = in.position;
        if (in.next() == '\0') {
            return queens == size ? failure{} : failure{parse_error::ends_early, start};
        }
        if (queens == size) return {parse_error::too_long, start};
        const parsed<square> at = read_square(in, size);
        if (!at) return {at.error, at.position};
        if (columns[at.value.row] < size) return {parse_error::second_queen, start};
        columns[at.value.row] = static_cast<std::uint8_t>(at.value.column);
    }
}

inline constexpr int a_queen = -1;

// Reads a row of queens and empty squares. `read` returns `a_queen` for a queen, the length of a
// run of empty squares, or 0 for anything else. If it returns 0, the error is `unknown`.
template <class Read>
constexpr failure read_row(unread_text& in, char end_of_row, int size, std::uint8_t& column,
                           parse_error unknown, Read read) noexcept {
    const std::size_t row_start = in.position;
    int queen = size; // no queen yet
    int squares = 0;
    if (in.next() == '\0') return {parse_error::ends_early, row_start};
    while (in.next() != end_of_row && in.next() != '\0') {
        const std::size_t start = in.position;
        const int found = read(in);
        const bool is_queen = found == a_queen;
        const int count = is_queen ? 1 : found;
        const parse_error error = count == 0                 ? unknown
                                  : is_queen && queen < size ? parse_error::second_queen
                                  : count > size - squares   ? parse_error::row_too_long
                                                             : parse_error::none;
        if (error != parse_error::none) return {error, start};
        queen = is_queen ? squares : queen;
        squares += count;
    }
    column = static_cast<std::uint8_t>(queen);
    return squares < size  ? failure{parse_error::row_too_short, row_start}
           : queen == size ? failure{parse_error::queen_missing, row_start}
                           : failure{};
}

// Reads the piece placement field of FEN. The side to move (w or b) may follow; the rest is
// ignored.
constexpr failure read_fen(unread_text in, int size, std::uint8_t* columns) noexcept {
    const auto read_piece = [](unread_text& row) {
        const bool is_queen = row.skip("Q") || row.skip("q");
        return is_queen ? a_queen : row.next() == '0' ? 0 : read_number(row);
    };
    const std::size_t end = in.end;
    in = before(in, [](char character) { return character == ' '; });
    for (int row = 0; row < size; ++row) {
        if (row > 0 && !in.skip("/")) return {parse_error::ends_early, in.position};
        const failure wrong =
            read_row(in, '/', size, columns[row], parse_error::not_fen, read_piece);
        if (wrong.error != parse_error::none) return wrong;
    }
    in.end = end;
    in.skip_all(is_blank);
    unread_text side = before(in, is_blank);
    static_cast<void>(side.skip("w") || side.skip("b"));
    return side.next() == '\0' ? failure{} : failure{parse_error::too_long, in.position};
}

// Reads one line of columns in decimal, counted from 0, with at most one comma between adjacent
// columns. One or two pairs of brackets may enclose the columns. Two pairs denote a JSON array with
// one solution.
constexpr failure read_columns(unread_text in, int size, std::uint8_t* columns) noexcept {
    const std::size_t first_bracket = in.position;
    int open_brackets = 0;
    for (; open_brackets < 2 && in.skip("["); ++open_brackets) {
        in.skip_all(is_blank);
    }
    for (int row = 0; row < size; ++row) {
        in.skip_all(is_space);
        if (row > 0 && in.skip(",")) {
            in.skip_all(is_space);
        }
        const std::size_t start = in.position;
        if (in.next() == '\0') return {parse_error::ends_early, start};
        const int column = is_digit(in.next()) ? read_number(in) : size;
        if (column >= size) return {parse_error::not_a_column, start};
        columns[row] = static_cast<std::uint8_t>(column);
    }
    for (in.skip_all(is_blank); open_brackets > 0 && in.skip("]"); --open_brackets) {
        in.skip_all(is_blank);
    }
    return in.next() != '\0'   ? failure{parse_error::too_long, in.position}
           : open_brackets > 0 ? failure{parse_error::not_a_column, first_bracket}
                               : failure{};
}

// The symbols in a picture of the board.
struct picture_symbols {
    const char* queen;
    const char* empty[2];
    bool has_labels; // whether ASCII characters are labels to ignore
};

inline constexpr picture_symbols grid_symbols{"1", {"0", "0"}, false};
inline constexpr picture_symbols board_symbols{// U+265B, U+00B7, U+2591
                                               "\xE2\x99\x9B",
                                               {"\xC2\xB7", "\xE2\x96\x91"},
                                               true};

// Reads a picture with one line per row of the board.
constexpr failure read_picture(unread_text in, const picture_symbols& symbols, int size,
                               std::uint8_t* columns) noexcept {
    const auto is_label = [&](char character) {
        return is_blank(character) ||
               (symbols.has_labels && static_cast<unsigned char>(character) < 0x80);
    };
    const auto read_symbol = [&](unread_text& row) {
        const bool is_queen = row.skip(symbols.queen);
        const bool is_empty =
            !is_queen && (row.skip(symbols.empty[0]) || row.skip(symbols.empty[1]));
        row.skip_all([](char character) { return is_blank(character) && character != '\n'; });
        return is_queen ? a_queen : is_empty ? 1 : 0;
    };
    for (int row = 0; row < size; ++row) {
        in.skip_all(is_label);
        const failure wrong =
            read_row(in, '\n', size, columns[row], parse_error::not_a_square, read_symbol);
        if (wrong.error != parse_error::none) return wrong;
    }
    in.skip_all(is_label);
    return in.next() == '\0' ? failure{} : failure{parse_error::too_long, in.position};
}

// Reads a text in the given notation. Writes `size` columns.
constexpr failure read(notation written, unread_text in, int size, std::uint8_t* columns) noexcept {
    switch (written) {
    case notation::digits:
        return read_digits(in, size, columns);
    case notation::squares:
        return read_squares(in, size, columns);
    case notation::fen:
        return read_fen(in, size, columns);
    case notation::grid:
        return read_picture(in, grid_symbols, size, columns);
    case notation::columns:
        return read_columns(in, size, columns);
    case notation::board:
        break;
    }
    return read_picture(in, board_symbols, size, columns);
}

} // namespace ctqueens::detail

#endif
