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


class Looking:
    """Looks at moments, ever more of them together, until that is no longer wanted. `is_wanted` is told how far the
    search has come."""
    def __init__(self, moments: Moments, is_wanted: Callable[[int], bool]):
        self.moments, self.is_wanted = moments, is_wanted
        self.size = 2 * moments.workers.jobs

    def has(self, step: int, direction: int) -> bool:
        """Whether a moment is known, after looking at it and those behind it in a direction."""
        if not is_missing(self.moments, step):
            return True
        if not self.is_wanted(step):
            return False
        last = self.moments.evaluation.last_moment
        self.moments.all(each for each in range(step, step + self.size * direction, direction) if 0 <= each <= last)
        self.size = min(2 * self.size, MOST_TOGETHER if self.moments.probes.batch else MOST_ALONE)
        return True


def nearest(moments: Moments, start: int, direction: int, goal: Goal,
            is_wanted: Callable[[int], bool]) -> Found:
    """The nearest moment in a direction that reaches a goal. If the search is no longer wanted, it ends where it is. A
    goal is a fact about a moment, so the same moments are found in both directions."""
    looking, step = Looking(moments, is_wanted), start
    while 0 <= step + direction <= moments.evaluation.last_moment and looking.has(step + direction, direction):
        step += direction
        before = stack_before(looking, step)
        if before is None:
            break
        if goal(before, moments.at(step)):
            return Found(step)
    return Found(step, False)


def stack_before(looking: Looking, step: int) -> Stack | None:
    """The stack one step before a moment. If the line of its innermost call is not known, as it often is with GCC, it
    is the last one that was known in this call. None if that is no longer wanted."""
    before: Stack | None = None
    for each in range(step - 1, -1, -1):
        if not looking.has(each, -1):
            return None
        there = looking.moments.at(each)
        before = there if before is None else before
        earlier = there[:len(before)]
        if not is_same_call(earlier, before):
            return before
        if not earlier or earlier[-1].position:
            return earlier
    return before or ()


def is_missing(moments: Moments, step: int) -> bool:
    return step not in moments.kept and not moments.evaluation.fails_at(step)
