# SPDX-License-Identifier: BSL-1.0
"""`check -` takes time and memory in proportion to the text, whatever it is. Time is counted in instructions, by
Valgrind, so that a busy machine changes nothing."""

import os
import re
import resource
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

from programs import BOARDS, LISTS, QUEENS, bits, each, rows
from shell import COMMAND, output

SHORT = 20_000  # bytes
MOST_GROWTH = 2.6  # for twice the text
MOST_MEMORY = 5  # times the text
MEMORY_AT_START = 4_000_000  # what the program takes for an empty text, in bytes of address space


def instructions(command, text):
    """How many instructions a command executes for this standard input."""
    with tempfile.NamedTemporaryFile() as counts, tempfile.TemporaryFile() as file:
        file.write(text)
        file.seek(0)
        subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={counts.name}",
                        *command], stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       env={**os.environ, "LC_ALL": "C.UTF-8"}, check=False)
        return int(re.search(r"(?m)^summary: (\d+)", counts.read().decode())[1])


def read_in(memory, text):
    """What `check -` says on standard error if this many bytes of address space are all that it can take."""
    with tempfile.TemporaryFile() as file:
        file.write(text)
        file.seek(0)
        return subprocess.run([*COMMAND, "check", "-"], stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (memory, memory)),
                              check=False).stderr.decode()


