# SPDX-License-Identifier: BSL-1.0
"""The command line."""
from __future__ import annotations

import argparse
import os
import pathlib
import re
import sys

from .output.export import FORMS
from .units.unit import LONGEST
from .version import VERSION

USAGE = """%(prog)s [options] -- compiler [compiler options] file.cpp
       %(prog)s [options] -p build file.cpp
       %(prog)s dap [--port N]"""

EXAMPLES = """examples:
  %(prog)s -- g++ -std=c++20 file.cpp               where the largest evaluation spends its steps
  %(prog)s --list -- clang++ -std=c++20 file.cpp    all evaluations, with their steps
  %(prog)s --at file.cpp:30 --step -p build file.cpp    step through the one at line 30"""

WALK = -1  # --step without a number
COMPILER = re.compile(r"(.*[/\\])?([\w.-]*-)?(g\+\+|gcc|clang|clang\+\+|c\+\+)(-\d+)?(\.exe)?")


def number(text: str) -> int:
    """A number, which may have commas between its digits."""
    if not re.fullmatch(r"\d+(,\d{3})*", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text.replace(",", ""))


def step(text: str) -> int:
    return WALK if text == "walk" else number(text)


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="constexpr-profile", usage=USAGE, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Shows which functions and lines take the steps of a constant evaluation.")
    add = result.add_argument
    add("file", nargs="?", help="the file, with -p")
    add("-p", dest="build", metavar="FOLDER", help="the folder of compile_commands.json")
    add("--entry", type=number, metavar="N",
        help="which command of the file, if the folder has several")
    add("--at", metavar="FILE:LINE", help="profile the evaluation at this line")
    add("--list", action="store_true", help="only list the evaluations, with their exact steps")
    add("--sort", choices=("steps", "time"), default="steps",
        help="list the evaluations by their steps (default) or, with --list, measure and compare their times")
    add("--all", action="store_true",
        help="include the headers of the compiler and the system")
    add("--first", type=number, default=LONGEST, metavar="K",
        help="look at no more than K steps of each")
    add("--samples", type=number, default=200, metavar="N", help="number of samples (default: 200)")
    add("--seed", type=number, default=1, metavar="N", help="random seed (default: 1)")
    add("--top", type=number, default=10, metavar="N", help="rows of each table (default: 10)")
    add("--annotate", action="store_true", help="print the source with the shares of its lines")
    add("--output", metavar="FILE", type=pathlib.Path, help="write a .svg, .json or .folded file")
    add("--step", nargs="?", type=step, const=WALK, metavar="K",
        help="show step K; without K, step through the evaluation in the terminal")
    add("--no-cache", dest="cache", action="store_false", help="do not use or keep answers of the compiler")
    add("-j", dest="jobs", type=number, default=os.cpu_count() or 1, metavar="N",
        help="compilations at a time (default: as many as there are processors)")
    add("--version", action="version", version=f"%(prog)s {VERSION}")
    return result


def parse(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options, and the compile command."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    command = arguments[end + 1:]
    own = arguments[:end]
    for index in range(len(own) - 1):
        if own[index] == "--step" and os.path.isfile(own[index + 1]):
            own[index] = "--step=walk"  # the next word is the file, not a number
    reader = parser()
    if not command and any(COMPILER.fullmatch(word) for word in own):
        reader.error("write -- before the compile command, as in constexpr-profile -- g++ file.cpp")
    chosen = reader.parse_args(own)
    if bool(chosen.build) == bool(command) or bool(chosen.build) != bool(chosen.file):
        reader.error("give a compile command after --, or -p FOLDER and a file")
    if min(chosen.samples, chosen.top, chosen.jobs, chosen.first) < 1:
        reader.error("the numbers must be positive")
    if chosen.list and (chosen.output or chosen.annotate or chosen.step is not None):
        reader.error("--list cannot be combined with --output, --annotate and --step")
    if chosen.sort == "time" and not chosen.list:
        reader.error("--sort time needs --list")
    if chosen.step is not None and (chosen.output or chosen.annotate):
        reader.error("--step cannot be combined with --output and --annotate")
    if chosen.entry is not None and not (chosen.build and chosen.entry):
        reader.error("--entry needs -p, and a number from 1")
    if chosen.at and not re.fullmatch(".+:[0-9]+", chosen.at):
        reader.error(f"--at {chosen.at}: give FILE:LINE")
    if chosen.step == WALK and not (sys.stdin.isatty() and sys.stdout.isatty()):
        reader.error("--step without a number needs a terminal")
    if chosen.output and not (chosen.output.suffix in FORMS and chosen.output.parent.is_dir()):
        reader.error(f"--output {chosen.output}: give a .svg, .json or .folded file in a folder")
    return chosen, command
