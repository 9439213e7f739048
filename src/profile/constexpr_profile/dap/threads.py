# SPDX-License-Identifier: BSL-1.0
"""An evaluation that is debugged, which the protocol calls a thread; the moment at which it is; and the arguments of a
call there. Compilers print only their values; their names are found in the definition of the function."""
from __future__ import annotations

import os
from typing import Any, Iterator

from ..compilers.answers import UNKNOWN, Frame, Look, Reason
from ..compilers.unit import Unit
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..moments.ends import counted_moments
from ..moments.moments import Moments
from ..output.report import call_text
from ..output.wording import progress_text, steps_phrase, why_not_seen
from ..source.printed import function_name, names_of_parameters, parse_call, shorten
from ..source.text import Position
from .protocol import Json

_MOST_NAME_CHARACTERS = 60
_MOST_CALL_CHARACTERS = 100
MOST_FRAMES = 1 << 20  # of a thread, so that one number names a thread and one of its frames


class Thread:
    """An evaluation, and the moment at which it is. At first, that is before the first one: the steps need not have
    been counted, and it shows only where it is in the file."""
    def __init__(self, number: int, evaluation: Evaluation, survey: Survey):
        self.number, self.evaluation, self._survey = number, evaluation, survey
        self.step, self.look = -1, Look(why_hidden="it has not begun")
        self._moments: Moments | None = None

    def moments(self) -> Moments:
        """The moments of the evaluation. Its steps are counted now, unless they have been, which can take long."""
        if not self._moments:
            self._moments = counted_moments(self._survey, self.evaluation)
        return self._moments

    def move(self, step: int) -> None:
        """Moves to a moment, which is known, unless the evaluation still has not begun."""
        if step >= 0:
            self.step, self.look = step, self.moments().shown_at(step)

    @property
    def name(self) -> str:
        """The evaluation, and the step at which it is, as the client lists it."""
        steps = steps_phrase(self.evaluation) if self.step < 0 else f"step {progress_text(self.evaluation, self.step)}"
        return f"{shorten(self.evaluation.name, _MOST_NAME_CHARACTERS)}: {steps}"

    @property
    def is_at_end(self) -> bool:
        """Whether the thread is at the last moment of its evaluation."""
        return self.step == self.evaluation.last_moment

    @property
    def failure(self) -> Reason | None:
        """Why the evaluation fails, if it does so at the moment at which the thread is."""
        return self.evaluation.failure if self.evaluation.fails_at(self.step) else None

    def frames(self) -> list[Json]:
        """The calls at the thread's moment as the protocol describes them, innermost first. If none were seen, a label
        says why, and leads to the evaluation."""
        if not self.look.frames:
            return [self._frame(0, f"not seen: {why_not_seen(self.look)}", self.evaluation.stop.position,
                                presentationHint="label")]
        frames = []
        for depth, frame in enumerate(self.look.frames):
            call = call_text(self.evaluation, frame)
            where = "" if frame.position else f" ({UNKNOWN})"
            frames.append(self._frame(depth, shorten(call, _MOST_CALL_CHARACTERS) + where, frame.position))
        return frames[::-1]

    def _frame(self, depth: int, name: str, position: Position | None, **more: Any) -> Json:
        frame = {"id": self.number * MOST_FRAMES + depth, "name": name, "line": 0, "column": 0, **more}
        if not position:
            return frame
        path, line, column = position
        # The compiler's column is 0 if it is not known.
        return {**frame, "source": {"name": os.path.basename(path), "path": os.path.abspath(path)},
                "line": line, "column": max(column, 1)}


def arguments_of(unit: Unit, frame: Frame) -> list[tuple[str, str]]:
    """The parameters of a call, with the values that the compiler prints; none if the frame is not a call."""
    if not frame.call:
        return []
    call = parse_call(frame.call)
    names = names_of_arguments(unit, frame, len(call.arguments))
    return ([("this", call.object)] if call.object else []) + list(zip(names, call.arguments))


def names_of_arguments(unit: Unit, frame: Frame, count: int) -> list[str]:
    """A name for each of the `count` arguments of a call. An argument whose name is not found gets a number."""
    fitting = [names for names in _names_in_definitions(unit, frame) if len(names) == count]
    names = fitting[0] if len(fitting) == 1 else [""] * count
    return [name or f"argument {index}" for index, name in enumerate(names, 1)]


def _names_in_definitions(unit: Unit, frame: Frame) -> Iterator[list[str]]:
    """The names in the definition around a call's position or, if that is not known, in each definition with the name
    of the function."""
    name = function_name(frame.call).split("::")[-1]
    for path in [frame.position.path] if frame.position else unit.paths:
        text = unit.file_text(path)
        named = [scope for scope in (text.tree.scopes if name in text.text or _is_of_symbols(name) else ())
                 if scope.kind in ("function", "lambda") and scope.is_named(name)]
        offset = text.offset(frame.position) if frame.position else None
        around = named if offset is None else [scope for scope in named if scope.begin <= offset < scope.end][:1]
        yield from (names_of_parameters(text.text, scope) for scope in around)


def _is_of_symbols(name: str) -> bool:
    """Whether the text may have a function without these characters: a lambda, or `operator +`."""
    return name == "lambda" or name.startswith("operator")
