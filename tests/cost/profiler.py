#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""profiler.py COMPILER...: measures what constexpr-profile costs, and prints tables for Markdown.

The unit is one compilation of the file with -fsyntax-only; for a long evaluation, it is what the samples would cost if
the compiler did nothing but evaluate: samples × steps / 2 at the speed of the evaluator. All times are processor
times, so they hold on a busy machine, too."""

import argparse
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tables import table

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "tests/profile/programs/board.cpp"
SAMPLES = 200
LONG = "a long evaluation"
LONG_LOOP = ("total(95)", "total(10000)")


def programs():
    """Texts of programs by what they are."""
    board = BOARD.read_text()
    return {
        "28 lines": board,
        "`backtracking`": "#include <ctqueens/search/backtracking.hpp>\n#include <ctqueens/solutions.hpp>\n"
                          "static_assert(ctqueens::solutions<8, ctqueens::search::backtracking>.size() == 92);\n",
        "`<vector>` and `<algorithm>`": f"#include <algorithm>\n#include <vector>\n{board}",
        "`<ranges>`": f"#include <ranges>\n{board}",
        LONG: board.replace(*LONG_LOOP)}


class Measured:
    """A program in a file, and what some commands for it cost."""
    def __init__(self, compiler, path, profiler, repeats):
        self.compiler, self.path, self.profiler, self.repeats = compiler, path, profiler, repeats

    def compile(self, *options):
        """The processor time of an ordinary compilation."""
        command = [self.compiler, "-std=c++20", f"-I{ROOT / 'include'}", *options, self.path]
        return median(command + ["-fsyntax-only"], 2 * self.repeats + 1)[0]

    def profile(self, *options):
        """The processor time of the profiler, and what it prints."""
        return median([sys.executable, "-B", self.profiler, "--no-cache", *options, "--", self.compiler, "-std=c++20",
                       f"-I{ROOT / 'include'}", self.path], self.repeats, must_succeed=True)

    def row(self, is_long):
        """The steps, and the costs of a list and of a profile as multiples of a compilation; for a long evaluation,
        also the time of a step, and the cost of the profile as a multiple of the bound."""
        once = self.compile()
        list_time, _ = self.profile("--list")
        time, text = self.profile("--samples", str(SAMPLES))
        steps = int(re.search(r": ([\d,]+) steps, ", text)[1].replace(",", ""))
        row = [f"{steps:,}", f"{1000 * once:.0f} ms", f"{list_time / once:.1f}", f"{time / once:.1f}"]
        if is_long:
            limit = "-fconstexpr-steps=" if "clang" in self.compiler else "-fconstexpr-ops-limit="
            evaluation = self.compile(f"{limit}{steps + 1000}") - self.compile(f"{limit}0")
            row += [f"{1e9 * evaluation / steps:.0f} ns", f"{time / (SAMPLES / 2 * evaluation):.2f}"]
        return row


def median(command, repeats, must_succeed=False):
    """The median of the processor times of a command and of what it starts, and what it prints."""
    times = []
    for _ in range(repeats):
        before = time_of_children()
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
        times.append(time_of_children() - before)
        if must_succeed and done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}: {done.stderr}")
    return statistics.median(times), done.stdout


def time_of_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("compilers", nargs="+", metavar="COMPILER")
    reader.add_argument("--repeats", type=int, default=3, metavar="N", help="of each profile (default: 3)")
    reader.add_argument("--profiler", default=ROOT / "src/profile", type=Path, metavar="PATH", help="another one")
    options = reader.parse_args()
    short, long = [], []
    with tempfile.TemporaryDirectory() as folder:
        for name, text in programs().items():
            path = Path(folder, "program.cpp")
            path.write_text(text)
            for compiler in options.compilers:
                program = Measured(compiler, path, options.profiler, options.repeats)
                label = [name, os.path.basename(compiler)]
                row = [*label, *program.row(name == LONG)]
                (long if name == LONG else short).append(row)
                print(*row, sep=", ", file=sys.stderr)  # the next one can take minutes
    header = ["program", "compiler", "steps", "compilation", "`--list`", f"{SAMPLES} samples"]
    print(table(header, short), end="\n\n")
    print(table([*header, "a step", "of the bound"], long))


if __name__ == "__main__":
    main()
