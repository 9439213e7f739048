# SPDX-License-Identifier: BSL-1.0
"""`check -` on texts that are composed of shapes, captions, labels, counts, times and noise: no placement disappears,
no number becomes one, and no line is dropped without a word."""

import random
import re

from programs import BOARDS, LISTS, QUEENS, is_solution
from shell import ShellTest, run

SEED, TEXTS, RUNS_OF_DAMAGE = 20240613, 200, 150
LISTS_IN_A_LINE = "blanks", "commas", "from 1", "brackets", "tuples", "values", "pairs", "pairs from 1", "squares", \
    "semicolons", "vec!", "Scala", "dashes", "words", "JSON objects", "rows and columns", "digits"
SHAPES = {**{name: LISTS[name] for name in LISTS_IN_A_LINE},
          **{name: BOARDS[name] for name in (
              "dots", "blanks between", "stars", "crosses", "bits", "bits without blanks", "white queens", "chequered",
              "barred", "ruled", "boxed", "labelled", "numbered", "matrix", "rows as lists", "pairs in lines",
                  "colours",
              "emoji", "ranks behind", "sentences", "objects in lines", "rows as strings", "cells")}}
LABELS = "", "", "", "{}) ", "[{}]: ", "#{}: ", "Solution {}: ", "{}. ", "No. {}: "
CAPTIONS = "", "", "Solution {}", "Solution {}:", "--- {} ---", "#{}", "Board no. {}:", "{}."
BEHIND = "", "", "", "{} nodes so far", "time: 0.{}12 s", "nodes: {}", "steps {}3142", "{} of 999", \
    "Found after 0:00:{}.5"
NOISE = ["Press Enter to continue", "done", "Searching…", "Total: 14200", "time: 2413", "nodes: 3142", "12 ms",
    "elapsed 0.31 s",
         "All of them have been found.", "--------", "========", "", "", "2024-01-01 12:00:00", "N queens",
         "4200 backtracks",
         "memory: 15863724 bytes", "CPU time: 24135 us", "user 0m0.012s", "% conflicts: 246135", "seed 31425", "é — ü"]
SILENT = re.compile(r"[\W_]*|Solution \d+.?")  # rules, blank lines, and captions of the program itself


class Generated:
    """A text, and the lines of its placements."""

    def __init__(self, source):
        self.lines, self.placements = [], []
        self.size = source.choice([4, 5, 6, 6, 8])
        self.shape = source.choice(sorted(SHAPES))
        label, caption, behind = source.choice(LABELS), source.choice(CAPTIONS), source.choice(BEHIND)
        if self.shape in BOARDS:
            label = ""
        number = source.choice([0, 1, 1, 1, 99, 1302])
        self.write_noise(source)
        for queens in self.some_placements(source):
            if caption:
                self.lines.append(caption.format(number))
            drawn = (label.format(number) + SHAPES[self.shape](queens)).split("\n")
            self.placements.append((len(self.lines) + 1, len(self.lines) + len(drawn), queens))
            self.lines += [*drawn, *([behind.format(number)] if behind else []),
                *([""] if self.shape in BOARDS else [])]
            number += 1
            if source.random() < 0.1:
                self.write_noise(source)
        self.write_noise(source)
        self.text = "\n".join(self.lines) + "\n"

    def some_placements(self, source):
        chosen = source.choices(QUEENS[self.size], k=source.randint(2, 8))
        for index in range(len(chosen)):
            if source.random() < 0.2:
                chosen[index] = tuple(source.sample(range(self.size), self.size))
        return chosen

    def write_noise(self, source):
        self.lines += source.sample(NOISE, source.choice([0, 0, 1, 2]))


def verdict(queens):
    all_solutions = QUEENS[len(queens)]
    return f"solution {all_solutions.index(queens) + 1} of {len(all_solutions)} for N = {len(queens)}," \
        if is_solution(queens) else "not a solution:"


