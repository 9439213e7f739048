# SPDX-License-Identifier: BSL-1.0
"""What the client shows of an evaluation's moment: frames, scopes and variables. Compilers print only the values of
arguments; their names are found in the definition of the function."""
from __future__ import annotations

import os
from typing import Callable, NamedTuple

from ..compilers.answers import UNKNOWN, Frame
from ..compilers.unit import Unit
from ..output.wording import steps_text, why_not_seen
from ..source.functions import PACK, names_of_parameters
from ..source.printed import elements, function_name, parse_call, shorten, without_bodies
from .protocol import Json
from .threads import Thread

_MOST_CALL_CHARACTERS = 100

Variables = list[tuple[str, str]]  # names and values


class Located(NamedTuple):
    """A frame, and the thread in which it is."""
    thread: Thread
    frame: Frame


class Handles:
    """The frames and groups of variables that the client has been told of, by the numbers that it uses for them: their
    places in a list, counted from 1. Only the adapter's thread uses them."""
    def __init__(self, parameter_names: ParameterNames):
        self._parameter_names = parameter_names
        self._frames: list[Located] = []
        self._groups: list[Callable[[], Variables]] = []

    def stack(self, thread: Thread) -> list[Json]:
        """The frames of a thread as the protocol describes them, innermost first. If none were seen, a label says why,
        and leads to the evaluation."""
        if thread.stack:
            return [self._show_frame(Located(thread, frame)) for frame in reversed(thread.stack)]
        why = f"not seen: {why_not_seen(thread.opened.known(thread.step))}" if thread.opened else "not begun"
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
        """The groups of variables of a frame: the arguments of its call, and the moment of its evaluation."""
        thread, frame = self.located(number)
        moment = {"name": "Evaluation", "variablesReference": self._number_of(lambda: _moment(thread)),
                  "expensive": False}
        if not frame.call:
            return [moment]
        return [{"name": "Arguments", "presentationHint": "arguments", "expensive": False,
                 "variablesReference": self._number_of(lambda: self._arguments(frame))}, moment]

    def _number_of(self, group: Callable[[], Variables]) -> int:
        self._groups.append(group)
        return len(self._groups)

    def variables(self, number: int) -> list[Json]:
        """The variables of a scope, or the elements of a value, by the number of the group."""
        return [{"name": name, **self.show_value(value)} for name, value in self._groups[number - 1]()]

    def show_value(self, value: str, member: str = "value") -> Json:
        """A value as the protocol describes it, under the name of a member; its elements, if any, are a group."""
        has_elements = bool(elements(value))
        return {member: value, "variablesReference": self._number_of(lambda: elements(value)) if has_elements else 0}

    def value_of(self, frame: Frame, name: str) -> str | None:
        """The value of a parameter of a call."""
        return dict(self._arguments(frame)).get(name) if frame.call else None

    def _arguments(self, frame: Frame) -> Variables:
        """The parameters of a call, with the values that the compiler prints."""
        call = parse_call(frame.call)
        names = self._parameter_names.names(frame, len(call.arguments))
        return ([("this", call.object)] if call.object else []) + list(zip(names, call.arguments))


def name_of(located: Located) -> str:
    """A call, as the client lists it."""
    call = without_bodies(located.frame.call).replace("\n", " ") or located.thread.evaluation.name
    return shorten(call, _MOST_CALL_CHARACTERS) + ("" if located.frame.position else f" ({UNKNOWN})")


def _moment(thread: Thread) -> Variables:
    """Where an evaluation is."""
    if not thread.opened:
        return [("step", "not begun")]
    depth = [("depth", str(len(thread.stack) - 1))] if thread.stack else []
    return [("step", f"{thread.step:,}"), ("steps", steps_text(thread.evaluation)), *depth]


class ParameterNames:
    """Names the arguments of calls in a translation unit. It has no state of its own."""
    def __init__(self, unit: Unit):
        self._unit = unit

    def names(self, frame: Frame, count: int) -> list[str]:
        """A name for each of `count` arguments. An argument whose name is not found gets a number."""
        names = self._names_in_definition(frame, count)
        if _ends_in_pack(names) and len(names) <= count + 1:
            pack, before = names[-1][:-len(PACK)], names[:-1]
            names = before + [f"{pack}[{index}]" for index in range(count - len(before))]
        if len(names) != count:
            names = [""] * count
        return [name or f"argument {index}" for index, name in enumerate(names, 1)]

    def _names_in_definition(self, frame: Frame, count: int) -> list[str]:
        """The names in the definition around a call's position or, if that is not known, in the only definition with
        the name of the function. Empty if several fit."""
        name = function_name(frame.call).split("::")[-1]
        lists: list[list[str]] = []
        for path in [self._unit.plain_path(frame.position.path)] if frame.position else self._unit.paths:
            text = self._unit.file_text(path)
            named = [scope for scope in (text.tree.scopes if name in text.text or _is_of_symbols(name) else ())
                     if scope.kind in ("function", "lambda") and scope.is_named(name)]
            offset = text.offset(frame.position) if frame.position else None
            around = named if offset is None else [scope for scope in named if scope.begin <= offset < scope.end][:1]
            lists += [names_of_parameters(text.text, scope) for scope in around]
        if len(lists) == 1:
            return lists[0]
        fitting = ([names for names in lists if len(names) == count]
                   or [names for names in lists if _ends_in_pack(names) and len(names) <= count + 1])
        return fitting[0] if len(fitting) == 1 else []


def _is_of_symbols(name: str) -> bool:
    """Whether the text may have a function without these characters: a lambda, or `operator +`."""
    return name == "lambda" or name.startswith("operator")


def _ends_in_pack(names: list[str]) -> bool:
    return bool(names) and names[-1].endswith(PACK)
