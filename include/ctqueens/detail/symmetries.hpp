// SPDX-License-Identifier: BSL-1.0
/// @file
/// The eight symmetries of the square, and their effect on squares and placements.
#ifndef CTQUEENS_DETAIL_SYMMETRIES_HPP
#define CTQUEENS_DETAIL_SYMMETRIES_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// A symmetry of the square: one of its four rotations or four reflections. Rotations are clockwise.
///
/// The bits of the value stand for steps, applied in this order: 1 reflects in the main diagonal (a8 to
/// h1), 2 flips the rows, and 4 flips the columns.
enum class symmetry : std::uint8_t {
    identity = 0,           ///< leaves every square where it is
    main_diagonal = 1,      ///< reflection in the diagonal from a8 to h1
    flip_rows = 2,          ///< the top row becomes the bottom row
    three_quarter_turn = 3, ///< rotation by 270 degrees
    flip_columns = 4,       ///< the left column becomes the right column
    quarter_turn = 5,       ///< rotation by 90 degrees
    half_turn = 6,          ///< rotation by 180 degrees
    anti_diagonal = 7       ///< reflection in the diagonal from a1 to h8
};

/// All eight symmetries, starting with the identity.
///
///     static_assert(symmetries[0] == symmetry::identity && symmetries[1] == symmetry::quarter_turn);
inline constexpr symmetry symmetries[] = {
    symmetry::identity,      symmetry::quarter_turn, symmetry::half_turn,
    symmetry::three_quarter_turn, symmetry::flip_rows,    symmetry::flip_columns,
    symmetry::main_diagonal, symmetry::anti_diagonal};

/// Returns the symmetry that applies `first` and then `second`.
///
///     static_assert(compose(symmetry::quarter_turn, symmetry::quarter_turn) == symmetry::half_turn);
[[nodiscard]] constexpr symmetry compose(symmetry second, symmetry first) noexcept
{
    // To move the reflection of `second` before the flips of `first`, swap the row and column flips.
    const unsigned bits = static_cast<unsigned>(first);
    const bool reflects = (static_cast<unsigned>(second) & 1) != 0;
    const unsigned moved = reflects ? (bits & 1) | (bits & 2) << 1 | (bits & 4) >> 1 : bits;
    return static_cast<symmetry>(moved ^ static_cast<unsigned>(second));
}

/// Returns the symmetry that undoes `which`.
///
///     static_assert(inverse(symmetry::quarter_turn) == symmetry::three_quarter_turn);
[[nodiscard]] constexpr symmetry inverse(symmetry which) noexcept
{
    // All symmetries except these two rotations are their own inverses.
    return which == symmetry::quarter_turn         ? symmetry::three_quarter_turn
           : which == symmetry::three_quarter_turn ? symmetry::quarter_turn
                                                   : which;
}

namespace detail {

constexpr square image_of(square at, symmetry which, int size) noexcept
{
    const unsigned bits = static_cast<unsigned>(which);
    const square reflected = (bits & 1) != 0 ? square{at.column, at.row} : at;
    return {(bits & 2) != 0 ? size - 1 - reflected.row : reflected.row,
            (bits & 4) != 0 ? size - 1 - reflected.column : reflected.column};
}

} // namespace detail

/// Returns the image of a square of the N by N board. Squares off the board stay off the board.
///
///     static_assert(apply<8>(symmetry::quarter_turn, "a8"_square) == "h8"_square);
template <int N>
[[nodiscard]] constexpr square apply(symmetry which, square at) noexcept
{
    return detail::image_of(at, which, N);
}

/// Returns the image of a placement. The queens should be on the board and in different columns, as in
/// every solution. If not, queens off the board are dropped. In the image, a row that receives no queen
/// gets one in column 0, and a row that receives several queens keeps the last one.
///
///     static_assert(apply(symmetry::half_turn, "15863724"_queens) == "57263148"_queens);
template <int N>
[[nodiscard]] constexpr placement<N> apply(symmetry which, const placement<N>& queens) noexcept
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        const square to = apply<N>(which, square{row, queens[row]});
        if (queens[row] < N) {
            image.columns[to.row] = static_cast<std::uint8_t>(to.column);
        }
    }
    return image;
}

/// Returns the name of a symmetry.
///
///     static_assert(name(symmetry::quarter_turn)[0] == 'q'); // "quarter turn"
[[nodiscard]] constexpr const char* name(symmetry which) noexcept
{
    constexpr const char* names[] = {"identity",  "main diagonal",       "flip rows",
                                     "three-quarter turn", "flip columns", "quarter turn",
                                     "half turn", "anti-diagonal"};
    return names[static_cast<unsigned>(which)];
}

} // namespace ctqueens

#endif
