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
///     inline std::uint8_t columns[255];
///     inline const text_shape shape = read_placement("b4 d3 a2 c1", 11, columns); // 4 rows
[[nodiscard]] constexpr text_shape read_placement(const char* text, std::size_t length,
                                                  std::uint8_t* columns) noexcept {
    return detail::read_any(detail::whole_text(text, length), 0, columns);
}

/// Returns the notation and the size of a placement, or the error. Depending on the notation, the
/// size is the number of digits, columns or pairs, the highest rank, the number of squares in the
/// first row, the number of rows (if the empty squares are blank), or the least N whose squares
/// include all variables of the model.
///
///     static_assert(shape_of("15863724").rows == 8);
///     static_assert(shape_of("b4 d3 a2 c1").written == notation::squares);
///
/// A text that is valid both as `digits` and as `squares`, such as `A1A2A3A4A5`, is read as
/// `squares` if it begins with a lowercase letter, and as `digits` otherwise.
[[nodiscard]] constexpr text_shape shape_of(const char* text,
                                            std::size_t length = detail::null_terminated) noexcept {
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
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26 (one letter per file)");
    detail::unread_text in = detail::whole_text(text, length);
    square found{};
    const bool is_square = detail::read_square(in, 1, N, found) && in.next() == '\0';
    return {found, is_square ? parse_error::none : parse_error::not_a_square, 0};
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
    return detail::placement_from<N>(detail::read_digits, text, length);
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
    return detail::placement_from<N>(detail::read_squares, text, length);
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
    return detail::placement_from<N>(detail::read_fen, text, length);
}

/// Returns whether a line is one that is written above or below placements: `Solution 5`, `half
/// turn: solution 5` or `92 solutions`. A caller that reads several placements can skip such lines.
///
///     static_assert(is_caption("Solution 5") && is_caption("1 solution") && !is_caption("5"));
[[nodiscard]] constexpr bool is_caption(const char* line,
                                        std::size_t length = detail::null_terminated) noexcept {
    const detail::unread_text in =
        detail::without_whitespace_around(detail::whole_text(line, length));
    return detail::is_solution_caption(in) || detail::count_of_solutions(in) >= 0;
}

/// Reads a placement in any #notation, as N-queens programs print them. Ignores surrounding
/// whitespace, a byte order mark, a caption such as `Solution 5` or `5)` in front of the placement,
/// and a last line that reads `1 solution`. N is 1...255. If the text is not valid in any notation,
/// the error is that of the reader that gets furthest.
///
///     static_assert(from_text<8>("0,4,7,5,2,6,1,3") == from_text<8>("15863724"));
template <int N>
[[nodiscard]] constexpr parsed<placement<N>>
from_text(const char* text, std::size_t length = detail::null_terminated) noexcept {
    placement<N> queens{};
    const text_shape shape = detail::read_any(detail::whole_text(text, length), N, queens.columns);
    return {queens, shape.error, shape.position};
}

/// @}

} // namespace ctqueens

#endif
