# SPDX-License-Identifier: BSL-1.0
"""A moment of an evaluation as lines of text: its place, the source code around that, and its calls."""
from __future__ import annotations

from typing import NamedTuple, Sequence

from ..compilers.answers import UNKNOWN, Frame
from ..errors import Failure
from ..evaluations.evaluation import Evaluation
from ..moments.moments import Moments
from ..source.files import source_lines
from ..source.printed import end_of, without_bodies
from .wording import failure_at, last_text, progress_phrase, why_not_seen

_ANY_WIDTH = 1 << 16


class Description(NamedTuple):
    """A moment as lines of text."""
    place: str  # its line or, if that is not known, where it was called from
    source: list[str]
    current: int  # the index of its line in the source; -1 if that is not known
    calls: list[str]  # innermost first


def describe(evaluation: Evaluation, frames: Sequence[Frame], around: int, width: int) -> Description:
    """A moment as text: its line, which is marked, with `around` others on each side, and its calls, whose places take
    no more columns than `width`. If the line is not known, that of the nearest caller is shown without a mark."""
    caller = next((frame.position for frame in reversed(frames) if frame.position), None)
    path, line, _ = caller or evaluation.stop.position
    first = max(1, line - around)
    place, current = f"{path}:{line}", line - first
    if not frames[-1].position:
        place, current = f"{UNKNOWN}; {'called from' if caller else 'the evaluation is at'} {place}", -1
    source = [f"{'>' if index == current else ' '}{first + index:5} {text}"
              for index, text in enumerate(source_lines(path)[first - 1:line + around])]
    # Clang prints a call as it is written.
    names = [" ".join(without_bodies(frame.call).split()) or evaluation.name for frame in frames]
    calls = [f"{depth:4}  {end_of(frame.place, width):24}  {name}"
             for depth, (frame, name) in enumerate(zip(frames, names))]
    return Description(place, source, current, calls[::-1])


def step_lines(moments: Moments, step: int) -> list[str]:
    """The moment after some steps, as lines of text. Raises Failure if it cannot be seen."""
    evaluation = moments.evaluation
    if step > evaluation.last_moment:
        raise Failure(f"{evaluation.place}: {last_text(evaluation)}, not {step:,}")
    look = moments.look(step)
    if not look.frames:
        raise Failure(f"{evaluation.place}: step {step:,} was not seen: {why_not_seen(look)}")
    shown = describe(evaluation, look.frames, 3, _ANY_WIDTH)
    return [f"{evaluation.place} after {progress_phrase(evaluation, step)}{failure_at(evaluation, step)}",
            shown.place, *shown.source, "", *shown.calls]
