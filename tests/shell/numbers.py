#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""numbers.py PROGRAM: passes if a solution has the same number in every format and every selection: what
is printed as "Solution 20" is exactly what --solution 20 prints."""

import functools
import re
import subprocess
import sys

PROGRAM = sys.argv[1]

# How a numbered board is written as text, and in documents, where its squares are its title.
TEXT = r"(?P<board>Solution (?P<number>\d+)\n.+?\n\n)"
TEXTS = {"board": TEXT, "grid": TEXT}
DOCUMENTS = {"svg": r"<title>Solution (?P<number>\d+): (?P<board>[a-z0-9 ]+)</title>",
             "html": r"<title>(?P<board>[a-z0-9 ]+)</title>.*?<figcaption>Solution (?P<number>\d+)<",
             "latex": r"\{(?P<board>Q[^}]+)\}\]\\\\\nSolution (?P<number>\d+)\n"}

# Options that select solutions, for some sizes. Documents number fundamental solutions among themselves,
# and say so.
SELECTIONS = {1: ["", "--having a1", "--fundamental"],
              3: ["", "--having a1", "--fundamental"],
              6: ["", "--having d1", "--having f4 --having b6", "--fundamental",
                  "--fundamental --having b6"],
              8: ["--having e4", "--having e4 --having a1", "--having d1 --having a5",
                  "--fundamental", "--fundamental --having d1", "--order iterative"],
              10: ["--having a1 --having c2", "--fundamental --having b10 --having j3"]}


@functools.cache
def shell(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True,
                          encoding="utf-8").stdout


def check_orbits(size, squares):
    """--fundamental with --having: the first of each orbit among the solutions with these squares."""
    selection = ["--size", str(size), *squares.split()]
    first = {}
    for line in shell(*selection, "--format", "digits").splitlines():
        orbit = re.search("fundamental solution (\\d+)", shell("check", line))[1]
        first.setdefault(orbit, line)
    found = shell(*selection, "--fundamental", "--format", "digits").splitlines()
    assert found == list(first.values()), f"{selection}: {found}"


def check(size, selection, name, pattern):
    selected = ["--size", str(size), *selection.split()]
    table = selected if "--order" in selected else selected[:2]
    text = shell(*selected, "--format", name)
    boards = [(match["number"], match["board"]) for match in re.finditer(pattern, text, re.DOTALL)]
    squares = shell(*selected, "--format", "squares").splitlines()
    assert len(boards) == len(squares), f"{selected}, {name}: {len(boards)} of {len(squares)} boards"
    for (number, board), line in zip(boards, squares):
        alone = functools.partial(shell, *table, "--solution", number, "--format")
        expected = alone(name) if name in TEXTS else line
        if name == "latex":
            board = board.replace("Q", "").replace(",", "")
        assert (alone("squares"), board) == (line + "\n", expected), \
            f"{selected}, {name}: {line} is not solution {number}, {alone('squares')}"


for size, selections in SELECTIONS.items():
    for selection in selections:
        documents = {} if selection == "--fundamental" else DOCUMENTS
        for name, pattern in {**TEXTS, **documents}.items():
            check(size, selection, name, pattern)
for size, squares in [(8, "--having a1"), (8, "--having d1 --having b3"), (6, "--having b6"), (3, "--having a1"), (8, "")]:
    check_orbits(size, squares)
