# SPDX-License-Identifier: BSL-1.0
"""Tells what has changed since a profile was written."""
from __future__ import annotations

import json
import math
import pathlib
from typing import Any, Iterator, NamedTuple

from ..compilers.answers import UNKNOWN
from ..errors import Failure
from ..moments.profile import Profile, Share, shares_of
from ..source.printed import shorten
from .export import EXPORTER
from .wording import sampled_steps

_NOTHING = Share(0, 0)
_CERTAIN = 2  # standard errors: a larger change is shown


class Saved(NamedTuple):
    """A profile that was written."""
    compiler: str
    place: str
    steps: int
    steps_text: str  # as exactly as it was known
    is_complete: bool  # every step was seen
    stacks: list[list[str]]  # of its samples, outermost first


def read_profile(path: pathlib.Path) -> Saved:
    """Reads what --output has written as .json."""
    try:
        return _saved(json.loads(path.read_text("utf-8")))
    except OSError as error:
        raise Failure(f"--compare {path}: {error.strerror or error}") from error
    except (ValueError, LookupError, TypeError) as error:
        raise Failure(f"--compare {path}: this is no .json file that --output writes") from error


def _saved(text: Any) -> Saved:
    if not str(text["exporter"]).startswith(EXPORTER):
        raise ValueError  # other programs write this form, too
    names = [str(frame["name"]) for frame in text["shared"]["frames"]]
    profile, = text["profiles"]
    # A stack has no box that says that a line is not known.
    stacks = [[names[number] for number in sample if names[number] != UNKNOWN] for sample in profile["samples"]]
    return Saved(str(text["name"]), str(profile["name"]), int(profile["endValue"]), str(profile["steps"]),
                 bool(profile["isComplete"]), stacks)


def compare_lines(old: Saved, profile: Profile, rows: int) -> Iterator[str]:
    """The functions whose own steps have changed by more than chance often explains, with the largest changes first."""
    yield from ("", f"before: {old.place} with {old.compiler}, {old.steps_text} steps",
                f"after:  {profile.place} with {profile.whole.compiler.name}, {sampled_steps(profile)} steps")
    before = {name: own for name, own, _ in shares_of(old.stacks, old.is_complete)}
    after = {name: own for name, own, _ in profile.functions()}
    changes = []
    for name in {**before, **after}:
        was, now = before.get(name, _NOTHING), after.get(name, _NOTHING)
        change = now.value * profile.steps - was.value * old.steps
        error = math.hypot(was.error * old.steps, now.error * profile.steps)
        if abs(change) > _CERTAIN * error:
            changes.append((change, name, was.value * old.steps, now.value * profile.steps))
    if not changes:
        yield f"No change of a function by more than {_CERTAIN} standard errors of the samples was seen"
        return
    yield from ("", "     before       after      change  function (its own steps)")
    for change, name, was_steps, now_steps in sorted(changes, key=lambda each: (-abs(each[0]), each[1]))[:rows]:
        yield f"{_rounded(was_steps):>11} {_rounded(now_steps):>11} {_rounded(change):>11}  {shorten(name, 60)}"


def _rounded(steps: float) -> str:
    """A number with three digits, since it is estimated."""
    return f"{round(float(f'{steps:.2e}')):,}"
