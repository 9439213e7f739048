// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads placements and squares from text. Each function reads `length` characters; without
/// `length`, the text must be null-terminated.
#ifndef CTQUEENS_PARSE_HPP
#define CTQUEENS_PARSE_HPP

#include <ctqueens/detail/readers.hpp>

namespace ctqueens {

/// The notation and size of a text, or the error that makes it invalid.
struct text_shape {
    notation written; ///< the notation; if there is an error, that of the reader that gets furthest
    int rows;         ///< N, or 0 if it cannot be determined, or 256 if it is greater than 255
    parse_error error;    ///< the error, if any
    std::size_t position; ///< the byte offset of the error, counted from 0
};

namespace detail {

constexpr bool is_newline(char character) noexcept { return character == '\n'; }

constexpr unread_text without_blanks_around(unread_text in) noexcept {
    while (in.end > in.position && is_blank(in.text[in.end - 1])) {
        --in.end;
    }
    in.skip_all(is_blank);
    return in;
}

// Removes surrounding whitespace, a first line such as `Solution 5`, and a last `1 solution` line.
constexpr unread_text body_of(const unread_text& whole) noexcept {
    unread_text body = without_blanks_around(whole);
    unread_text heading = before(body, is_newline);
    if (heading.end < body.end && heading.skip("Solution ")) {
        body.position = heading.end;
    }
    std::size_t last_line = body.end;
    while (last_line > body.position && whole.text[last_line - 1] != '\n') {
        --last_line;
    }
    unread_text count{whole.text, last_line, body.end};
    if (count.skip("1 solution") && count.next() == '\0') {
        body.end = last_line;
    }
    return without_blanks_around(body);
}

// Reads a character, word or number of the first row, and returns how many columns it stands for.
constexpr int columns_at(notation written, unread_text& in) noexcept {
    const char next = in.next();
    if (written == notation::fen && is_digit(next)) return read_number(in);
    if (written == notation::columns && !is_space(next) &&
        next != ',') { // a word, even if it is no number
        in.skip_all([](char character) { return !is_space(character) && character != ','; });
        return 1;
    }
    ++in.position;
    return written == notation::fen    ? next == 'Q' || next == 'q'
           : written == notation::grid ? next == '0' || next == '1'
           : written == notation::board
               ? static_cast<unsigned char>(next) >= 0xC0 // a symbol's first byte
               : written == notation::digits && !is_blank(next);
}

constexpr int highest_rank(unread_text in) noexcept {
    int highest = 0;
    while (in.next() != '\0') {
        in.skip_all([](char character) { return !is_digit(character); });
        const int rank = read_number(in);
        highest = rank > highest ? rank : highest;
    }
    return highest;
}

// Returns N for a text in this notation, even if it is not valid: the highest rank, or the number
// of columns in the first row. All numbers above 255 become 256.
constexpr int rows_in(notation written, unread_text in) noexcept {
    if (written == notation::columns) {
        if (!is_digit(in.next()) && in.next() != '[') return 0;
        in.skip_all([](char next) { return is_blank(next) || next == '['; });
    }
    in = written == notation::squares ? in : before(in, [=](char next) {
        return next == '\n' || (written == notation::fen && (next == '/' || next == ' ')) ||
               (written == notation::columns && next == ']');
    });
    std::uint64_t rows = 0; // does not overflow
    if (written == notation::squares) {
        rows = static_cast<unsigned>(highest_rank(in));
    }
    while (written != notation::squares && in.next() != '\0') {
        if (written == notation::digits && is_space(in.next())) return 0; // several words
        rows += static_cast<unsigned>(columns_at(written, in));
    }
    return rows < 256 ? static_cast<int>(rows) : 256;
}

// Tries the readers in order until one succeeds, with N = `size` or, if that is 0, the size that
// the notation suggests. A text that is both digits and squares, such as a1a2a3a4a5, is read as
// squares if it begins with a small letter.
constexpr text_shape read_any(unread_text whole, int size, std::uint8_t* columns) noexcept {
    const unread_text in = body_of(whole);
    text_shape furthest{notation::digits, size, parse_error::ends_early, in.position};
    bool is_started = false;
    const int first = in.next() >= 'a' && in.next() <= 'z' ? 1 : 0;
    for (int index = 0; index < 6; ++index) {
        const auto written = static_cast<notation>((first + index) % 6);
        const int suggested = rows_in(written, in), rows = size != 0 ? size : suggested;
        if (suggested == 0) continue; // e.g., not a board, since it has no squares
        const failure wrong = read(written, in, rows < 255 ? rows : 255, columns);
        if (wrong.error == parse_error::none) return {written, rows, wrong.error, 0};
        if (!is_started || wrong.position > furthest.position) {
            furthest = {written, rows, wrong.error, wrong.position};
            is_started = true;
        }
    }
    return furthest;
}

template <int N>
constexpr parsed<placement<N>> parse(notation written, unread_text in) noexcept {
    placement<N> queens{};
    const failure wrong = read(written, in, N, queens.columns);
    return {queens, wrong.error, wrong.position};
}

} // namespace detail

/// Reads a placement whose notation and size are known only at run time. Writes its N columns to
/// `columns`, which must have room for 255 numbers; if there is an error, what is written is
/// unspecified. Reads the same notations as from_text(). Takes linear time.
///
///     constexpr int last_column()
///     {
///         std::uint8_t columns[255]{};
///         const text_shape shape = read_placement("b4 d3 a2 c1", 11, columns);
///         return shape.error == parse_error::none ? columns[shape.rows - 1] : -1;
///     }
///     static_assert(last_column() == 2);
[[nodiscard]] constexpr text_shape read_placement(const char* text, std::size_t length,
                                                  std::uint8_t* columns) noexcept {
    return detail::read_any(detail::whole_text(text, length), 0, columns);
}

/// Returns the notation and the size of a placement, or the error. Depending on the notation, the
/// size is the number of digits, the highest rank, or the number of columns in the first row.
///
///     static_assert(shape_of("15863724").rows == 8);
///     static_assert(shape_of("b4 d3 a2 c1").written == notation::squares);
///
/// A text that is valid both as `digits` and as `squares`, such as `A1A2A3A4A5`, is read as
/// `squares` if it begins with a small letter, and as `digits` otherwise.
[[nodiscard]] constexpr text_shape shape_of(const char* text,
                                            std::size_t length = detail::null_terminated) noexcept {
    std::uint8_t columns[255]{};
    return read_placement(text, length, columns);
}

/// Reads a square in algebraic notation, such as `e4` or `E4`. N is 1...26, because each file needs
/// a letter. The only possible error is parse_error::not_a_square.
///
///     static_assert(square_from<8>("e4") == square{4, 4});
template <int N>
[[nodiscard]] constexpr parsed<square>
square_from(const char* text, std::size_t length = detail::null_terminated) noexcept {
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26 (one letter per file)");
    detail::unread_text in = detail::whole_text(text, length);
    const parsed<square> found = detail::read_square(in, N);
    return found && in.next() != '\0' ? parsed<square>{{}, parse_error::not_a_square, 0} : found;
}

/// Reads one digit per row, from the top down. A digit is the column of a queen, counted from 1;
/// columns 10 and up are written as the letters A, B, C ... (or a, b, c ...). N is 1...35. Possible
/// errors are `ends_early`, `not_a_column` and `too_long`. No function in this file checks for
/// attacks.
///
///     static_assert(from_digits<8>("15863724") == solutions<8>[0]);
///     static_assert(from_digits<8>("15863724 and more", 8) == solutions<8>[0]);
///     static_assert(from_digits<8>("1586x724").position == 4);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_digits(const char* text, std::size_t length = detail::null_terminated) noexcept {
    static_assert(N <= 35, "ctqueens: digits need N from 1 to 35");
    return detail::parse<N>(notation::digits, detail::whole_text(text, length));
}

