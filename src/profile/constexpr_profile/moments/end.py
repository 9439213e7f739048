# SPDX-License-Identifier: BSL-1.0
"""Finds where an evaluation ends: its exact number of steps."""
from __future__ import annotations

from ..commands.answers import ENDED
from ..evaluations.steps import between
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from .moments import Moments

_WIDTHS = (1, 2, 16, 256, 4096)  # steps in which the end is looked for first


def counted_moments(survey: Survey, evaluation: Evaluation) -> Moments:
    """The moments of an evaluation whose steps have been counted, if that is possible."""
    moments = Moments(evaluation, survey.whole, survey.workers)
    count_steps(moments)
    return moments


def count_steps(moments: Moments) -> None:
    """Finds the exact number of steps: with one fewer, the evaluation is stopped. If something else is always stopped
    instead, or the end has not been seen, what is known stays."""
    evaluation = moments.evaluation
    moments.whole.tell("counting the steps")
    if not evaluation.has_known_end or evaluation.is_counted:
        return
    if not evaluation.was_stopped and not _can_be_seen(moments):
        return
    bracket = _Bracket(moments, evaluation.low - 1, evaluation.horizon if evaluation.high is None else evaluation.high)
    if evaluation.steps.probable is not None:
        bracket.look_around(evaluation.steps.probable)
    bracket.narrow()
    if not bracket.is_exact:
        low = 0 if evaluation.failure else bracket.low + 1
        evaluation.steps = evaluation.steps.narrowed(low, bracket.high)
    elif bracket.ends():
        evaluation.steps = evaluation.steps.settled(bracket.high)


def _can_be_seen(moments: Moments) -> bool:
    """Whether the evaluation is stopped at some moment, alone."""
    step = max((moments.evaluation.steps.probable or 1) - 1, 0)
    return bool(moments.look(step).frames)


class _Bracket:
    """Between which moments the end is: the evaluation was stopped at `low`, and not at `high`."""
    def __init__(self, moments: Moments, low: int, high: int):
        self.moments, self.low, self.high = moments, low, high
        self._hidden = -1  # below the end, but not seen: with smaller limits, something else is stopped

    @property
    def is_exact(self) -> bool:
        return self.high - self.low <= 1

    def ends(self) -> bool:
        """Whether the evaluation ends where the bracket does also for who looks at it alone. With GCC, another one may
        have left results of calls in the whole text."""
        return self.moments.looking.look(self.high) == ENDED

    def narrow(self) -> None:
        """Divides the bracket as long as the moments in it show anything. One that fails says so from its end on, so
        that silence is before it."""
        while True:
            below = max(self.low, self._hidden)
            limits = between(below, self.high, max(self.moments.workers.jobs, 2))
            if not limits or not self._look_at(limits):
                return

    def _look_at(self, limits: list[int]) -> bool:
        """Looks at some moments. Returns whether the bracket is narrower."""
        before = self.low, self.high, self._hidden
        for limit, look in zip(limits, self.moments.looks(limits)):
            if look.frames:
                self.low = max(self.low, limit)
            elif not look.is_hidden:
                self.high = min(self.high, limit)
            elif self.moments.evaluation.failure:
                self._hidden = max(self._hidden, limit)
        return before != (self.low, self.high, self._hidden)

    def look_around(self, guess: int) -> None:
        """Looks at moments around a probable number of steps: for example, a conversion after the expression may take
        some more."""
        for width in _WIDTHS:
            if guess - width <= self.low:
                break
            self._look_at([guess - width])
            if self.moments.look(guess - width) != ENDED:
                break
        for width in _WIDTHS:
            at = self.low + width
            if at >= self.high or not self._look_at([at]) or self.high == at:
                break
