// SPDX-License-Identifier: BSL-1.0
/// @file
/// The puzzle itself as text, for SAT solvers.
#ifndef CTQUEENS_TEXT_DIMACS_HPP
#define CTQUEENS_TEXT_DIMACS_HPP

#include <ctqueens/text/parts.hpp>

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// The puzzle as a formula in conjunctive normal form. Its satisfying assignments are the
/// solutions. The variable of a square is true if the square has a queen. The clauses require a
/// queen in each row, at most one queen on any two squares that attack each other, and a queen on
/// each given square.
struct dimacs {
    /// The name of the format in the shell.
    static constexpr const char* name = "dimacs";
    /// What the format contains, for lists of formats.
    static constexpr const char* about = "the puzzle as a formula in DIMACS CNF, for SAT solvers";

    /// Writes the formula for a board with `size` rows (1...255). It requires queens on the `count`
    /// squares at `given`, which must be on the board; `given` may be null if `count` is 0.
    /// Variables are numbered row by row, starting at 1. Compares each two squares: for N = 8, two
    /// thousand pairs, and for N = 255, two thousand million.
    ///
    ///     constexpr text::bounded_output nowhere(nullptr, 0);
    ///     static_assert(text::dimacs::write_puzzle(1, nullptr, 0, nowhere).size() == 14);
    static constexpr auto write_puzzle(int size, const square* given, std::size_t count, auto out) {
        const auto rows = static_cast<std::uint32_t>(size); // rows * rows may not fit in an int
        const std::uint32_t squares = rows * rows;
        const auto square_of = [=](std::uint32_t index) {
            return square{static_cast<int>(index / rows), static_cast<int>(index % rows)};
        };
        // Each pair of squares that attack each other allows two queen moves, so there are half as
        // many pairs as queen moves on an empty board (OEIS A035005).
        const std::uint32_t pairs = rows * (rows - 1) * (5 * rows - 1) / 3;
        out = put(out, "p cnf ", squares, ' ', rows + pairs + count, '\n');
        for (std::uint32_t index = 0; index < squares; ++index) {
            out = put(out, index + 1, index % rows == rows - 1 ? " 0\n" : " ");
        }
        for (std::uint32_t first = 0; first < squares; ++first) {
            for (std::uint32_t second = first + 1; second < squares; ++second) {
                if (attacks(square_of(first), square_of(second))) {
                    out = put(out, '-', first + 1, " -", second + 1, " 0\n");
                }
            }
        }
        for (const square* at = given; at != given + count; ++at) {
            const auto row = static_cast<std::uint32_t>(at->row);
            out = put(out, row * rows + static_cast<std::uint32_t>(at->column) + 1, " 0\n");
        }
        return out;
    }
};

/// @}

} // namespace ctqueens::text

#endif
