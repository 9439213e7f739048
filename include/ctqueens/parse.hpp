// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads placements and squares from text. Each function reads `length` characters; without
/// `length`, the text must be null-terminated.
#ifndef CTQUEENS_PARSE_HPP
#define CTQUEENS_PARSE_HPP

#include <ctqueens/parse/notations.hpp>

namespace ctqueens {

/// @addtogroup text
/// @{

/// Reads a placement whose notation and size are known only at run time. Writes its N columns to
/// `columns`, which must have room for 255 numbers; if there is an error, what is written is
/// unspecified. Reads the same notations as from_text(). Takes linear time.
///
/// The value is N, even if there is an error: 0 if the text is in no notation, and 256 if N is
/// greater than 255. Depending on the notation, N is the number of digits, columns or pairs, the
/// highest rank, or the number of squares in the first row.
///
///     constexpr int count_rows() {
///         std::uint8_t columns[255]{};
///         return read_placement("b4 d3 a2 c1", 11, columns).value;
///     }
///     static_assert(count_rows() == 4);
[[nodiscard]] constexpr parsed<int> read_placement(const char* text, std::size_t length,
                                                   std::uint8_t* columns) noexcept {
    return detail::read_any(detail::whole_text(text, length), 0, columns);
}

/// Returns what read_placement() returns, without the columns: N, the notation, and the error.
///
///     static_assert(shape_of("15863724") == 8);
///     static_assert(shape_of("b4 d3 a2 c1").written == notation::squares);
///
/// A text that is valid both as `digits` and as `squares`, such as `A1A2A3A4A5`, is read as
/// `squares` if it begins with a lowercase letter, and as `digits` otherwise.
[[nodiscard]] constexpr parsed<int>
shape_of(const char* text, std::size_t length = detail::null_terminated) noexcept {
    std::uint8_t columns[max_placement_size]{};
    return read_placement(text, length, columns);
}

/// Reads a square in algebraic notation, such as `e4` or `E4`. N is 1...26, because each file needs
/// a letter. The only possible error is parse_error::not_a_square.
///
///     static_assert(square_from<8>("e4") == square{4, 4});
template <int N>
[[nodiscard]] constexpr parsed<square>
square_from(const char* text, std::size_t length = detail::null_terminated) noexcept {
    static_assert(N >= 1 && N <= 26, "ctqueens: squares need N from 1 to 26 (one letter per file)");
    detail::unread_text in = detail::whole_text(text, length);
    square found{};
    const bool is_square = detail::read_square(in, 1, N, found) == parse_error::none;
    return {found, is_square && in.next() == '\0' ? parse_error::none : parse_error::not_a_square,
            0, notation::squares};
}

/// Reads one digit per row, from the top down. A digit is the column of a queen, counted from 1;
/// columns 10 and up are written as the letters A, B, C ... (or a, b, c ...). N is 1...35. Possible
/// errors are `ends_early`, `not_a_column` and `too_long`.
///
///     static_assert(from_digits<8>("15863724") == solutions<8>[0]);
///     static_assert(from_digits<8>("15863724 and more", 8) == solutions<8>[0]);
///     static_assert(from_digits<8>("1586x724").position == 4);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_digits(const char* text, std::size_t length = detail::null_terminated) noexcept {
    static_assert(N <= 35, "ctqueens: digits need N from 1 to 35");
    return detail::placement_from<N>(notation::digits, text, length);
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
    return detail::placement_from<N>(notation::squares, text, length);
}

/// Reads the piece placement field of a FEN record. The queens may be of either colour. N is
/// 1...255. A run of ten or more empty squares is written as one decimal number. A space and the
/// side to move (`w` or `b`) may follow; any further fields in the line are ignored. Possible
/// errors are `ends_early`, `too_long`, `not_fen`, `row_too_long`, `row_too_short`, `queen_missing`
/// and `second_queen`.
///
///     static_assert(from_fen<8>("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4") == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_fen(const char* text, std::size_t length = detail::null_terminated) noexcept {
    return detail::placement_from<N>(notation::fen, text, length);
}

/// Reads a placement in any #notation, which includes what the formats in text.hpp, except svg,
/// write for one placement. Ignores surrounding whitespace and up to two pairs of brackets around
/// the placement. N is 1...255. If the text is not valid in any notation, the error is that of the
/// reader that gets furthest.
///
///     static_assert(from_text<8>("0,4,7,5,2,6,1,3") == from_text<8>("15863724"));
///     static_assert(from_text<4>(R"([".Q..","...Q","Q...","..Q."])") == solutions<4>[0]);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_text(const char* text, std::size_t length = detail::null_terminated) noexcept {
    placement<N> queens{};
    const parsed<int> read = detail::read_any(detail::whole_text(text, length), N, queens.columns);
    return {queens, read.error, read.position, read.written};
}

/// @}

} // namespace ctqueens

#endif
