# SPDX-License-Identifier: BSL-1.0
"""What the tests in Python share beyond unittest: they run compilers, CMake and other programs.

CTest sets CXX and CXXFLAGS, the compiler and its flags, and what else a test is told. To run tests by hand, start in
their folder:
    cd tests/library/includes && PYTHONPATH=../.. CXX=clang++-19 python3 -m unittest test_includes.Arrows
"""

import os
import re
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).absolute().parent.parent
INCLUDE = ROOT / "include"
EXAMPLES = ROOT / "docs/examples"
COMPILER = (os.environ.get("CXX", "c++"), "-std=c++20", *shlex.split(os.environ.get("CXXFLAGS", "")))


def told(variable):
    """The words of an environment variable, quoted as for a shell."""
    return shlex.split(os.environ[variable])


def attempt(*command, **options):
    """Runs a command. The result has its `returncode`, `stdout` and `stderr`."""
    return subprocess.run(list(map(str, command)), **{
        "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "encoding": "utf-8", "errors": "replace", **options})


def run(*command, **options):
    """Runs a command that must succeed, and returns what it writes to the standard output."""
    result = attempt(*command, **options)
    if result.returncode != 0:
        command = " ".join(map(str, command))
        raise AssertionError(
            f"{command}\nhas exit status {result.returncode}:\n{result.stdout}{result.stderr or ''}")
    return result.stdout


def configure(sources, folder, *options):
    """Configures a project with CMake, which must not warn."""
    output = run("cmake", "-S", sources, "-B", folder, *options, stderr=subprocess.STDOUT)
    if re.search("^CMake .*Warning", output, re.MULTILINE):
        raise AssertionError(f"CMake warns:\n{output}")


def build(sources, folder, *options):
    """Builds a project with CMake."""
    configure(sources, folder, *options)
    run("cmake", "--build", folder)


def rejection(*arguments, source=None):
    """What the compiler says about a file, or about the text of a source; None if it compiles."""
    standard_input = [] if source is None else ["-x", "c++", "-"]
    result = attempt(*COMPILER, "-fsyntax-only", *arguments, *standard_input, input=source,
                     env={**os.environ, "LC_ALL": "C"})
    return result.stderr if result.returncode != 0 else None


def headers(but=()):
    """The names of all headers for C++ as they are included, except those that start with `but`."""
    names = sorted(path.relative_to(INCLUDE).as_posix() for path in INCLUDE.rglob("*.hpp"))
    assert len(names) > 20, f"There are only {len(names)} headers in {INCLUDE}"
    return [name for name in names if not name.startswith(but)]
