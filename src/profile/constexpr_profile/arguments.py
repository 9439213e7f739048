# SPDX-License-Identifier: BSL-1.0
"""The command line, and what it and the debug adapter let the user choose."""
from __future__ import annotations

import argparse
import os
import pathlib
import re

from .evaluations.choice import file_and_line
from .moments.profile import SAMPLES, SEED
from .output.export import FORMS
from .output.report import ROWS
from .version import VERSION

NUMBER = re.compile(r"\d+(,\d{3})*")  # there may be commas between its digits
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
_LIST, _STEP, _ALL, _PROFILE = "with --list", "with --step", "with --all", "without --list"
# Where options have an effect, if that is not everywhere. If they are not given, they are None until that is checked.
_PROFILES = _PROFILE, _ALL
_MODES = {"at": (_STEP, _PROFILE), "all": (_ALL,), "step": (_STEP,), "sort": (_LIST,), "samples": _PROFILES,
         "seed": _PROFILES, "top": _PROFILES, "annotate": _PROFILES, "output": _PROFILES, "compare": _PROFILES}
_DEFAULTS = {"sort": "steps", "samples": SAMPLES, "seed": SEED, "top": ROWS}
_COMPILER = re.compile(r"(.*[/\\])?([\w.-]*-)?(g\+\+|gcc|clang|clang\+\+|c\+\+)(-\d+)?(\.exe)?")


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text.replace(",", ""))


def positive(text: str) -> int:
    result = number(text)
    if result < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not positive")
    return result


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
    add = result.add_argument
    add("file", nargs="?", help="the file, with -p")
    add("-p", dest="build", metavar="FOLDER", help="the folder of compile_commands.json")
    add("--entry", type=positive, metavar="N",
        help="which command of the file, if the folder has several")
    add("--at", metavar="FILE:LINE", help="profile the evaluation that stands in this line")
    add("--list", action="store_true", help="only list the evaluations, with their steps")
    add("--sort", choices=("steps", "time"),
        help="with --list: by steps (default), or by time, with Clang 16 or newer")
    add("--all", action="store_true", default=None,
        help="profile the evaluations of the file together, the 50 largest at most")
    add("--system", action="store_true", help="include the headers of the compiler and the system")
    add("--first", type=positive, metavar="K",
        help="look at no more than K steps of each")
    add("--samples", type=positive, metavar="N", help=f"number of samples (default: {SAMPLES})")
    add("--seed", type=number, metavar="N", help=f"random seed (default: {SEED})")
    add("--top", type=positive, metavar="N", help=f"rows of each table (default: {ROWS})")
    add("--annotate", action="store_true", default=None, help="print the source with the shares of its lines")
    add("--output", metavar="FILE", type=pathlib.Path, help="write a .svg, .json or .folded file")
    add("--compare", metavar="FILE", type=pathlib.Path,
        help="show what has changed since --output wrote this .json file")
    add("--step", nargs="?", type=number, const=WALK, metavar="K",
        help="show step K; without K, step through the evaluation at a prompt")
    add_common(result)
    add("--version", action="version", version=f"%(prog)s {VERSION}")
    return result


def parse(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Reads the command line. Returns the options and the compile command."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    own, command = arguments[:end], arguments[end + 1:]
    # A file that directly follows --step is not its K, so it is put in front of --step.
    for index in range(len(own) - 1):
        if own[index] == "--step" and not NUMBER.fullmatch(own[index + 1]) and os.path.isfile(own[index + 1]):
            own[index:index + 2] = own[index + 1], own[index]
    reader = _parser()
    chosen, unknown = reader.parse_known_args(own)
    if not command and _COMPILER.fullmatch(chosen.file or ""):
        reader.error("write -- before the compile command, as in constexpr-profile -- g++ file.cpp")
    if unknown:
        reader.error(f"unrecognized arguments: {' '.join(unknown)}; a compile command belongs behind --")
    if chosen.build and command:
        reader.error("-p finds the compile command; give it either by -p FOLDER and a file, or after --")
    if bool(chosen.build) == bool(command) or bool(chosen.build) != bool(chosen.file):
        reader.error("give a compile command after --, or -p FOLDER and a file")
    if chosen.entry and not chosen.build:
        reader.error("--entry needs -p")
    _set_defaults(chosen, reader)
    if chosen.at:
        place = file_and_line(chosen.at)
        if not place:
            reader.error(f"--at {chosen.at}: give FILE:LINE")
        chosen.at = place
    if chosen.output and chosen.output.suffix.lower() not in FORMS:
        reader.error(f"--output {chosen.output}: the name must end in .svg, .json or .folded")
    if chosen.output and not chosen.output.parent.is_dir():
        reader.error(f"--output {chosen.output}: there is no folder {chosen.output.parent}")
    return chosen, command


def _set_defaults(chosen: argparse.Namespace, reader: argparse.ArgumentParser) -> None:
    """Refuses options that would have no effect, and sets the others."""
    mode = _LIST if chosen.list else _STEP if chosen.step is not None else _ALL if chosen.all else _PROFILE
    for name, modes in _MODES.items():
        if getattr(chosen, name) is not None and mode not in modes:
            reader.error(f"--{name} has no effect {mode}")
    for name, value in _DEFAULTS.items():
        if getattr(chosen, name) is None:
            setattr(chosen, name, value)
