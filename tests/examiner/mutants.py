# SPDX-License-Identifier: BSL-1.0
"""The mistakes that the examiner must find: four in each search, one block each.

A mutant has the board it is examined on, what the examiner must say, the digits it must name, and the
changes that make it: pairs of a text that is in the search's header exactly once, and its replacement.
"""

from typing import NamedTuple


class Mutant(NamedTuple):
    search: str  # its type, which is the name of its header too
    mistake: str
    size: int
    expected: str
    digits: str
    changes: list  # of (old, new)


NOT_A_SOLUTION = "ctqueens: this search reports a placement that is not a solution"
MISSING = "ctqueens: this search never finds a solution"
REPEATED = "ctqueens: this search reports a solution twice"
OUT_OF_ORDER = "ctqueens: this search reports a solution out of order"

MUTANTS = [
    # permutation
    Mutant("permutation", "a missing diagonal", 5, NOT_A_SOLUTION, "15432", [
        ("return diagonals(1) << (row + column) | ", "return ")]),
    Mutant("permutation", "a row too few", 5, NOT_A_SOLUTION, "13542", [
        ("if (position + 1 >= size) {", "if (position + 2 >= size) {")]),
    Mutant("permutation", "a swap that is not taken back", 5, REPEATED, "14253", [
        ("        element = static_cast<element_type&&>(sequence[position]);\n"
         "        sequence[position] = static_cast<element_type&&>(sequence[other]);\n"
         "        sequence[other] = static_cast<element_type&&>(element);\n", "")]),
    Mutant("permutation", "another order of the swaps", 5, OUT_OF_ORDER, "14253", [
        ("for (Index other = position + 1; other < size; ++other) {",
         "for (Index other = size - 1; other > position; --other) {")]),

    # exhaustive
    Mutant("exhaustive", "a missing diagonal", 6, NOT_A_SOLUTION, "265314", [
        ("above.columns | above.falling | above.rising;", "above.columns | above.falling;")]),
    Mutant("exhaustive", "a row too few", 5, NOT_A_SOLUTION, "13124", [
        ("prefix_rows = N - lane_rows;", "prefix_rows = N - 1 - lane_rows;")]),
    Mutant("exhaustive", "a column that does not start at 0 again", 5, MISSING, "14253", [
        ("assign_row<N, row + 1>(queens, 0, N,",
         "assign_row<N, row + 1>(queens, queens.columns[row + 1], N,")]),
    Mutant("exhaustive", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("for (int column = first; column < last; ++column) {",
         "for (int column = last - 1; column >= first; --column) {")]),

    # backtracking
    Mutant("backtracking", "a missing diagonal", 5, NOT_A_SOLUTION, "12345", [
        ("if (attacks({row, queens[row]}, tried)) {\n                return",
         "if (queens[row] == tried.column || row + queens[row] == tried.row + tried.column) {\n"
         "                return")]),
    Mutant("backtracking", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (row == N) {", "if (row == N - 1) {")]),
    Mutant("backtracking", "a column that does not start at 0 again", 5, MISSING, "14253", [
        ("for (int column = 0;", "for (int column = queens[row];")]),
    Mutant("backtracking", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("try_column(queens, row, column, observer);", "try_column(queens, row, N - 1 - column, observer);")]),

    # iterative
    Mutant("iterative", "a missing diagonal", 5, NOT_A_SOLUTION, "15432", [
        ("queens[row] == queens[above] - distance ||", "")]),
    Mutant("iterative", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (is_free && row < N - 1) {", "if (is_free && row < N - 2) {")]),
    Mutant("iterative", "a queen that does not start anew", 5, MISSING, "13524", [
        ("move_right(queens, row, queens[row - 1]);", "")]),
    Mutant("iterative", "queens that move left", 5, OUT_OF_ORDER, "14253", [
        ("column == N - 1 ? 0 : column + 1", "column == 0 ? N - 1 : column - 1")]),

    # occupancy
    Mutant("occupancy", "a missing diagonal", 5, NOT_A_SOLUTION, "12345", [
        ("!falling_taken[row - column + N - 1] &&", "")]),
    Mutant("occupancy", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (row == N) {", "if (row == N - 1) {")]),
    Mutant("occupancy", "flags that are not cleared", 5, MISSING, "14253", [
        ("state.mark(row, column, false);", "")]),
    Mutant("occupancy", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("try_column(state, row, column, observer);", "try_column(state, row, N - 1 - column, observer);")]),

    # board_scan
    Mutant("board_scan", "a missing diagonal", 5, NOT_A_SOLUTION, "12345", [
        (" && on_falling == 1", " && on_falling >= 1")]),
    Mutant("board_scan", "a row too few", 5, NOT_A_SOLUTION, "13526", [
        ("if (row == N) {", "if (row == N - 1) {")]),
    Mutant("board_scan", "a queen that is not taken back", 5, MISSING, "13524", [
        ("board.cells[row][column] = 0;", "")]),
    Mutant("board_scan", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("try_column(board, row, column, observer);", "try_column(board, row, N - 1 - column, observer);")]),

    # bitmask
    Mutant("bitmask", "a missing diagonal", 5, NOT_A_SOLUTION, "15432", [
        ("~(next_falling | next_rising)", "~next_falling")]),
    Mutant("bitmask", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if constexpr (row == N - 1) {", "if constexpr (row == N - 2) {")]),
    Mutant("bitmask", "a column that stays taken", 5, MISSING, "14253", [
        ("next_free = (columns ^ queen) &", "next_free = (columns ^= queen) &"),
        ("columns ^ queen, next_falling,", "columns, next_falling,")]),
    Mutant("bitmask", "columns of even numbers first", 5, OUT_OF_ORDER, "25314", [
        ("unsigned queen = free & (0u - free);",
         "unsigned even = free & 0x55555555u, first = even ? even : free, queen = first & (0u - first);")]),
]
