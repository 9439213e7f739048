# SPDX-License-Identifier: BSL-1.0
"""`check -` reads what N-queens programs print: boards, lists, pairs, JSON and models, with what is around them."""

import itertools
import json

from shell import ShellTest, output, run

QUEENS = {size: [tuple(map(int, line.split())) for line in output(f"--size {size} -f columns").splitlines()]
          for size in (4, 5, 6, 8)}


def rows(queens, queen="Q", empty=".", between=""):
    return [between.join(queen if column == square else empty for square in range(len(queens))) for column in queens]


def board(queens, *symbols):
    return "\n".join(rows(queens, *symbols))


def chequered(queens):
    return "\n".join("".join("Q" if column == square else ".#"[(row + square) % 2] for square in range(len(queens)))
                     for row, column in enumerate(queens))


def barred(queens):
    return "\n".join(f"|{row}|" for row in rows(queens, "Q", " ", "|"))


def ruled(queens):
    rule = "+" + "---+" * len(queens)
    return "\n".join([rule, *(f"| {row} |\n{rule}" for row in rows(queens, "Q", " ", " | "))])


def labelled(queens):
    """With ranks and files."""
    size = len(queens)
    ranks = [f"{size - row} {squares}" for row, squares in enumerate(rows(queens, "Q", ".", " "))]
    return "\n".join([*ranks, "  " + " ".join("abcdefgh"[:size])])


def numbered(queens):
    """With the numbers of rows and columns."""
    columns = "  " + " ".join(map(str, range(len(queens))))
    return "\n".join([columns, *(f"{row} {squares}" for row, squares in enumerate(rows(queens, "Q", ".", " ")))])


def boxed(queens):
    """Drawn with lines of Unicode."""
    squares = [f"│ {row} │" for row in rows(queens, "Q", " ", " │ ")]
    rule = "├" + "┼".join(["───"] * len(queens)) + "┤"
    return "\n".join([rule.translate(str.maketrans("├┼┤", "┌┬┐")), f"\n{rule}\n".join(squares),
                      rule.translate(str.maketrans("├┼┤", "└┴┘"))])


def among_blanks(queens, width=1):
    return "\n".join(" " * (width * column) + "Q" for column in queens)


def bits(queens):
    return [[int(column == square) for square in range(len(queens))] for column in queens]


def matrix(queens):
    """As NumPy prints it."""
    return "[" + "\n ".join("[" + " ".join(map(str, row)) + "]" for row in bits(queens)) + "]"


def pairs(queens, first=0):
    return [(row + first, column + first) for row, column in enumerate(queens)]


def framed(queens, bars="│┌┬┐├┼┤└┴┘─", number="{:^9}", symbols="01"):
    """As console.table() prints an array."""
    def line(cells):
        return bars[0] + bars[0].join(cells) + bars[0]

    def rule(left, middle, right):
        return bars[left] + middle.join([9 * bars[10], *(3 * bars[10] for _ in queens)]) + bars[right]

    table = [line([" (index) ", *(f" {column} " for column in range(len(queens)))]), rule(4, bars[5], 6)]
    table += [line([number.format(row), *(f" {symbols[bit]} " for bit in bits_of_row)])
              for row, bits_of_row in enumerate(bits(queens))]
    return "\n".join([rule(1, bars[2], 3), *table, rule(7, bars[8], 9)])


def data_frame(queens):
    """As pandas prints it."""
    lines = [[" ", *range(len(queens))], *([row, *line] for row, line in enumerate(bits(queens)))]
    return "\n".join("  ".join(map(str, line)) for line in lines)


def objects(queens, row, column):
    return json.dumps([{column: square, row: index} for index, square in enumerate(queens)])


