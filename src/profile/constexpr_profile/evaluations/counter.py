# SPDX-License-Identifier: BSL-1.0
"""How steps are counted: what each family of compilers does in its own way."""
from __future__ import annotations

import abc
from typing import Callable, Sequence

from ..commands.answers import Count, Key, Stop
from ..source.unit import Unit


class Counter(abc.ABC):
    """Counts the steps of evaluations in front of a loop that uses up what is left of a limit."""
    @abc.abstractmethod
    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        """The steps of the evaluations that end with this limit, as far as they can be counted."""

    @abc.abstractmethod
    def candidates(self, unit: Unit, is_users: Callable[[str], bool]) -> list[Stop]:
        """What the text evaluates in the user's files, but a compiler may not show."""
