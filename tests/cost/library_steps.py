# SPDX-License-Identifier: BSL-1.0
"""The evaluation steps of the library's searches as the page meters a user's search (src/site/user_program/meter.cpp):
src/site/compiler/steps.json."""

import argparse
import json
import sys

from cases import INCLUDE, ROOT, searches
from compilers import identify, smallest_steps

STEPS = ROOT / "src/site/compiler/steps.json"
PROGRAM = ROOT / "src/site/user_program"
SIZES = range(4, 7)  # larger boards take the page too long to be metered


def steps(compiler, search, size, guess):
    meter = (PROGRAM / "meter.cpp").read_text(encoding="utf-8")
    for part, text in (
            ("program.cpp", f"#include <ctqueens/search/{search}.hpp>\nusing my_search = ctqueens::search::{search};"),
            ("size.hpp", f"namespace ctqueens::site {{ inline constexpr int user_size = {size}; }}")):
        meter = meter.replace(f'#include "{part}"', text + "\n")
    return smallest_steps(compiler, meter, guess, f"-I{INCLUDE}", f"-I{PROGRAM}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=["check", "add", "update"],
                        help="add measures only searches that are not there")
    parser.add_argument("clang")
    arguments = parser.parse_args()
    compiler = identify(arguments.clang)
    if compiler is None:
        parser.error(f"'{arguments.clang}' is no compiler that is known")
    known = json.loads(STEPS.read_text(encoding="utf-8"))
    measured = {}
    for search in searches():
        name = search.replace("_", "-")
        before = known.get(name, {})
        is_kept = arguments.action == "add" and before
        measured[name] = before if is_kept else {
            str(size): steps(compiler, search, size, before.get(str(size), 1 << 10)) for size in SIZES}
    if arguments.action != "check":
        STEPS.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")
    elif measured != known:
        sys.exit(f"{STEPS.name} should be {json.dumps(measured)}")


if __name__ == "__main__":
    main()
