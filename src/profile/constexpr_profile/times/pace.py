# SPDX-License-Identifier: BSL-1.0
"""Finds out whether some steps of an evaluation take longer than others."""
from __future__ import annotations

import contextlib
from typing import NamedTuple, Sequence

from ..compilers.diagnostics import Frame
from ..compilers.processes import HAS_CLOCK
from ..failure import Unfinished
from ..moments.known_moments import Moments
from .timing import Time, processor_time, unit_of

_SLICES = 10  # equal parts of the steps
_ROUNDS = 2  # in which those that stand out are divided again
LEAST_SECONDS = 0.01  # with less, slices cannot be told apart
_LEAST_CONTRAST = 0.2  # between the shares of the time and of the steps that is worth mentioning


class Slow(NamedTuple):
    """Consecutive steps that take more than their share of the time."""
    first: int
    last: int
    of_steps: float
    of_time: float
    stacks: tuple[tuple[Frame, ...], ...] = ()  # at some of them


class Pace(NamedTuple):
    """After how many steps which share of the time has passed."""
    steps: tuple[int, ...]  # from 0 to the last step
    shares: tuple[float, ...]  # from 0 to 1
    error: float  # of the shares

    def slow(self) -> Slow | None:
        """The steps that stand out most, if any do."""
        size = self.steps[-1]
        ranges = [Slow(self.steps[i], self.steps[j] - 1, (self.steps[j] - self.steps[i]) / size,
                      self.shares[j] - self.shares[i])
                 for i in range(len(self.steps)) for j in range(i + 1, len(self.steps))]
        best = max(ranges, key=lambda each: each.of_time - each.of_steps)
        is_clear = best.of_time - best.of_steps >= max(_LEAST_CONTRAST, 3 * self.error)
        return best if is_clear else None


def increasing(values: Sequence[float]) -> list[float]:
    """The increasing sequence that is nearest to some values (isotonic regression): what takes
    steps takes time, whatever the noise says."""
    blocks: list[tuple[float, int]] = []  # mean and size
    for value in values:
        mean, size = value, 1
        while blocks and blocks[-1][0] > mean:
            last, count = blocks.pop()
            mean, size = (mean * size + last * count) / (size + count), size + count
        blocks.append((mean, size))
    return [mean for mean, size in blocks for _ in range(size)]


def slow_part(moments: Moments, time: Time | None) -> Slow | None:
    """The steps that stand out most; None if there are none, or if that cannot be measured."""
    if not HAS_CLOCK or not time or not time.is_measurable or time.is_shared:
        return None
    if time.seconds < LEAST_SECONDS or moments.evaluation.most < _SLICES:
        return None
    if not moments.find_out_whether_limit_stops():  # a limit would stop something else
        return None
    with contextlib.suppress(Unfinished):
        return _slowest(moments)
    return None


def _slowest(moments: Moments) -> Slow | None:
    """The steps that stand out most, found by timing compilations that stop at some steps; None if none do."""
    unit = unit_of(moments)
    ends = _divided(0, moments.evaluation.most - 1)
    times = {end: processor_time(unit, end) for end in ends}
    if not _pace_of(times, 0).slow():
        return None
    again = {end: processor_time(unit, end) for end in ends}
    noise = sorted(abs(again[end] - times[end]) for end in ends)[len(ends) // 2]
    times = {end: min(times[end], again[end]) for end in ends}
    slow = _pace_of(times, noise).slow()
    if not slow:
        return None
    for _ in range(_ROUNDS):
        new = [step for step in _divided(slow.first, slow.last) if step not in times]
        times.update((step, min(processor_time(unit, step), processor_time(unit, step))) for step in new)
        slow = _pace_of(times, noise).slow() or slow
    return slow._replace(stacks=tuple(filter(None, moments.stacks(_divided(slow.first, slow.last)))))


def _divided(first: int, last: int) -> list[int]:
    """The ends of equal parts of a range of steps, in order."""
    return sorted({first + (last - first) * i // _SLICES for i in range(_SLICES + 1)})


def _pace_of(times: dict[int, float], noise: float) -> Pace:
    """The pace by the times of compilations that are stopped at some steps. A compiler may evaluate twice
    what it stops, so these times are only compared with each other."""
    steps = sorted(times)
    grown = increasing([times[step] for step in steps])
    taken = max(grown[-1] - grown[0], noise, 1e-9)
    return Pace(tuple(steps), tuple((each - grown[0]) / taken for each in grown), noise / taken)
