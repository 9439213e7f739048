# SPDX-License-Identifier: BSL-1.0
"""What N-queens programs print: boards, lists, pairs, JSON and models, with what is around them.

BOARDS and LISTS draw one placement, DOCUMENTS list one for JSON, and TEXTS write all placements at once.
"""

import itertools
import json


def is_solution(queens):
    return all(len({column + sign * row for row, column in enumerate(queens)}) == len(queens) for sign in (-1, 0, 1))


QUEENS = {size: list(filter(is_solution, itertools.permutations(range(size)))) for size in (4, 5, 6, 8)}


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
    "ruled": ruled, "boxed": boxed, "spaced": lambda queens: "\n\n".join(rows(queens)) + "\n",
    "labelled": labelled, "numbered": numbered,
    "among blanks": among_blanks,
    "among wide blanks": lambda queens: among_blanks(queens, 2), "matrix": matrix,
    "rows as lists": lambda queens: "\n".join(map(str, bits(queens))),
    "rows as lists of characters": lambda queens: "\n".join(str(list(row)) for row in rows(queens)),
    "rows as strings": lambda queens: "\n".join(f'"{row}"' for row in rows(queens)),
    "pairs in lines": lambda queens: "\n".join(map(str, pairs(queens))),
    "colours": lambda queens: board(queens, "\x1b[1;31mQ\x1b[0m", ".", " "),
    "crowns": lambda queens: board(queens, "👑", "⬜"),
    "coloured squares": lambda queens: board(queens, "♕", "🟦"),
    "black squares": lambda queens: board(queens, "■", "□", " "),
    "circles": lambda queens: board(queens, "●", "○"), "emoji": lambda queens: board(queens, "👸", "⬛️", " "),
    "chequered in Unicode": lambda queens: chequered(queens).translate(str.maketrans(".#Q", "□■♛")),
    "Q among stars": lambda queens: board(queens, "Q", "*"),
    "Q among crosses": lambda queens: board(queens, "Q", "x", " "),
    "X among O": lambda queens: board(queens, "X", "O", " "), "O": lambda queens: board(queens, "O", ".", " "),
    "cells": lambda queens: "\n".join(f"[{row}]" for row in rows(queens, "Q", " ", "][")),
    "cells of bits": lambda queens: "\n".join(f"({row})" for row in rows(queens, "1", "0", ") (")),
    "floats": lambda queens: matrix(queens).replace("0", "0.").replace("1", "1."),
    "truth values": lambda queens: matrix(queens).replace("0", "False").replace("1", " True"),
    **{f"{queen} among black and white squares": lambda queens, queen=queen: chequered(queens).translate(
        str.maketrans(".#Q", "□■" + queen)) for queen in "👑👸●"},
    "bars and ranks behind": lambda queens: "\n".join(
        f"│ {row} │ {len(queens) - index}" for index, row in enumerate(rows(queens, "♛", " ", " │ "))),
    "ranks behind": lambda queens: "\n".join(f"{row} {len(queens) - index}" for index, row in enumerate(rows(queens,
        "Q", ".", " "))),
    "numbers above": lambda queens: " ".join(str(column + 1) for column in range(len(queens))) + "\n" + board(queens,
        "Q", ".", " "),
    "hash between bars and dots": lambda queens: "\n".join(f"| {row} |" for row in rows(queens, "#", ".", " | ")),
    "hash between bars and lines": lambda queens: "\n".join(f"|{row}|" for row in rows(queens, "#", "_", "|")),
    "hash": lambda queens: board(queens, "#"), "hash among dashes": lambda queens: board(queens, "#", "-", " "),
    "hash and bars": lambda queens: barred(queens).replace("Q", "#"),
    "hash and rules": lambda queens: ruled(queens).replace("Q", "#"),
    "hash with ranks": lambda queens: labelled(queens).replace("Q", "#"),
    "console.table": framed, "newer console.table": lambda queens: framed(queens, number=" {:<8}"),
    "console.table of strings": lambda queens: framed(queens, symbols=["'.'", "'Q'"]),
    "console.table of empty strings": lambda queens: framed(queens, symbols=["''", "'Q'"]),
    "table of ASCII": lambda queens: framed(queens, "|+++++++++-"), "data frame": data_frame,
    "sentences": lambda queens: "\n".join(
        f"Queen {row} is at row {row} column {column}" for row, column in pairs(queens, 1)),
    "sentences, column first": lambda queens: "\n".join(
        f"Queen placed at column {column}, row {row}" for row, column in pairs(queens)),
    "labelled pairs": lambda queens: "\n".join(f"Queen {row}: ({row}, {column})" for row, column in pairs(queens, 1)),
    "objects in lines": lambda queens: "\n".join(f'{{"x":{column},"y":{row}}}' for row, column in pairs(queens)),
    "numbers": lambda queens: "\n".join(" ".join(str((column + 1) * bit) for bit in row)
                                        for column, row in zip(queens, bits(queens)))}

