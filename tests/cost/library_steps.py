# SPDX-License-Identifier: BSL-1.0
"""The evaluation steps of the library's searches as the page meters a user's search (src/site/user_program/meter.cpp):
src/site/compiler/steps.json."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from cases import INCLUDE, ROOT, searches
from process import identify, smallest_steps

STEPS = ROOT / "src/site/compiler/steps.json"
SIZES = range(4, 7)  # larger boards take the page too long to be metered


def steps(compiler, search, size, guess):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "program.cpp").write_text(
            f"#include <ctqueens/search/{search}.hpp>\nusing my_search = ctqueens::search::{search};\n")
        Path(folder, "size.hpp").write_text(f"namespace ctqueens::site {{ inline constexpr int user_size = {size}; }}\n")
        for name in ["meter.cpp", "my_search.hpp"]:
            Path(folder, name).write_text((ROOT / "src/site/user_program" / name).read_text())
        return smallest_steps(compiler, folder, "meter.cpp", guess, f"-I{INCLUDE}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("action", choices=["check", "add", "update"], help="add measures only searches that are not there")
    parser.add_argument("clang")
    arguments = parser.parse_args()
    compiler = identify(arguments.clang)
    if compiler is None:
        parser.error(f"'{arguments.clang}' is no compiler that is known")
    known = json.loads(STEPS.read_text())
    measured = {}
    for search in searches():
        name = search.replace("_", "-")
        before = known.get(name, {})
        if arguments.action == "add" and before:
            measured[name] = before
        else:
            measured[name] = {str(size): steps(compiler, search, size, before.get(str(size), 1 << 10)) for size in SIZES}
    if arguments.action != "check":
        STEPS.write_text(json.dumps(measured, indent=2) + "\n")
    elif measured != known:
        sys.exit(f"{STEPS.name} should be {json.dumps(measured)}")


if __name__ == "__main__":
    main()
