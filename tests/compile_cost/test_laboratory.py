# SPDX-License-Identifier: BSL-1.0
"""What the laboratory does when something is missing, does not compile, or stops it."""

import json
import os
import re
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import laboratory
import plots
import scale
import step_budgets
from cases import HERE, INCLUDE, STANDARDS, Case, library_cases, standard_cases
from charges import CONSTRUCTS
from process import Compiler, Cost, identify, measure, smallest_limit
from results import Results
from variants import VARIANTS

COMPILER = identify(os.environ.get("CXX", "c++"))

# Stands in for a compiler: takes the time that the environment says, and refuses a source that
# holds what the environment says.
STUB = """#!/bin/sh
if [ "$1" = --version ]; then echo "g++ 12.2.0, Free Software Foundation"; exit; fi
while [ $# -gt 0 ] && [ "$1" != -c ]; do shift; done
[ "$1" = -c ] || exit 0
file=$2
[ -z "$STUB_SECONDS" ] || { : >"$STUB_STARTED"; sleep "$STUB_SECONDS"; }
if [ -n "$STUB_REFUSES" ] && grep -q "$STUB_REFUSES" "$file"; then
    echo "$file:1:1: error: this is refused" >&2; echo "$file:2:1: error: so is this" >&2; exit 1
fi
"""


@unittest.skipIf(plots.program() is None, "gnuplot is not here")
class Laboratory(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.output = self.folder / "output"
        self.output.mkdir()
        compiler = self.folder / "g++-12"  # the only one of the supported compilers on the path
        compiler.write_text(STUB)
        compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
        for tool in ("sh", "ls", "head", "grep", "sleep", "gnuplot"):
            self.link(tool)

    def link(self, tool):
        path = next(path for folder in os.environ["PATH"].split(os.pathsep)
                    if os.access(path := Path(folder, tool), os.X_OK))
        (self.folder / tool).symlink_to(path)

    def start(self, only, arguments=(), **environment):
        command = [sys.executable, "-B", Path(laboratory.__file__), "--supported", "--runs", "1",
                   "--output", self.output, "--no-charges", "--only", only,
                   *arguments]
        return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env={"PATH": str(self.folder), **environment})

    def run_laboratory(self, only, arguments=(), **environment):
        process = self.start(only, arguments, **environment)
        _, messages = process.communicate()
        return process.returncode, messages

    def test_says_which_compilers_are_missing_and_goes_on(self):
        status, messages = self.run_laboratory("reference|table")
        self.assertEqual(status, 0, messages)
        for missing in ("clang++-14", "clang++-16", "clang++-19"):
            self.assertIn(f"There is no compiler {missing} on this machine.", messages)
        self.assertIn("clang++-16", (self.output / "compile-cost.md").read_text())

    def test_writes_results_and_plots(self):
        self.run_laboratory("reference|table|search")
        results = json.loads((self.output / "compile-cost" / "results.json").read_text())
        self.assertEqual(results["compilers"], {"GCC 12": "12.2.0"})
        self.assertIn("table/12", [sample["case"] for sample in results["samples"]])
        for plot in ("over-n-gcc-12.svg", "over-searches.svg"):
            self.assertIn("<svg", (self.output / "compile-cost" / plot).read_text())

    def test_reports_what_does_not_compile_and_fails(self):
        status, messages = self.run_laboratory("reference|table", STUB_REFUSES="solutions<7>")
        self.assertEqual(status, 1)
        self.assertIn("GCC 12: table/7 failed: unit.cpp:1:1: error: this is refused.", messages)
        page = (self.output / "compile-cost.md").read_text()
        self.assertIn("| table/7 | GCC 12 | `unit.cpp:1:1: error: this is refused` |", page)
        self.assertNotIn("so is this", page)

    def test_an_interrupted_run_leaves_what_was_there(self):
        (self.output / "compile-cost.md").write_text("the report of yesterday\n")
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            started = self.folder / f"started-{number}"
            process = self.start("reference|table", STUB_SECONDS="60", STUB_STARTED=str(started))
            while not started.exists() and process.poll() is None:
                time.sleep(0.01)
            process.send_signal(number)
            _, messages = process.communicate()
            self.assertNotEqual(process.returncode, 0)
            self.assertIn("interrupted; no report was written", messages)
            self.assertEqual([file.name for file in self.output.iterdir()], ["compile-cost.md"])
            self.assertEqual((self.output / "compile-cost.md").read_text(),
                             "the report of yesterday\n")

    def test_refuses_what_makes_no_sense(self):
        status, messages = self.run_laboratory("no-such-case")
        self.assertEqual(status, 2)
        self.assertIn("no case is called 'no-such-case'", messages)
        status, messages = self.run_laboratory("[")
        self.assertEqual(status, 2)
        self.assertIn("'[' is no regular expression", messages)

        file = self.folder / "file"
        file.touch()
        for option, value in (("--output", file), ("--shell", self.folder / "none")):
            status, messages = self.run_laboratory("reference", arguments=[option, value])
            self.assertEqual(status, 2)
            self.assertIn(f"'{value}'", messages)

    def test_what_is_no_compiler_is_missing(self):
        status, messages = self.run_laboratory("reference", arguments=["--compiler", "ls"])
        self.assertEqual(status, 0)
        self.assertIn("There is no compiler ls on this machine.", messages)

    def test_goes_without_plots(self):
        (self.folder / "gnuplot").unlink()
        (self.output / "compile-cost").mkdir()
        (self.output / "compile-cost" / "over-n-of-yesterday.svg").touch()
        status, messages = self.run_laboratory("reference|table|search")
        self.assertEqual(status, 0)
        self.assertIn("There is no gnuplot on this machine", messages)
        self.assertNotIn(".svg", (self.output / "compile-cost.md").read_text())
        self.assertEqual(list((self.output / "compile-cost").glob("*.svg")), [])

    def test_reports_plots_that_can_not_be_drawn(self):
        (self.folder / "gnuplot").unlink()
        (self.folder / "gnuplot").symlink_to("/bin/false")
        status, messages = self.run_laboratory("reference|table")
        self.assertEqual(status, 1)
        self.assertIn("plots", (self.output / "compile-cost.md").read_text())

    def test_goes_without_a_reference(self):
        for only in ("table", "search|variant", "header"):
            status, messages = self.run_laboratory(only)
            self.assertEqual(status, 0, messages)


