# SPDX-License-Identifier: BSL-1.0
"""Breakpoints on lines and functions, and the lines that can be stopped at: those in which a statement begins."""
from __future__ import annotations

import bisect
import itertools
import os
from typing import Iterable, Sequence

from ..compilers.unit import Unit
from ..evaluations.evaluation import Evaluation
from ..moments.movement import Stack, begins_line, enters_call, line_of
from ..source.printed import function_name, qualified
from .protocol import Json

_UNKNOWN_LINE = "No statement of a function was found here or below in the translation unit"
_UNKNOWN_FUNCTION = "No such function was found in the translation unit"


class Breakpoints:
    """The breakpoints that the client has set; none at first. Only those that can be hit are kept, by their numbers.
    They may be set while the background asks whether a moment is at one of them."""
    def __init__(self, unit: Unit, evaluations: Sequence[Evaluation]):
        self._unit, self._evaluations = unit, evaluations
        self._places: dict[int, tuple[str, int]] = {}  # files, as frames name them, and lines
        self._functions: dict[int, str] = {}  # their names, with any of their classes
        self._numbers = itertools.count(1)  # which are not used again

    def set_lines(self, path: str, lines: Iterable[int]) -> list[Json]:
        """Replaces the breakpoints on the lines of a file. Returns what to show of them. One may move to a later
        line."""
        own_path = self._own_path(path)
        possible, shown = self._lines(own_path), []
        places = {number: place for number, place in self._places.items() if place[0] != own_path}
        for line, number in zip(lines, self._numbers):
            index = bisect.bisect_left(possible, line)
            if index < len(possible):
                places[number] = own_path, possible[index]
                shown.append({"id": number, "verified": True, "line": possible[index]})
            else:
                shown.append(_unverified(number, _UNKNOWN_LINE))
        self._places = places
        return shown

    def set_functions(self, names: Iterable[str]) -> list[Json]:
        """Replaces the breakpoints on functions. Returns what to show of them."""
        functions = dict(zip(self._numbers, map(_plain_name, names)))
        self._functions = {number: name for number, name in functions.items() if name and self._is_found(name)}
        return [{"id": number, "verified": True} if number in self._functions
                else _unverified(number, _UNKNOWN_FUNCTION) for number in functions]

    def _own_path(self, path: str) -> str:
        """The path of a file as frames name it; empty if the unit does not have it."""
        wanted = os.path.realpath(path)
        return next((each for each in self._unit.paths if os.path.realpath(each) == wanted), "")

    def _lines(self, path: str) -> list[int]:
        """All lines of a file that can be stopped at, in increasing order."""
        positions = [position for evaluation in self._evaluations
                     for position in (evaluation.stop.position,
                                      *(frame.position for frame in evaluation.stop.frames[:1]))]
        line_numbers = {position.line for position in positions if position and position.path == path}
        return sorted(line_numbers.union(self._unit.file_text(path).lines_in_bodies()))

    def _is_found(self, name: str) -> bool:
        """Whether a definition of a function was found, or of a class, which has constructors."""
        last = name.split("::")[-1]
        scopes_by_file = [self._unit.file_text(path).tree.scopes for path in self._unit.paths]
        return any(_is_of(name, qualified(scopes, "operator()" if scope.kind == "lambda" else last, scope.body))
                   for scopes in scopes_by_file for scope in scopes
                   if scope.kind != "namespace" and scope.is_named(last))

    @property
    def has_any(self) -> bool:
        """Whether there is a breakpoint that something can stop at."""
        return bool(self._functions or self._places)

    def hit(self, before: Stack, there: Stack) -> list[int]:
        """The numbers of the breakpoints that one step comes to, by the stacks before and after it."""
        line, may_repeat = line_of(there), self._unit.compiler.family.steps_are_statements
        hit = [number for number, place in self._places.items()
               if place == line and begins_line(before, there, may_repeat)]
        if self._functions and enters_call(before, there):
            function = self._unit.name_of_function(there[-1])
            hit += [number for number, name in self._functions.items() if _is_of(name, function)]
        return hit


def _unverified(number: int, message: str) -> Json:
    return {"id": number, "verified": False, "message": message}


def _is_of(name: str, function: str) -> bool:
    """Whether a function, which is named with all its classes, has a name with any of them."""
    return f"::{function}".endswith(f"::{name}")


def _plain_name(typed: str) -> str:
    """A name as the profile shows it: without arguments and template arguments, but with `f()::lambda`."""
    name = typed.strip().lstrip(":")
    return name if name.endswith("lambda") else function_name(name)
