# SPDX-License-Identifier: BSL-1.0
"""The families of compilers that there are."""
from __future__ import annotations

from .clang.family import Clang
from .commands.cache import Cache
from .commands.processes import Processes
from .compilers.compiler import Compiler
from .gcc.family import Gcc
from .terminal import Reporter

FAMILIES = Clang, Gcc


def compiler_of(words: list[str], directory: str, cache: Cache | None, processes: Processes,
                reporter: Reporter) -> Compiler:
    """The compiler that a command names."""
    return Compiler(words, directory, FAMILIES, cache, processes, reporter)