class Sources(unittest.TestCase):
    def test_each_variant_changes_what_is_there(self):
        for variant in VARIANTS:
            with tempfile.TemporaryDirectory() as folder:
                variant.write(INCLUDE, folder)
                changed = Path(folder, variant.header).read_text()
            unchanged = (INCLUDE / variant.header).read_text()
            self.assertEqual(changed == unchanged, variant.name == "as it is", variant.name)

    def test_each_construct_compiles(self):
        with tempfile.TemporaryDirectory() as folder:
            for construct in CONSTRUCTS:
                Path(folder, "unit.cpp").write_text(construct.source(10))
                measure(COMPILER.compile("unit.cpp"), folder)


    def test_each_standard_compiles_as_what_it_is(self):
        cases = list(standard_cases())
        self.assertEqual([case.name for case in cases if case.group == "standard"], list(STANDARDS))
        with tempfile.TemporaryDirectory() as folder:
            for case in cases:
                Path(folder, "unit.cpp").write_text(case.source)
                measure(COMPILER.compile("unit.cpp", standard=case.standard), folder)
            Path(folder, "unit.cpp").write_text("int constexpr;\n")  # a keyword since C++11
            measure(COMPILER.compile("unit.cpp", standard=cases[0].standard), folder)


class Files(unittest.TestCase):
    def test_have_each_case_times_array_in_its_round(self):
        compiler, results = Compiler("g++", "GCC", "12.2.0"), Results()
        results.compilers = [compiler]
        for key, seconds in (("reference/array", (1, 2)), ("table/8", (3, 3))):
            for second in seconds:
                results.add(compiler, Case(*key.split("/"), ""), Cost(second, second, 0, 20))
        samples = json.loads(results.to_json())["samples"]
        self.assertEqual([sample["times_array"] for sample in samples], [[1, 1], [3, 1.5]])


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


class Reports(unittest.TestCase):
    """What is written by hand in a report is what its template says now."""

    def test_are_those_of_the_templates(self):
        for template, report in [("report.md", "compile-cost.md"), ("scale.md", "scale.md")]:
            text = (HERE.parent.parent / "docs" / report).read_text()
            for passage in re.split(r"\$[a-z_]+", (HERE / template).read_text()):
                self.assertIn(passage.strip().replace("$$", "$"), text)

    def test_have_the_shards_that_are_made(self):
        text = (HERE.parent.parent / "docs" / "scale.md").read_text()
        for size, shards in scale.shards_of("standard").items():
            wide = scale.shards_of("wide")[size]
            self.assertRegex(text, rf"\n\| {size} \| [\d,]+ \| {shards} \|[^|]+\|[^|]+\| {wide} \|")


if __name__ == "__main__":
    unittest.main()
