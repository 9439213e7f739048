# SPDX-License-Identifier: BSL-1.0
"""Finds where evaluations end: the exact numbers of their steps."""
from __future__ import annotations

from typing import Iterable

from ..compilers.answers import ENDED
from ..evaluations.choice import explore_all, search
from ..evaluations.evaluation import Evaluation, Known, between
from ..evaluations.survey import Survey
from .moments import Moments

_WIDTHS = (1, 2, 16, 256, 4096)  # steps in which the end is looked for first


def count_all(survey: Survey) -> list[Evaluation]:
    """All evaluations of a file, whose steps are counted if that is possible."""
    search(survey)
    explore_all(survey)
    if survey.whole.compiler.family.burning:  # otherwise, each moment would take a compilation
        _count_alone(survey, [each for each in survey.evaluations() if each.has_known_end and not each.has_count])
    return survey.evaluations()


def largest_counted(survey: Survey, most: int) -> list[Evaluation]:
    """Counts all evaluations, then returns the largest whose numbers of steps are exact, at most so many."""
    ending = _largest_first(each for each in count_all(survey) if each.has_known_end and each.extent)
    _count_alone(survey, [each for each in ending[:most] if each.has_inexact_end])
    return _largest_first(each for each in ending if each.known is Known.EXACT)[:most]


def _largest_first(evaluations: Iterable[Evaluation]) -> list[Evaluation]:
    return sorted(evaluations, key=lambda each: -each.extent)


def _count_alone(survey: Survey, evaluations: Iterable[Evaluation]) -> None:
    """Counts the steps of each evaluation in compilations of its own."""
    for evaluation in evaluations:
        counted_moments(survey, evaluation)
        survey.whole.forget_cuts()


def counted_moments(survey: Survey, evaluation: Evaluation) -> Moments:
    """The moments of an evaluation whose steps have been counted, if that is possible."""
    moments = Moments(evaluation, survey.whole, survey.workers)
    count_steps(moments)
    return moments


def count_steps(moments: Moments) -> None:
    """Finds the exact number of steps: with one fewer, the evaluation is stopped. If something else is always stopped
    instead, what is known stays, or becomes more."""
    evaluation, before = moments.evaluation, moments.evaluation.steps
    moments.whole.tell("counting the steps")
    is_to_count = evaluation.has_inexact_end or evaluation.known is Known.AT_LEAST
    if not is_to_count or not (before.was_seen or _can_be_seen(moments)):
        return
    interval = _Interval(moments)
    interval.narrow()
    if interval.has_end_alone() and interval.low < (interval.high or 0):
        evaluation.steps = before.narrowed(interval.low + 1, interval.high)
    else:  # what other compilations have shown stays, unless looks contradict it
        is_contradicted = before.high is not None and before.high <= interval.low + 1
        evaluation.steps = before.narrowed(interval.low + 1, None if is_contradicted else before.high)


def _can_be_seen(moments: Moments) -> bool:
    """Whether the evaluation is stopped at some moment, alone."""
    step = max((moments.evaluation.steps.estimate or 1) - 1, 0)
    return bool(moments.look(step).frames)


class _Interval:
    """Between which moments the end is: the evaluation was stopped at `low`, and has ended at `high`."""
    def __init__(self, moments: Moments):
        self.moments, self.low = moments, moments.evaluation.steps.low - 1
        self.high = moments.evaluation.steps.high  # None if no look was behind the end
        self._hidden = -1  # below the end, but not seen: with smaller limits, something else is stopped

    def narrow(self) -> None:
        """Looks at moments around the estimate, if there is one: for example, a conversion after the expression may
        take some more steps. Then divides the interval, as long as the moments in it show anything."""
        estimate = self.moments.evaluation.steps.estimate
        if estimate is not None:
            for width in _WIDTHS:
                if not self._look_at([estimate - width, estimate + width - 1]):
                    break
        while self._look_at(between(max(self.low, self._hidden), self._bound, self.moments.workers.jobs)):
            pass

    def has_end_alone(self) -> bool:
        """Whether a compilation of its own shows the end. The silence of a copy is to be confirmed. With GCC, another
        evaluation may have left results of calls in the whole text, and this one ended earlier."""
        return self.high is not None and self.moments.looking.look_alone(self.high) == ENDED

    @property
    def _bound(self) -> int:
        """No larger moment is looked at."""
        return self.moments.evaluation.horizon if self.high is None else self.high

    def _look_at(self, steps: Iterable[int]) -> bool:
        """Looks at those moments that are in the interval. Returns whether it is narrower now. An evaluation that fails
        says so from its end on, so that silence is before it."""
        inside = [step for step in steps if self.low < step < self._bound]
        before = self.low, self.high, self._hidden
        for step, look in zip(inside, self.moments.looks(inside)):
            if look.frames:
                self.low = max(self.low, step)
            elif not look.is_hidden:
                self.high = min(self._bound, step)
            elif self.moments.evaluation.failure:
                self._hidden = max(self._hidden, step)
        return before != (self.low, self.high, self._hidden)