LISTS = {
    "blanks": lambda queens: " ".join(map(str, queens)), "commas": lambda queens: ", ".join(map(str, queens)),
    "from 1": lambda queens: " ".join(str(column + 1) for column in queens), "brackets": lambda queens: str([*queens]),
    "tuples": str, "values": lambda queens: f"Qs = {[*queens]} ;",
    "Java": lambda queens: "[" + ", ".join(rows(queens)) + "]",
    "Go": lambda queens: "[" + " ".join(rows(queens)) + "]", "pairs": lambda queens: " ".join(map(str, pairs(queens))),
    "pairs from 1": lambda queens: str(pairs(queens, 1)), "digits": lambda queens: "".join(map(str, queens)),
    "squares": lambda queens: ", ".join(
        f"{'abcdefgh'[column]}{len(queens) - row}" for row, column in enumerate(queens)),
    "words of bits": lambda queens: " ".join(rows(queens, "1", "0")),
    "empty strings": lambda queens: "\n".join(
        str(["Q" if column == queen else "" for column in range(len(queens))]) for queen in queens),
    "semicolons": lambda queens: ";".join(map(str, queens)),
    "comma at the end": lambda queens: ", ".join(map(str, queens)) + ",",
    "Rust": lambda queens: "[\n" + "".join(f"    {column},\n" for column in queens) + "]",
    "floats": lambda queens: "[" + " ".join(f"{column}." for column in queens) + "]",
    "rows and columns": lambda queens: ", ".join(f"(row {row}, col {column})" for row, column in pairs(queens, 1)),
    "objects": lambda queens: json.dumps([{"row": row, "col": column} for row, column in pairs(queens)]),
    "records": lambda queens: "[" + ", ".join(f"Queen {{ row: {row}, col: {column} }}"
        for row, column in pairs(queens)) + "]",
    "hashes": lambda queens: str([f"{{:row=>{row}, :col=>{column}}}" for row, column in pairs(queens)]).replace("'",
        ""),
    "vec!": lambda queens: f"vec!{[*queens]}", "Scala": lambda queens: f"List({', '.join(map(str, queens))})",
    "arrays": lambda queens: f"[array({[*queens]})]",
    "dashes": lambda queens: "-".join(str(column + 1) for column in queens),
    "dictionary": lambda queens: str(dict(pairs(queens))),
    "JSON dictionary": lambda queens: json.dumps(dict(pairs(queens))),
    "Java map": lambda queens: str(dict(pairs(queens, 1))).replace(": ", "="),
    "Go map": lambda queens: "map[" + " ".join(
        f"{row}:{column}" for row, column in pairs(queens)) + "]",
    "indices": lambda queens: " ".join(f"[{row}][{column}]" for row, column in pairs(queens)),
    "queens' letters": lambda queens: " ".join(f"Q{'abcdefgh'[column]}{len(queens) - row}"
        for row, column in enumerate(queens)),
    "x and y": lambda queens: objects(queens, "y", "x"), "column first": lambda queens: objects(queens, "row", "col"),
    "caption": lambda queens: f"*** SOLUTION: {[*queens]}", "words": lambda queens: f"Found solution {[*queens]}",
    "sentence": lambda queens: "Queens at " + " ".join(map(str, pairs(queens, 1))),
    "JSON objects": lambda queens: json.dumps({"id": 7, "queens": queens}),
    "v lines": lambda queens: f"c a solver\ns SATISFIABLE\nv {model(queens)} 0",
    "many v lines": lambda queens: f"v {model(queens, chr(10) + 'v ')}\nv 0",
    "literals": lambda queens: f"SAT\n{model(queens)} 0"}

DOCUMENTS = {"columns": list, "boards": rows, "matrices": bits, "pairs": pairs,
             "characters": lambda queens: [list(row) for row in rows(queens)]}


def squares(queens):
    return [f"{'abcdefgh'[column]}{len(queens) - row}" for row, column in enumerate(queens)]


def joined(template, rows_or_pairs, between=""):
    return between.join(template.format(*each) for each in rows_or_pairs)


def from_1(queens):
    return [column + 1 for column in queens]


