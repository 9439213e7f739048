// SPDX-License-Identifier: BSL-1.0
/// @file
/// Literals for solutions and squares, such as `"15863724"_queens` and `"e4"_square`.
#ifndef CTQUEENS_LITERALS_HPP
#define CTQUEENS_LITERALS_HPP

#include <ctqueens/parse.hpp>
#include <ctqueens/placement/string_literal.hpp>

namespace ctqueens {

namespace detail {

// Unless `error` is `none`, compilation fails with a message that describes the error. Compilers
// also print the template arguments: the notation that the literal is read as, and the position of
// the error, counted from 0. Before C++26, the message must be a string literal, so describe() and
// example() cannot supply it.
template <notation read_as, parse_error error, int position>
consteval void diagnose_parse_error() noexcept {
    using enum parse_error;
    static_assert(error != ends_early, "ctqueens: this literal ends before every row has a queen");
    static_assert(error != too_long,
                  "ctqueens: this literal continues after every row has a queen");
    static_assert(error != not_a_column,
                  "ctqueens: this literal contains something that is not a column of the board");
    static_assert(error != not_a_square,
                  "ctqueens: this literal contains something that is not a square of the board");
    static_assert(error != not_fen,
                  "ctqueens: this literal contains something that is not a queen, a count of "
                  "empty squares or the end of a row");
    static_assert(error != row_too_long,
                  "ctqueens: a row in this literal is too long for the board");
    static_assert(error != row_too_short,
                  "ctqueens: a row in this literal is too short for the board");
    static_assert(error != queen_missing, "ctqueens: a row in this literal has no queen");
    static_assert(error != second_queen, "ctqueens: a row in this literal has two queens");
}

// `size` is N, or 0 if the literal is in no notation.
template <int size> consteval void diagnose_notation() noexcept {
    static_assert(size > 0,
                  "ctqueens: this literal is not a placement in any notation, such as digits 2413, "
                  "squares b4 d3 a2 c1, FEN 1Q2/3Q/Q3/2Q1, columns 1 3 0 2, "
                  "pairs (0,1) (1,3) (2,0) (3,2), a board ['.Q..','...Q','Q...','..Q.'] or "
                  "a grid [[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]");
}

// Error messages name squares, and there are only 26 letters for files.
template <int size> consteval void diagnose_literal_size() noexcept {
    static_assert(size <= 26, "ctqueens: a _queens literal needs 1 to 26 rows");
}

// The template arguments are the squares of two queens that attack each other, if any.
template <bool is_attack, char file, int rank, char other_file, int other_rank>
consteval void diagnose_attack() noexcept {
    static_assert(!is_attack, "ctqueens: two queens in this literal attack each other");
}

} // namespace detail

/// The literal operators. `using namespace ctqueens::literals;` makes them visible.
inline namespace literals {

/// @addtogroup text
/// @{

/// A solution in any notation that from_text() reads. shape_of() determines N from the literal, and
/// N must be 1...26.
///
///     static_assert("15863724"_queens == solutions<8>[0]);
///     static_assert("b4 d3 a2 c1"_queens == placement<4>{{1, 3, 0, 2}});
///
/// A literal that is not a solution does not compile. The error message says what is wrong and
/// gives the notation that was expected and the position in the literal (counted from 0), or the
/// squares of two queens that attack each other. If the literal resembles no notation, the message
/// has an example of each.
template <detail::string_literal written> consteval auto operator""_queens() noexcept {
    static_assert(written.is_whole(), "ctqueens: this literal contains a null character");
    // After an error, "1" and placement<1> avoid a second one.
    constexpr parsed<int> shape = shape_of(written.is_whole() ? written.text : "1");
    constexpr int size = shape.value;
    detail::diagnose_notation<size>();
    detail::diagnose_literal_size<size>();
    if constexpr (size >= 1 && size <= 26) {
        detail::diagnose_parse_error<shape.written, shape.error,
                                     static_cast<int>(shape.position)>();
        constexpr placement<size> queens = from_text<size>(written.text).value;
        constexpr attacking_pair pair = find_attack(queens);
        detail::diagnose_attack<shape.error == parse_error::none && pair.found,
                                static_cast<char>('a' + pair.first.column), size - pair.first.row,
                                static_cast<char>('a' + pair.second.column),
                                size - pair.second.row>();
        return queens;
    } else {
        return placement<1>{};
    }
}

/// A square of the 8 by 8 board in algebraic notation. Other literals do not compile.
///
///     static_assert("e4"_square == square{4, 4});
template <detail::string_literal name> consteval square operator""_square() noexcept {
    static_assert(name.is_whole(), "ctqueens: this literal contains a null character");
    constexpr parsed<square> read = square_from<8>(name.is_whole() ? name.text : "a1");
    detail::diagnose_parse_error<notation::squares, read.error, static_cast<int>(read.position)>();
    return read.value;
}

/// @}

} // namespace literals

} // namespace ctqueens

#endif
