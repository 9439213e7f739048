# SPDX-License-Identifier: BSL-1.0
"""The evaluation steps that the library may take: step_budgets.csv.

A budget is the smallest -fconstexpr-steps (Clang) or -fconstexpr-ops-limit (GCC) at which a
translation unit compiles, that is the cost of its most expensive constant evaluation. It depends on
the compiler and on nothing else, so it is held exactly. Compilers that take the same steps share a
column, such as `GCC 12/13`.
"""

import argparse
import csv
import os
import sys
import tempfile
from pathlib import Path

from cases import INCLUDE, library_cases
from process import Failure, find_compilers, identify, merge_equal, smallest_steps, split_names

BUDGETS = Path(__file__).resolve().parent / "step_budgets.csv"


def read_budgets():
    """The budgets by the case's key and the compiler's name."""
    with open(BUDGETS, newline="") as file:
        return {row.pop("case"): {name: int(value) for column, value in row.items() if value
                                  for name in split_names(column)}
                for row in csv.DictReader(file)}


def write_budgets(budgets, file):
    """Writes one column for compilers that take the same steps in all cases."""
    names = sorted({name for row in budgets.values() for name in row},
                   key=lambda name: (name.split()[0] != "GCC", name))
    columns = merge_equal({name: tuple(row.get(name, "") for row in budgets.values()) for name in names})
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["case", *columns])
    writer.writerows(zip(budgets, *columns.values()))


def steps(compiler, include, case, guess):
    """The smallest limit at which a case compiles; quick if the guess is right."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text(case.source)
        return smallest_steps(compiler, folder, "unit.cpp", guess, f"-I{include}")


def check(compiler, include, case, budget):
    """What is wrong with a budget, or nothing."""
    where = f"{case.key} on {compiler.name}"
    try:
        now = steps(compiler, include, case, budget or 0)
    except Failure as failure:
        return f"{where} failed: {failure}"
    if budget is None:
        return f"{where} has no budget; it takes {now} steps"
    if now > budget:
        return f"{where} rose from {budget} to {now} steps"
    if now < budget:
        return f"{where} fell from {budget} to {now} steps: lower its budget in {BUDGETS.name}"
    return None


def measure_all(compiler, include, cases, budgets):
    """Sets the budgets of a compiler to what it takes now."""
    for key, case in cases.items():
        row = budgets.setdefault(key, {})
        before = row.get(compiler.name)
        # What another compiler of the family takes is the best guess for one that is new.
        similar = [row[name] for name in row if name.startswith(compiler.family)]
        try:
            row[compiler.name] = steps(compiler, include, case, before or max(similar, default=1 << 16))
        except Failure as failure:
            sys.exit(f"{key} on {compiler.name} failed: {failure}")
        if row[compiler.name] != before:
            print(f"{key} on {compiler.name}: from {before} to {row[compiler.name]}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=["list", "check", "add", "update", "show"],
                        help="show prints the file with what the compiler takes now; update writes it, with what "
                             "the other compilers in the file take, too, if they are installed; add measures only "
                             "cases that are not in the file")
    parser.add_argument("case", nargs="?", help="the case to check, for example search/bitmask")
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--include", type=os.path.abspath, default=INCLUDE,
                        help="the include folder to check")
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
        budget = budgets.get(arguments.case, {}).get(compiler.name)
        sys.exit(check(compiler, arguments.include, cases[arguments.case], budget))
    else:
        names = {name for row in budgets.values() for name in row} if arguments.action != "show" else ()
        commands = [name.replace("GCC ", "g++-").replace("Clang ", "clang++-") for name in sorted(names)]
        measured = {key: case for key, case in cases.items() if arguments.action != "add" or key not in budgets}
        for each in find_compilers([arguments.compiler, *commands])[0]:
            measure_all(each, arguments.include, measured, budgets)
        budgets = {key: budgets[key] for key in cases}
        if arguments.action == "show":
            write_budgets(budgets, sys.stdout)
        else:
            with open(BUDGETS, "w", newline="") as file:
                write_budgets(budgets, file)


if __name__ == "__main__":
    main()
