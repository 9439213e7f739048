# SPDX-License-Identifier: BSL-1.0
"""Chooses how to count, by the compiler."""
from __future__ import annotations

from ..units.unit import Unit
from .clang_counter import ClangCounter
from .counter import Counter
from .gcc_counter import GccCounter


def counter_of(unit: Unit) -> Counter:
    return ClangCounter() if unit.compiler.family.tells_rest else GccCounter()
