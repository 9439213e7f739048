# SPDX-License-Identifier: BSL-1.0
"""Finds out whether some steps of an evaluation take longer than others."""
from __future__ import annotations

import statistics
from typing import NamedTuple, Sequence

from .answers import Frame
from .moments import Moments
from .timing import Time, measured, unit_of

SLICES = 10  # equal parts of the steps, and then of those that stand out
LEAST = 0.01  # seconds: with less, slices cannot be told apart
CONTRAST = 0.2  # between the shares of the time and of the steps that is worth mentioning


class Slow(NamedTuple):
    """Consecutive steps that take more than their share of the time."""
    first: int
    last: int
    of_steps: float
    of_time: float
    stacks: tuple[tuple[Frame, ...], ...] = ()  # at some of them


class Pace(NamedTuple):
    """After how many steps which share of the time has passed."""
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


def divided(first: int, last: int) -> list[int]:
    return sorted({first + (last - first) * i // SLICES for i in range(SLICES + 1)})


def slow_part(moments: Moments, steps: int, time: Time) -> Slow | None:
    """The steps that stand out most; None if there are none, or if the evaluation takes too little time."""
    if steps < SLICES or time.is_shared or time.seconds < max(LEAST, 10 * time.error):
        return None
    pairs: dict[int, list[float]] = {}
    rough = pace_of(moments, divided(0, steps - 1), pairs).slow()
    if not rough:
        return None
    found = pace_of(moments, divided(rough.first, rough.last), pairs).slow()
    if not found:
        return None
    looks = moments.all(divided(found.first, found.last))
    return found._replace(stacks=tuple(filter(None, looks)))


def pace_of(moments: Moments, ends: list[int], pairs: dict[int, list[float]]) -> Pace:
    """The pace by the times of compilations that are stopped at some steps, and at those that have been
    measured before. A compiler may evaluate twice what it stops, so these times are only compared with
    each other."""
    new = [end for end in ends if end not in pairs]
    pairs.update(zip(new, measured(unit_of(moments), new, repeats=2)))
    steps = sorted(pairs)
    times = increasing([pairs[step][0] for step in steps])
    taken = max(times[-1] - times[0], 1e-9)
    error = statistics.median(other - best for best, other in pairs.values()) / taken
    return Pace(tuple(steps), tuple((each - times[0]) / taken for each in times), error)
