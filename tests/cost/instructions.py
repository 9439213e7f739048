# SPDX-License-Identifier: BSL-1.0
"""Counts the instructions that compilers execute: instructions.py measure|update|check

`measure` counts them for the cases of cases.py, writes instructions.csv, and updates the page. It
replaces the columns of the compilers that it finds and keeps the others, so it can be run on one
system after another; with --only, it replaces only some rows. `update` writes the tables of
docs/library/compile-cost.md. `check` compares the pages with instructions.csv, and instructions.csv with
what compilers execute now.

instructions.csv has millions of instructions of the compiler proper, without driver, assembler and
linker, and the peak of its memory in MiB. The groups `charge` and `steps` have instructions (not in
millions) and evaluation steps of one repetition.
"""

import argparse
import csv
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from cases import EVERYWHERE, HERE, INCLUDE, alternative_cases, measured_cases
from process import COMPILERS, Failure, find_compilers, first_error, measure, smallest_steps
from tables import problems_of_pages, update_page

FIGURES = HERE / "instructions.csv"
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
            "--log-file=valgrind.log"]
INCLUDES = [f"-I{INCLUDE}", f"-I{HERE}"]

EMPTY, ARRAY, ALL_92 = "reference/empty", "reference/array", "table/8"
TOLERANCE = 0.03
JOBS = 2
# All 92, solved and asserted, as a multiple of `#include <array>`.
AT_MOST = {"GCC": 0.5, "Clang": 0.75}


def read_figures():
    with open(FIGURES, newline="", encoding="utf-8") as file:
        return {row.pop("case"): row for row in csv.DictReader(file)}


def write_figures(figures):
    """Writes the rows in the order of the cases, without those of cases and compilers that are gone."""
    columns = [column for name in EVERYWHERE for column in (name, f"{name} MiB")]
    rows = [("build", EVERYWHERE), *((case.key, case.compilers) for case in measured_cases())]
    with open(FIGURES, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, ["case", *columns], lineterminator="\n")
        writer.writeheader()
        for key, compilers in rows:
            if key in figures:
                writer.writerow({"case": key, **{column: value for column, value in figures[key].items()
                                                 if column.removesuffix(" MiB") in compilers}})


def count(command, folder):
    """The instructions that a command executes, in millions."""
    measure([*VALGRIND, *command], folder)
    log = Path(folder, "valgrind.log").read_text()
    return int(re.search(r"I +refs: +([\d,]+)", log)[1].replace(",", "")) / 1e6


def compiler_proper(compiler, case, folder):
    """The command that a driver starts to compile unit.cpp."""
    driver = compiler.command(*INCLUDES, "-###", "-S", "unit.cpp", "-o", "unit.s", standard=case.standard)
    shown = subprocess.run(driver, cwd=folder, capture_output=True, text=True).stderr
    command = re.search(r'^ \S+/(cc1plus |\S+" "-cc1").*', shown, re.MULTILINE)
    if command is None:
        raise Failure(first_error(shown))
    return shlex.split(command[0])


def prepare(compiler, case, folder):
    """Writes what a case needs into a folder, and returns the command to measure."""
    unit = Path(folder, "unit.cpp")
    unit.write_text(case.source)
    if case.generator_argument:
        generator = HERE / "alternatives" / "generator.cpp"
        measure(compiler.command(generator, "-o", "generator"), folder)
        run = ["./generator", str(case.generator_argument)]
        if case.group == "generator run":
            return run
        measure(run, folder, unit.name)
    return compiler_proper(compiler, case, folder)


def cost_of(compiler, case):
    """Instructions in millions, or evaluation steps; and memory in MiB."""
    with tempfile.TemporaryDirectory() as folder:
        command = prepare(compiler, case, folder)
        if case.group == "steps":
            return smallest_steps(compiler, folder, "unit.cpp", 512), 0
        memory = measure(command, folder).memory
        return count(command, folder), memory


def figures_of(compiler, case):
    """The columns of a case for one compiler."""
    cost, memory = cost_of(compiler, case)
    if not case.baseline:
        return {compiler.name: f"{cost:.3f}", f"{compiler.name} MiB": round(memory)}
    cost -= cost_of(compiler, replace(case, source=case.baseline))[0]
    return {compiler.name: round(cost / case.repetitions * (1 if case.group == "steps" else 1e6))}


