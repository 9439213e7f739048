# SPDX-License-Identifier: BSL-1.0
"""What the keys of the interactive view look for: moments that compare to the one here in some way."""
from __future__ import annotations

import contextlib
import itertools
from typing import Callable, Iterator

from ..failure import GivenUp
from .known_moments import Moments
from .movement import Arrives, Found
from .stacks import Stack, begins_line, chain, leaves_call, line_of

_NEAR_STEPS = 64  # steps: up to here, a search for the way out of a call looks at each


def changing_calls(here: Stack) -> Arrives:
    """Arrives at the next call, or behind a return."""
    return lambda _, there: bool(there) and chain(there) != chain(here)


def not_deeper(here: Stack) -> Arrives:
    """Arrives where no call from here is active."""
    return lambda _, there: 0 < len(there) <= len(here)


def visiting_line(here: Stack, may_repeat: bool) -> Arrives:
    """Arrives where the line of the moment here begins again. Two visits with nothing between them are only told apart
    if each step is a statement."""
    return lambda before, there: line_of(there) == line_of(here) and begins_line(before, there, may_repeat)


def way_out(moments: Moments, step: int, direction: int, is_wanted: Callable[[int], bool] = lambda step: True) -> Found:
    """A moment outside of the call here, or the last one in this direction. A call may be long, so this does not look
    at each moment. `is_wanted` is called with the step that has been reached: if it returns False, or compilations are
    given up, the search ends there."""
    here = moments.at(step)
    way, near = _steps_to_try(step, 0 if direction < 0 else moments.evaluation.last_moment), step
    with contextlib.suppress(GivenUp):
        while is_wanted(near):
            batch = list(itertools.islice(way, 2 * moments.workers.jobs))
            if not batch:
                break
            for far, frames in zip(batch, moments.stacks(batch)):
                if frames and leaves_call(here, frames):
                    return Found(_first_outside(moments, here, near, far))
                near = far
    return Found(near, False)


def _steps_to_try(step: int, end: int) -> Iterator[int]:
    """The moments between a step and the end at which a search looks: ever fewer. They do not depend on the number of
    jobs, and so neither does what is found: between two of them, a function may return and be called again from the
    same place."""
    direction, whole = (1 if step < end else -1), abs(end - step)
    distance = 0
    while distance < whole:
        stride = distance // 16 if distance >= _NEAR_STEPS else 1
        distance = min(distance + stride, whole)
        yield step + direction * distance


def _first_outside(moments: Moments, here: Stack, near: int, far: int) -> int:
    """The first moment after `near` that is outside of the call here, as that at `far` is."""
    while abs(far - near) > 1:
        middle = (near + far) // 2
        frames, _ = moments.stacks([middle, far])  # `far` is known: a crash at the other one raises nothing
        if frames and leaves_call(here, frames):
            far = middle
        else:
            near = middle
    return far
