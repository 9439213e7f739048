# SPDX-License-Identifier: BSL-1.0
"""Estimates what a compilation costs: starting the compiler, and the steps of the evaluation."""
from __future__ import annotations

import math
from typing import Sequence

LEAST_STEP = 1e-9
LEAST_START = 1e-3
MOST_STARTS = 10  # a compilation may cost so many times its start …
MOST_SECONDS = 2  # … or take so long
LARGEST_GROUP = 1000


class Cost:
    """The times of compilations that stop an evaluation after different numbers of steps."""
    def __init__(self, seconds_of_step: float, start: float = 0) -> None:
        self.start = max(start, LEAST_START)  # in seconds: of the compiler, until a compilation has been measured
        self.step = seconds_of_step  # a guess, until a measured compilation takes more than twice the steps of another
        self.seconds: dict[int, float] = {}

    def of_start_and_step(self) -> tuple[float, float]:
        """The seconds that a start of the compiler takes, and that a step takes."""
        if not self.seconds:
            return self.start, self.step
        first, last = min(self.seconds), max(self.seconds)
        start, end = self.seconds[first], self.seconds[last]
        return start, max((end - start) / (last - first), LEAST_STEP) if last > 2 * first else self.step

    def of_steps(self, steps: Sequence[int]) -> float:
        """The time that it takes to look at some moments, each in a compilation of its own."""
        start, step = self.of_start_and_step()
        return len(steps) * start + sum(steps) * step

    def size_of_group(self, steps: Sequence[int], jobs: int) -> int:
        """How many moments to look at in one compilation: enough for its start to be worth it, and few
        enough to keep all jobs busy and the user informed."""
        start, step = self.of_start_and_step()
        mean = max(sum(steps) / len(steps), 1)
        starts = step * mean / max(start, LEAST_START)  # that the steps of one moment cost
        most = max(MOST_STARTS, MOST_SECONDS / max(start, LEAST_START))
        size = min(max(len(steps) / jobs, 1 / starts), most / starts, len(steps), LARGEST_GROUP)
        return max(math.ceil(size), 1)
