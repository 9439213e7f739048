# SPDX-License-Identifier: BSL-1.0
"""What is known about the number of steps of an evaluation."""
from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Mapping

from ..compilers.diagnostics import Frame


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
    limits_of_others: tuple[int, ...] = ()  # at which something else was stopped instead
    stacks: Mapping[int, tuple[Frame, ...]] = field(default_factory=dict)  # at the limits that have stopped it

    def stopped_at(self, limit: int, stack: tuple[Frame, ...]) -> StepBounds:
        """Adds a limit that has stopped it. The limits of a text are told in increasing order, since one that stops it
        disproves that it has ended with a smaller one."""
        return replace(self, low=limit + 1, high=None, was_stopped=True, stacks={**self.stacks, limit: stack})

    def hidden_at(self, limit: int) -> StepBounds:
        """Adds a limit at which something else was stopped, so that an end before it proves nothing."""
        return replace(self, high=None, limits_of_others=(*self.limits_of_others, limit))

    def ended_at(self, limit: int) -> StepBounds:
        """Adds a limit that has not stopped it."""
        return replace(self, high=limit if self.high is None else self.high)

    def narrowed(self, low: int, high: int | None) -> StepBounds:
        """Replaces the bracket by one for which the evaluation was looked at alone."""
        return replace(self, low=low, high=high, is_bracketed_alone=True)

    def settled(self, number: int) -> StepBounds:
        """Replaces the bracket by the exact number, for which the evaluation was stopped alone."""
        return replace(self.narrowed(number, number), was_stopped=True)

    def merged(self, found: StepBounds) -> StepBounds:
        """Replaces what the limits of the text had shown by `found`, made anew from all of them: a smaller limit that
        was tried later can change what follows from a larger one. A bracket that was found alone stays."""
        kept = found.narrowed(self.low, self.high) if self.is_bracketed_alone else found
        return replace(kept, was_stopped=self.was_stopped or found.was_stopped)
