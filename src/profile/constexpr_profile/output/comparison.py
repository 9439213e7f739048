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
    steps: int | None  # None if only bounds are known
    steps_text: str  # as exactly as it was known
    is_complete: bool  # every step was seen
    stacks: list[list[str]]  # of its samples, outermost first


class _Change(NamedTuple):
    """Steps of a function, or its percentages of all."""
    before: float
    after: float
    change: float
    name: str


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
    steps = int(profile["endValue"]) if profile.get("areStepsKnown") else None  # which older versions do not say
    return Saved(str(text["name"]), str(profile["name"]), steps, str(profile["steps"]), bool(profile["isComplete"]),
                 stacks)


def compare_lines(old: Saved, profile: Profile, rows: int) -> Iterator[str]:
    """The functions whose own steps have changed by more than chance often explains, with the largest changes first. If
    one of the numbers of all steps is not known, shares are compared."""
    yield from ("", f"before: {old.place} with {old.compiler}, {old.steps_text} steps",
                f"after:  {profile.place} with {profile.whole.compiler.name}, {sampled_steps(profile)} steps")
    counts = (old.steps, profile.steps) if old.steps is not None and profile.are_steps_known else None
    changes = sorted(_changes(old, profile, *(counts or (100, 100))), key=lambda each: (-abs(each.change), each.name))
    if not changes:
        yield f"No change of a function by more than {_CERTAIN} standard errors of the samples was seen"
        return
    yield from ("", "     before       after      change  function "
                    f"({'its own steps' if counts else 'its own share, in percent'})")
    for *numbers, name in changes[:rows]:
        columns = (_rounded(number) if counts else f"{number:.1f}" for number in numbers)
        yield "".join(f"{column:>11} " for column in columns) + f" {shorten(name, 60)}"


def _changes(old: Saved, profile: Profile, all_before: int, all_after: int) -> Iterator[_Change]:
    """The changes of functions, if all take so many steps."""
    least = 0.5 if old.steps is not None and profile.are_steps_known else 0.05  # steps, or percent: less is rounded
    before = {name: own for name, own, _ in shares_of(old.stacks, old.is_complete)}
    after = {name: own for name, own, _ in profile.functions()}
    for name in {**before, **after}:
        was, now = before.get(name, _NOTHING), after.get(name, _NOTHING)
        own_before, own_after = was.value * all_before, now.value * all_after
        change, error = own_after - own_before, math.hypot(was.error * all_before, now.error * all_after)
        if abs(change) > max(_CERTAIN * error, least):
            yield _Change(own_before, own_after, change, name)


def _rounded(steps: float) -> str:
    """A number with three digits, since it is estimated."""
    return f"{round(float(f'{steps:.2e}')):,}"
