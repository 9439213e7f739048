# SPDX-License-Identifier: BSL-1.0
"""Finds the moment that a request such as `next` leads to."""
from __future__ import annotations

from typing import Callable, NamedTuple

from ..moments.goals import GOALS, Stack
from ..moments.moments import Moments
from .stacks import begins_line, is_same_call

MOST_TOGETHER = 500  # moments that are asked for at once, if one compilation shows many
MOST_ALONE = 64

# Whether a moment is reached, by the stack one step before it and its own.
Goal = Callable[[Stack, Stack], bool]


class Found(NamedTuple):
    step: int
    is_reached: bool = True  # otherwise it is the first or last moment, or the user has stopped the search


def never(_before: Stack, _there: Stack) -> bool:
    return False


def next_line(here: Stack, may_repeat: bool) -> Goal:
    """The next line, but not inside a call from here."""
    return lambda before, there: len(there) <= len(here) and begins_line(before, there, may_repeat)


def into_line(may_repeat: bool) -> Goal:
    """The next line, also inside a call."""
    return lambda before, there: begins_line(before, there, may_repeat)


def out_of_call(here: Stack) -> Goal:
    return lambda _, there: GOALS["o"](here, there)


def nearest(moments: Moments, start: int, direction: int, goal: Goal,
            is_wanted: Callable[[int], bool]) -> Found:
    """The nearest moment in a direction that reaches a goal. `is_wanted` is told how far the search has
    come; if it is no longer, the search ends there. A goal is a fact about a moment, so the same moments
    are found in both directions."""
    last = moments.evaluation.last_moment
    size = 2 * moments.workers.jobs
    step = start
    while 0 <= step + direction <= last:
        ahead = range(step + direction, step + (size + 2) * direction, direction)
        needed = ahead[:1] if direction > 0 else ahead[:2]  # with the moment before the next one
        if any(is_missing(moments, each) for each in needed if 0 <= each <= last):
            if not is_wanted(step):
                return Found(step, False)
            moments.all(each for each in ahead if 0 <= each <= last)
            size = min(2 * size, MOST_TOGETHER if moments.probes.batch else MOST_ALONE)
        step += direction
        if goal(stack_before(moments, step), moments.at(step)):
            return Found(step)
    return Found(step, False)


def stack_before(moments: Moments, step: int) -> Stack:
    """The stack one step before a moment. If the line of its innermost call is not known, as it often is with GCC, it
    is the last one that was known in this call."""
    before = earlier = moments.at(step - 1) if step else ()
    step -= 1
    while earlier and not earlier[-1].position:
        step -= 1
        earlier = moments.at(step)[:len(before)] if step >= 0 else ()
        if not is_same_call(earlier, before):
            return before
    return earlier


def is_missing(moments: Moments, step: int) -> bool:
    return step not in moments.kept and not moments.evaluation.fails_at(step)
