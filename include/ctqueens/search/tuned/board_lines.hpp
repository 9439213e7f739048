// SPDX-License-Identifier: BSL-1.0
/// @file
/// The lines of the board as bit masks, so that a single expression can test whether
/// queens attack each other.
#ifndef CTQUEENS_SEARCH_TUNED_BOARD_LINES_HPP
#define CTQUEENS_SEARCH_TUNED_BOARD_LINES_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

// Each queen is on three lines: a column and two diagonals. A line is one bit of a
// word: the columns are bits 0 to N - 1, the diagonals that rise to the right are bits
// N to 3 N - 2, and those that fall are bits 3 N - 1 to 5 N - 3, so N is at most 13.
// board_lines holds, for each row, the word of the lines through column 0; shifted left
// by c, it is the word for column c.
//
// If two queens share a line, adding their words produces a carry, so the sum differs
// from the bitwise OR. This takes one expression, instead of a loop over all pairs of
// queens. The words are template arguments, because reading a variable takes evaluation
// steps.
template <std::uint64_t... word> struct word_list {};
template <int N, int... row> constexpr auto make_lines(index_list<row...>) noexcept {
    constexpr std::uint64_t line = 1;
    return word_list<(line | line << (N + row) | line << (4 * N - 2 - row))...>();
}
template <int N> inline constexpr auto board_lines = make_lines<N>(indices<N>);

} // namespace ctqueens::detail

#endif
