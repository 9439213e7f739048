// SPDX-License-Identifier: BSL-1.0
/// @file
/// The puzzle itself as a formula in DIMACS CNF, for solvers that know nothing of queens.
#ifndef CTQUEENS_TEXT_DIMACS_HPP
#define CTQUEENS_TEXT_DIMACS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

namespace detail {

// How many pairs of squares attack each other: half of the queen moves on an empty board, OEIS
// A035005.
constexpr std::size_t attacking_pairs(std::size_t size) noexcept
{
    return size * (size - 1) * (5 * size - 1) / 3;
}

} // namespace detail

/// The puzzle as a formula in conjunctive normal form whose models are its solutions: a variable
/// for each square says whether a queen stands there. Each row has a queen, no two squares that
/// attack each other have both, and the `count` squares from `given` on have one.
struct dimacs
{
    /// The name in the shell.
    static constexpr const char* name = "dimacs";

    /// Writes the formula for a board of this size, 1...255: size * size variables, row by row from 1,
    /// and a clause for each row, for each pair of squares that attack each other (OEIS A035005,
    /// halved) and for each given square. `given` may be null if `count` is 0; the squares must be on
    /// the board.
    template <class Out>
    static constexpr Out write_puzzle(int size, const square* given, std::size_t count, Out out)
    {
        const int squares = size * size;
        const auto square_of = [=](int index) { return square{index / size, index % size}; };
        const auto rows = static_cast<std::size_t>(size);
        const std::size_t clauses = rows + detail::attacking_pairs(rows) + count;
        out = detail::put_all(out, "p cnf ", squares, ' ', clauses, '\n');
        for (int index = 0; index < squares; ++index) {
            out = detail::put_all(out, index + 1, index % size == size - 1 ? " 0\n" : " ");
        }
        for (int first = 0; first < squares; ++first) {
            for (int second = first + 1; second < squares; ++second) {
                if (attacks(square_of(first), square_of(second))) {
                    out = detail::put_all(out, '-', first + 1, " -", second + 1, " 0\n");
                }
            }
        }
        for (const square* at = given; at != given + count; ++at) {
            out = detail::put_all(out, at->row * size + at->column + 1, " 0\n");
        }
        return out;
    }
};

} // namespace ctqueens::text

#endif
