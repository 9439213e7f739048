# SPDX-License-Identifier: BSL-1.0
"""Finds where evaluations end: the exact numbers of their steps."""
from __future__ import annotations

import contextlib

from ..compilers.answers import ENDED
from ..errors import Unfinished
from ..evaluations.choice import nothing_seen
from ..evaluations.evaluation import Evaluation
from ..evaluations.exploration import explore_all, listed
from ..evaluations.steps import between
from ..evaluations.survey import Survey
from .moments import Moments

_WIDTHS = (1, 2, 16, 256, 4096)  # steps in which the end is looked for first


def count_all(survey: Survey) -> list[Evaluation]:
    """All evaluations of a file, whose steps are counted if that is possible."""
    explore_all(survey)
    if not listed(survey.evaluations(), survey):
        explore_all(survey, above=0)  # they may take few steps
    if not survey.evaluations():
        raise nothing_seen(survey)
    for evaluation in survey.evaluations():
        # Without a way to burn steps, each moment would take a compilation.
        if evaluation.has_known_end and not evaluation.has_count and survey.whole.compiler.family.burning:
            with contextlib.suppress(Unfinished):  # the others can be counted
                counted_moments(survey, evaluation)
            survey.whole.forget_cuts()
    return survey.evaluations()


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
    if not evaluation.has_known_end or evaluation.is_exact:
        return
    if not evaluation.was_stopped and not _can_be_seen(moments):
        return
    bracket = _Bracket(moments)
    if evaluation.steps.probable is not None:
        bracket.look_around(evaluation.steps.probable)
    bracket.narrow()
    if bracket.end is None:
        low = 0 if evaluation.failure else bracket.low + 1
        evaluation.steps = evaluation.steps.narrowed(low, bracket.high)
    elif moments.looking.look_alone(bracket.end) == ENDED:
        # With GCC, another evaluation may have left results of calls in the whole text, and this one ended earlier.
        evaluation.steps = evaluation.steps.settled(bracket.end)


def _can_be_seen(moments: Moments) -> bool:
    """Whether the evaluation is stopped at some moment, alone."""
    step = max((moments.evaluation.steps.probable or 1) - 1, 0)
    return bool(moments.look(step).frames)


class _Bracket:
    """Between which moments the end is: the evaluation was stopped at `low`, and has ended at `high`."""
    def __init__(self, moments: Moments):
        self.moments, self.low = moments, moments.evaluation.low - 1
        self.high = moments.evaluation.high  # None if no look was behind the end
        self._hidden = -1  # below the end, but not seen: with smaller limits, something else is stopped

    @property
    def end(self) -> int | None:
        """The exact number of steps, if it is known."""
        return self.high if self.high is not None and self.high - self.low <= 1 else None

    @property
    def _bound(self) -> int:
        """No larger moment is looked at."""
        return self.moments.evaluation.horizon if self.high is None else self.high

    def narrow(self) -> None:
        """Divides the bracket as long as the moments in it show anything. One that fails says so from its end on, so
        that silence is before it."""
        while True:
            below = max(self.low, self._hidden)
            limits = between(below, self._bound, max(self.moments.workers.jobs, 2))
            if not limits or not self._look_at(limits):
                return

    def _look_at(self, limits: list[int]) -> bool:
        """Looks at some moments. Returns whether the bracket is narrower."""
        before = self.low, self.high, self._hidden
        for limit, look in zip(limits, self.moments.looks(limits)):
            if look.frames:
                self.low = max(self.low, limit)
            elif not look.is_hidden:
                self.high = min(self._bound, limit)
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
            if at >= self._bound or not self._look_at([at]) or self.high == at:
                break
