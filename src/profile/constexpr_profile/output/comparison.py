# SPDX-License-Identifier: BSL-1.0
"""Tells what has changed since a profile was written."""
from __future__ import annotations

import json
import math
import pathlib
from typing import Iterator, Mapping, NamedTuple, Sequence

from ..errors import Failure
from ..moments.profile import Profile
from ..source.printed import shorten
from .wording import sampled_steps

IN_FILE = "constexpr-profile"  # where a summary is in a file that --output writes
_CERTAIN = 2  # standard errors: a larger change is shown


class Summary(NamedTuple):
    """What two profiles are compared by."""
    compiler: str
    place: str
    steps_text: str  # as exactly as it is known
    steps: int | None  # None if only bounds are known
    root: str  # the evaluation itself, if it is only one: it may be named by its line, which changes
    functions: Mapping[str, Sequence[float]]  # their own shares of the steps, with the standard errors


def summary_of(profile: Profile) -> Summary:
    """The summary of a profile."""
    return Summary(profile.whole.compiler.name, profile.place, sampled_steps(profile),
                   profile.steps if profile.are_steps_known else None,
                   profile.evaluation.name if profile.evaluation else "",
                   {name: (own.value, own.error) for name, own, _ in profile.functions()})


class _Change(NamedTuple):
    """Steps of a function, or its percentages of all."""
    before: float
    after: float
    change: float
    name: str


def read_summary(path: str) -> Summary:
    """Reads what --output has written as .json."""
    try:
        return Summary(**json.loads(pathlib.Path(path).read_text("utf-8"))[IN_FILE])
    except (ValueError, LookupError, TypeError) as error:
        raise Failure(f"{path}: this is no .json file that --output writes") from error


def compare_lines(old: Summary, new: Summary, rows: int) -> Iterator[str]:
    """The functions whose own steps have changed by more than chance often explains, with the largest changes first. If
    one of the numbers of all steps is not known, shares are compared."""
    yield from ("", f"before: {old.place} with {old.compiler}, {old.steps_text} steps",
                f"after:  {new.place} with {new.compiler}, {new.steps_text} steps")
    are_steps = old.steps is not None and new.steps is not None
    changes = sorted(_changes(old, new, are_steps), key=lambda each: (-abs(each.change), each.name))
    if not changes:
        yield f"No change of a function by more than {_CERTAIN} standard errors of the samples was seen"
        return
    yield from ("", "     before       after      change  function "
                    f"({'its own steps' if are_steps else 'its own share, in percent'})")
    for *numbers, name in changes[:rows]:
        columns = (_rounded(number) if are_steps else f"{number:.1f}" for number in numbers)
        yield "".join(f"{column:>11} " for column in columns) + f" {shorten(name, 60)}"


def _changes(old: Summary, new: Summary, are_steps: bool) -> Iterator[_Change]:
    """The changes of functions: of their steps or, otherwise, of their percentages."""
    all_before, all_after = (old.steps or 0, new.steps or 0) if are_steps else (100, 100)
    least = 0.5 if are_steps else 0.05  # less is rounded
    before = dict(old.functions)
    if old.root and new.root and old.root in before:
        before[new.root] = before.pop(old.root)
    for name in {**before, **new.functions}:
        (was, error_before), (now, error_after) = before.get(name, (0, 0)), new.functions.get(name, (0, 0))
        change = now * all_after - was * all_before
        error = math.hypot(error_before * all_before, error_after * all_after)
        if abs(change) > max(_CERTAIN * error, least):
            yield _Change(was * all_before, now * all_after, change, name)


def _rounded(steps: float) -> str:
    """A number with three digits, since it is estimated."""
    return f"{round(float(f'{steps:.2e}')):,}"
