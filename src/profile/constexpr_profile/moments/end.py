# SPDX-License-Identifier: BSL-1.0
"""Finds where an evaluation ends: its exact number of steps."""
from __future__ import annotations

from ..evaluations.brackets import between
from ..evaluations.counter_selection import counter_of
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from .known_moments import Moments
from .probe import ENDED

_WIDTHS = (1, 2, 16, 256, 4096)  # steps in which the end is looked for first


def counted_moments(survey: Survey, evaluation: Evaluation) -> Moments:
    """The moments of an evaluation whose steps have been counted, if that is possible."""
    moments = Moments(evaluation, survey.whole, survey.workers)
    count_steps(moments)
    return moments


def count_steps(moments: Moments) -> None:
    """Finds the exact number of steps: with one fewer, the evaluation is stopped. If something else is always stopped
    instead, or the end has not been seen, it stays unknown."""
    evaluation = moments.evaluation
    moments.whole.tell("counting the steps")
    if not evaluation.has_known_end or (not evaluation.was_stopped and moments.look(0).is_hidden):
        return
    counter = counter_of(moments.whole)
    low, high = evaluation.low - 1, evaluation.most
    if high > counter.most_at_once:
        low, high = _narrow(moments, low, high, 2)
    guess = counter.probable_steps(moments.whole, evaluation, high)
    if guess is not None and low < guess <= high:
        low, high = _bracket(moments, guess, low, high)
    low, high = _narrow(moments, low, high, 1)
    if high - low <= 1:
        evaluation.replace_steps(evaluation.steps.settled(high))
    else:
        evaluation.replace_steps(evaluation.steps.narrowed(low + 1, high))


def _narrow(moments: Moments, low: int, high: int, factor: int) -> tuple[int, int]:
    """A bracket whose end is not more than so many times its beginning, or whose end is the number of steps."""
    is_narrower = True
    while is_narrower and high - low > 1 and high > factor * low:
        before = low, high
        limits = between(low, high, moments.workers.jobs)
        for limit, look in zip(limits, moments.looks(limits)):
            if look.frames:
                low = max(low, limit)
            elif not look.is_hidden:
                high = min(high, limit)
        is_narrower = (low, high) != before  # otherwise, something else is stopped at all of them
    return low, high


def _bracket(moments: Moments, guess: int, low: int, high: int) -> tuple[int, int]:
    """A narrower bracket for the number of steps, from moments around a guess: for example, a conversion after
    the expression may take some more."""
    for width in _WIDTHS:
        if guess - width <= low:
            break
        look = moments.look(guess - width)
        if look.frames:
            low = guess - width
        if look != ENDED:
            break
        high = guess - width
    for width in _WIDTHS:
        if low + width >= high:
            break
        look = moments.look(low + width)
        if look == ENDED:
            return low, low + width
        if look.is_hidden:
            break
        low += width
    return low, high