class GeneratedTexts(ShellTest):
    def test_lines(self):
        """Every line is of a placement that is answered, silent, passed over, or refused."""
        source = random.Random(SEED)
        refused = []
        for _ in range(TEXTS):
            generated = Generated(source)
            status, answers, errors = run("check - --complete", generated.text)
            found = [(int(line), answer) for line, answer in re.findall(r"(?m)^line (\d+): (.*)$", answers)]
            with self.subTest(generated.shape, text=generated.text):
                if status == 2:
                    self.assertRegex(errors, r"\Actqueens: .*\bline \d+.*\n\Z")
                    refused.append((generated.shape, errors))
                    continue
                self.assertEqual(errors, "")
                self.assertEqual(len(found), len(generated.placements), answers)
                for (line, answer), (first, last, queens) in zip(found, generated.placements):
                    self.assertTrue(first <= line <= last and answer.startswith(verdict(queens)),
                                    f"{first}..{last}: {queens}; line {line}: {answer}")
                owned = {line for first, last, _ in generated.placements for line in range(first, last + 1)}
                others = [number for number, line in enumerate(generated.lines, 1)
                          if number not in owned and not SILENT.fullmatch(line)]
                passed = re.search(r"(?m)^passed over (?:line|(\d+) lines, such as line) (\d+): ", answers)
                told = 0 if passed is None else int(passed[1] or 1)
                captions = sum(1 for line in generated.lines if re.match(r"\w*\W*\d+\W*$", line))
                self.assertLessEqual(len(others) - captions, told, answers)
                self.assertLessEqual(told, len(generated.lines) - len(owned), answers)
        self.assertLessEqual(len(refused), TEXTS // 4, refused)

    def test_damage(self):
        """A board with a row less or more, and a damaged character, are never all solutions."""
        source = random.Random(SEED + 1)
        for _ in range(RUNS_OF_DAMAGE):
            shape = source.choice(sorted(SHAPES))
            size = source.choice([4, 5, 6])
            drawings = [SHAPES[shape](queens).split("\n") for queens in QUEENS[size]]
            damaged = source.choice(drawings)
            rows = [row for row, line in enumerate(damaged) if self.is_essential(shape, line)]
            row = source.choice(rows)
            how = source.choice(["drop", "add", "character", "character"])
            if how == "drop" or len(damaged) == 1 and how == "add":
                del damaged[row]
            elif how == "add":
                damaged.insert(row, damaged[row])
            else:
                places = [place for place, character in enumerate(damaged[row]) if character in "Q♕♛👸X*1"
                          or shape in LISTS_IN_A_LINE and character.isdigit()]
                if not places:
                    continue
                place = source.choice(places)
                damaged[row] = damaged[row][:place] + source.choice("x?9") + damaged[row][place + 1:]
            between = "\n\n" if shape in BOARDS else "\n"
            text = between.join("\n".join(lines) for lines in drawings) + "\n"
            status, answers, _ = run("check - --complete", text)
            with self.subTest(shape, how=how, text=text):
                self.assertIn(status, (1, 2), answers)

    @staticmethod
    def is_essential(shape, line):
        """Whether a line holds a queen, and not the names of columns or a rule."""
        if shape in ("numbered", "labelled") and not re.search("[Q]", line):
            return False
        return re.search(r"[Q♕♛👸X*1]|\d", line) is not None

    def test_numbers(self):
        """No count, time, date or label becomes a placement when there are others."""
        source = random.Random(SEED + 2)
        for shape in "brackets", "pairs", "squares", "dots", "ruled", "from 1":
            for _ in range(8):
                drawings = [SHAPES[shape](queens) + "\n" for queens in QUEENS[6]]
                noise = source.sample([
                    "time: 246135", "nodes: 135246", "246135 nodes", "total 123456", "seed=123456",
                        "2024-01-02 03:04:05",
                    "0.123456 s", "memory 654321 bytes", "Iterations: 1 2 3", "6", "6 x 6", "N = 6", "6 4", "1/4",
                        "50%"], 3)
                places = sorted(source.choices(range(len(drawings) + 1), k=3), reverse=True)
                for place, line in zip(places, noise):
                    drawings.insert(place, line + "\n\n")
                status, answers, errors = run("check - --complete", "".join(drawings))
                with self.subTest(shape, text="".join(drawings)):
                    if status == 2:
                        self.assertRegex(errors, r"\Actqueens: .*\bline \d+.*\n\Z")
                    else:
                        self.assertEqual((status, answers.count("\nline ") + 1, errors), (0, 4, ""))
