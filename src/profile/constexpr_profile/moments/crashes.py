# SPDX-License-Identifier: BSL-1.0
"""Looks at many moments although the compiler crashes at some of them, for example because it needs too much memory."""
from __future__ import annotations

from typing import Callable, Iterable, Iterator, Sequence

from ..failure import Unfinished
from ..workers import Workers
from .batch import Batch
from .probe import Look

_MOST_CRASHES = 3  # before any answer: then the compiler probably crashes at all moments

NumberedLooks = Iterable[tuple[int, Look]]  # with the numbers of steps


def looks_in_groups(workers: Workers, batch: Batch, groups: Sequence[Sequence[int]]) -> Iterator[list[Look] | None]:
    """What a batch shows of each group of moments; None if the compiler crashes: for one moment at a time, it may
    not."""
    def looks(group: Sequence[int]) -> list[Look] | None:
        try:
            return batch.looks(group)
        except Unfinished:
            return None

    return workers.map(looks, groups)


def looks_alone(workers: Workers, look: Callable[[int], Look], steps: Sequence[int], *,
                are_others_shown: bool) -> NumberedLooks:
    """What moments show in compilations of their own. Those at which the compiler crashes are left out, unless there
    are no others."""
    def look_or_crash(step: int) -> Look | Unfinished:
        try:
            return look(step)
        except Unfinished as crash:
            return crash

    are_any_shown, crashes = are_others_shown, 0
    for step, shown in zip(steps, workers.map(look_or_crash, steps)):
        if not isinstance(shown, Unfinished):
            are_any_shown = True
            yield step, shown
        else:
            crashes += 1
            if not are_any_shown and crashes >= min(_MOST_CRASHES, len(steps)):
                raise shown
