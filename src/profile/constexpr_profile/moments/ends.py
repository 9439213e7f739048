# SPDX-License-Identifier: BSL-1.0
"""Finds where evaluations end: the exact numbers of their steps."""
from __future__ import annotations

import contextlib
from typing import Iterable

from ..compilers.answers import ENDED
from ..errors import Unfinished
from ..evaluations.choice import nothing_seen
from ..evaluations.evaluation import Evaluation
from ..evaluations.exploration import explore_all, listed
from ..evaluations.steps import COUNTED, Known, between
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
    if survey.whole.compiler.family.burning:  # otherwise, each moment would take a compilation
        _count_alone(survey, [each for each in survey.evaluations()
                              if each.has_known_end and each.known not in COUNTED])
    return survey.evaluations()


def largest_counted(survey: Survey, most: int) -> list[Evaluation]:
    """Counts all evaluations, then returns the largest whose numbers of steps are exact, at most so many."""
    ending = sorted((each for each in count_all(survey) if each.has_known_end and each.extent), key=_largest_first)
    _count_alone(survey, [each for each in ending[:most] if each.has_inexact_end])
    return sorted((each for each in ending if each.known is Known.EXACT), key=_largest_first)[:most]


def _largest_first(evaluation: Evaluation) -> int:
    """A key to sort by."""
    return -evaluation.extent


def _count_alone(survey: Survey, evaluations: Iterable[Evaluation]) -> None:
    """Counts the steps of each evaluation in compilations of its own."""
    for evaluation in evaluations:
        with contextlib.suppress(Unfinished):  # the others can be counted
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
    evaluation, known = moments.evaluation, moments.evaluation.steps
    moments.whole.tell("counting the steps")
    if not (evaluation.has_inexact_end or evaluation.known is Known.AT_LEAST):
        return
    if not (known.was_stopped or _can_be_seen(moments)):
        return
    interval = _Interval(moments)
    if known.estimate is not None:
        interval.look_around(known.estimate)
    interval.narrow()
    # The silence of a copy is confirmed. With GCC, another evaluation may have left results of calls in the whole text,
    # and this one ended earlier.
    is_end = False
    if interval.high is not None:
        with contextlib.suppress(Unfinished):
            is_end = moments.looking.look_alone(interval.high) == ENDED
    if is_end and interval.end is not None:
        evaluation.steps = known.settled(interval.end)
    else:
        high = interval.high if is_end else known.high
        is_contradicted = high is not None and high <= interval.low + 1
        evaluation.steps = known.narrowed(interval.low + 1, None if is_contradicted else high)


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

    @property
    def end(self) -> int | None:
        """The exact number of steps, if it is known."""
        return self.high if self.high is not None and self.high - self.low <= 1 else None

    @property
    def _bound(self) -> int:
        """No larger moment is looked at."""
        return self.moments.evaluation.horizon if self.high is None else self.high

    def narrow(self) -> None:
        """Divides the interval as long as the moments in it show anything. One that fails says so from its end on, so
        that silence is before it."""
        while True:
            below = max(self.low, self._hidden)
            steps = between(below, self._bound, self.moments.workers.jobs)
            if not steps or not self._look_at(steps):
                return

    def _look_at(self, steps: list[int]) -> bool:
        """Looks at some moments. Returns whether the interval is narrower."""
        before = self.low, self.high, self._hidden
        for step, look in zip(steps, self.moments.looks(steps)):
            if look.frames:
                self.low = max(self.low, step)
            elif not look.is_hidden:
                self.high = min(self._bound, step)
            elif self.moments.evaluation.failure:
                self._hidden = max(self._hidden, step)
        return before != (self.low, self.high, self._hidden)

    def look_around(self, estimate: int) -> None:
        """Looks at moments around an estimate: for example, a conversion after the expression may take some more steps.
        """
        for width in _WIDTHS:
            if estimate - width <= self.low:
                break
            self._look_at([estimate - width])
            if self.moments.look(estimate - width) != ENDED:
                break
        for width in _WIDTHS:
            at = self.low + width
            if at >= self._bound or not self._look_at([at]) or self.high == at:
                break
