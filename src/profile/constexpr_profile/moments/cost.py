# SPDX-License-Identifier: BSL-1.0
"""Estimates what a compilation costs: starting the compiler, and the steps of the evaluation."""
from __future__ import annotations

import math
from typing import Sequence

_LEAST_SECONDS_OF_STEP = 1e-9
_LEAST_SECONDS_OF_START = 1e-3
_MOST_STARTS = 10  # a compilation may cost so many times its start …
_MOST_SECONDS = 2  # … or take so long
LARGEST_GROUP = 1000  # moments


class Cost:
    """The times of compilations that stop an evaluation after different numbers of steps."""
    def __init__(self, seconds_of_step: float, start: float = 0) -> None:
        # Guesses, used until two compilations are measured, one with more than twice the steps of the other.
        self._seconds_of_start, self.seconds_of_step = max(start, _LEAST_SECONDS_OF_START), seconds_of_step
        self.seconds: dict[int, float] = {}  # of those that have been measured, by the numbers of steps

    def _seconds_of_start_and_step(self) -> tuple[float, float]:
        """The seconds that a start of the compiler takes, and that a step takes."""
        if not self.seconds:
            return self._seconds_of_start, self.seconds_of_step
        first, last = min(self.seconds), max(self.seconds)
        start, end = self.seconds[first], self.seconds[last]
        if last <= 2 * first:
            return start, self.seconds_of_step
        return start, max((end - start) / (last - first), _LEAST_SECONDS_OF_STEP)

    def seconds_alone(self, steps: Sequence[int]) -> float:
        """The time that it takes to look at some moments, each in a compilation of its own."""
        start, step = self._seconds_of_start_and_step()
        return len(steps) * start + sum(steps) * step

    def size_of_group(self, steps: Sequence[int], jobs: int) -> int:
        """How many moments to look at in one compilation: enough for its start to be worth it, and few
        enough to keep all jobs busy and the user informed."""
        start, step = self._seconds_of_start_and_step()
        mean = max(sum(steps) / len(steps), 1)
        starts = step * mean / max(start, _LEAST_SECONDS_OF_START)  # that the steps of one moment cost
        most = max(_MOST_STARTS, _MOST_SECONDS / max(start, _LEAST_SECONDS_OF_START))
        size = min(max(len(steps) / jobs, 1 / starts), most / starts, len(steps), LARGEST_GROUP)
        return max(math.ceil(size), 1)
