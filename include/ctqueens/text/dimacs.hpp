// SPDX-License-Identifier: BSL-1.0
/// @file
/// The puzzle itself as a formula in DIMACS CNF, for solvers that know nothing of queens.
#ifndef CTQUEENS_TEXT_DIMACS_HPP
#define CTQUEENS_TEXT_DIMACS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

namespace detail {

// The variable of a square: 1 for the left square of the top row, N * N for the last.
template <int N>
constexpr std::size_t variable(square at) noexcept
{
    return std::size_t(at.row) * N + std::size_t(at.column) + 1;
}

template <int N>
constexpr square square_of(int index) noexcept
{
    return {index / N, index % N};
}

// How many pairs of squares attack each other: half of the queen moves on an empty board, OEIS
// A035005.
template <int N>
inline constexpr std::size_t attacking_pairs = std::size_t(N) * (N - 1) * (5 * N - 1) / 3;

} // namespace detail

/// The puzzle as a formula in conjunctive normal form whose models are its solutions: a variable
/// for each square says whether a queen stands there. Each row has a queen, no two squares that
/// attack each other have both, and the `count` squares from `given` on have one.
struct dimacs
{
    /// Its name in the shell.
    static constexpr const char* name = "dimacs";

    /// Writes the formula: N * N variables, row by row from 1, and N clauses for the rows, one for
    /// each pair of squares that attack each other (OEIS A035005, halved) and one for each given
    /// square. `given` may be null if `count` is 0; the squares must be on the board.
    template <int N, class Out>
    static constexpr Out write_puzzle(const square* given, std::size_t count, Out out)
    {
        out = detail::put("p cnf ", out);
        out = detail::put_number(std::size_t(N) * N, out);
        out = detail::put(' ', out);
        out = detail::put_number(N + detail::attacking_pairs<N> + count, out);
        out = detail::put('\n', out);
        for (int row = 0; row < N; ++row) {
            for (int column = 0; column < N; ++column) {
                out = detail::put_number(detail::variable<N>({row, column}), out);
                out = detail::put(' ', out);
            }
            out = detail::put("0\n", out);
        }
        for (int first = 0; first < N * N; ++first) {
            for (int second = first + 1; second < N * N; ++second) {
                if (attacks(detail::square_of<N>(first), detail::square_of<N>(second))) {
                    out = put_exclusion(std::size_t(first) + 1, std::size_t(second) + 1, out);
                }
            }
        }
        for (const square* at = given; at != given + count; ++at) {
            out = detail::put_number(detail::variable<N>(*at), out);
            out = detail::put(" 0\n", out);
        }
        return out;
    }

private:
    template <class Out>
    static constexpr Out put_exclusion(std::size_t first, std::size_t second, Out out)
    {
        out = detail::put('-', out);
        out = detail::put_number(first, out);
        out = detail::put(" -", out);
        out = detail::put_number(second, out);
        return detail::put(" 0\n", out);
    }
};

} // namespace ctqueens::text

#endif
