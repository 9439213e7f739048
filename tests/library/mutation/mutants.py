# SPDX-License-Identifier: BSL-1.0
"""The mistakes that the examiner must find: four in each search, one block each.

A mutant has the board it is examined on, what the examiner must say, the digits or the column that it must name, and
the changes that make it: pairs of a text that is in the search's header exactly once, and its replacement.
"""

from typing import NamedTuple


def replaced_once(text, old, new, name):
    """A text in which something is replaced that must be there exactly once. `name` is what the text is called."""
    assert text.count(old) == 1, f"'{old}' is in {name} {text.count(old)} times"
    return text.replace(old, new)


class Mutant(NamedTuple):
    search: str  # its type, which is the name of its header too
    mistake: str
    size: int
    expected: str
    digits: str
    changes: list  # of (old, new)


NOT_A_SOLUTION = "ctqueens: this search reports a placement that is not a solution"
OFF_THE_BOARD = "ctqueens: columns count from 0; this one is off the board"
MISSING = "ctqueens: this search misses a solution"
REPEATED = "ctqueens: this search reports a solution twice"
OUT_OF_ORDER = "ctqueens: this search reports a solution out of order"

MUTANTS = [
    # permutation
    Mutant("permutation", "a missing diagonal", 5, NOT_A_SOLUTION, "15432", [
        (" || rows == -columns", "")]),
    Mutant("permutation", "a row too few", 5, NOT_A_SOLUTION, "25143", [
        ("for (int row = above + 1; row < N; ++row) {",
         "for (int row = above + 1; row < N - 1; ++row) {")]),
    Mutant("permutation", "a swap that is not undone", 5, REPEATED, "14253", [
        ("            }\n            swap(queens.columns[row], queens.columns[other]);\n", "            }\n")]),
    Mutant("permutation", "another order of the swaps", 5, OUT_OF_ORDER, "14253", [
        ("for (int other = others.first; other < others.end; ++other) {",
         "for (int other = others.end - 1; other >= others.first; --other) {")]),

    # exhaustive
    Mutant("exhaustive", "a pair that is not compared", 5, NOT_A_SOLUTION, "11352", [
        ("for (int above = 0; above < row; ++above) {", "for (int above = 1; above < row; ++above) {")]),
    Mutant("exhaustive", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("for (int row = 1; row < N; ++row) {", "for (int row = 1; row < N - 1; ++row) {")]),
    Mutant("exhaustive", "a column that does not start at 0 again", 5, MISSING, "13524", [
        ("assign(queens, row + 1, {0, N}, observer)",
         "assign(queens, row + 1, {row + 1 < N ? queens[row + 1] : 0, N}, observer)")]),
    Mutant("exhaustive", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("for (int column = columns.first; column < columns.end; ++column) {",
         "for (int column = columns.end - 1; column >= columns.first; --column) {")]),

    # backtracking
    Mutant("backtracking", "a missing diagonal", 5, NOT_A_SOLUTION, "12345", [
        ("if (attacks({row, queens[row]}, at))",
         "if (queens[row] == at.column || row + queens[row] == at.row + at.column)")]),
    Mutant("backtracking", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (row == N) return", "if (row == N - 1) return")]),
    Mutant("backtracking", "a column that does not start at 0 again", 5, MISSING, "14253", [
        ("fill(queens, row + 1, {0, N}, observer)",
         "fill(queens, row + 1, {row + 1 < N ? queens[row + 1] : 0, N}, observer)")]),
    Mutant("backtracking", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("for (int column = columns.first; column < columns.end; ++column) {",
         "for (int column = columns.end - 1; column >= columns.first; --column) {")]),

    # iterative
    Mutant("iterative", "a missing diagonal", 5, NOT_A_SOLUTION, "15432", [
        (" || rows == -columns", "")]),
    Mutant("iterative", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (is_safe && row < N - 1) {", "if (is_safe && row < N - 2) {")]),
    Mutant("iterative", "a queen that does not start anew", 5, MISSING, "13524", [
        ("queens.put({row, (at.column + 1) % N});", "")]),
    Mutant("iterative", "queens that move left", 5, OUT_OF_ORDER, "14253", [
        ("(at.column + 1) % N", "(at.column + N - 1) % N"),
        ("(queens[row] + 1) % N", "(queens[row] + N - 1) % N")]),

    # occupancy
    Mutant("occupancy", "a missing diagonal", 5, NOT_A_SOLUTION, "12345", [
        ("on_column || on_falling || on_rising", "on_column || on_rising")]),
    Mutant("occupancy", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (row == N) return", "if (row == N - 1) return")]),
    Mutant("occupancy", "flags that are not cleared", 5, MISSING, "14253", [
        ("                on_column = on_falling = on_rising = false;\n", "")]),
    Mutant("occupancy", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("for (int column = columns.first; column < columns.end; ++column) {",
         "for (int column = columns.end - 1; column >= columns.first; --column) {")]),

    # board_scan
    Mutant("board_scan", "a missing diagonal", 5, NOT_A_SOLUTION, "12345", [
        (" && on_falling == 1", " && on_falling >= 1")]),
    Mutant("board_scan", "a row too few", 5, OFF_THE_BOARD, "5", [
        ("if (row == N) return", "if (row == N - 1) return")]),
    Mutant("board_scan", "a queen that is not taken away", 5, MISSING, "13524", [
        ("            board.cells[row][column] = 0;\n", "")]),
    Mutant("board_scan", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("for (int column = columns.first; column < columns.end; ++column) {",
         "for (int column = columns.end - 1; column >= columns.first; --column) {")]),

    # bitmask
    Mutant("bitmask", "a missing diagonal", 5, NOT_A_SOLUTION, "15432", [
        ("~(columns | falling | rising)", "~(columns | falling)")]),
    Mutant("bitmask", "a row too few", 5, NOT_A_SOLUTION, "13521", [
        ("if (row == N) return", "if (row == N - 1) return")]),
    Mutant("bitmask", "a column that stays taken", 5, MISSING, "14253", [
        ("columns | queen,", "columns |= queen,")]),
    Mutant("bitmask", "columns from right to left", 5, OUT_OF_ORDER, "14253", [
        ("free &= free - 1", "free ^= 1u << index_of_highest_bit(free)"),
        ("{row, index_of_lowest_bit(free)}", "{row, index_of_highest_bit(free)}"),
        ("    static constexpr int index_of_lowest_bit(",
         "    static constexpr int index_of_highest_bit(unsigned mask)\n"
         "    {\n        return mask == 1 ? 0 : 1 + index_of_highest_bit(mask >> 1);\n    }\n"
         "    static constexpr int index_of_lowest_bit(")]),
]
