// SPDX-License-Identifier: BSL-1.0
/// @file
/// The puzzle as a DIMACS CNF formula, for SAT solvers.
#ifndef CTQUEENS_TEXT_DIMACS_HPP
#define CTQUEENS_TEXT_DIMACS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::detail {

// Returns the number of pairs of squares that attack each other. Each pair allows two queen moves,
// so this is half the number of queen moves on an empty board (OEIS A035005).
constexpr std::size_t attacking_pairs(std::size_t size) noexcept {
    return size * (size - 1) * (5 * size - 1) / 3;
}

} // namespace ctqueens::detail

namespace ctqueens::text {

/// The puzzle as a formula in conjunctive normal form. Its satisfying assignments are the
/// solutions. The variable of a square is true if the square has a queen. The clauses require a
/// queen in each row, at most one queen on any two squares that attack each other, and a queen on
/// each given square.
struct dimacs {
    /// The name of the format in the shell.
    static constexpr const char* name = "dimacs";

    /// Writes the formula for a board with `size` rows (1...255). It requires queens on the `count`
    /// squares at `given`, which must be on the board; `given` may be null if `count` is 0.
    /// Variables are numbered row by row, starting at 1.
    ///
    ///     constexpr text::bounded_output nowhere(nullptr, 0);
    ///     static_assert(text::dimacs::write_puzzle(1, nullptr, 0, nowhere).size() == 14);
    static constexpr auto write_puzzle(int size, const square* given, std::size_t count, auto out) {
        const int squares = size * size;
        const auto square_of = [=](int index) { return square{index / size, index % size}; };
        const auto rows = static_cast<std::size_t>(size);
        const std::size_t clauses = rows + detail::attacking_pairs(rows) + count;
        out = detail::put(out, "p cnf ", squares, ' ', clauses, '\n');
        for (int index = 0; index < squares; ++index) {
            out = detail::put(out, index + 1, index % size == size - 1 ? " 0\n" : " ");
        }
        for (int first = 0; first < squares; ++first) {
            for (int second = first + 1; second < squares; ++second) {
                if (attacks(square_of(first), square_of(second))) {
                    out = detail::put(out, '-', first + 1, " -", second + 1, " 0\n");
                }
            }
        }
        for (const square* at = given; at != given + count; ++at) {
            out = detail::put(out, at->row * size + at->column + 1, " 0\n");
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