def repeated(write, wanted):
    """At least this many bytes of solutions for N = 8, which begin again and again."""
    count = 1 + wanted * len(QUEENS[8]) // len(write(QUEENS[8]).encode())
    return write((QUEENS[8] * (1 + count // len(QUEENS[8])))[:count]).encode()


def again(text):
    """The text again and again."""
    return lambda wanted: (text * (1 + wanted // len(text.encode()))).encode()


def counted(text):
    """The text with a number that counts."""
    return lambda wanted: "".join(text.format(number) for number in range(wanted // len(text.format(1000)))).encode()


def in_one_line(between, write):
    return lambda wanted: repeated(lambda placements: between.join(map(write, placements)), wanted)


def digits(queens):
    return "".join(str(column + 1) for column in queens)


def beside(wanted):
    """As many boards side by side as fit in the text, so that its lines are long."""
    placements = (QUEENS[8] * (1 + wanted // 7360))[:wanted // 80]
    return "\n".join("  ".join(lines) for lines in zip(*map(rows, placements))).encode() + b"\n"


def of_size(draw):
    """One board, or one list, of as many rows as fit in the text."""
    return lambda wanted: draw(wanted).encode() + b"\n"


STYLES = {name: lambda wanted, write=write: repeated(write, wanted) for name, write in {
    **{name: each(lambda _, queens, draw=BOARDS[name]: draw(queens), "\n\n")
       for name in ("dots", "ruled", "chequered", "matrix")},
    **{name: each(lambda _, queens, draw=LISTS[name]: draw(queens))
       for name in ("brackets", "digits", "pairs", "squares", "objects")}}.items()}
ONE_LINE = {
    "bars": in_one_line(" | ", digits), "blanks": in_one_line(" ", digits), "commas": in_one_line(",", digits),
    "lists": in_one_line(", ", str), "and": in_one_line(" and ", lambda queens: str([*queens])),
    "semicolons": in_one_line("; ", lambda queens: " ".join(map(str, queens))),
    "labels": lambda wanted: counted("{}: 15863724 ")(wanted), "labels of lists": counted("{}) [1, 3, 0, 2] "),
    "boards side by side": beside, "FEN": again("1Q2/3Q/Q3/2Q1 "), "rows": again("Q... "),
    "JSON with an empty list": lambda wanted: b"["
        + again('{"solution": [0, 4, 7, 5, 2, 6, 1, 3], "conflicts": []}, ')(wanted) + b"]",
    "bits": lambda wanted: repeated(lambda placements: str([*map(bits, placements)]), wanted)}
HOSTILE = {
    "1. and a bracket": lambda wanted: again("1. ")(wanted) + b"[", "brackets": again("["),
    "closing brackets": again("]"),
    "pairs of brackets": again("[]"), "three brackets": again("([{"), "maps": again('{"a":'),
    "escapes": again("\x1b[0m"),
    "open escapes": again("\x1b["), "NUL": again("\0"), "invalid UTF-8": lambda wanted: b"\xff" * wanted,
    "hashes": again("#\n"), "dots": again(".\n"), "queens": again("Q\n"), "bits in lines": again("1\n0\n"),
    "blank lines": again("\n"),
    "ones": again("1"), "ones and commas": again("1,"), "zeros and ones": again("0 1 "), "counting": counted("{} "),
    "counting in lines": counted("{}\n"), "counting pairs": counted("({0},{0}) "), "a pair": again("(0,1) "),
    "a pair in lines": again("(0,1)\n"), "a square": again("a1 "), "squares in a word": again("a1"),
    "a letter": again("x"),
    "letters": again("x "), "words": again("word "), "words in lines": again("word\n"), "blanks": again(" "),
    "blanks and a queen": lambda wanted: b" " * wanted + b"Q", "quotes": again('"'), "strings": again('"1",'),
    "values": again("a=1, "), "rules": again("+---"), "slashes": again("/"), "open FEN": again("1Q2/"),
    "emoji": again("👑⬜⬜⬜"),
    "two widths": again("Q...\nQ....\n"), "single rows": again("Q...\n\n"), "a row without an end": again("Q."),
    "captions": counted("Solution {}\n"), "labels": counted("{}: "), "v lines": again("v 1 -2 -3 0\n"),
    "open v lines": again("v 1 -2 -3\n"), "a v line": lambda wanted: b"v " + counted("-{} ")(wanted) + b"0",
    "sentences": again("row 1 has a queen in column 2\n"), "keys": again('{"row": 0, "col": 1}, '),
    "commas": again(","),
    "one board": of_size(lambda wanted: "\n".join(
        "." * row + "Q" + "." * (int(wanted ** 0.5) - row - 1) for row in range(int(wanted ** 0.5)))),
    "one board among blanks": of_size(lambda wanted: "\n".join(" " * row + "Q"
        for row in range(int((2 * wanted) ** 0.5)))),
    "queens far away": of_size(lambda wanted: "\n".join(" " * (row * 7 % 200) + "Q" for row in range(wanted // 100))),
    "one list": of_size(lambda wanted: str([*range(wanted // 6)])), "keys and values": again("1:1 "),
    "backslashes": again("\\n"), "bars": again("|"),
    "minus": again("-"), "a list that is cut": again("[1, 3, 0, 2\n"), "lists in lists": again("[[1, 3, 0, 2], ")}


class Cost(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.start = instructions([*COMMAND, "check", "-"], b"")

    def doubles(self, shapes):
        def growth(shape):
            short, long = shape(SHORT), shape(2 * SHORT)
            costs = [instructions([*COMMAND, "check", "-"], text) - self.start for text in (short, long)]
            return costs[1] / costs[0] * 2 / (len(long) / len(short)), costs[1] / len(long)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for name, (ratio, cost) in zip(shapes, pool.map(growth, shapes.values())):
                with self.subTest(name):
                    self.assertLess(ratio, MOST_GROWTH, f"{cost:.0f} instructions for each byte")

    def test_styles(self):
        self.doubles(STYLES)

    def test_one_line(self):
        self.doubles(ONE_LINE)

    def test_hostile_texts(self):
        self.doubles(HOSTILE)

    def fits(self, text):
        self.assertNotIn("bad_alloc", read_in(MEMORY_AT_START + MOST_MEMORY * len(text), text))

    def test_memory(self):
        for name, shape in {**STYLES, **ONE_LINE, **HOSTILE}.items():
            with self.subTest(name):
                self.fits(shape(1_000_000))
        self.assertIn("bad_alloc", read_in(MEMORY_AT_START, b"2413\n" * 1_000_000))

    def test_all_boards_of_12(self):
        """At most ten times as many instructions as `wc`."""
        for options in "-f board", "-f grid":
            text = output(f"--size 12 {options}").encode()
            with self.subTest(options):
                most = 10 * instructions(["wc"], text)
                self.assertLess((instructions([*COMMAND, "check", "-"], text) - self.start) / most, 1)
                self.fits(text)
