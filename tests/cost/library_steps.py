# SPDX-License-Identifier: BSL-1.0
"""The evaluation steps of the library's searches as the page meters a user's search (src/site/user_program/meter.cpp):
library_steps.py check|add|update CLANG checks or updates src/site/compiler/steps.json with the numbers that Clang reports;
`add` measures only searches that are not in it."""

import json
import sys
import tempfile
from pathlib import Path

from cases import searches
from process import identify, measure, smallest_steps

PROJECT = Path(__file__).resolve().parents[2]
STEPS = PROJECT / "src/site/compiler/steps.json"
SIZES = range(4, 7)  # larger boards take the page too long to be metered


def steps(compiler, search, size, guess):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "program.cpp").write_text(
            f"#include <ctqueens/search/{search}.hpp>\nusing my_search = ctqueens::search::{search};\n")
        Path(folder, "size.hpp").write_text(f"namespace ctqueens::site {{ inline constexpr int user_size = {size}; }}\n")
        for name in ["meter.cpp", "my_search.hpp"]:
            Path(folder, name).write_text((PROJECT / "src/site/user_program" / name).read_text())

        def compile(*options):
            measure(compiler.compile("meter.cpp", f"-I{PROJECT / 'include'}", *options), folder)

        return smallest_steps(compile, compiler, guess)


def main():
    action, command = sys.argv[1:]
    compiler = identify(command)
    known = json.loads(STEPS.read_text())
    measured = {}
    for search in searches():
        name = search.replace("_", "-")
        before = known.get(name, {})
        if action == "add" and before:
            measured[name] = before
        else:
            measured[name] = {str(size): steps(compiler, search, size, before.get(str(size), 1 << 10)) for size in SIZES}
    if action != "check":
        STEPS.write_text(json.dumps(measured, indent=2) + "\n")
    elif measured != known:
        sys.exit(f"{STEPS.name} should be {json.dumps(measured)}")


main()
