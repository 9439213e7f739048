# SPDX-License-Identifier: BSL-1.0
"""Measures what the library, and what one would use instead of it, costs to compile.

All cases of a compiler take turns, round after round, so that a machine whose speed drifts does not
favour one of them; what is reported is the median. Writes compile-cost.md, and results and plots
into compile-cost/, when everything is done and not before.
"""

import argparse
import os
import re
import shutil
import signal
import statistics
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

import plots
import report
from cases import COUNTS, HERE, INCLUDE, all_cases, table_case
from charges import CONSTRUCTS, EMPTY_LOOP, REPETITIONS
from process import SUPPORTED, Failure, find_compilers, measure, own_peak, smallest_steps
from results import Results
from variants import VARIANTS

ENOUGH_SECONDS = 6  # after which a case is not run again, if it was run LEAST_RUNS times
LEAST_RUNS = 3
INTERRUPTS = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}


def say(text):
    """Shows progress: in one line on a terminal; elsewhere prints only texts that end in a full stop."""
    if sys.stderr.isatty():
        columns = shutil.get_terminal_size().columns - 1
        text, end = (text, "\n") if text.endswith(".") else (text[:columns], "")
        print(f"\r\033[K{text}", end=end, file=sys.stderr, flush=True)
    elif text.endswith("."):
        print(text, file=sys.stderr, flush=True)


class Laboratory:
    def __init__(self, arguments, scratch):
        boost = filter(None, arguments.include.split(os.pathsep))
        folders = [INCLUDE, HERE, *map(os.path.abspath, boost)]
        self.including = [f"-I{folder}" for folder in folders]
        self.runs = arguments.runs
        self.cases = arguments.cases
        self.scratch = scratch
        self.results = Results()

    def compile(self, compiler, name, source, *options, standard="c++20"):
        Path(self.scratch, name).write_text(source)
        command = compiler.compile(name, *options, standard=standard)
        return measure([*command, *self.including], self.scratch)

    def build(self, compiler, source, program, *options):
        command = [compiler.command, "-std=c++20", f"-I{HERE}", *options, source, "-o", program]
        return measure(command, self.scratch)

    def run(self, compiler, case):
        """Compiles a case once."""
        if case.variant:
            case.variant.write(INCLUDE, Path(self.scratch, "variant"))
            return self.compile(compiler, "unit.cpp", case.source, "-Ivariant")
        if case.generator is None:
            return self.compile(compiler, "unit.cpp", case.source, standard=case.standard)
        generating = self.build(compiler, case.generator, "generator") + measure(
            ["./generator", str(case.size)], self.scratch, "table.cpp")
        compiling = measure(compiler.compile("table.cpp"), self.scratch)
        return compiling if case.pasted else generating + compiling

    @contextmanager
    def noting_failures(self, compiler, what):
        try:
            yield
        except Failure as failure:
            self.results.failures.append((compiler.name, what, str(failure)))
            say(f"{compiler.name}: {what} failed: {failure}.")

    def measure_cases(self, compiler):
        cases = self.cases
        for turn in range(self.runs):
            for number, case in enumerate(cases):
                say(f"{compiler.name}: round {turn + 1} of {self.runs}, "
                    f"case {number + 1} of {len(cases)}: {case.key}")
                with self.noting_failures(compiler, case.key):
                    self.results.add(compiler, case, self.run(compiler, case))
            say(f"{compiler.name}: round {turn + 1} of {self.runs} is done.")
            cases = [case for case in cases if self.is_wanted(compiler, case)]

    def is_wanted(self, compiler, case):
        costs = self.results.samples.get(compiler.name, {}).get(case.key, [])
        is_enough = (len(costs) >= LEAST_RUNS
                     and sum(cost.wall for cost in costs) >= ENOUGH_SECONDS)
        return bool(costs) and not is_enough and not any(
            failure[:2] == (compiler.name, case.key) for failure in self.results.failures)

    def steps(self, compiler, source, *options):
        """The steps of the most expensive evaluation in a source."""
        def compile(*limit):
            self.compile(compiler, "unit.cpp", source, *options, *limit)
        return smallest_steps(compile, compiler, 512)

    def measure_variants(self, compiler):
        """The steps of the table for N = 8 by each variant of the default search."""
        for variant in VARIANTS:
            say(f"{compiler.name}: steps of the variant: {variant.name}")
            with self.noting_failures(compiler, f"steps of variant/{variant.name}"):
                variant.write(INCLUDE, Path(self.scratch, "variant"))
                self.results.steps.setdefault(compiler.name, {})[variant.name] = self.steps(
                    compiler, table_case(8).source, "-Ivariant")

    def measure_charges(self, compiler):
        """What one evaluation of each construct takes: steps, time and memory."""
        constructs = [EMPTY_LOOP, *CONSTRUCTS]
        costs = {construct.name: [] for construct in constructs}
        for turn in range(self.runs):
            for construct in constructs:
                say(f"{compiler.name}: charges, round {turn + 1} of {self.runs}: {construct.name}")
                costs[construct.name].append(
                    self.compile(compiler, "unit.cpp", construct.source(REPETITIONS)))

        def charge(construct, unit):
            """What each evaluation adds to the empty loop: the median over the rounds."""
            return statistics.median(
                getattr(cost, unit) - getattr(loop, unit)
                for cost, loop in zip(costs[construct.name], costs[EMPTY_LOOP.name])) / REPETITIONS

        loop_steps = self.steps(compiler, EMPTY_LOOP.source(100))
        self.results.charges[compiler.name] = {}
        for construct in CONSTRUCTS:
            say(f"{compiler.name}: steps of: {construct.name}")
            self.results.charges[compiler.name][construct.name] = {
                "steps": round((self.steps(compiler, construct.source(100)) - loop_steps) / 100),
                "nanoseconds": round(charge(construct, "cpu") * 1e9),
                "bytes": round(charge(construct, "memory") * (1 << 20))}
        say(f"{compiler.name}: charges are done.")

    def measure_starting(self, compiler):
        """How long a program that solves when it starts takes to do so."""
        def start(size):
            Path(self.scratch, "start.cpp").write_text(
                '#include "alternatives/at_start.hpp"\n'
                f"int main() {{ return at_start::solutions<{size}>.empty() ? 1 : 0; }}\n")
            self.build(compiler, "start.cpp", f"start-{size}", "-O2")
            return lambda: measure([f"./start-{size}"], self.scratch).wall

        sizes = [1, *(size for size in COUNTS if size >= 8)]
        programs = {size: start(size) for size in sizes}
        walls = {size: [] for size in sizes}
        for turn in range(15 * self.runs):
            say(f"solving at start, round {turn + 1} of {15 * self.runs}")
            for size in sizes:
                walls[size].append(programs[size]())
        nothing = statistics.median(walls.pop(1))
        self.results.starting = {size: max(0.0, statistics.median(wall) - nothing)
                                 for size, wall in walls.items()}

    def measure_shell(self, shell):
        """The shell's time for 92 boards, times that of cat for the same bytes."""
        say("the shell and cat, in turns")
        measure([shell], self.scratch, "boards.txt")
        pairs = [(measure([shell], self.scratch).wall,
                  measure(["cat", "boards.txt"], self.scratch).wall) for _ in range(30 * self.runs)]
        self.results.shell_to_cat = (statistics.median(pair[0] for pair in pairs)
                                     / statistics.median(pair[1] for pair in pairs))


