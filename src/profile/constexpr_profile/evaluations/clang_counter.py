# SPDX-License-Identifier: BSL-1.0
"""Counts steps with Clang."""
from __future__ import annotations

from typing import Callable, Sequence

from ..commands.answers import Count, Key, Stop
from ..source.unit import Unit
from .clang_joint_count import JointCount
from .counter import Counter


class ClangCounter(Counter):
    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        return JointCount(unit, stops).count(limit)

    def candidates(self, unit: Unit, is_users: Callable[[str], bool]) -> list[Stop]:
        """It shows all that it evaluates."""
        return []
