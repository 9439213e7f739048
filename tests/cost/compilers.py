# SPDX-License-Identifier: BSL-1.0
"""Runs compilers, and finds the smallest limit of evaluation steps at which a source compiles."""

import functools
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

BYTECODE = "-fexperimental-new-constant-interpreter"  # Clang's new evaluator, which compiles to bytecode


class Failure(Exception):
    """A command that did not succeed; says what its first error was."""


@dataclass(frozen=True)
class Cost:
    cpu: float  # seconds, user and system
    memory: float  # the peak, MiB


def first_error(output):
    """The first error of a compiler or linker, or the first line of any other output."""
    error = (re.search(r"[^/\s]*:\d+:.*?error: .*", output)  # file:line:column, without folders
             or re.search(r"undefined reference.*|error: .*|.+", output))
    return error.group() if error else "no message"


def run(command, folder):
    """Runs a command in a folder, where its standard output goes to the file `output`."""
    with open(Path(folder, "output"), "wb") as stdout, open(Path(folder, "errors"), "wb") as stderr:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr,
                                   env={**os.environ, "LC_ALL": "C"})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise Failure(first_error(Path(folder, "errors").read_text(errors="replace")))
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


@dataclass(frozen=True)
class Compiler:
    path: str
    family: str  # GCC, Clang or Apple Clang, whose versions are not those of Clang
    version: str
    build: str  # the version as its distribution writes it
    options: tuple = ()  # always passed

    @property
    def name(self):
        name = f"{self.family} {self.version.split('.')[0]}"
        return f"{name} bytecode" if BYTECODE in self.options else name

    @property
    def limit_option(self):
        """The option that limits the steps of one constant evaluation."""
        return "-fconstexpr-ops-limit=" if self.family == "GCC" else "-fconstexpr-steps="

    def command(self, *options, standard="c++20"):
        """The command that starts the compiler with some options."""
        return [self.path, f"-std={standard}", *self.options, *options]

    def compile(self, source, folder, *options):
        """Compiles a text to unit.o in a folder, and returns the cost."""
        Path(folder, "unit.cpp").write_text(source, encoding="utf-8")
        return run(self.command(*options, "-c", "unit.cpp", "-o", "unit.o"), folder)


def identify(command):
    """The compiler that a command starts, or None if it is not found. Options can follow its name."""
    program, *options = [command] if shutil.which(command) else shlex.split(command)
    path = shutil.which(program)
    if path is None:
        return None
    text = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"\d+\.\d+\.\d+", text)
    family = ("Apple Clang" if "Apple clang" in text else "Clang" if "clang" in text
              else "GCC" if "Free Software Foundation" in text else None)
    if not family or not version:
        return None
    build = re.sub(r"^\S*\+\+\S* ", "", text.splitlines()[0])  # GCC begins with the command
    return Compiler(os.path.abspath(path), family, version.group(), build, tuple(options))


def smallest_limit(accepts, guess):
    """The smallest limit that is accepted, found by doubling and bisection; quick if guessed."""
    low, high = -1, guess  # low is not accepted, high may be
    while not accepts(high):
        low, high = high, max(1, 2 * high)
    if high == guess and guess > 0 and not accepts(guess - 1):
        return guess
    while high - low > 1:
        middle = (low + high) // 2
        if accepts(middle):
            high = middle
        else:
            low = middle
    return high


def smallest_steps(compiler, source, guess, *options):
    """The smallest limit of steps at which a source compiles."""
    with tempfile.TemporaryDirectory() as folder:
        @functools.cache
        def accepts(limit):
            try:
                compiler.compile(source, folder, *options, f"{compiler.limit_option}{limit}")
                return True
            except Failure:
                return False

        if not accepts(guess):
            compiler.compile(source, folder, *options)  # fails if it is not the limit that is wrong
        return smallest_limit(accepts, guess)
