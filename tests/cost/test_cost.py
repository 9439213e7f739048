# SPDX-License-Identifier: BSL-1.0
"""Step budgets are exact, the alternatives work, and what pages show is up to date."""

import io
import itertools
import os
import re
import tempfile
import unittest

import step_budgets
from cases import ROOT, Case, library_cases, pasted_literal_case, template_recursion_case
from compilers import BYTECODE, identify, run, smallest_limit
from instructions import prepare

COMPILER = identify(os.environ.get("CXX", "c++"))


class StepBudgets(unittest.TestCase):
    def test_finds_the_smallest_limit(self):
        for smallest in (0, 1, 2, 3, 733, 1 << 20):
            for guess in (1, 700, 1 << 20):
                self.assertEqual(smallest_limit(lambda limit: limit >= smallest, guess), smallest)

    def test_says_what_rose_and_what_fell(self):
        case = next(case for case in library_cases() if case.key == "table/6")
        smallest = step_budgets.steps(COMPILER, case, 0)
        where = f"table/6 on {COMPILER.name}"
        self.assertIsNone(step_budgets.check(COMPILER, case, smallest))
        self.assertEqual(step_budgets.check(COMPILER, case, smallest - 1),
                         f"{where} rose from {smallest - 1} to {smallest} steps")
        self.assertIn(f"{where} fell from {smallest + 1} to {smallest} steps",
                      step_budgets.check(COMPILER, case, smallest + 1))
        self.assertEqual(step_budgets.check(COMPILER, case, None), f"{where} has no budget; it takes {smallest} steps")

    def test_a_source_that_never_compiles_is_no_question_of_steps(self):
        case = Case("table/0", 'static_assert(false, "no such thing");')
        self.assertRegex(step_budgets.check(COMPILER, case, 1),
                         f"table/0 on {COMPILER.name} failed: unit.cpp:1:.*no such thing")

    def test_the_file_is_as_it_would_be_written(self):
        text = io.StringIO()
        step_budgets.write_budgets(step_budgets.read_budgets(), text)
        self.assertEqual(text.getvalue(), step_budgets.BUDGETS.read_text())

    def test_options_follow_the_name_of_a_compiler(self):
        compiler = identify(f"'{COMPILER.path}' {BYTECODE} -w")
        self.assertEqual(compiler.name, f"{COMPILER.name} bytecode")
        self.assertEqual(compiler.command("-O2"), [COMPILER.path, "-std=c++20", BYTECODE, "-w", "-O2"])


class Instructions(unittest.TestCase):
    def test_alternatives_find_all_solutions(self):
        """Their sources assert it."""
        for case in pasted_literal_case(5), template_recursion_case(5):
            with self.subTest(case.key), tempfile.TemporaryDirectory() as folder:
                run(prepare(COMPILER, case, folder), folder)


class Pages(unittest.TestCase):
    def test_the_flame_graph_shows_the_present_steps(self):
        steps = step_budgets.read_budgets()["table/8"]["Clang 19"]
        picture = (ROOT / "docs/pictures/profile-clang.svg").read_text(encoding="utf-8")
        self.assertTrue(f": {steps:,} steps, " in picture, "the target docs-profile draws it")

    def test_the_page_has_the_shards_that_are_made(self):
        page = (ROOT / "docs/guide/scale.md").read_text(encoding="utf-8")
        function = (ROOT / "src/cmake/installed/ctqueens_verify_counts.cmake").read_text(encoding="utf-8")
        standard, wide = (shards.split() for shards in re.findall(r"set\(shards_from_12 ([\d ]+)\)", function))
        for size, shards in enumerate(itertools.zip_longest(standard, wide, fillvalue=""), 12):
            row = r"\n\| {} \|[^|]+\| {} \|[^|]+\|[^|]+\| {} \|".format(size, *shards)
            self.assertTrue(re.search(row, page), f"N = {size}: {shards} shards")
