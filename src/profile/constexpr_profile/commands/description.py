# SPDX-License-Identifier: BSL-1.0
"""What a compiler tells about itself (its family and version, its own files, and the folders that it searches), and
what its limits of steps mean."""
from __future__ import annotations

import re
from typing import Mapping

from ..failure import Failure
from .family import Family

# The families, by the words that they have in their answers to `OPTIONS`.
Families = Mapping[str, type[Family]]

FIRST_LIMIT = 100  # steps, with which a survey begins: such a compilation takes little more than the compiler's start
UNLIMITED = 100_000_000  # steps
_ENDLESS_RATIO = 8  # times the compiler's limit: an evaluation that takes more is taken to be endless
_RESERVED_STEPS = 1 << 12  # steps that may be added to a limit

OPTIONS = ["-E", "-v", "-x", "c++"]  # with which it tells that for an empty file
_VERSION = re.compile(r"^(?:.* )?(clang|gcc) version (\d+)", re.MULTILINE)
_APPLE = re.compile(r"^Apple clang version (\d+)\.(\d+)\.(\d+)", re.MULTILINE)
# Apple numbers its Clang as Xcode. These are the first versions with another number than the LLVM that they are made
# from, and that number, by public tables; it was not seen on a Mac.
_LLVM_VERSIONS = {(14, 0, 3): 15, (15,): 16, (16,): 17, (17,): 19}
_LLVM_AHEAD = 2  # of the numbers of Apple since then
# The compiler that the driver runs.
_COMPILER_PROPER = re.compile(r'^ (?:"(?P<clang>.+?)" -cc1|(?P<gcc>.+?) -E) ', re.MULTILINE)
_CONFIGURATION = re.compile("^Configuration file: (.*)$", re.MULTILINE)
_SEARCH_LIST = re.compile(r"#include <\.\.\.> search starts here:\n(.*?)End of search list", re.DOTALL)


def family_of(program: str, options: list[str], verbose_output: str, families: Families) -> Family:
    """The family of a compiler with some options, by what it tells; refuses those that cannot be used."""
    found = _VERSION.search(verbose_output)
    if not found:
        raise Failure(f"{program} is neither Clang nor GCC")
    family = families[found[1]]
    version = _version_of_apple(verbose_output) or int(found[2])
    if version < family.oldest:
        raise Failure(f"{program} is {family.name} {version}; {family.name} must be {family.oldest} or newer")
    known = family(version)
    option = known.option_without_limit(options)
    if option:
        raise Failure(f"{program}: {family.name} {version} ignores its limit with {option}; leave that option out")
    return known


def _version_of_apple(verbose_output: str) -> int | None:
    """The version of LLVM that Apple's Clang is made from, on which depends what it can do."""
    found = _APPLE.search(verbose_output)
    if not found:
        return None
    version = tuple(map(int, found.groups()))
    last = max(_LLVM_VERSIONS)
    if version[0] > last[0]:
        return version[0] + _LLVM_AHEAD
    return max((llvm for apple, llvm in _LLVM_VERSIONS.items() if apple <= version), default=version[0])


def files_of(verbose_output: str) -> list[str]:
    """The files that a compiler consists of."""
    before_folders = verbose_output.partition(" search starts here:")[0]
    proper = [found["gcc"] or found["clang"].replace("\\\\", "\\")
              for found in _COMPILER_PROPER.finditer(before_folders)]
    return proper + _CONFIGURATION.findall(verbose_output)


def system_folders(verbose_output: str) -> list[str]:
    """The folders of headers that a compiler searches without being told to."""
    listed = _SEARCH_LIST.search(verbose_output)
    return [line.strip().replace(" (framework directory)", "")
            for line in listed[1].splitlines()] if listed else []


def limit_of_command(option: str, family: Family) -> int:
    """The limit of a compile command, by the option that sets it, if there is one."""
    text = option.partition("=")[2]
    number = _number_of(text, family.reads_octal) if option else family.default_limit
    if number == 0 and family.least_limit > 0:
        return UNLIMITED
    if not number or number > family.largest_limit:
        raise Failure(f"{family.name} {family.version} evaluates nothing with {option}; "
                      f"give a number from 1 to {family.largest_limit:,}")
    return min(number, largest_horizon(family))


def largest_horizon(family: Family) -> int:
    """The most steps that can be looked at, since the compiler takes no larger limit."""
    return family.largest_limit - _RESERVED_STEPS


def usual_horizon(allowed: int) -> int:
    """Up to how many steps evaluations are looked at, if the compiler allows so many, unless the user says more."""
    return max(allowed, min(_ENDLESS_RATIO * allowed, UNLIMITED))


def _number_of(text: str, reads_octal: bool) -> int | None:
    """The number that an option gives; None if the compiler takes the text for none."""
    if not re.fullmatch(r"\d+|0[xX][0-9a-fA-F]+", text, re.ASCII):
        return None
    base = 16 if text[1:2] in ("x", "X") else 8 if reads_octal and text[0] == "0" else 10
    try:
        return int(text, base)
    except ValueError:
        return None
