# SPDX-License-Identifier: BSL-1.0
"""Chooses how to count, by the family of compilers."""
from __future__ import annotations

from ..commands.family import Family
from ..compilers.clang import Clang
from ..compilers.gcc import Gcc
from ..source.unit import Unit
from .clang_counter import ClangCounter
from .counter import Counter
from .gcc_counter import GccCounter

COUNTERS: dict[type[Family], Counter] = {Clang: ClangCounter(), Gcc: GccCounter()}


def counter_of(unit: Unit) -> Counter:
    family = unit.compiler.family
    return next(counter for each, counter in COUNTERS.items() if isinstance(family, each))
