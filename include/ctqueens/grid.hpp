// SPDX-License-Identifier: BSL-1.0
/// @file
/// Boards of zeros and ones.
#ifndef CTQUEENS_GRID_HPP
#define CTQUEENS_GRID_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// @addtogroup tables
/// @{

/// A board: `cells[row][column]` is nonzero if the square has a queen. to_grid() writes ones. N is
/// 1...255.
///
///     constexpr grid<4> board{{{0, 1, 0, 0}, {0, 0, 0, 1}, {1, 0, 0, 0}, {0, 0, 1, 0}}};
///     static_assert(is_solution(to_placement(board)));
template <int N> struct grid {
    static_assert(N >= 1 && N <= max_placement_size, "ctqueens: grid<N> needs N from 1 to 255");
    /// The rows from the top down.
    std::uint8_t cells[detail::array_size<N>][detail::array_size<N>];

    /// Compares the cells of two boards: different nonzero values are different.
    friend constexpr bool operator==(const grid& one, const grid& other) noexcept {
        for (int row = 0; row < N; ++row) {
            if (!detail::equal_arrays(one.cells[row], other.cells[row])) return false;
        }
        return true;
    }
};

/// Converts a placement to a board. If a queen is off the board, its row is left empty.
///
///     static_assert(to_grid("15863724"_queens).cells[1][4] == 1);
template <int N> [[nodiscard]] constexpr grid<N> to_grid(const placement<N>& queens) noexcept {
    grid<N> board{};
    for (int row = 0; row < N; ++row) {
        if (queens[row] < N) board.cells[row][queens[row]] = 1;
    }
    return board;
}

/// Converts a board to a placement. If a row does not have exactly one queen, its column is N,
/// which is off the board.
///
///     static_assert(to_placement(grid<2>{{{0, 1}, {0, 0}}}) == placement<2>{{1, 2}});
template <int N> [[nodiscard]] constexpr placement<N> to_placement(const grid<N>& board) noexcept {
    placement<N> queens{};
    for (int row = 0; row < N; ++row) {
        int found = 0, last = N;
        for (int column = 0; column < N; ++column) {
            if (board.cells[row][column] != 0) {
                ++found;
                last = column;
            }
        }
        queens.columns[row] = static_cast<std::uint8_t>(found == 1 ? last : N);
    }
    return queens;
}

/// @}

} // namespace ctqueens

#endif
