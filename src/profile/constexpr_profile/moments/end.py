# SPDX-License-Identifier: BSL-1.0
"""Finds where an evaluation ends: its exact number of steps."""
from __future__ import annotations

from ..evaluations.survey import between
from ..terminal import progress
from ..units.instruments import COUNT, steps_before_rest
from .moments import Moments
from .probe import Look

WIDTHS = (1, 2, 16, 256, 4096)  # steps in which the end is looked for first
MARGIN = 3000  # steps that are left to count those of an evaluation


def count_steps(moments: Moments) -> int:
    """The exact number of steps: with one fewer, the evaluation is stopped."""
    one = moments.evaluation
    progress("counting the steps")
    low, high = (one.low or 0) - 1, one.high
    guess = count_at_once(moments)
    if guess is not None and low < guess <= high:
        low, high = bracket(moments, guess, low, high)
    is_seen = one.low is not None
    while one.ends and high - low > 1:
        limits = between(low, high, moments.workers.jobs)
        moments.all(limits)
        for limit in limits:
            is_seen = is_seen or bool(moments.kept[limit].frames)
            is_over = moments.kept[limit] == Look()
            low, high = (low, min(high, limit)) if is_over else (max(low, limit), high)
    one.high = high
    one.low = high if is_seen or not high or not is_hidden_below(moments, high) else None
    return high


def is_hidden_below(moments: Moments, end: int) -> bool:
    """Whether something else is stopped one step before the end, so that the number of steps is not known."""
    return end - 1 in moments.kept and moments.kept[end - 1].is_hidden


def bracket(moments: Moments, guess: int, low: int, high: int) -> tuple[int, int]:
    """A narrower bracket for the number of steps, from moments around a guess: for example, a conversion after
    the expression may take some more."""
    for width in WIDTHS:
        if guess - width <= low:
            break
        if moments.at(guess - width):
            low = guess - width
            break
        high = guess - width
    for width in WIDTHS:
        if low + width >= high:
            break
        if not moments.at(low + width):
            return low, low + width
        low += width
    return low, high


def count_at_once(moments: Moments) -> int | None:
    """What is probably the number of steps, if few compilations show it: with Clang, without those of a
    conversion after it; with GCC, if no results of calls are remembered."""
    one = moments.evaluation
    expression = moments.whole.expression(one.stop)
    if one.is_counted or not one.ends or one.failure or not expression:
        return None
    if not moments.whole.compiler.family.tells_rest:
        return moments.batches[0].count_steps((one.low or 0) - 1, one.high) if moments.batches else None
    unit = moments.whole.cut(one.stop.origin, expression, COUNT)
    limit = one.high + MARGIN
    return steps_before_rest(one.find_in(unit.stops(limit)), limit) if unit else None
