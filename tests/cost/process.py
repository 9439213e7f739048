# SPDX-License-Identifier: BSL-1.0
"""Runs compilers and what they built, and measures it."""

import functools
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass

# The compilers that are measured, and Debian's commands for them: the oldest, the usual and the newest. No Debian has
# them all.
BYTECODE = "-fexperimental-new-constant-interpreter"  # Clang's new evaluator, which compiles to bytecode
COMPILERS = {"GCC 12": "g++-12", "GCC 14": "g++-14", "GCC 16": "g++-16", "Clang 14": "clang++-14",
             "Clang 19": "clang++-19", "Clang 23": "clang++-23", "Clang 23 bytecode": f"clang++-23 {BYTECODE}"}

MEMORY_UNITS_IN_A_MEBIBYTE = 1 << 20 if sys.platform == "darwin" else 1 << 10  # of ru_maxrss


class Failure(Exception):
    """A command that did not succeed; says what its first error was."""


@dataclass(frozen=True)
class Cost:
    """The cost of a command, or of several in sequence."""

    cpu: float  # seconds, user and system
    memory: float  # the peak of one process, MiB

    def __add__(self, other):
        return Cost(self.cpu + other.cpu, max(self.memory, other.memory))


def first_error(output):
    """The first error of a compiler or linker, or the first line of any other output."""
    error = (re.search(r"[^/\s]*:\d+:.*?error: .*", output)  # file:line:column, without folders
             or re.search(r"undefined reference.*|error: .*|.+", output))
    return error.group() if error else "no message"


def measure(command, folder, output=None):
    """Runs a command in a folder; its standard output goes to a file there if one is named."""
    with open(os.path.join(folder, output or "output"), "wb") as stdout, \
         open(os.path.join(folder, "errors"), "w+b") as stderr:
        try:
            process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL,
                                       stdout=stdout, stderr=stderr, start_new_session=True,
                                       env={**os.environ, "LC_ALL": "C"})
        except OSError as error:
            raise Failure(f"{command[0]}: {error.strerror}")
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # a compiler and what it has started
            process.wait()
            raise
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            stderr.seek(0)
            raise Failure(first_error(stderr.read().decode(errors="replace")))
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / MEMORY_UNITS_IN_A_MEBIBYTE)


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

    def compile_command(self, source, *options):
        """The command that compiles a source to an object file."""
        return self.command(*options, "-c", source, "-o", "unit.o")


def identify(command):
    """The compiler that a command starts, or None if it is not found. Options can follow its name."""
    program, *options = [command] if shutil.which(command) else shlex.split(command)
    path = shutil.which(program)
    if path is None:
        return None
    text = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
    version = re.search(r"\d+\.\d+\.\d+", text)
    family = ("Apple Clang" if "Apple clang" in text else "Clang" if "clang" in text
              else "GCC" if "Free Software Foundation" in text else None)
    if not family or not version:
        return None
    build = re.sub(r"^\S*\+\+\S* ", "", text.splitlines()[0])  # GCC begins with the command
    return Compiler(os.path.abspath(path), family, version.group(), build, tuple(options))


def find_compilers(commands):
    """The compilers that these commands start, without duplicates, GCC first; and the commands that
    start none."""
    found, missing = {}, []
    for command in commands:
        compiler = identify(command)
        if compiler is None:
            missing.append(command)
        else:
            found.setdefault(compiler.name, compiler)
    return sorted(found.values(), key=lambda each: (each.family != "GCC", each.version)), missing


def merge_equal(columns):
    """Merges equal columns of one family of compilers: GCC 12/13 stands for GCC 12 and GCC 13."""
    merged = {}
    for name, cells in columns.items():
        family, version = name.split(" ", 1)
        merged.setdefault((family, cells), []).append(version)
    return {f"{family} {'/'.join(versions)}": cells for (family, cells), versions in merged.items()}


def split_names(column):
    """The names of the compilers of a column that merge_equal() has made."""
    family, versions = column.split(" ", 1)
    return [f"{family} {version}" for version in versions.split("/")]


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


def smallest_steps(compiler, folder, source, guess, *options):
    """The smallest limit of steps at which a source in a folder compiles."""
    @functools.cache
    def accepts(limit):
        try:
            compile_with(f"{compiler.limit_option}{limit}")
            return True
        except Failure:
            return False

    def compile_with(*limit):
        measure(compiler.compile_command(source, *options, *limit), folder)

    if not accepts(guess):
        compile_with()  # fails if it is not the limit that is wrong
    return smallest_limit(accepts, guess)
