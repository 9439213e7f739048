# SPDX-License-Identifier: BSL-1.0
"""Counts the instructions that compilers execute, with valgrind, for the cases of cases.py:

    python3 tests/cost/instructions.py measure                 all cases, with the compilers that are installed
    python3 tests/cost/instructions.py measure --with 'GCC 12' --only 'table|header'
    python3 tests/cost/instructions.py update                  only writes the tables again
    python3 tests/cost/instructions.py check

`measure` writes instructions.csv after each case, and then the tables of compile-cost.md (tables.py). It keeps what it
does not measure, so run it on Debian 12, 13 and sid in turn; on Debian 12, it takes about 20 minutes. Then build the
target docs-tutorial, and run `check`. Boost and valgrind must be installed.

instructions.csv has millions of instructions of the compiler proper, without driver, assembler and linker, and the peak
of its memory in MiB.

`check` compares the pages with instructions.csv. It also measures what README.md promises: the 92 solutions cost less
than including <array> does."""

import argparse
import csv
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cases import ALL, ALTERNATIVES, COMPILERS, HERE, INCLUDE, measured_cases
from compilers import Failure, first_error, identify, run
from tables import problems_of_pages, update_page

FIGURES = HERE / "instructions.csv"
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
            "--log-file=valgrind.log"]
# All 92, solved and asserted, as a multiple of `#include <array>`.
AT_MOST = {"GCC 12": 0.440, "Clang 19": 0.650}


def read_figures():
    with open(FIGURES, newline="", encoding="utf-8") as file:
        return {row.pop("case"): row for row in csv.DictReader(file)}


def write_figures(figures):
    """Writes the rows in the order of the cases, without those of cases and compilers that are gone."""
    rows = [("build", ALL), *((case.key, case.compilers) for case in measured_cases())]
    with open(FIGURES, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, ["case", *(column for name in ALL for column in (name, f"{name} MiB"))],
                                lineterminator="\n")
        writer.writeheader()
        for key, compilers in rows:
            kept = {column: value for column, value in figures.get(key, {}).items()
                    if column.removesuffix(" MiB") in compilers}
            if kept:
                writer.writerow({"case": key, **kept})


def compiler_proper(compiler, case, folder):
    """The command that a driver starts to compile unit.cpp."""
    driver = compiler.command(f"-I{INCLUDE}", f"-I{HERE}", "-###", "-S", "unit.cpp", "-o", "unit.s",
                              standard=case.standard)
    shown = subprocess.run(driver, cwd=folder, capture_output=True, text=True, check=False).stderr
    command = re.search(r'^ \S+/(cc1plus |\S+" "-cc1").*', shown, re.MULTILINE)
    if command is None:
        raise Failure(first_error(shown))
    return shlex.split(command[0])


def prepare(compiler, case, folder):
    """Writes what a case needs into a folder, and returns the command to measure."""
    unit = Path(folder, "unit.cpp")
    unit.write_text(case.source, encoding="utf-8")
    if case.size:
        run(compiler.command(ALTERNATIVES / "generator.cpp", "-o", "generator"), folder)
        generate = ["./generator", str(case.size)]
        if case.is_run:
            return generate
        run(generate, folder)
        Path(folder, "output").replace(unit)
    return compiler_proper(compiler, case, folder)


def instructions(compiler, case):
    """The instructions that are executed for a case, and the peak of the memory in MiB."""
    with tempfile.TemporaryDirectory() as folder:
        command = prepare(compiler, case, folder)
        memory = run(command, folder).memory
        run([*VALGRIND, *command], folder)
        log = Path(folder, "valgrind.log").read_text(encoding="utf-8")
        return int(re.search(r"I +refs: +([\d,]+)", log)[1].replace(",", "")), memory


def figures_of(compiler, case):
    """The columns of a case for one compiler."""
    count, memory = instructions(compiler, case)
    return {compiler.name: f"{count / 1e6:.3f}", f"{compiler.name} MiB": str(round(memory))}


def measure(compilers, expression):
    """Measures the cases that an expression chooses; returns whether all of them compile."""
    figures = read_figures()
    for compiler in compilers:
        if expression and figures["build"].get(compiler.name) != compiler.build:
            raise Failure(f"all else was measured with another {compiler.name}: measure all cases")
        figures["build"][compiler.name] = compiler.build
    work = [(compiler, case) for case in measured_cases() if re.search(expression, case.key)
            for compiler in compilers if compiler.name in case.compilers]

    def measure_one(item):
        try:
            return figures_of(*item)
        except Failure as failure:
            return failure

    complete = True
    with ThreadPoolExecutor(2) as pool:
        for done, ((compiler, case), result) in enumerate(zip(work, pool.map(measure_one, work)), 1):
            where = f"{done} of {len(work)}: {case.key} on {compiler.name}"
            if isinstance(result, Failure):
                complete = False
                print(f"{where} failed: {result}", file=sys.stderr)
            else:
                figures.setdefault(case.key, {}).update(result)
                write_figures(figures)
                print(f"{where}: {result[compiler.name]}", flush=True)
    return complete


def problems(figures):
    yield from problems_of_pages(figures)
    for case in measured_cases():
        for name in case.compilers:
            if not figures.get(case.key, {}).get(name):
                yield f"{case.key} was not measured with {name}"


def problems_of_compiler(compiler):
    cases = {case.key: case for case in measured_cases()}
    array, all_92 = (instructions(compiler, cases[key])[0] for key in ("reference/array", "table/8"))
    if all_92 > AT_MOST[compiler.name] * array:
        yield (f"{compiler.name}: all 92 cost {all_92 / array:.4f} times `#include <array>`, "
               f"which is more than {AT_MOST[compiler.name]}")


def check(compilers):
    figures = read_figures()
    found = list(problems(figures))
    # Another build, or another standard library, may have another ratio.
    compared = [each for each in compilers if each.name in AT_MOST and figures["build"][each.name] == each.build]
    for compiler in compared:
        found += problems_of_compiler(compiler)
    if found:
        sys.exit("\n".join(found))
    if not compared:
        print("the pages are up to date; no compiler was measured")
        sys.exit(77)  # skipped


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["measure", "update", "check"])
    parser.add_argument("--with", dest="names", default="", metavar="REGEX",
                        help="which compilers, of those that are installed: " + ", ".join(ALL))
    parser.add_argument("--only", default="", metavar="REGEX", help="which cases to measure, such as table/8")
    arguments = parser.parse_args()
    if arguments.action != "update" and shutil.which("valgrind") is None:
        sys.exit("instructions.py: valgrind is not installed")
    compilers = [compiler for compiler in map(identify, COMPILERS.values())
                 if compiler and re.search(arguments.names, compiler.name)]
    if arguments.action == "check":
        check(compilers)
        return
    complete = arguments.action == "update" or measure(compilers, arguments.only)
    update_page(read_figures())
    sys.exit(0 if complete else 1)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"instructions.py: {failure}")
