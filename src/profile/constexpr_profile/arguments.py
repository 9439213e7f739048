# SPDX-License-Identifier: BSL-1.0
"""The command line, and what it and the debug adapter let the user choose."""
from __future__ import annotations

import argparse
import os
import pathlib
import re

from .errors import Failure
from .evaluations.choice import file_and_line
from .moments.profile import SAMPLES, SEED
from .output.export import FORMS, read_summary
from .output.report import ROWS
from .version import VERSION

_NUMBER = re.compile(r"\d+(,\d{3})*")  # there may be commas between its digits
_USAGE = """%(prog)s [options] -- compiler [compiler options] file.cpp
       %(prog)s [options] -p build file.cpp
       %(prog)s dap [-j N] [--no-cache]"""

_EXAMPLES = """examples:
  %(prog)s -- g++ -std=c++20 file.cpp               where the largest evaluation spends its steps
  %(prog)s --step -- g++ -std=c++20 file.cpp        step through an assertion that is false, or what else fails
  %(prog)s --list -- clang++ -std=c++20 file.cpp    all evaluations, with their steps
  %(prog)s --at file.cpp:30 --step -p build file.cpp    step through the one at line 30

A step is about a statement with Clang, and an operation with GCC. In the tables, "self" is the share of the steps that
a function or a line takes itself, and "total" also has those of what it calls; ± is the standard error."""

WALK = -1  # --step without a number
_OF_PROFILES = ("samples", "seed", "top", "output", "compare")
_WITHOUT_EFFECT = {"list": ("at", *_OF_PROFILES), "all": ("at",), "step": _OF_PROFILES}  # by what they come with


def number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text.replace(",", ""))


def positive(text: str) -> int:
    result = number(text)
    if result < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not positive")
    return result


def _place(text: str) -> tuple[str, int]:
    found = file_and_line(text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text}: give FILE:LINE")
    return found


def _output(text: str) -> pathlib.Path:
    path = pathlib.Path(text)
    if path.suffix.lower() not in FORMS:
        raise argparse.ArgumentTypeError(f"{text}: the name must end in .svg, .json or .folded")
    if path.is_dir() or not path.parent.is_dir():  # before the user waits for its contents
        raise Failure(f"{text} cannot be written")
    return path


def add_common(reader: argparse.ArgumentParser) -> None:
    """The options that both have."""
    reader.add_argument("--no-cache", dest="cache", action="store_false",
                        help="do not use or keep answers of the compiler")
    reader.add_argument("-j", dest="jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
                        help="compilations at a time (default: as many as there are processors)")


def _parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="constexpr-profile", allow_abbrev=False, usage=_USAGE, epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Shows which functions and lines take the steps of a constant evaluation, and steps through one,\n"
                    "for example to see why a static_assert is false.")
    add, add_mode = result.add_argument, result.add_mutually_exclusive_group().add_argument
    add("file", nargs="?", help="the file, with -p")
    add("-p", dest="build", metavar="FOLDER", help="the folder of compile_commands.json")
    add("--entry", type=positive, metavar="N",
        help="which command of the file, if the folder has several")
    add("--at", type=_place, metavar="FILE:LINE", help="profile the evaluation that stands in this line")
    add_mode("--list", action="store_true", help="only list the evaluations, with their steps")
    add("--sort", choices=("steps", "time"), default="steps",
        help="with --list: by steps (default), or by time, with Clang 16 or newer")
    add_mode(
        "--all", action="store_true",
        help="profile the evaluations of the file together, the 50 largest at most")
    add("--system", action="store_true", help="include the headers of the compiler and the system")
    add("--first", type=positive, metavar="K",
        help="look at K steps of each at most (default: 8 times the limit, or 100 million if that is less)")
    add("--samples", type=positive, metavar="N", default=SAMPLES, help="number of samples (default: %(default)s)")
    add("--seed", type=number, metavar="N", default=SEED, help="random seed (default: %(default)s)")
    add("--top", type=positive, metavar="N", default=ROWS, help="rows of each table (default: %(default)s)")
    add("--output", metavar="FILE", type=_output, help="write a .svg, .json or .folded file")
    add("--compare", metavar="FILE", type=read_summary,
        help="show what has changed since --output wrote this .json file")
    add_mode(
        "--step", nargs="?", type=number, const=WALK, metavar="K",
        help="show step K; without K, step through the evaluation at a prompt")
    add_common(result)
    add("--version", action="version", version=f"%(prog)s {VERSION}")
    return result


def parse(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Reads the command line. Returns the options and the compile command."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    own, command = arguments[:end], arguments[end + 1:]
    reader = _parser()
    chosen, unknown = reader.parse_known_args(own)
    if unknown:
        reader.error(f"unrecognized arguments: {' '.join(unknown)}; a compile command belongs behind --")
    if bool(chosen.build) == bool(command) or bool(chosen.build) != bool(chosen.file):
        reader.error("give a compile command after --, or -p FOLDER and a file")
    if chosen.entry and not chosen.build:
        reader.error("--entry needs -p")

    def is_given(name: str) -> bool:
        return bool(getattr(chosen, name) != reader.get_default(name))

    for mode in filter(is_given, _WITHOUT_EFFECT):
        for name in filter(is_given, _WITHOUT_EFFECT[mode]):
            reader.error(f"--{name} has no effect with --{mode}")
    if is_given("sort") and not chosen.list:
        reader.error("--sort has no effect without --list")
    return chosen, command
