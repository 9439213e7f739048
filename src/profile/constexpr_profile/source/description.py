# SPDX-License-Identifier: BSL-1.0
"""What a compiler tells about itself: its family and version, its own files, and the folders that it searches."""
from __future__ import annotations

import re
from typing import Mapping

from ..errors import Failure
from .family import Family

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

# The families, by the words that they have in their answers to `OPTIONS`.
Families = Mapping[str, type[Family]]


def family_of(program: str, options: list[str], verbose_output: str, families: Families) -> Family:
    """The family of a compiler with some options, by what it tells; refuses those that cannot be used."""
    found = _VERSION.search(verbose_output)
    if not found:
        said = verbose_output.strip().partition("\n")[0]
        raise Failure(f"{program} does not say that it is Clang or GCC" + (f"; it says: {said}" if said else ""))
    family = families[found[1]]
    apple = _APPLE.search(verbose_output)
    known = family(_version_of_apple(apple) if apple else int(found[2]))
    if apple:
        known.label = f"Apple Clang {apple[1]}, taken for {known.label}"
    if known.version < known.oldest:
        raise Failure(f"{program} is {known.label}; {known.name} must be {known.oldest} or newer")
    option = known.option_without_limit(options)
    if option:
        raise Failure(f"{program}: {known.label} ignores its limit with {option}; leave that option out")
    return known


def _version_of_apple(told: re.Match[str]) -> int:
    """The version of LLVM that Apple's Clang is made from, on which depends what it can do."""
    version = tuple(map(int, told.groups()))
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