def each(draw, end="\n"):
    """A text of drawings of (number, queens), each with an end."""
    return lambda placements: "".join(draw(number, queens) + end for number, queens in enumerate(placements, 1))


def beside(draw, between, in_row=3):
    """Boards side by side."""
    def write(placements):
        groups = [placements[first:first + in_row] for first in range(0, len(placements), in_row)]
        return "\n\n".join("\n".join(between.join(lines) for lines in zip(*(draw(queens).split("\n")
            for queens in group)))
                           for group in groups) + "\n"
    return write


def table(names, first, between=",", number="{}"):
    """A table with names of columns, and numbers before lists."""
    def write(placements):
        above = between.join(["", *(names.format(column) for column in range(first, first + len(placements[0])))])
        return f"{above}\n" + each(lambda index, queens: between.join(
            [number.format(index - 1 + first), *map(str, from_1(queens))]))(placements)
    return write


def shaded(queens, symbols, between=""):
    """Symbols are those of a light and of a dark empty square, and of the queen on each."""
    return "\n".join(between.join(symbols[(row + square) % 2 + 2 * (column == square)] for square in range(len(queens)))
                     for row, column in enumerate(queens))


def around(text):
    """A shape for `each`: the text with {number}, {list}, {columns}, {digits}, {board} and so on."""
    def draw(number, queens):
        return text.format(
            number=number, list=[*queens], columns=" ".join(map(str, from_1(queens))), board=board(queens, "Q", ".",
                " "),
            digits="".join(map(str, from_1(queens))), dots=board(queens), squares=" ".join(squares(queens)),
            pairs=" ".join(map(str, pairs(queens))), size=len(queens), commas=",".join(map(str, from_1(queens))))
    return each(draw)


