# SPDX-License-Identifier: BSL-1.0
"""What is known about the number of steps of an evaluation."""
from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class StepBounds:
    """What is known about a number of steps. Immutable: each method returns other bounds.

    The evaluation takes at least `low` steps and, once it has been seen to end, at most `high`, which is never less
    than `low`. Both come from the limits with which the whole text was compiled, unless the evaluation was bracketed
    alone: then no such limit tells more."""
    low: int = 0
    high: int | None = None  # None if it has not been seen to end
    was_stopped: bool = False  # itself: by a limit, or since it fails
    is_bracketed_alone: bool = False
    last_without_end: int = -1  # the largest limit at which it, or something else instead, was stopped

    def stopped_at(self, limit: int) -> StepBounds:
        """Adds a limit that has stopped it."""
        if self.was_stopped and limit < self.low:
            return self
        if self.is_bracketed_alone:
            return replace(self, was_stopped=True)
        return replace(self.hidden_at(limit), low=limit + 1, was_stopped=True)

    def hidden_at(self, limit: int) -> StepBounds:
        """Adds a limit at which something else was stopped, so that an end before it proves nothing. If the known end
        was, there may be another one among the larger limits."""
        if self.is_bracketed_alone or limit <= self.last_without_end:
            return self
        high = None if self.high is not None and self.high <= limit else self.high
        return replace(self, high=high, last_without_end=limit)

    def ended_at(self, limit: int) -> StepBounds:
        """Adds a limit that has not stopped it. This has no effect unless the limit is larger than all at which it, or
        something else instead, was stopped; so those are added first."""
        if self.is_bracketed_alone or limit <= self.last_without_end or (self.high is not None and self.high <= limit):
            return self
        return replace(self, high=limit)

    def narrowed(self, low: int, high: int | None) -> StepBounds:
        """Replaces the bracket by one for which the evaluation was looked at alone."""
        return replace(self, low=low, high=high, is_bracketed_alone=True)

    def settled(self, number: int) -> StepBounds:
        """Replaces the bracket by the exact number, for which the evaluation was stopped alone."""
        return replace(self.narrowed(number, number), was_stopped=True)
