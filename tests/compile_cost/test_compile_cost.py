# SPDX-License-Identifier: BSL-1.0
"""The measuring programs find what is wrong."""

import copy
import csv
import os
import re
import tempfile
import unittest
from pathlib import Path

import instructions
import scale
import step_budgets
import tables
from cases import HERE, INCLUDE, Case, library_cases
from charges import CHARGES
from process import Failure, identify, measure, smallest_limit

COMPILER = identify(os.environ.get("CXX", "c++"))


class Instructions(unittest.TestCase):
    def setUp(self):
        self.figures = instructions.read_figures()

    def test_each_construct_compiles(self):
        with tempfile.TemporaryDirectory() as folder:
            for charge in CHARGES.values():
                Path(folder, "unit.cpp").write_text(charge.source(10))
                measure(COMPILER.compile("unit.cpp"), folder)

    def test_every_case_was_measured_with_its_compilers(self):
        for case in instructions.measured_cases():
            for name in case.compilers:
                self.assertTrue(self.figures[case.key][name], f"{case.key} on {name}")

    def test_a_page_that_says_something_else_is_found(self):
        self.assertEqual(list(tables.problems_of_pages(self.figures)), [])
        changed = copy.deepcopy(self.figures)
        changed["table/8"]["GCC 12"] = "100.0"
        problems = list(tables.problems_of_pages(changed))
        self.assertEqual(len(problems), 2)
        self.assertIn("README.md should say: GCC 12 executes 0.35 times as many instructions", problems[1])

    def test_all_92_are_held_to_their_most(self):
        self.assertEqual(list(instructions.problems_of_figures(self.figures)), [])
        self.figures["table/8"]["Clang 16"] = "1000"
        self.assertRegex("".join(instructions.problems_of_figures(self.figures)),
                         r"^Clang 16: all 92 cost 3.\d+ times `#include <array>`, which is more")


class Pictures(unittest.TestCase):
    def test_flame_graphs_show_the_present_steps(self):
        with open(HERE / "step_budgets.csv", newline="", encoding="utf-8") as file:
            steps = next(row for row in csv.DictReader(file) if row["case"] == "table/8")
        for name, compiler in ("gcc", "GCC 12"), ("clang", "Clang 19"):
            picture = (HERE / f"../../docs/pictures/profile-{name}.svg").read_text()
            self.assertIn(f": {int(steps[compiler]):,} steps, ", picture,
                          "the target docs-profile draws it")


class StepBudgets(unittest.TestCase):
    def test_finds_the_smallest_limit(self):
        for smallest in (0, 1, 2, 3, 733, 1 << 20):
            for guess in (1, 700, 1 << 20):
                self.assertEqual(smallest_limit(lambda limit: limit >= smallest, guess), smallest)

    def test_says_what_rose_and_what_fell(self):
        case = next(case for case in library_cases() if case.key == "table/6")
        smallest = step_budgets.steps(COMPILER, INCLUDE, case, 0)

        def check(budget):
            return step_budgets.check(COMPILER, INCLUDE, case, budget)

        where = f"table/6 on {COMPILER.name}"
        self.assertIsNone(check(smallest))
        self.assertEqual(check(smallest - 1),
                         f"{where} rose from {smallest - 1} to {smallest} steps")
        self.assertIn(f"{where} fell from {smallest + 1} to {smallest} steps", check(smallest + 1))
        self.assertEqual(check(None), f"{where} has no budget; it takes {smallest} steps")

    def test_a_source_that_never_compiles_is_no_question_of_steps(self):
        case = Case("table", "0", 'static_assert(false, "no such thing");')
        self.assertRegex(step_budgets.check(COMPILER, INCLUDE, case, 1),
                         f"table/0 on {COMPILER.name} failed: unit.cpp:1:.*no such thing")


class Scale(unittest.TestCase):
    page = (HERE.parent.parent / "docs" / "scale.md").read_text()

    def test_the_page_has_the_shards_that_are_made(self):
        wide, standard = scale.shards_of(True), scale.shards_of(False)
        for size, shards in wide.items():
            self.assertRegex(self.page, rf"\n\| {size} \| {scale.COUNTS[size]:,} \| {standard.get(size, '')} \|"
                                        rf"[^|]+\|[^|]+\|[^|]+\| {shards} \|")

    def test_a_shard_finds_what_a_search_finds(self):
        rows = {0: {"found": 14200}}
        scale.check(COMPILER, 12, 1, rows)
        rows[0]["found"] = 14199
        with self.assertRaisesRegex(Failure, "N = 12: the shards do not find what a search at run time finds"):
            scale.check(COMPILER, 12, 1, rows)


if __name__ == "__main__":
    unittest.main()
