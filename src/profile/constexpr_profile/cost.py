# SPDX-License-Identifier: BSL-1.0
"""Estimates what a compilation costs: starting the compiler, and the steps of the evaluation."""
from __future__ import annotations

import math
import time
from typing import Callable, Sequence, TypeVar

Result = TypeVar("Result")
STEP = 1e-6  # seconds: a guess, until two compilations have been measured
LEAST_STEP = 1e-9
MOST_STARTS = 10  # a compilation may cost so many times its start
LARGEST_GROUP = 1000


class Cost:
    """The times of compilations that stop an evaluation after different numbers of steps."""
    def __init__(self) -> None:
        self.seconds: dict[int, float] = {}

    def measured(self, step: int, look: Callable[[int], Result]) -> Result:
        start = time.monotonic()
        result = look(step)
        self.seconds[step] = min(time.monotonic() - start, self.seconds.get(step, math.inf))
        return result

    def of_start_and_step(self) -> tuple[float, float]:
        """In seconds."""
        first, last = min(self.seconds), max(self.seconds)
        start, end = self.seconds[first], self.seconds[last]
        step = (end - start) / (last - first) if first < last else STEP
        return start, max(step, LEAST_STEP)

    def size_of_group(self, steps: Sequence[int], jobs: int) -> int:
        """How many moments to look at in one compilation: enough for its start to be worth it, and few
        enough to keep all jobs busy and the user informed."""
        start, step = self.of_start_and_step()
        starts_per_look = step * sum(steps) / len(steps) / start
        least = min(1 / starts_per_look, len(steps)) if starts_per_look else len(steps)
        most = max(MOST_STARTS / starts_per_look, 1) if starts_per_look else len(steps)
        return min(math.ceil(max(min(len(steps) / jobs, most), least)), LARGEST_GROUP)
