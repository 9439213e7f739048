# SPDX-License-Identifier: BSL-1.0
"""Finds out whether some steps of an evaluation take longer than others."""
from __future__ import annotations

import statistics
from typing import NamedTuple, Sequence

from .moments import Moments
from .timing import Time, measured, unit_of

SLICES = 10  # equal parts of the steps
LEAST = 0.01  # seconds: with less, slices cannot be told apart
CONTRAST = 0.2  # between the shares of the time and of the steps that is worth mentioning


class Slow(NamedTuple):
    """Consecutive steps that take more than their share of the time."""
    first: int
    last: int
    of_steps: float
    of_time: float


class Pace(NamedTuple):
    """After which steps which share of the time has passed."""
    steps: tuple[int, ...]  # from 0 to the number of steps
    shares: tuple[float, ...]  # from 0 to 1
    error: float  # of the shares

    def slow(self) -> Slow | None:
        """The steps that stand out most, if any do."""
        size = self.steps[-1]
        found = [Slow(self.steps[i], self.steps[j] - 1, (self.steps[j] - self.steps[i]) / size,
                      self.shares[j] - self.shares[i])
                 for i in range(len(self.steps)) for j in range(i + 1, len(self.steps))]
        best = max(found, key=lambda each: each.of_time - each.of_steps)
        is_clear = best.of_time - best.of_steps >= max(CONTRAST, 3 * self.error)
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


def pace_of(moments: Moments, steps: int, time: Time) -> Pace | None:
    """The pace of an evaluation; None if it takes too little time. A compiler may evaluate twice what
    it stops, so the times of stopped evaluations are only compared with each other."""
    if steps < SLICES or time.is_shared or time.seconds < max(LEAST, 10 * time.error):
        return None
    ends = [steps * i // SLICES for i in range(SLICES)] + [steps - 1]
    pairs = measured(unit_of(moments), ends, repeats=2)
    times = increasing([best for best, _ in pairs])
    taken = times[-1] - times[0]
    if taken <= 0:
        return None
    error = statistics.median(other - best for best, other in pairs) / taken
    return Pace((*ends[:-1], steps), tuple((each - times[0]) / taken for each in times), error)