def measure_all(compilers, expression):
    """Measures the cases that an expression chooses; returns whether all of them compile."""
    figures = read_figures() if FIGURES.exists() else {}
    builds = figures.setdefault("build", {})
    for compiler in compilers:
        if expression and builds.get(compiler.name) != compiler.build:
            raise Failure(f"all else was measured with another {compiler.name}: measure all cases")
        builds[compiler.name] = compiler.build
    work = [(compiler, case) for case in measured_cases() if re.search(expression, case.key)
            for compiler in compilers if compiler.name in case.compilers]

    def run(item):
        compiler, case = item
        try:
            return item, figures_of(compiler, case)
        except Failure as failure:
            return item, failure

    failed = False
    with ThreadPoolExecutor(JOBS) as pool:
        for done, ((compiler, case), result) in enumerate(pool.map(run, work), 1):
            if isinstance(result, Failure):
                failed = True
                print(f"{case.key} on {compiler.name} failed: {result}", file=sys.stderr)
                continue
            figures.setdefault(case.key, {}).update(result)
            print(f"{done} of {len(work)}: {case.key} on {compiler.name}: {result[compiler.name]}",
                  flush=True)
            write_figures(figures)
    return not failed


def problems_of_ratio(name, array, all_92):
    most = AT_MOST[name.split()[0]]
    if all_92 > most * array:
        yield (f"{name}: all 92 cost {all_92 / array:.3f} times `#include <array>`, "
               f"which is more than {most}")


def problems_of_figures(figures):
    for name in EVERYWHERE:
        yield from problems_of_ratio(name, float(figures[ARRAY][name]), float(figures[ALL_92][name]))


def problems_of_compiler(figures, compiler):
    """Cheap cases whose figures are wrong, and ways to solve 4 queens that do not compile."""
    cases = {case.key: case for case in measured_cases()}
    now = {key: float(figures_of(compiler, cases[key])[compiler.name]) for key in (EMPTY, ARRAY, ALL_92)}
    for key, millions in now.items():
        recorded = float(figures[key][compiler.name])
        if abs(millions - recorded) > TOLERANCE * recorded:
            yield (f"{key} on {compiler.name}: {millions:.1f} million instructions, but "
                   f"{recorded:.1f} in {FIGURES.name}: run docs-compile-cost and docs-tutorial")
    yield from problems_of_ratio(compiler.name, now[ARRAY], now[ALL_92])
    for case in (case for case in alternative_cases() if case.name == "4"):
        with tempfile.TemporaryDirectory() as folder:
            try:
                measure(prepare(compiler, case, folder), folder)
            except Failure as failure:
                yield f"{case.key} on {compiler.name} failed: {failure}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("action", choices=["measure", "update", "check"])
    parser.add_argument("--with", dest="names", default="",
                        help="a regular expression that chooses compilers, of those that are installed: "
                             + ", ".join(EVERYWHERE))
    parser.add_argument("--only", default="",
                        help="a regular expression that chooses cases to measure")
    arguments = parser.parse_args()
    compilers = [each for each in find_compilers(COMPILERS.values())[0] if re.search(arguments.names, each.name)]
    has_valgrind = shutil.which("valgrind") is not None

    if arguments.action == "check":
        figures = read_figures()
        problems = [*problems_of_pages(figures), *problems_of_figures(figures)]
        recorded = [each for each in compilers if figures["build"][each.name] == each.build]
        for compiler in recorded if has_valgrind else []:
            problems += problems_of_compiler(figures, compiler)
        if problems:
            sys.exit("\n".join(problems))
        if not recorded or not has_valgrind:
            print("the pages are up to date; no valgrind, or no compiler of instructions.csv")
            sys.exit(77)  # skipped
        return
    complete = True
    if arguments.action == "measure":
        if not has_valgrind:
            sys.exit("instructions.py: there is no valgrind")
        complete = measure_all(compilers, arguments.only)
    update_page(read_figures())
    sys.exit(0 if complete else 1)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"instructions.py: {failure}")
