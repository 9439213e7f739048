# SPDX-License-Identifier: BSL-1.0
"""Finds the moments that the keys of the interactive view lead to."""
from __future__ import annotations

import itertools
from typing import Callable, Iterator, Sequence

from ..compilers.diagnostics import Frame
from ..text.calls import function_name
from .moments import Moments

Stack = Sequence[Frame]
NEAR = 64  # steps: up to here, a search for the way out of a call looks at each


def chain(frames: Stack) -> list[object]:
    """The active calls, by the places that they were made from: arguments may change."""
    return [(function_name(inner.call), outer.position)
            for outer, inner in zip(frames, frames[1:])]


def line_of(frames: Stack) -> object:
    """Where the innermost call is; None if that is not known."""
    position = frames[-1].position if frames else None
    return position and position[:2]


# Whether a moment is the one that a key leads to: the nearest for which this holds.
GOALS: dict[str, Callable[[Stack, Stack], bool]] = {
    "c": lambda here, there: chain(there) != chain(here),  # the next call, or a return
    "n": lambda here, there: len(there) <= len(here),  # not inside a call from here
    "v": lambda here, there: line_of(here) is not None and line_of(there) == line_of(here),  # this line again
    "o": lambda here, there: chain(there)[:len(here) - 1] != chain(here),  # out of this call
}


def search(moments: Moments, step: int, key: str, direction: int,
           is_wanted: Callable[[int], bool] = lambda step: True) -> int:
    """The nearest moment for which a goal holds, or the last one in this direction. `is_wanted` is
    told how far the search has come; if it is no longer, the step stays."""
    here, is_reached = moments.at(step), GOALS[key]
    end = 0 if direction < 0 else moments.evaluation.last_moment
    way, near = looks(step, end, key == "o"), step
    while is_wanted(near):
        batch = list(itertools.islice(way, 2 * moments.workers.jobs))
        if not batch:
            return near
        for far, frames in zip(batch, moments.all(batch)):
            if frames and is_reached(here, frames):
                return first_between(moments, near, far, lambda at: bool(at) and is_reached(here, at))
            near = far
    return step


def looks(step: int, end: int, is_far: bool) -> Iterator[int]:
    """The moments between a step and the end at which a search looks: all, but ever fewer if what it
    looks for is far. They do not depend on the number of jobs, and so neither does what is found:
    between two of them, a function may return and be called again from the same place."""
    direction, whole = (1 if step < end else -1), abs(end - step)
    distance = 0
    while distance < whole:
        stride = distance // 16 if is_far and distance >= NEAR else 1
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
