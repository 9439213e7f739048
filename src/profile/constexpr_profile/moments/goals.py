# SPDX-License-Identifier: BSL-1.0
"""Finds the nearest moment that compares to the one here in some way: for example, that is outside its call, or in the
same line again."""
from __future__ import annotations

import itertools
from typing import Callable, Iterator, Sequence

from ..compilers.calls import function_name
from ..compilers.diagnostics import Frame
from .moments import Moments

Stack = Sequence[Frame]
EACH_STEP = 64  # steps: up to here, a search for the way out of a call looks at each


def chain(frames: Stack) -> list[object]:
    """The active calls, by their names and the places that they were made from. For example, f(3) and f(2) are the same
    call if both were made at a.cpp:7, since what a compiler shows of an argument changes while a call runs."""
    return [(function_name(inner.call), outer.position)
            for outer, inner in zip(frames, frames[1:])]


def line_of(frames: Stack) -> object:
    """Where the innermost call is; None if that is not known."""
    position = frames[-1].position if frames else None
    return position and position[:2]


# Whether a moment there is what is looked for from the moment here.
Goal = Callable[[Stack, Stack], bool]


def changes_calls(here: Stack, there: Stack) -> bool:
    """Whether it is at the next call, or behind a return."""
    return chain(there) != chain(here)


def is_not_deeper(here: Stack, there: Stack) -> bool:
    """Whether it is not inside a call from here."""
    return len(there) <= len(here)


def is_in_same_line(here: Stack, there: Stack) -> bool:
    return line_of(here) is not None and line_of(there) == line_of(here)


def leaves_call(here: Stack, there: Stack) -> bool:
    return chain(there)[:len(here) - 1] != chain(here)


def search(moments: Moments, step: int, goal: Goal, direction: int,
           is_wanted: Callable[[int], bool] = lambda step: True) -> int:
    """The nearest moment for which a goal holds, or the last one in this direction. `is_wanted` is
    told how far the search has come; if it is no longer, the step stays."""
    here = moments.at(step)
    end = 0 if direction < 0 else moments.evaluation.last_moment
    way, near = steps_to_try(step, end, goal is leaves_call), step
    while is_wanted(near):
        batch = list(itertools.islice(way, 2 * moments.workers.jobs))
        if not batch:
            return near
        for far, frames in zip(batch, moments.stacks(batch)):
            if frames and goal(here, frames):
                return first_between(moments, near, far, lambda at: bool(at) and goal(here, at))
            near = far
    return step


def steps_to_try(step: int, end: int, is_far: bool) -> Iterator[int]:
    """The moments between a step and the end at which a search looks: all, but ever fewer if what it
    looks for is far. They do not depend on the number of jobs, and so neither does what is found:
    between two of them, a function may return and be called again from the same place."""
    direction, whole = (1 if step < end else -1), abs(end - step)
    distance = 0
    while distance < whole:
        stride = distance // 16 if is_far and distance >= EACH_STEP else 1
        distance = min(distance + stride, whole)
        yield step + direction * distance


def first_between(moments: Moments, near: int, far: int,
                  is_reached: Callable[[Stack], bool]) -> int:
    """The first moment after `near` for which something holds that holds at `far`."""
    while abs(far - near) > 1:
        middle = (near + far) // 2
        if is_reached(moments.at(middle)):
            far = middle
        else:
            near = middle
    return far
