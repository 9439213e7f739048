# SPDX-License-Identifier: BSL-1.0
"""Checks that a file does not compile, and that the errors are the expected ones:
compile.py mistake|exercise FILE --compiler "GCC|Clang VERSION" -- COMMAND [ARGUMENT…]

The .txt beside a mistake names what is expected; where it names other compilers only, the mistake
must compile. An exercise must have failing static_asserts and no other errors.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

ASSERTION_FAILED = re.compile(r"error: static(?:_assert| assertion) failed")


class Failure(Exception):
    """What is wrong with a file, in a sentence."""


def expected_errors(text, compiler):
    """The errors that a compiler must report. Each line of the text begins with `error: ` or with
    the compilers that it is for: `GCC: `, `GCC 14+: ` or `GCC 14-16: `."""
    errors = re.findall(r"^(error|GCC|Clang)(?: (\d+)(?:\+|-(\d+)))?: (.*)$", text, re.MULTILINE)
    if len(errors) != len(text.splitlines()):
        raise Failure(f"not every line says which compiler it is for:\n{text}")
    name, version = compiler.split()
    major = int(version.partition(".")[0])
    return [error for of, first, last, error in errors
            if of in ("error", name) and int(first or 0) <= major <= int(last or major)]


def say(command, source):
    """Whether a compiler accepts a source, and what it says, with simple quotation marks."""
    # Readers do not treat warnings as errors. Since GCC 13, its warnings are part of the messages.
    process = subprocess.run([*command, "-Wno-error", "-fsyntax-only", source], text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             env={**os.environ, "LC_ALL": "C"})
    return process.returncode == 0, re.sub("[‘’]", "'", process.stdout)


def check_mistake(source, compiler, command):
    expected = expected_errors(source.with_suffix(".cpp.txt").read_text(encoding="utf-8"), compiler)
    accepted, output = say(command, source)
    if accepted != (not expected):
        raise Failure("it should not compile, but does" if accepted
                      else f"it should compile, but does not:\n{output}")
    for text in expected:
        if text not in output:
            raise Failure(f"expected '{text}', but the compiler says:\n{output}")


def check_exercise(source, command):
    messages = re.findall(r'\bstatic_assert\([^;]*"([^"]*)"\);', source.read_text(encoding="utf-8"))
    accepted, output = say(command, source)
    if accepted:
        raise Failure("nothing is left to do: it compiles")
    for line in output.splitlines():
        if "error:" in line and not ASSERTION_FAILED.search(line):
            raise Failure(f"it should have no errors but failing static_asserts, but has:\n{line}")
    if not any(message in output for message in messages):
        raise Failure(f"none of its messages is in what the compiler says:\n{output}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=("mistake", "exercise"))
    parser.add_argument("source", type=Path)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("command", nargs="+")
    arguments = parser.parse_args()
    try:
        if arguments.kind == "mistake":
            check_mistake(arguments.source, arguments.compiler, arguments.command)
        else:
            check_exercise(arguments.source, arguments.command)
    except Failure as failure:
        sys.exit(f"{arguments.source.name}: {failure}")


if __name__ == "__main__":
    main()
