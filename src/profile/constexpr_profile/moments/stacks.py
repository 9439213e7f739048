# SPDX-License-Identifier: BSL-1.0
"""Compares the stacks of moments."""
from __future__ import annotations

from typing import Sequence

from ..commands.answers import Frame
from ..source.printed import function_name

Stack = Sequence[Frame]


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


def leaves_call(here: Stack, there: Stack) -> bool:
    """Whether a moment there is outside of the innermost call here."""
    return len(here) > 1 and chain(there)[:len(here) - 1] != chain(here)
