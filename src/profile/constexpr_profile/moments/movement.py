# SPDX-License-Identifier: BSL-1.0
"""Compares the stacks of moments, and finds the nearest moment at which a search arrives, such as the beginning of the
next line."""
from __future__ import annotations

import contextlib
from typing import Callable, NamedTuple, Sequence

from ..compilers.answers import Frame
from ..errors import GivenUp
from ..source.printed import function_name
from .moments import Moments

Stack = Sequence[Frame]

_MOST_TOGETHER = 500  # moments that are asked for at once, if one compilation shows many
_MOST_ALONE = 64

# Whether a search has arrived, by the stack one step before a moment and that of the moment. For example, a line begins
# only if the call was elsewhere before, so where the search started does not matter.
Arrives = Callable[[Stack, Stack], bool]


def chain(frames: Stack) -> list[object]:
    """The active calls, by their names and the places that they were made from. For example, f(3) and f(2) are the same
    call if both were made at a.cpp:7, since what a compiler shows of an argument changes while a call runs."""
    return [(function_name(inner.call), outer.position)
            for outer, inner in zip(frames, frames[1:])]


def line_of(frames: Stack) -> object:
    """Where the innermost call is; None if that is not known."""
    position = frames[-1].position if frames else None
    return position and position.file_and_line


def is_same_call(before: Stack, there: Stack) -> bool:
    """Whether the innermost call of a stack was active before, as far as one can see."""
    return len(before) >= len(there) and chain(before)[:len(there) - 1] == chain(there)


def begins_line(before: Stack, there: Stack, may_repeat: bool) -> bool:
    """Whether the innermost call has come to a line with the last step. It may also have come to the
    same line again; this is seen only if each step is a statement."""
    at = there[-1].position if there else None
    if not at:
        return False
    if not is_same_call(before, there):
        return True
    earlier = before[len(there) - 1].position
    if not earlier or earlier.file_and_line != at.file_and_line:
        return True
    return may_repeat and at.column <= earlier.column


def enters_call(before: Stack, there: Stack) -> bool:
    """Whether the last step has entered the innermost call."""
    return len(there) > 1 and not is_same_call(before, there)


class Found(NamedTuple):
    step: int
    is_reached: bool = True  # otherwise it is the first or last moment, the user has stopped, or nothing was searched
    unseen: int = 0  # how many moments on the way were not seen, or follow one that was not, so that it may be there


def next_line(here: Stack, may_repeat: bool) -> Arrives:
    """Arrives at the next line, but not inside a call from here."""
    return lambda before, there: len(there) <= len(here) and begins_line(before, there, may_repeat)


def into_line(may_repeat: bool) -> Arrives:
    """Arrives at the next line, also inside a call."""
    return lambda before, there: begins_line(before, there, may_repeat)


def on_another_line(arrives: Arrives, here: Stack) -> Arrives:
    return lambda before, there: arrives(before, there) and (len(there), line_of(there)) != (len(here), line_of(here))


def out_of_call(here: Stack) -> Arrives:
    """Arrives outside of the innermost call here."""
    is_in_call = len(here) > 1
    return lambda _, there: is_in_call and bool(there) and chain(there)[:len(here) - 1] != chain(here)


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


class Search:
    """Looks at moments, ever more of them together."""
    def __init__(self, moments: Moments):
        self.moments = moments
        self.size = 2 * moments.workers.jobs
        self.placed: dict[int, Stack] = {}  # where the line of the innermost call is not known

    def make_known(self, step: int, direction: int) -> None:
        """Makes a moment known, together with those behind it in a direction. Raises GivenUp if the search is not
        wanted any more, also if the moment is known."""
        whole = self.moments.whole
        if whole.compiler.processes.is_given_up:
            raise GivenUp
        if self.moments.is_known(step):
            return
        whole.tell(f"looking at step {step:,}")
        last = self.moments.evaluation.last_moment
        self.moments.looks(each for each in range(step, step + self.size * direction, direction) if 0 <= each <= last)
        self.size = min(2 * self.size, _MOST_TOGETHER if self.moments.looking.batch else _MOST_ALONE)

    def stack(self, step: int) -> Stack:
        """The stack at a moment; empty before the first one, or if it was not seen. If the line of its innermost call
        is not known, as it often is with GCC, it is the last one that was known in this call."""
        if step < 0:
            return ()
        self.make_known(step, -1)
        here: Stack = self.moments.shown_at(step).frames  # hidden if the compiler crashes there
        if here and not here[-1].position:
            return self._with_last_known_line(step, here)
        return here

    def _with_last_known_line(self, step: int, here: Stack) -> Stack:
        """The stack of the innermost call when its line was last known; `here` if it never was. What is found also
        holds for the moments of this call on the way, for which it is kept."""
        found, same = here, [step]
        for earlier in range(step - 1, -1, -1):
            self.make_known(earlier, -1)
            there = self.moments.shown_at(earlier).frames
            own = there[:len(here)]  # without what this call calls
            if not is_same_call(own, here):
                break
            if own[-1].position:
                found = own
                break
            if own == there:
                if earlier in self.placed:
                    found = self.placed[earlier]
                    break
                same.append(earlier)
        self.placed.update(dict.fromkeys(same, found))
        return found


def nearest(moments: Moments, start: int, direction: int, arrives: Arrives) -> Found:
    """The nearest moment in a direction at which a search arrives, or where it was when its compilations were given up.
    Whether it arrives is a fact about a moment, so the same moments are found in both directions."""
    search, step, unseen = Search(moments), start, 0
    last = moments.evaluation.last_moment
    with contextlib.suppress(GivenUp):
        while 0 <= step + direction <= last:
            search.make_known(step + direction, direction)
            step += direction
            before = search.stack(step - 1)
            there = moments.shown_at(step).frames
            if not there or not before and step > 0:
                unseen += 1
            elif arrives(before, there):
                return Found(step, unseen=unseen)
    return Found(step, False, unseen)
