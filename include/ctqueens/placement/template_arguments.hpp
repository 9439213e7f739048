// SPDX-License-Identifier: BSL-1.0
/// @file
/// The indices 0, 1, ..., N - 1 and the lines of the board as template arguments, which take far
/// fewer evaluation steps than a loop.
#ifndef CTQUEENS_PLACEMENT_TEMPLATE_ARGUMENTS_HPP
#define CTQUEENS_PLACEMENT_TEMPLATE_ARGUMENTS_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

template <int... index> struct index_list {};
template <int N, int... index> struct make_index_list {
    using type = typename make_index_list<N - 1, N - 1, index...>::type;
};
template <int... index> struct make_index_list<0, index...> { using type = index_list<index...>; };
template <int N> inline constexpr typename make_index_list<N>::type indices{};

// Each queen is on three lines: a column and two diagonals. A line is one bit of a word.
// board_lines holds, for each row, the word of the lines through column 0; shifted left by c, it is
// the word for column c.
//
// If two queens share a line, adding their words produces a carry, so the sum differs from the
// bitwise OR. This takes one expression, instead of a loop over all pairs of queens.
template <std::uint64_t... word> struct word_list {};
template <int N, int... row> constexpr auto make_lines(index_list<row...>) noexcept {
    constexpr std::uint64_t line = 1;
    return word_list<(line | line << (N + row) | line << (4 * N - 2 - row))...>();
}
template <int N> inline constexpr auto board_lines = make_lines<N>(indices<N>);

} // namespace ctqueens::detail

#endif