/// Reads the squares of the queens, in any order. Whitespace and commas between squares are
/// optional. N is 1...26. Possible errors are `ends_early`, `too_long`, `not_a_square` and
/// `second_queen`.
///
///     static_assert(from_squares<8>("a8 e7 h6 f5 c4 g3 b2 d1") == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_squares(const char* text, std::size_t length = detail::null_terminated) noexcept {
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26 (one letter per file)");
    return detail::parse<N>(notation::squares, detail::whole_text(text, length));
}

/// Reads the piece placement field of a FEN record. The queens may be of either colour. A run of
/// ten or more empty squares is written as one decimal number. A space and the side to move (`w` or
/// `b`) may follow; any further fields are ignored. Possible errors are `ends_early`, `too_long`,
/// `not_fen`, `row_too_long`, `row_too_short`, `queen_missing` and `second_queen`.
///
///     static_assert(from_fen<8>("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4") == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_fen(const char* text, std::size_t length = detail::null_terminated) noexcept {
    return detail::parse<N>(notation::fen, detail::whole_text(text, length));
}

/// Reads a placement in any of these formats from text.hpp: board, grid, columns, digits, squares,
/// fen, csv and json. Ignores surrounding whitespace, a first line such as `Solution 5`, and a last
/// line that reads `1 solution`. N is 1...26. If the text is not valid in any notation, the error
/// is that of the reader that gets furthest.
///
///     static_assert(from_text<8>("0,4,7,5,2,6,1,3") == from_text<8>("15863724"));
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_text(const char* text, std::size_t length = detail::null_terminated) noexcept {
    static_assert(N <= 26, "ctqueens: from_text needs N from 1 to 26");
    placement<N> queens{};
    const text_shape shape = detail::read_any(detail::whole_text(text, length), N, queens.columns);
    return {queens, shape.error, shape.position};
}

} // namespace ctqueens

#endif