def write(results, output):
    """Writes the report to the output folder. Files are replaced only when the new ones are complete."""
    with tempfile.TemporaryDirectory(dir=output, prefix=".compile-cost-") as new:
        new = Path(new)
        folder = new / "compile-cost"
        folder.mkdir()
        try:
            pictures = plots.draw(results, folder)
        except Failure as failure:
            results.failures.append(("all", "plots", str(failure)))
            pictures = {}
        (folder / "results.json").write_text(results.to_json())
        (new / "compile-cost.md").write_text(report.render(results, pictures))

        signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
        (output / "compile-cost").mkdir(exist_ok=True)
        for old in (output / "compile-cost").glob("*.svg"):
            old.unlink()
        for file in [*folder.iterdir(), new / "compile-cost.md"]:
            os.replace(file, output / file.relative_to(new))


def choose_cases(expression):
    try:
        cases = [case for case in all_cases() if re.search(expression, case.key)]
    except re.error as error:
        raise argparse.ArgumentTypeError(f"'{expression}' is no regular expression: {error}")
    if not cases:
        raise argparse.ArgumentTypeError(f"no case is called '{expression}'")
    return cases


def choose_folder(name):
    """A folder that files can be written to; it is made if it is not there."""
    folder = Path(name).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"can't write to '{name}': {error.strerror}")
    return folder


def choose_program(name):
    if not os.access(name, os.X_OK):
        raise argparse.ArgumentTypeError(f"'{name}' is no program")
    return os.path.abspath(name)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=choose_folder, required=True, help="the folder for the report")
    parser.add_argument("--compiler", action="append", default=[], help="a compiler to measure")
    parser.add_argument("--supported", action="store_true",
                        help="measure those of " + ", ".join(SUPPORTED) + " that are here")
    parser.add_argument("--include", default="",
                        help="where Boost's headers are, a list of folders")
    parser.add_argument("--shell", type=choose_program, help="the program ctqueens")
    parser.add_argument("--runs", type=int, choices=range(1, 100), metavar="RUNS", default=7,
                        help="how often each case is compiled, 1 to 99; slow ones less often")
    parser.add_argument("--only", type=choose_cases, default=".", dest="cases",
                        help="a regular expression that chooses cases by group and name")
    parser.add_argument("--no-charges", action="store_true",
                        help="leave out what the evaluators charge for, and all that runs")
    return parser.parse_args()


def main():
    for interrupt in INTERRUPTS:
        signal.signal(interrupt, signal.default_int_handler)
    arguments = parse_arguments()
    compilers, missing = find_compilers(
        [*arguments.compiler, *(SUPPORTED if arguments.supported else [])])
    for command in missing:
        say(f"There is no compiler {command} on this machine.")
    if plots.program() is None:
        say("There is no gnuplot on this machine (Debian: gnuplot-nox): the report has no plots.")
    if not compilers:
        sys.exit("compile-cost: there is no compiler")

    with tempfile.TemporaryDirectory() as scratch:
        laboratory = Laboratory(arguments, scratch)
        results = laboratory.results
        results.compilers, results.missing = compilers, missing
        for compiler in compilers:
            laboratory.measure_cases(compiler)
            if not arguments.no_charges:
                with laboratory.noting_failures(compiler, "charges"):
                    laboratory.measure_charges(compiler)
                laboratory.measure_variants(compiler)
        if not arguments.no_charges:
            with laboratory.noting_failures(compilers[0], "what runs"):
                laboratory.measure_starting(compilers[0])
                if arguments.shell:
                    laboratory.measure_shell(arguments.shell)
        results.floor = own_peak()
        write(results, arguments.output)
    say(f"The report is {arguments.output / 'compile-cost.md'}.")
    if results.failures:
        sys.exit(f"compile-cost: failures: {len(results.failures)}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\ncompile-cost: interrupted; no report was written")
