# SPDX-License-Identifier: BSL-1.0
"""A moment of an evaluation as lines of text: its place, the source code around that, and its calls."""
from __future__ import annotations

from typing import Sequence

from ..compilers.answers import UNKNOWN, Frame
from ..errors import Failure
from ..evaluations.evaluation import Evaluation
from ..moments.moments import Moments
from ..source.files import source_lines
from ..source.printed import without_bodies
from .wording import failure_at, last_text, progress_text, why_not_seen

_LINES_AROUND = 3  # the current one, on each side


def describe(evaluation: Evaluation, frames: Sequence[Frame]) -> list[str]:
    """A moment as text: its line, which is marked, with others around it, and its calls, innermost first. If the line
    is not known, that of the nearest caller is shown without a mark."""
    caller = next((frame.position for frame in reversed(frames) if frame.position), None)
    path, line, _ = caller or evaluation.stop.position
    is_known = frames[-1].position is not None
    where = "" if is_known else f"{UNKNOWN}; {'called from' if caller else 'the evaluation is at'} "
    first = max(1, line - _LINES_AROUND)
    source = [f"{'>' if is_known and number == line else ' '}{number:5} {text}"
              for number, text in enumerate(source_lines(path)[first - 1:line + _LINES_AROUND], first)]
    calls = [f"{depth:4}  {frame.place:24}  {call_text(evaluation, frame)}" for depth, frame in enumerate(frames)]
    return [f"{where}{path}:{line}", *source, "", *reversed(calls)]


def call_text(evaluation: Evaluation, frame: Frame) -> str:
    """A call in one line, though Clang prints it as it is written; the evaluation if the frame is not a call."""
    return " ".join(without_bodies(frame.call).split()) or evaluation.name


def step_lines(moments: Moments, step: int) -> list[str]:
    """The moment after some steps, as lines of text. Raises Failure if it cannot be seen."""
    evaluation = moments.evaluation
    if step > evaluation.last_moment:
        raise Failure(f"{evaluation.place}: {last_text(evaluation)}, not {step:,}")
    look = moments.look(step)
    if not look.frames:
        raise Failure(f"{evaluation.place}: step {step:,} was not seen: {why_not_seen(look)}")
    return [f"{evaluation.place} after step {progress_text(evaluation, step)}{failure_at(evaluation, step)}",
            *describe(evaluation, look.frames)]
