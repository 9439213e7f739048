// SPDX-License-Identifier: BSL-1.0
/// @file
/// Reads placements and squares from text. Each function reads `length` characters; without `length`, the text must be
/// null-terminated.
#ifndef CTQUEENS_PARSE_HPP
#define CTQUEENS_PARSE_HPP

#include <ctqueens/detail/parse_error.hpp>
#include <ctqueens/detail/notation.hpp>
#include <ctqueens/detail/readers.hpp>
#include <ctqueens/placement.hpp>

namespace ctqueens {

/// Reads a square in algebraic notation, such as `e4` or `E4`. N is 1...26, because each file needs a
/// letter. The only possible error is parse_error::not_a_square.
///
///     static_assert(square_from<8>("e4") == square{4, 4});
template <int N>
[[nodiscard]] constexpr parsed<square> square_from(const char* text,
                                                   std::size_t length = detail::null_terminated) noexcept
{
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26 (one letter per file)");
    detail::unread_text in = detail::whole_text(text, length);
    const parsed<square> found = detail::read_square(in, N);
    return found && in.next() != '\0' ? parsed<square>{{}, parse_error::not_a_square, 0} : found;
}

namespace detail {

template <int N>
constexpr parsed<placement<N>> parse(notation written, unread_text in) noexcept
{
    placement<N> queens{};
    const failure wrong = read(written, in, N, queens.columns);
    return {queens, wrong.error, wrong.position};
}

// Reads a text in any notation to the `size` columns at `columns`.
constexpr failure read_any(unread_text text, int size, std::uint8_t* columns) noexcept
{
    const unread_text body = body_of(text);
    const notation written = notation_of(body);
    const failure wrong = read(written, body, size, columns);
    if (wrong.error == parse_error::none || (written != notation::digits && written != notation::squares)) {
        return wrong;
    }
    // Digits and squares can look alike, so the text may be valid in the other notation for this size.
    const notation other = written == notation::digits ? notation::squares : notation::digits;
    return read(other, body, size, columns).error == parse_error::none ? failure{} : wrong;
}

} // namespace detail

/// Reads one digit per row, from the top down. A digit is the column of a queen, counted from 1; columns
/// 10 and up are written as the letters A, B, C ... (or a, b, c ...). N is 1...35. Possible errors are
/// `ends_early`, `not_a_column` and `too_long`. No function in this file checks for attacks.
///
///     static_assert(from_digits<8>("15863724") == solutions<8>[0]);
///     static_assert(from_digits<8>("15863724 and more", 8) == solutions<8>[0]);
///     static_assert(from_digits<8>("1586x724").position == 4);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_digits(const char* text,
                                                         std::size_t length = detail::null_terminated) noexcept
{
    static_assert(N <= 35, "ctqueens: digits need N from 1 to 35");
    return detail::parse<N>(notation::digits, detail::whole_text(text, length));
}

/// Reads the squares of the queens, in any order. Whitespace and commas between squares are optional.
/// N is 1...26. Possible errors are `ends_early`, `too_long`, `not_a_square` and `second_queen`.
///
///     static_assert(from_squares<8>("a8 e7 h6 f5 c4 g3 b2 d1") == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_squares(const char* text,
                                                          std::size_t length = detail::null_terminated) noexcept
{
    static_assert(N <= 26, "ctqueens: squares need N from 1 to 26 (one letter per file)");
    return detail::parse<N>(notation::squares, detail::whole_text(text, length));
}

/// Reads the piece placement field of a FEN record. The queens may be of either colour. A run of ten or
/// more empty squares is written as one decimal number. A space and the side to move (`w` or `b`) may
/// follow; any further fields are ignored. Possible errors are `ends_early`, `too_long`, `not_fen`,
/// `row_too_long`, `row_too_short`, `queen_missing` and `second_queen`.
///
///     static_assert(from_fen<8>("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4") == solutions<8>[0]);
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_fen(const char* text,
                                                      std::size_t length = detail::null_terminated) noexcept
{
    return detail::parse<N>(notation::fen, detail::whole_text(text, length));
}

/// Reads a placement in any of these formats from text.hpp: board, grid, columns, digits, squares, fen,
/// csv and json. Ignores surrounding whitespace, a first line such as `Solution 5`, and a last line that
/// reads `1 solution`. N is 1...26. If the text is not valid in any notation, the error refers to the
/// notation that shape_of() returns.
///
///     static_assert(from_text<8>("0,4,7,5,2,6,1,3") == from_text<8>("15863724"));
template <int N>
[[nodiscard]] constexpr parsed<placement<N>> from_text(const char* text,
                                                       std::size_t length = detail::null_terminated) noexcept
{
    static_assert(N <= 26, "ctqueens: from_text needs N from 1 to 26");
    placement<N> queens{};
    const detail::failure wrong = detail::read_any(detail::whole_text(text, length), N, queens.columns);
    return {queens, wrong.error, wrong.position};
}

} // namespace ctqueens

#endif
