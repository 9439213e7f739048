# SPDX-License-Identifier: BSL-1.0
"""What is known about the number of steps of an evaluation.

Silence is an end only if a smaller limit has stopped the evaluation, and if nothing was stopped that it may use:
whatever it needs then fits into the larger limit, too, so that it has ended there."""
from __future__ import annotations

import enum
from dataclasses import dataclass, replace
from typing import Mapping

_LEAST_WIDE_RATIO = 4  # the least factor between the ends of a range that is divided by equal factors


class Known(enum.Enum):
    """What is known about the number of steps of an evaluation, as it is shown; docs/profile/internals.md says what was
    seen then."""
    EXACT = "{extent:,}"
    ABOUT = "about {extent:,}"  # an estimate, which no limit has confirmed
    AT_MOST_ABOUT = "at most about {extent:,}"  # the same, but results that are remembered may save steps
    BETWEEN = "{low:,} to {extent:,}"
    AT_MOST = "at most {extent:,}"  # no limit has stopped it, as with most that fail
    MORE_THAN = "more than {extent:,}"  # no more steps are looked at
    AT_LEAST = "at least {low:,}"  # no end was seen
    NOT_COUNTED = "not counted"  # nothing was seen of the evaluation itself


class Sight(enum.Enum):
    """What a compilation of the whole text with a limit has shown of an evaluation."""
    STOPPED = enum.auto()  # the limit has stopped it: it takes more steps
    FAILED = enum.auto()  # it fails for its own reason: it takes no more steps until then
    UNCLEAR = enum.auto()  # something else was stopped instead, or may have been
    SILENT = enum.auto()  # the compiler says nothing of it


@dataclass(frozen=True)
class StepBounds:
    """What is known about a number of steps. Immutable: each method returns other bounds.

    The evaluation takes at least `low` steps and, once it has been seen to end, at most `high`, which is never less
    than `low`. Both come from the limits with which the whole text was compiled, unless looks at the evaluation alone
    have shown them: then no such limit tells more."""
    low: int = 0
    high: int | None = None  # None if it has not been seen to end
    was_seen: bool = False  # itself: by a limit, perhaps behind a loop, or since it fails
    raw_estimate: int | None = None  # what a loop behind the expression, or behind a copy of it, tells
    is_estimate_bound: bool = False  # no results of calls were remembered in that copy
    are_of_evaluation_alone: bool = False

    def with_limits(self, sights: Mapping[int, Sight], enough: int | None, *, fails: bool) -> StepBounds:
        """The bounds that follow from what limits have shown, and from the smallest limit that was enough for the whole
        text. One that fails ends nowhere but where it says so."""
        last = max((limit for limit, sight in sights.items() if sight is Sight.STOPPED), default=-1)
        was_seen = self.was_seen or last >= 0
        if self.are_of_evaluation_alone:
            return replace(self, was_seen=was_seen)
        unclear = max((limit for limit, sight in sights.items() if sight is Sight.UNCLEAR), default=-1)
        end = Sight.FAILED if fails else Sight.SILENT
        ends = [limit for limit, sight in sights.items()
                if limit > max(last, unclear) and sight is end and (fails or last >= 0)]
        ends += [enough] if enough is not None and enough > last else []
        return replace(self, low=last + 1, high=min(ends, default=None), was_seen=was_seen)

    def with_estimate(self, steps: int, *, is_bound: bool = False) -> StepBounds:
        """Adds what a loop behind the expression tells."""
        return replace(self, raw_estimate=steps, is_estimate_bound=is_bound)

    def narrowed(self, low: int, high: int | None) -> StepBounds:
        """Replaces the bounds by those that looks at moments of the evaluation have shown."""
        return replace(self, low=low, high=high, was_seen=True, are_of_evaluation_alone=True)

    def settled(self, steps: int) -> StepBounds:
        """Replaces the bounds by the exact number: with a step fewer, the evaluation was stopped, unless it takes none.
        """
        return replace(self.narrowed(steps, steps), was_seen=self.was_seen or steps > 0)

    @property
    def estimate(self) -> int | None:
        """The estimate, unless the bounds contradict it: GCC may remember results of calls, but does not in a text that
        counts."""
        steps = self.raw_estimate
        return None if steps is None or steps < self.low or (self.high is not None and steps > self.high) else steps

    @property
    def end(self) -> int | None:
        """The number of steps after which the evaluation ends, if it was seen to end, itself or a copy of it: the
        estimate, or else the upper bound."""
        return self.high if self.estimate is None else self.estimate


def between(low: int, high: int, jobs: int) -> list[int]:
    """Up to as many numbers as there are jobs, or two, that divide a range: evenly or, if it is wide, by equal factors,
    since most evaluations take few steps."""
    count = max(jobs, 2)
    least = max(low, 1)
    if high <= _LEAST_WIDE_RATIO * least:
        return sorted({low + (high - low) * i // (count + 1) for i in range(count + 1)} - {low})
    factor = (high / least) ** (1 / (count + 1))
    return sorted({int(least * factor ** i) for i in range(1, count + 1)} - {low})