def model(queens, between=" "):
    size = len(queens)
    return between.join(str((1 if queens[index // size] == index % size else -1) * (index + 1))
                        for index in range(size * size))


BOARDS = {
    "dots": board, "blanks between": lambda queens: board(queens, "Q", ".", " "),
    "tabs between": lambda queens: board(queens, "Q", ".", "\t"),
    "stars": lambda queens: board(queens, "*", "-"), "crosses": lambda queens: board(queens, "X", "_", " "),
    "bits": lambda queens: board(queens, "1", "0", " "), "bits without blanks": lambda queens: board(queens, "1", "0"),
    "bits and commas": lambda queens: board(queens, "1", "0", ","),
    "white queens": lambda queens: board(queens, "♕", "+", " "), "W": lambda queens: board(queens, "W", "#"),
    "blank at the end": lambda queens: board(queens, "Q ", ". "), "chequered": chequered, "barred": barred,
    "ruled": ruled, "boxed": boxed, "spaced": lambda queens: "\n\n".join(rows(queens)) + "\n", "labelled": labelled, "numbered": numbered, "among blanks": among_blanks,
    "among wide blanks": lambda queens: among_blanks(queens, 2), "matrix": matrix,
    "rows as lists": lambda queens: "\n".join(map(str, bits(queens))),
    "rows as lists of characters": lambda queens: "\n".join(str(list(row)) for row in rows(queens)),
    "rows as strings": lambda queens: "\n".join(f'"{row}"' for row in rows(queens)),
    "pairs in lines": lambda queens: "\n".join(map(str, pairs(queens))),
    "colours": lambda queens: board(queens, "\x1b[1;31mQ\x1b[0m", ".", " "), "crowns": lambda queens: board(queens, "👑", "⬜"),
    "coloured squares": lambda queens: board(queens, "♕", "🟦"), "black squares": lambda queens: board(queens, "■", "□", " "),
    "circles": lambda queens: board(queens, "●", "○"), "emoji": lambda queens: board(queens, "👸", "⬛️", " "),
    "chequered in Unicode": lambda queens: chequered(queens).translate(str.maketrans(".#Q", "□■♛")),
    "Q among stars": lambda queens: board(queens, "Q", "*"), "Q among crosses": lambda queens: board(queens, "Q", "x", " "),
    "X among O": lambda queens: board(queens, "X", "O", " "), "O": lambda queens: board(queens, "O", ".", " "),
    "cells": lambda queens: "\n".join(f"[{row}]" for row in rows(queens, "Q", " ", "][")),
    "cells of bits": lambda queens: "\n".join(f"({row})" for row in rows(queens, "1", "0", ") (")),
    "floats": lambda queens: matrix(queens).replace("0", "0.").replace("1", "1."),
    "truth values": lambda queens: matrix(queens).replace("0", "False").replace("1", " True"),
    **{f"{queen} among black and white squares": lambda queens, queen=queen: chequered(queens).translate(
        str.maketrans(".#Q", "□■" + queen)) for queen in "👑👸●"},
    "bars and ranks behind": lambda queens: "\n".join(
        f"│ {row} │ {len(queens) - index}" for index, row in enumerate(rows(queens, "♛", " ", " │ "))),
    "ranks behind": lambda queens: "\n".join(f"{row} {len(queens) - index}" for index, row in enumerate(rows(queens, "Q", ".", " "))),
    "numbers above": lambda queens: " ".join(str(column + 1) for column in range(len(queens))) + "\n" + board(queens, "Q", ".", " "),
    "hash between bars and dots": lambda queens: "\n".join(f"| {row} |" for row in rows(queens, "#", ".", " | ")),
    "hash between bars and lines": lambda queens: "\n".join(f"|{row}|" for row in rows(queens, "#", "_", "|")),
    "hash": lambda queens: board(queens, "#"), "hash among dashes": lambda queens: board(queens, "#", "-", " "),
    "hash and bars": lambda queens: barred(queens).replace("Q", "#"), "hash and rules": lambda queens: ruled(queens).replace("Q", "#"),
    "hash with ranks": lambda queens: labelled(queens).replace("Q", "#"),
    "console.table": framed, "newer console.table": lambda queens: framed(queens, number=" {:<8}"),
    "console.table of strings": lambda queens: framed(queens, symbols=["'.'", "'Q'"]),
    "console.table of empty strings": lambda queens: framed(queens, symbols=["''", "'Q'"]),
    "table of ASCII": lambda queens: framed(queens, "|+++++++++-"), "data frame": data_frame,
    "sentences": lambda queens: "\n".join(f"Queen {row} is at row {row} column {column}" for row, column in pairs(queens, 1)),
    "sentences, column first": lambda queens: "\n".join(f"Queen placed at column {column}, row {row}" for row, column in pairs(queens)),
    "labelled pairs": lambda queens: "\n".join(f"Queen {row}: ({row}, {column})" for row, column in pairs(queens, 1)),
    "objects in lines": lambda queens: "\n".join(f'{{"x":{column},"y":{row}}}' for row, column in pairs(queens)),
    "numbers": lambda queens: "\n".join(" ".join(str((column + 1) * bit) for bit in row)
                                        for column, row in zip(queens, bits(queens)))}

LISTS = {
    "blanks": lambda queens: " ".join(map(str, queens)), "commas": lambda queens: ", ".join(map(str, queens)),
    "from 1": lambda queens: " ".join(str(column + 1) for column in queens), "brackets": lambda queens: str([*queens]),
    "tuples": str, "values": lambda queens: f"Qs = {[*queens]} ;",
    "Java": lambda queens: "[" + ", ".join(rows(queens)) + "]", "Go": lambda queens: "[" + " ".join(rows(queens)) + "]", "pairs": lambda queens: " ".join(map(str, pairs(queens))),
    "pairs from 1": lambda queens: str(pairs(queens, 1)), "digits": lambda queens: "".join(map(str, queens)),
    "squares": lambda queens: ", ".join(f"{'abcdefgh'[column]}{len(queens) - row}" for row, column in enumerate(queens)),
    "words of bits": lambda queens: " ".join(rows(queens, "1", "0")),
    "empty strings": lambda queens: "\n".join(
        str(["Q" if column == queen else "" for column in range(len(queens))]) for queen in queens),
    "semicolons": lambda queens: ";".join(map(str, queens)), "comma at the end": lambda queens: ", ".join(map(str, queens)) + ",",
    "Rust": lambda queens: "[\n" + "".join(f"    {column},\n" for column in queens) + "]",
    "floats": lambda queens: "[" + " ".join(f"{column}." for column in queens) + "]",
    "rows and columns": lambda queens: ", ".join(f"(row {row}, col {column})" for row, column in pairs(queens, 1)),
    "objects": lambda queens: json.dumps([{"row": row, "col": column} for row, column in pairs(queens)]),
    "records": lambda queens: "[" + ", ".join(f"Queen {{ row: {row}, col: {column} }}" for row, column in pairs(queens)) + "]",
    "hashes": lambda queens: str([f"{{:row=>{row}, :col=>{column}}}" for row, column in pairs(queens)]).replace("'", ""),
    "vec!": lambda queens: f"vec!{[*queens]}", "Scala": lambda queens: f"List({', '.join(map(str, queens))})",
    "arrays": lambda queens: f"[array({[*queens]})]",
    "dashes": lambda queens: "-".join(str(column + 1) for column in queens),
    "dictionary": lambda queens: str(dict(pairs(queens))), "JSON dictionary": lambda queens: json.dumps(dict(pairs(queens))),
    "Java map": lambda queens: str(dict(pairs(queens, 1))).replace(": ", "="), "Go map": lambda queens: "map[" + " ".join(
        f"{row}:{column}" for row, column in pairs(queens)) + "]",
    "indices": lambda queens: " ".join(f"[{row}][{column}]" for row, column in pairs(queens)),
    "queens' letters": lambda queens: " ".join(f"Q{'abcdefgh'[column]}{len(queens) - row}" for row, column in enumerate(queens)),
    "x and y": lambda queens: objects(queens, "y", "x"), "column first": lambda queens: objects(queens, "row", "col"),
    "caption": lambda queens: f"*** SOLUTION: {[*queens]}", "words": lambda queens: f"Found solution {[*queens]}",
    "sentence": lambda queens: "Queens at " + " ".join(map(str, pairs(queens, 1))),
    "JSON objects": lambda queens: json.dumps({"id": 7, "queens": queens}),
    "v lines": lambda queens: f"c a solver\ns SATISFIABLE\nv {model(queens)} 0",
    "many v lines": lambda queens: f"v {model(queens, chr(10) + 'v ')}\nv 0",
    "literals": lambda queens: f"SAT\n{model(queens)} 0"}

DOCUMENTS = {"columns": list, "boards": rows, "matrices": bits, "pairs": pairs,
             "characters": lambda queens: [list(row) for row in rows(queens)]}


class OtherPrograms(ShellTest):
    def expect_all(self, form, size, text):
        """All solutions are found."""
        status, summary = 0, f"N = {size}: all {len(QUEENS[size])} solutions, in lexicographic order\n"
        answers = "".join(f"line …: solution {number} …\n" for number in range(1, len(QUEENS[size]) + 1))
        with self.subTest(form, size=size):
            self.expect("check - --complete", status, answers + summary, input=text)

    def test_boards(self):
        for form, draw in BOARDS.items():
            for size, all_queens in QUEENS.items():
                self.expect_all(form, size, "\n\n".join(map(draw, all_queens)))
                captioned = "".join(f"Solution {number}\n{draw(queens)}\n" for number, queens in enumerate(all_queens, 1))
                self.expect_all(form, size, captioned)

    def test_captions_that_may_be_placements(self):
        """A number is a placement only by itself."""
        for form, write in {**BOARDS, **LISTS}.items():
            for first in 1234, 1302 - 45, 5000:
                self.expect_all(form, 8, "".join(f"Solution {number}\n{write(queens)}\n\n"
                                                 for number, queens in enumerate(QUEENS[8], first)))

    def test_boards_without_a_blank_line_between(self):
        for form in "hash", "hash and rules", "console.table", "data frame", "dots", "bits", "ruled", "labelled", "rows as lists", "matrix":
            for size, all_queens in QUEENS.items():
                self.expect_all(form, size, "\n".join(map(BOARDS[form], all_queens)))

    def test_lists(self):
        for form, write in LISTS.items():
            for size, all_queens in QUEENS.items():
                self.expect_all(form, size, "\n".join(map(write, all_queens)))

    def test_lists_of_dictionaries(self):
        for size, all_queens in QUEENS.items():
            everything = [dict(pairs(queens)) for queens in all_queens]
            self.expect_all("dictionaries", size, str(everything))
            self.expect_all("Go maps", size, f"[{' '.join(LISTS['Go map'](queens) for queens in all_queens)}]")

    def test_labels(self):
        for label in "{}) ", "[{}]: ", "#{}: ", "Solution {}: ", "{}. ":
            for form in "blanks", "brackets", "from 1", "pairs":
                for size, all_queens in QUEENS.items():
                    self.expect_all(form, size, "".join(
                        f"{label.format(number)}{LISTS[form](queens)}\n" for number, queens in enumerate(all_queens, 1)))

    def test_documents(self):
        for form, listed in DOCUMENTS.items():
            for size, all_queens in QUEENS.items():
                everything = [listed(queens) for queens in all_queens]
                for value in everything, {"n": size, "solutions": everything, "count": len(everything)}:
                    for indent in None, 1, 4:
                        self.expect_all(form, size, json.dumps(value, indent=indent))

    def test_placements_that_are_not_solutions(self):
        """Every permutation is answered, so that nothing wrong is passed over."""
        for size in 4, 5:
            every = list(itertools.permutations(range(size)))
            for form, write in {**BOARDS, **LISTS}.items():
                text = ("\n\n" if form in BOARDS else "\n").join(map(write, every))
                _, answers, errors = run("check -", text)
                with self.subTest(form, size=size):
                    self.assertEqual((answers.count("line "), "passed over" in answers, errors), (len(every), False, ""))

    def test_braces(self):
        for size, all_queens in QUEENS.items():
            self.expect_all("braces", size, json.dumps(all_queens, indent=1).translate(str.maketrans("[]", "{}")) + ";")
