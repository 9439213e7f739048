# SPDX-License-Identifier: BSL-1.0
"""The measuring programs find what is wrong."""

import copy
import itertools
import os
import re
import tempfile
import unittest
from pathlib import Path

import instructions
import step_budgets
import tables
from cases import HERE, INCLUDE, ROOT, Case, library_cases
from charges import CHARGES
from process import BYTECODE, identify, measure, merge_equal, smallest_limit, split_names

COMPILER = identify(os.environ.get("CXX", "c++"))


class Instructions(unittest.TestCase):
    def setUp(self):
        self.figures = instructions.read_figures()

    def test_each_construct_compiles(self):
        with tempfile.TemporaryDirectory() as folder:
            for charge in CHARGES.values():
                if not charge.refused_by or COMPILER.family == "GCC":
                    Path(folder, "unit.cpp").write_text(charge.source(10))
                    measure(COMPILER.compile_command("unit.cpp"), folder)

    def test_every_case_was_measured_with_its_compilers(self):
        for case in instructions.measured_cases():
            for name in case.compilers:
                self.assertTrue(self.figures[case.key][name], f"{case.key} on {name}")

    def test_a_page_that_says_something_else_is_found(self):
        self.assertEqual(list(tables.problems_of_pages(self.figures)), [])
        changed = copy.deepcopy(self.figures)
        changed["table/8"]["GCC 12"] = "100.0"
        self.assertEqual(len(list(tables.problems_of_pages(changed))), 1)

    def test_all_92_are_held_to_their_most(self):
        self.assertEqual(list(instructions.problems_of_figures(self.figures)), [])
        self.figures["table/8"]["Clang 14"] = "1000"
        self.assertRegex("".join(instructions.problems_of_figures(self.figures)),
                         r"^Clang 14: all 92 cost 3.\d+ times `#include <array>`, which is more")


class Compilers(unittest.TestCase):
    def test_options_follow_the_name(self):
        compiler = identify(f"'{COMPILER.path}' {BYTECODE} -w")
        self.assertEqual(compiler.name, f"{COMPILER.name} bytecode")
        self.assertEqual(compiler.compile_command("unit.cpp", "-O2"), [COMPILER.path, "-std=c++20", BYTECODE, "-w", "-O2",
                                                               "-c", "unit.cpp", "-o", "unit.o"])

    def test_a_folder_can_have_a_space(self):
        with tempfile.TemporaryDirectory(suffix=" a folder") as folder:
            link = Path(folder, "compiler")
            link.symlink_to(COMPILER.path)
            self.assertEqual(identify(str(link)).options, ())

    def test_equal_columns_are_one(self):
        merged = merge_equal({"GCC 12": (1, 2), "GCC 14": (1, 2), "GCC 16": (1, 3), "Clang 19": (1, 2),
                              "Clang 23 bytecode": (1, 2)})
        self.assertEqual(merged, {"GCC 12/14": (1, 2), "GCC 16": (1, 3), "Clang 19/23 bytecode": (1, 2)})
        self.assertEqual([name for column in merged for name in split_names(column)],
                         ["GCC 12", "GCC 14", "GCC 16", "Clang 19", "Clang 23 bytecode"])


class Pictures(unittest.TestCase):
    def test_flame_graphs_show_the_present_steps(self):
        steps = step_budgets.read_budgets()["table/8"]
        for name, compiler in ("gcc", "GCC 12"), ("clang", "Clang 19"):
            picture = (HERE / f"../../docs/pictures/profile-{name}.svg").read_text()
            self.assertIn(f": {steps[compiler]:,} steps, ", picture,
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
    def test_the_page_has_the_shards_that_are_made(self):
        page = (ROOT / "docs/scale.md").read_text(encoding="utf-8")
        function = (ROOT / "src/cmake/installed/ctqueens_verify_counts.cmake").read_text(encoding="utf-8")
        standard, wide = (shards.split() for shards in re.findall(r"set\(shards_from_12 ([\d ]+)\)", function))
        for size, shards in enumerate(itertools.zip_longest(standard, wide, fillvalue=""), 12):
            row = r"\n\| {} \|[^|]+\| {} \|[^|]+\|[^|]+\| {} \|".format(size, *shards)
            self.assertTrue(re.search(row, page), f"N = {size}: {shards} shards")
