# SPDX-License-Identifier: BSL-1.0
"""Compares a profile with an older one that was written to a file."""
from __future__ import annotations

import json
import math
import pathlib
from typing import Any, Iterator, NamedTuple

from ..failure import Failure
from ..moments.profile import UNKNOWN, Profile, Share, shares_of
from ..source.printed import shorten

_NOTHING = Share(0, 0)
_CERTAIN = 2  # standard errors, by which a change must be larger


class Saved(NamedTuple):
    """A profile that was written."""
    place: str
    steps: int
    stacks: list[list[str]]  # of its samples, outermost first


def read_profile(path: pathlib.Path) -> Saved:
    """Reads what --output has written as .json."""
    try:
        return _saved(json.loads(path.read_text("utf-8")))
    except OSError as error:
        raise Failure(f"--compare {path}: {error.strerror or error}") from error
    except (ValueError, LookupError, TypeError) as error:
        raise Failure(f"--compare {path}: this is no .json file that --output has written") from error


def _saved(text: Any) -> Saved:
    names = [str(frame["name"]) for frame in text["shared"]["frames"]]
    profile, = text["profiles"]
    stacks = [[names[number] for number in sample] for sample in profile["samples"]]
    return Saved(str(profile["name"]), int(profile["endValue"]), [_functions(stack) for stack in stacks])


def _functions(stack: list[str]) -> list[str]:
    """A stack without the box that says that a line is not known."""
    return stack[:-1] if stack[-1:] == [UNKNOWN] else stack


def compare_lines(old: Saved, profile: Profile, rows: int) -> Iterator[str]:
    """The functions whose own steps have changed by more than chance explains, with the largest changes first."""
    yield from ("", f"Since {old.place} was profiled: {old.steps:,} -> {profile.steps:,} steps")
    before = {name: own for name, own, _ in shares_of(old.stacks, len(old.stacks) == old.steps)}
    after = {name: own for name, own, _ in profile.functions()}
    changes = []
    for name in {**before, **after}:
        was, now = before.get(name, _NOTHING), after.get(name, _NOTHING)
        change = now.value * profile.steps - was.value * old.steps
        error = math.hypot(was.error * old.steps, now.error * profile.steps)
        if abs(change) > _CERTAIN * error:
            changes.append((change, name, was.value * old.steps, now.value * profile.steps))
    if not changes:
        yield "No function has changed by more than the samples may be wrong"
        return
    yield from ("", "     before       after      change  function (its own steps)")
    for change, name, was_steps, now_steps in sorted(changes, key=lambda each: (-abs(each[0]), each[1]))[:rows]:
        yield f"{_rounded(was_steps):>11} {_rounded(now_steps):>11} {_rounded(change):>11}  {shorten(name, 60)}"


def _rounded(steps: float) -> str:
    """A number with three digits, since it is estimated."""
    return f"{int(float(f'{steps:.2e}')):,}"