TEXTS = {
    # Rosetta Code and textbooks
    "Ada": each(lambda _, queens: "\n".join(f"{len(queens) - row:2}|{'|'.join(line)}|" for row, line in enumerate(
        shaded(queens, " /QQ").split("\n"))) + "\n   " + " ".join("ABCDEFGH"[:len(queens)]), "\n\n"),
    "APL": each(lambda number, queens: f" answer  {number}\n" + board(queens, "1", "0", " ")),
    "Arc": each(lambda _, queens: "(" + joined("({} {})", reversed(pairs(queens)), " ") + ")"),
    "letters above": each(lambda _, queens: "  " + "  ".join("abcdefgh"[:len(queens)]) + "\n" + "\n".join(
        f"{row + 1} {'   ' * column}#" for row, column in enumerate(queens)), "\n\n\n"),
    "squares and a board": each(lambda number, queens: f"#{number}\n{' '.join(squares(queens))}\n" + board(queens,
        "Q", "-", " "),
                                "\n\n"),
    "Dart": each(lambda _, queens: board(queens, "Q", "*", " "), "\n\n"),
    "frames": each(lambda _, queens: "\n".join(
        ["+" + "-" * (2 * len(queens) + 1) + "+", *(f"| {row} |" for row in rows(queens, "Q", ".", " ")),
         "+" + "-" * (2 * len(queens) + 1) + "+"])),
    "F#": each(lambda _, queens: barred(queens).replace("Q", "X"), "\n\n"),
    "FreeBASIC": lambda placements: each(lambda _, queens: joined("{:3}", zip(from_1(queens))))(placements)
        + f"{len(placements[0]):2} x {len(placements[0]):2} board, {len(placements):5} solutions\n",
    "Go, a pair in a line": each(lambda _, queens: joined("{} {}\n", pairs(queens, 1))),
    "Go, pairs in a line": each(lambda _, queens: joined("{},{}", pairs(queens), " ")),
    "Go, pairs and a board": each(lambda _, queens: joined("{},{}", pairs(queens), " ") + "\n" + board(queens, "♕",
        ".", "  "), "\n\n"),
    "R and F": each(lambda _, queens: "Solution:\n" + joined("    R{} F{}\n", pairs(queens, 1)), ""),
    "Groovy": each(lambda _, queens: joined("row {} has a queen in column {}\n", pairs(queens))),
    "ten beside each other": beside(lambda queens: board(queens, "♛"), "   ", 10),
    "two blanks between boards": lambda placements: f"{len(placements)} solutions for a {len(placements[0])} * "
        f"{len(placements[0])} board:\n\n" + beside(lambda queens: board(queens, "♛"), "  ", 10)(placements)
        + "Number of solutions for boards of various sizes:\n\n 1 ->   1\n",
    "Icon": each(lambda number, queens: f"solution: {number}\n" + ruled(queens).replace("+", "-"), "\n\n"),
    "Phix": each(lambda _, queens: board(queens) + "\n" + "=" * len(queens)),
    "Picat": each(lambda _, queens: "Q = " + str(bits(queens)).translate(str.maketrans("[]", "{}"))),
    "Prolog, terms": lambda placements: f"?- queens.\n{len(placements)} solutions:\n" + each(
        lambda _, queens: "  - [" + joined("q({},{})", pairs(queens), ",") + "]")(placements) + "true.\n",
    "Prolog, one list": lambda placements: f"?- queens({len(placements[0])}, X), length(X, L).\n"
        f"X = {[*map(from_1, placements)]},\nL = {len(placements)}.\n",
    "Pure": lambda placements: f"queens {len(placements[0])}: {[pairs(queens, 1) for queens in placements]}\n",
    "REXX": each(lambda _, queens: f"A solution for  {len(queens)}  queens:\n\n" + boxed(queens), "\n\n"),
    "Scala": lambda placements: each(
        lambda number, queens: f"Solution #{number}\n" + board(queens, "Q", "_", "|"), "\n\n")(placements)
        + f"Found {len(placements)} solutions\n",
    "a sentence and a list": each(
        lambda _, queens: f"A solution to the {len(queens)} queens problem is {from_1(queens)}"),
    "Ursala": lambda placements: f"$ queens -{len(placements[0])}\n" + each(
        lambda _, queens: " ".join(map(str, queens)))(placements),
    "zkl": each(lambda _, queens: "L(" + joined("L({},{})", pairs(queens, 1), ",") + ")"),
    "exact cover": each(lambda number, queens: f"Solution {number}:\n" + "\n".join(
        f"r{row} c{column} a{row + column} b{row - column + 9}" for row, column in pairs(queens, 1))),
    # Numbers, labels and remarks beside lists and boards
    "a cost behind": around("Iteration {number}: Current state: {list}, Cost: 0"),
    "enumerate": around("{number} {list}"),
    "True behind": around("{list} True"), "N=": around("N={size} {columns}"),
    "a level in front": around("[INFO] {digits}"),
    "a time in parentheses": around("#{number}: {digits} (0.{number} ms)"),
    "steps": around("Solved in {number}7 steps\n{board}"), "conflicts below": around("{board}\nConflicts: 0\n"),
    "a list and its board": around("Solution {number}: {list}\n{board}\n"),
    "a board and its list": around("{board}\n{list}\n"),
    "a list and its squares": around("{list}  {squares}"), "digits and squares": around("{digits} = {squares}"),
    "log": around("2024-03-01 12:00:01,037 INFO solver: solution {number}: {list}"),
    "log with a level": around("INFO:root:{list}"),
    "generation": around("Generation {number}0: best fitness 1.0, individual {list}"),
    "Just": around("Just {list}"),
    "R, vectors": around("[1] {columns}"),
    "R, lists": around("[[{number}]]\n[1] {columns}\n"),
    "TOML": around("[[solution]]\nid = {number}\ncolumns = {list}\n"),
    "lines of JSON": around('{{"n": {size}, "index": {number}, "solution": {list}}}'),
    "JSON with an empty list": lambda placements: "[" + ", ".join(
        f'{{"solution": {[*queens]}, "conflicts": []}}' for queens in placements) + "]",
    "MiniZinc": around("queens = {list};\n----------"),
    "MiniZinc, array1d": around("q = array1d(1..{size}, [{commas}]);\n----------"),
    "Gecode": around("queens\t{{{commas}}}"), "SWI-Prolog": around("Qs = [{commas}] ;"),
    "Minion": around("Sol: {columns} \n\nSolution Number: {number}\nTime:0.000000\nNodes: {number}7\n"),
    # Solvers
    "clasp": lambda placements: "clasp version 3.3.10\nReading from stdin\nSolving...\n" + each(
        lambda number, queens: f"Answer: {number}\n" + joined("queen({},{})", pairs(queens, 1), " "))(placements)
        + f"SATISFIABLE\n\nModels       : {len(placements)}\nTime         : 0.004s (Solving: 0.00s)\n",
    "clingo": each(lambda number, queens: f"Answer: {number} (Time: 0.002s)\n" + joined("q({},{})", pairs(queens, 1),
        " ")),
    "clasp, by columns": each(lambda number, queens: f"Answer: {number}\n" + joined(
        "queen({},{})", sorted(pairs(queens, 1), key=lambda pair: pair[1]), " ")),
    "Q_1 = 2": each(lambda _, queens: joined("Q_{} = {}", pairs(queens, 1), ", ")),
    "Z3": each(lambda _, queens: "[" + joined("q_{} = {}", pairs(queens, 1), ",\n ") + "]"),
    "{'q1': 2}": each(lambda _, queens: str({f"q{row}": column for row, column in pairs(queens, 1)})),
    "OR-Tools": each(lambda number, queens: f"Solution {number}, time = 0.0{number} s\n" + board(queens, "Q", "_",
        " "), "\n\n"),
    # Notations of languages
    "Lisp": around("({columns})"), "Scheme": each(lambda _, queens: "(" + joined("({} {})", pairs(queens, 1), " ")
        + ")"),
    "vector literals": around("#({columns})"),
    "Haskell": lambda placements: str([*map(from_1, placements)]).replace(" ", "") + "\n",
    "Clojure": each(lambda _, queens: "[" + joined("[{} {}]", pairs(queens), " ") + "]"),
    "Erlang": each(lambda _, queens: "[" + joined("{{{},{}}}", pairs(queens, 1), ",") + "]"),
    "Kotlin": each(lambda _, queens: "[" + joined("Queen(row={}, col={})", pairs(queens), ", ") + "]"),
    "Elixir": each(lambda _, queens: "[" + ", ".join(f"%{{col: {column}, row: {row}}}"
        for row, column in pairs(queens)) + "]"),
    "Matlab": each(lambda _, queens: "\nans =\n\n" + "\n".join("     " + row for row in rows(queens, "1", "0",
        "     "))),
    "Julia": each(lambda _, queens: f"{len(queens)}×{len(queens)} Matrix{{Int64}}:\n" + "\n".join(
        " " + row for row in rows(queens, "1", "0", "  ")), "\n\n"),
    "R, matrices": each(lambda _, queens: "     " + joined("[,{}]", zip(from_1(range(len(queens)))), " ") + "\n"
        + "\n".join(
        f"[{number},]    " + row for number, row in enumerate(rows(queens, "1", "0", "    "), 1)), "\n\n"),
    "Perl": each(lambda _, queens: "$VAR1 = [\n" + ",\n".join(f"          {column}" for column in queens)
        + "\n        ];"),
    "Node": each(lambda _, queens: "[\n" + joined("  {{ row: {}, col: {} }}", pairs(queens), ",\n") + "\n]"),
    "LeetCode": lambda placements: json.dumps([*map(rows, placements)], separators=(",", ":")) + "\n",
    "OCaml": lambda placements: "- : int list list =\n[" + ";\n ".join(
        str(from_1(queens)).replace(",", ";") for queens in placements) + "]\n",
    "NumPy": lambda placements: "[" + "\n ".join(str([*queens]).replace(",", "") for queens in placements) + "]\n",
    "NumPy, strings": each(lambda _, queens: "[" + "\n ".join(
        str([*row]).replace(",", "") for row in rows(queens)) + "]"),
    # Tables
    "pandas": table("q{}", 0, "  "), "pandas, numbers": table("{}", 0, "  "), "R, data.frame": table("V{}", 1, "  "),
    "columns of names": lambda placements: joined("c{}", zip(from_1(range(len(placements[0])))), " ") + "\n"
        + around("{columns}")(
        placements), "bars between columns": each(lambda _, queens: " | ".join(map(str, from_1(queens)))),
    # Boards
    "No. and a rule": each(lambda number, queens: f"\nNo. {number}\n===========\n" + shaded(queens, " -QQ", " ")),
    "stars around": lambda placements: "********\n" + each(lambda _, queens: board(queens) + "\n********")(placements),
    "X among o": each(lambda number, queens: f"Solution {number}: {queens}\n\n" + board(queens, " X ", " o "),
        "\n\n\n\n\n"),
    "cleared screens": each(lambda _, queens: "\x1b[H\x1b[2J" + board(queens), "\n\n"),
    "white and black queens": each(lambda _, queens: shaded(queens, "◻◼♛♕"), "\n\n"),
    "T and F": each(lambda _, queens: board(queens, "T", "F", " "), "\n\n"),
    "lines of lists": lambda placements: "\n".join(
        "  ".join(str([*queens]) for queens in placements[first:first + 4]) for first in range(0, len(placements), 4)),
    "lines of digits": lambda placements: "\n".join(
        " ".join("".join(map(str, from_1(queens))) for queens in placements[first:first + 4])
        for first in range(0, len(placements), 4)),
}
