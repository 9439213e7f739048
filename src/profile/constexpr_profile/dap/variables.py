# SPDX-License-Identifier: BSL-1.0
"""What the client shows of an evaluation's moment: frames, scopes and variables. Compilers print only the values of
arguments; their names are found in the definition of the function."""
from __future__ import annotations

import os
from typing import Iterator, NamedTuple

from ..compilers.answers import UNKNOWN, Frame
from ..compilers.unit import Unit
from ..output.wording import why_not_seen
from ..source.printed import function_name, names_of_parameters, parse_call, shorten, without_bodies
from .protocol import Json
from .threads import Thread

_MOST_CALL_CHARACTERS = 100


class Located(NamedTuple):
    """A frame, and the thread in which it is."""
    thread: Thread
    frame: Frame


class Handles:
    """The frames that the client has been told of, by the numbers that it uses for them and their variables: their
    places in a list, counted from 1. Only the adapter's thread uses them."""
    def __init__(self, unit: Unit):
        self._unit = unit
        self._frames: list[Located] = []

    def stack(self, thread: Thread) -> list[Json]:
        """The frames of a thread as the protocol describes them, innermost first. If none were seen, a label says why,
        and leads to the evaluation."""
        if thread.stack:
            return [self._show_frame(Located(thread, frame)) for frame in reversed(thread.stack)]
        why = f"not seen: {why_not_seen(thread.opened.shown_at(thread.step))}" if thread.opened else "not begun"
        label = self._show_frame(Located(thread, Frame("", thread.evaluation.stop.position)))
        return [{**label, "name": why, "presentationHint": "label"}]

    def _show_frame(self, located: Located) -> Json:
        self._frames.append(located)
        shown: Json = {"id": len(self._frames), "name": name_of(located), "line": 0, "column": 0}
        if not located.frame.position:
            return shown
        path, line, column = located.frame.position
        # The compiler's column is 0 if it is not known.
        return {**shown, "source": {"name": os.path.basename(path), "path": os.path.abspath(path)},
                "line": line, "column": max(column, 1)}

    def located(self, number: int) -> Located:
        """The frame with a number."""
        return self._frames[number - 1]

    def scopes(self, number: int) -> list[Json]:
        """The groups of variables of a frame: the arguments of its call, if it is one."""
        arguments = {"name": "Arguments", "presentationHint": "arguments", "expensive": False,
                     "variablesReference": number}
        return [arguments] if self.located(number).frame.call else []

    def variables(self, number: int) -> list[Json]:
        """The arguments of a call, by the number of its frame."""
        return [{"name": name, "value": value, "variablesReference": 0}
                for name, value in self._arguments(self.located(number).frame)]

    def value_of(self, frame: Frame, name: str) -> str | None:
        """The value of a parameter of a call."""
        return dict(self._arguments(frame)).get(name) if frame.call else None

    def _arguments(self, frame: Frame) -> list[tuple[str, str]]:
        """The parameters of a call, with the values that the compiler prints."""
        call = parse_call(frame.call)
        names = names_of_arguments(self._unit, frame, len(call.arguments))
        return ([("this", call.object)] if call.object else []) + list(zip(names, call.arguments))


def name_of(located: Located) -> str:
    """A call, as the client lists it."""
    call = without_bodies(located.frame.call).replace("\n", " ") or located.thread.evaluation.name
    return shorten(call, _MOST_CALL_CHARACTERS) + ("" if located.frame.position else f" ({UNKNOWN})")


def names_of_arguments(unit: Unit, frame: Frame, count: int) -> list[str]:
    """A name for each of the `count` arguments of a call. An argument whose name is not found gets a number."""
    fitting = [names for names in _names_in_definitions(unit, frame) if len(names) == count]
    names = fitting[0] if len(fitting) == 1 else [""] * count
    return [name or f"argument {index}" for index, name in enumerate(names, 1)]


def _names_in_definitions(unit: Unit, frame: Frame) -> Iterator[list[str]]:
    """The names in the definition around a call's position or, if that is not known, in each definition with the name
    of the function."""
    name = function_name(frame.call).split("::")[-1]
    for path in [unit.plain_path(frame.position.path)] if frame.position else unit.paths:
        text = unit.file_text(path)
        named = [scope for scope in (text.tree.scopes if name in text.text or _is_of_symbols(name) else ())
                 if scope.kind in ("function", "lambda") and scope.is_named(name)]
        offset = text.offset(frame.position) if frame.position else None
        around = named if offset is None else [scope for scope in named if scope.begin <= offset < scope.end][:1]
        yield from (names_of_parameters(text.text, scope) for scope in around)


def _is_of_symbols(name: str) -> bool:
    """Whether the text may have a function without these characters: a lambda, or `operator +`."""
    return name == "lambda" or name.startswith("operator")
