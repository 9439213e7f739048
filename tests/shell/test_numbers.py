# SPDX-License-Identifier: BSL-1.0
"""A solution has the same number in every format and every selection: what is printed as "Solution 20" is exactly what
--solution 20 prints. A SAT solver, which knows nothing about queens, finds as many solutions as the program."""

import functools
import re
import subprocess

import shell

output = functools.cache(shell.output)

# How a numbered board is written as text, and in documents, where its squares are its title.
TEXT = r"(?P<board>Solution (?P<number>\d+)\n.+?\n\n)"
TEXTS = {"board": TEXT, "grid": TEXT}
DOCUMENTS = {"svg": r"<title>Solution (?P<number>\d+): (?P<board>[a-z0-9 ]+)</title>"}

# Options that select solutions, for some sizes. Documents number fundamental solutions among themselves, and say so.
SELECTIONS = {1: ["", "--having a1", "--fundamental"],
              3: ["", "--having a1", "--fundamental"],
              6: ["", "--having d1", "--having f4 --having b6", "--fundamental", "--fundamental --having b6"],
              8: ["--having e4", "--having e4 --having a1", "--having d1 --having a5",
                  "--fundamental", "--fundamental --having d1", "--order iterative"],
              10: ["--having a1 --having c2", "--fundamental --having b10 --having j3"]}


class Numbers(shell.ShellTest):
    def check(self, size, selection, name, pattern):
        selected = f"--size {size} {selection}"
        table = selected if "--order" in selection else f"--size {size}"
        boards = [(match["number"], match["board"]) for match in
                  re.finditer(pattern, output(f"{selected} --format {name}"), re.DOTALL)]
        squares = output(f"{selected} --format squares").splitlines()
        self.assertEqual(len(boards), len(squares))
        for (number, board), line in zip(boards, squares):
            alone = f"{table} --solution {number} --format"
            self.assertEqual(output(f"{alone} squares"), line + "\n")
            self.assertEqual(board, output(f"{alone} {name}") if name in TEXTS else line)

    def test_numbers(self):
        for size, selections in SELECTIONS.items():
            for selection in selections:
                documents = {} if selection == "--fundamental" else DOCUMENTS
                for name, pattern in {**TEXTS, **documents}.items():
                    with self.subTest(size=size, selection=selection, format=name):
                        self.check(size, selection, name, pattern)

    def test_fundamental_solutions_with_squares_are_the_first_of_their_orbits(self):
        for size, squares in [(8, "--having a1"), (8, "--having d1 --having b3"), (6, "--having b6"),
                              (3, "--having a1"), (8, "")]:
            with self.subTest(size=size, squares=squares):
                selection = f"--size {size} {squares} --format digits"
                first = {}
                for line in output(selection).splitlines():
                    orbit = re.search(r"fundamental solution (\d+)", output(f"check {line}"))[1]
                    first.setdefault(orbit, line)
                self.assertEqual(output(f"{selection} --fundamental").splitlines(), list(first.values()))


class IndependentSolver(shell.ShellTest):
    def test_models_of_large_boards(self):
        for words in ["--size 13", "--size 26 --having z1 --having a2", "--size 50"]:
            with self.subTest(words):
                solver = subprocess.run(["clasp"], text=True, input=output(f"{words} --format dimacs"),
                                        stdout=subprocess.PIPE)
                model = "\n".join(re.findall("^v .*", solver.stdout, re.MULTILINE))
                size = words.split()[1]
                self.assertEqual(output("check -", model),
                                 f"line 1: a solution for N = {size}\nN = {size}: 1 solution\n")

    def test_models_of_the_formula(self):
        published = [line.split()[:2] for line in output("count").splitlines()[2:]]
        cases = [(f"--size {size}", int(count)) for size, count in published if int(size) <= 10]
        for squares in ["--having a8", "--having e4", "--having a1 --having c2", "--having a8 --having b8"]:
            cases.append((squares, len(output(f"{squares} --format digits").splitlines())))
        for words, count in cases:
            with self.subTest(words):
                result = subprocess.run(["clasp", "--number=0", "--quiet"], text=True,
                                        input=output(f"{words} --format dimacs"), stdout=subprocess.PIPE)
                self.assertEqual(re.findall("^c Models *: (.*)", result.stdout, re.MULTILINE), [str(count)])
