# SPDX-License-Identifier: BSL-1.0
"""What is known about the number of steps of an evaluation.

Silence is an end only if a smaller limit has stopped the evaluation, and if nothing was stopped that it may use:
whatever it needs then fits into the larger limit, too, so that it has ended there."""
from __future__ import annotations

import enum
from dataclasses import dataclass, replace
from typing import Mapping

_LEAST_WIDE_RATIO = 4  # the least factor between the ends of a bracket that is divided by equal factors


class Sight(enum.Enum):
    """What a compilation of the whole text with a limit has shown of an evaluation."""
    STOPPED = enum.auto()  # the limit has stopped it: it takes more steps
    FAILED = enum.auto()  # it fails for its own reason: it takes no more steps until then
    HIDDEN = enum.auto()  # the compiler says that something else was stopped instead
    SILENT = enum.auto()  # the compiler says nothing of it


@dataclass(frozen=True)
class StepBounds:
    """What is known about a number of steps. Immutable: each method returns other bounds.

    The evaluation takes at least `low` steps and, once it has been seen to end, at most `high`, which is never less
    than `low`. Both come from the limits with which the whole text was compiled, unless the evaluation was bracketed
    alone or counted exactly: then no such limit tells more."""
    low: int = 0
    high: int | None = None  # None if it has not been seen to end
    was_stopped: bool = False  # itself: by a limit, perhaps behind a loop, or since it fails
    estimate: int | None = None  # what a loop behind the expression, or behind a copy of it, tells
    is_bracketed_alone: bool = False

    def with_limits(self, sights: Mapping[int, Sight], enough: int | None, *, fails: bool) -> StepBounds:
        """The bounds that follow from what limits have shown, and from the smallest limit that was enough for the whole
        text. One that fails ends nowhere but where it says so."""
        last = max((limit for limit, sight in sights.items() if sight is Sight.STOPPED), default=-1)
        was_stopped = self.was_stopped or last >= 0
        if self.is_bracketed_alone:
            return replace(self, was_stopped=was_stopped)
        hidden = max((limit for limit, sight in sights.items() if sight is Sight.HIDDEN), default=-1)
        end = Sight.FAILED if fails else Sight.SILENT
        ends = [limit for limit, sight in sights.items()
                if limit > max(last, hidden) and sight is end and (fails or last >= 0)]
        ends += [enough] if enough is not None and enough > last else []
        return replace(self, low=last + 1, high=min(ends, default=None), was_stopped=was_stopped)

    def counted(self, steps: int) -> StepBounds:
        """Replaces the bracket by a number that loops in front of the expression have shown: behind one that leaves a
        step fewer, the evaluation was stopped, unless it takes none."""
        return replace(self, low=steps, high=steps, was_stopped=self.was_stopped or steps > 0, is_bracketed_alone=True)

    def with_count(self, steps: int) -> StepBounds:
        """Adds what a loop behind the expression tells."""
        return replace(self, estimate=steps)

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    @property
    def probable(self) -> int | None:
        """The estimate, unless limits contradict it: GCC may remember results of calls, but does not in a text that
        counts."""
        if self.estimate is None or self.estimate < self.low or (self.high is not None and self.estimate > self.high):
            return None
        return self.estimate

    def narrowed(self, low: int, high: int | None) -> StepBounds:
        """Replaces the bracket by one that looks at moments of the evaluation have shown."""
        return replace(self, low=low, high=high, was_stopped=True, is_bracketed_alone=True)

    def settled(self, number: int) -> StepBounds:
        """Replaces the bracket by the exact number that looks at moments have shown."""
        return self.narrowed(number, number)


def between(low: int, high: int, count: int) -> list[int]:
    """Up to `count` numbers that divide a range: evenly or, if it is wide, by equal factors, since most evaluations
    take few steps."""
    least = max(low, 1)
    if high <= _LEAST_WIDE_RATIO * least:
        return sorted({low + (high - low) * i // (count + 1) for i in range(count + 1)} - {low})
    factor = (high / least) ** (1 / (count + 1))
    return sorted({int(least * factor ** i) for i in range(1, count + 1)} - {low})
