# SPDX-License-Identifier: BSL-1.0
"""The evaluation steps that the library may take: step_budgets.csv.

A budget is the smallest -fconstexpr-steps (Clang) or -fconstexpr-ops-limit (GCC) at which a translation unit compiles,
that is the cost of its most expensive constant evaluation. It depends on the compiler and on nothing else, so it is
held exactly. Compilers that take the same steps share a column, such as `GCC 12/13`."""

import argparse
import csv
import sys
from pathlib import Path

from cases import INCLUDE, library_cases
from compilers import Failure, identify, smallest_steps

BUDGETS = Path(__file__).resolve().parent / "step_budgets.csv"


def read_budgets():
    """The budgets by the case's key and the compiler's name."""
    with open(BUDGETS, newline="", encoding="utf-8") as file:
        return {row.pop("case"): {name: int(value) for column, value in row.items() if value
                                  for name in split_names(column)}
                for row in csv.DictReader(file)}


def write_budgets(budgets, file):
    names = sorted({name for row in budgets.values() for name in row},
                   key=lambda name: (name.split()[0] != "GCC", name))
    columns = merge_equal({name: tuple(row.get(name, "") for row in budgets.values()) for name in names})
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["case", *columns])
    writer.writerows(zip(budgets, *columns.values()))


def merge_equal(columns):
    """Merges equal columns of one family of compilers: GCC 12/13 stands for GCC 12 and GCC 13."""
    merged = {}
    for name, cells in columns.items():
        family, version = name.rsplit(" ", 1)
        merged.setdefault((family, cells), []).append(version)
    return {f"{family} {'/'.join(versions)}": cells for (family, cells), versions in merged.items()}


def split_names(column):
    """The names of the compilers of a column that merge_equal() has made."""
    family, versions = column.rsplit(" ", 1)
    return [f"{family} {version}" for version in versions.split("/")]


def steps(compiler, case, guess):
    """The steps of a case; quick if the guess is right."""
    return smallest_steps(compiler, case.source, guess, f"-I{INCLUDE}")


def check(compiler, case, budget):
    """What is wrong with a budget, or nothing."""
    where = f"{case.key} on {compiler.name}"
    try:
        now = steps(compiler, case, budget or 0)
    except Failure as failure:
        return f"{where} failed: {failure}"
    if budget is None:
        return f"{where} has no budget; it takes {now} steps"
    if now > budget:
        return f"{where} rose from {budget} to {now} steps"
    if now < budget:
        return f"{where} fell from {budget} to {now} steps: lower its budget in {BUDGETS.name}"
    return None


def measure(compiler, cases, budgets):
    """Sets the budgets of a compiler to what it takes now."""
    for case in cases:
        row = budgets.setdefault(case.key, {})
        before = row.get(compiler.name)
        # What another compiler of the family takes is the best guess for one that is new.
        similar = [row[name] for name in row if name.startswith(compiler.family)]
        now = steps(compiler, case, before or max(similar, default=1 << 16))
        if now != before:
            print(f"{case.key} on {compiler.name}: from {before} to {now}", file=sys.stderr)
        row[compiler.name] = now


def installed_compilers(first, budgets):
    """A compiler, and those in the file that are installed, by their names."""
    names = sorted({name for row in budgets.values() for name in row})
    commands = [name.replace("GCC ", "g++-").replace("Clang ", "clang++-") for name in names]
    return {each.name: each for each in [first, *map(identify, commands)] if each}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["list", "check", "add", "update", "show"],
                        help="show prints the file with what the compiler takes now; update writes it, with what "
                             "the other compilers in the file take, too, if they are installed; add measures only "
                             "cases that are not in the file")
    parser.add_argument("case", nargs="?", help="the case to check, for example search/bitmask")
    parser.add_argument("--compiler", default="c++")
    arguments = parser.parse_args()
    cases = {case.key: case for case in library_cases()}
    if arguments.action == "list":
        print(";".join(cases), end="")
        return
    compiler = identify(arguments.compiler)
    if compiler is None:
        parser.error(f"'{arguments.compiler}' is no compiler that is known")
    budgets = read_budgets()

    if arguments.action == "check":
        if not any(compiler.name in row for row in budgets.values()):
            print(f"there are no step budgets for {compiler.name}")
            sys.exit(77)  # skipped
        if arguments.case not in cases:
            parser.error(f"no case is called '{arguments.case}'")
        sys.exit(check(compiler, cases[arguments.case], budgets.get(arguments.case, {}).get(compiler.name)))

    measured = [case for case in cases.values() if arguments.action != "add" or case.key not in budgets]
    is_shown = arguments.action == "show"
    for each in [compiler] if is_shown else installed_compilers(compiler, budgets).values():
        measure(each, measured, budgets)
    budgets = {key: budgets[key] for key in cases}
    if is_shown:
        write_budgets(budgets, sys.stdout)
    else:
        with open(BUDGETS, "w", newline="", encoding="utf-8") as file:
            write_budgets(budgets, file)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"step_budgets.py: {failure}")
