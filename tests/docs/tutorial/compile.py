# SPDX-License-Identifier: BSL-1.0
"""Checks that a file does not compile, and that the errors are the expected ones:
compile.py mistake|exercise FILE --family GCC|Clang -- COMPILER [ARGUMENT…]

A mistake's first lines name what is expected; where they name other compilers only, it must
compile. An exercise must have failing static_asserts and no other errors, and its solution the same
assertions.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from sources import Problem, expected_errors, message, static_asserts

ASSERTION_FAILED = re.compile(r"error: static(?:_assert| assertion) failed")


def say(command, source):
    """Whether a compiler accepts a source, and what it says, with simple quotation marks."""
    # A reader compiles without the warnings that this project makes errors.
    process = subprocess.run([*command, "-w", "-fsyntax-only", source], text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             env={**os.environ, "LC_ALL": "C"})
    return process.returncode == 0, re.sub("[‘’]", "'", process.stdout)


def check_mistake(source, family, command):
    expected = [text for of, text in expected_errors(source.read_text(encoding="utf-8"))
                if of in (None, family)]
    accepted, output = say(command, source)
    if accepted != (not expected):
        raise Problem("it should not compile, but does" if accepted
                      else f"it should compile, but does not:\n{output}")
    for text in expected:
        if text not in output:
            raise Problem(f"expected '{text}', but the compiler says:\n{output}")


def check_exercise(source, command):
    exercise = static_asserts(source.read_text(encoding="utf-8"))
    solution = source.parent.parent / "solutions" / source.name
    if static_asserts(solution.read_text(encoding="utf-8")) != exercise:
        raise Problem("the static_asserts of the solution are others")
    messages = [message(assertion) for assertion in exercise]
    accepted, output = say(command, source)
    if accepted:
        raise Problem("nothing is left to do: it compiles")
    for line in output.splitlines():
        if "error:" in line and not ASSERTION_FAILED.search(line):
            raise Problem(f"it should have no errors but failing static_asserts, but has:\n{line}")
    if not any(text in output for text in messages):
        raise Problem(f"none of its messages is in what the compiler says:\n{output}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=("mistake", "exercise"))
    parser.add_argument("source", type=Path)
    parser.add_argument("--family", required=True)
    parser.add_argument("command", nargs="+")
    arguments = parser.parse_args()
    try:
        if arguments.kind == "mistake":
            check_mistake(arguments.source, arguments.family, arguments.command)
        else:
            check_exercise(arguments.source, arguments.command)
    except Problem as problem:
        sys.exit(f"{arguments.source.name}: {problem}")


if __name__ == "__main__":
    main()
