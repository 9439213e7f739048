// SPDX-License-Identifier: BSL-1.0
/// @file
/// Proves that the rows of a table are distinct solutions.
#ifndef CTQUEENS_DETAIL_PROOF_HPP
#define CTQUEENS_DETAIL_PROOF_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/table.hpp>

namespace ctqueens::detail {

// Each queen is on three lines: a column and two diagonals. A line is one bit of a word. board_lines has,
// for each row, the word of the lines through column 0; shifted left by c, it is the word for column c.
template <std::uint64_t... word>
struct word_list
{};
template <int N, int... row>
constexpr auto make_lines(index_list<row...>) noexcept
{
    constexpr std::uint64_t line = 1;
    return word_list<(line | line << (N + row) | line << (4 * N - 2 - row))...>();
}
template <int N>
inline constexpr auto board_lines = make_lines<N>(indices<N>);

// Returns the index of the first row that is not a solution or that repeats an earlier row, or `count`
// if there is no such row. If the rows must be in lexicographic order (`is_ascending`), a row that is
// not greater than its predecessor is a repetition; otherwise, a hash table has the earlier rows.
//
// This runs for every table, so it is optimised for constant evaluation: it calls no functions and takes
// the lines as template arguments, because reading a variable costs as much as several operations.
template <bool is_ascending, int N, std::size_t count, int... row, std::uint64_t... lines>
constexpr std::size_t first_bad_row(const table<N, count>& all, index_list<row...>,
                                    word_list<lines...>) noexcept
{
    constexpr std::size_t slot_count = 2 * count + 1;
    std::uint64_t previous = 0, seen[is_ascending ? 1 : slot_count]{};
    for (std::size_t index = 0; index < count; ++index) {
        placement<N> queens = all.rows[index];
        if constexpr (!is_ascending) { // the default search needs no check: its queens are on the board
            if (((queens.columns[row] >= N) || ...)) return index;
        }
        // If two queens share a line, adding their words produces a carry, so the sum differs
        // from the bitwise OR.
        if (((lines << queens.columns[row]) + ...) != ((lines << queens.columns[row]) | ...)) {
            return index;
        }
        std::uint64_t number = 1; // in hexadecimal: the digit 1, then one digit per queen
        ((number = number << 4 | queens.columns[row]), ...);
        if constexpr (is_ascending) {
            if (number <= previous) return index;
            previous = number;
        } else {
            std::size_t slot = static_cast<std::size_t>(number % slot_count);
            while (seen[slot] != 0 && seen[slot] != number) {
                slot = (slot + 1) % slot_count;
            }
            if (seen[slot] == number) return index;
            seen[slot] = number;
        }
    }
    return count;
}

} // namespace ctqueens::detail

#endif
