# SPDX-License-Identifier: BSL-1.0
"""Breakpoints on lines and functions, and the lines that can be stopped at: those in which a statement begins."""
from __future__ import annotations

import bisect
import functools
import itertools
import os
from typing import Iterable, Iterator, Sequence

from ..compilers.unit import Unit
from ..evaluations.evaluation import Evaluation
from ..moments.movement import Stack, begins_line, enters_call
from ..source.printed import function_name, qualified
from .protocol import Json

Place = tuple[str, int]  # a file, as frames name it, and a line
_UNKNOWN_LINE = "No statement of a function was found here or below in the translation unit"
_UNKNOWN_FUNCTION = "No such function was found in the translation unit"


class Breakpoints:
    """The breakpoints that the client has set; none at first. Only those that can be hit are kept, by their numbers.
    The adapter's thread sets them, also while the background asks whether a moment is at one of them."""
    def __init__(self, unit: Unit, evaluations: Sequence[Evaluation]):
        self._unit, self._evaluations = unit, evaluations
        # Whether a line may begin again though its call has stayed in it.
        self.may_repeat = unit.compiler.family.steps_are_statements
        self._lines_by_path: dict[str, list[int]] = {}  # that can be stopped at; found when a file is first asked for
        self._places_by_file: dict[str, dict[int, Place]] = {}
        self._functions: dict[int, str] = {}  # their names, with any of their classes
        self._numbers = itertools.count(1)  # which are not used again

    def set_lines(self, path: str, lines: Iterable[int]) -> list[Json]:
        """Replaces the breakpoints on the lines of a file. Returns what to show of them. One may move to a later
        line."""
        places = [(next(self._numbers), self._nearest(path, line)) for line in lines]
        self._places_by_file[path] = {number: place for number, place in places if place}
        return [{"id": number, "verified": True, "line": place[1]} if place else _unverified(number, _UNKNOWN_LINE)
                for number, place in places]

    def set_functions(self, names: Iterable[str]) -> list[Json]:
        """Replaces the breakpoints on functions. Returns what to show of them."""
        functions = {next(self._numbers): name for name in map(_plain_name, names)}
        self._functions = {number: name for number, name in functions.items() if name and self._is_found(name)}
        return [{"id": number, "verified": True} if number in self._functions
                else _unverified(number, _UNKNOWN_FUNCTION) for number in functions]

    def _nearest(self, path: str, line: int) -> Place | None:
        """A line, or the next one that can be stopped at, if any."""
        own_path = self._own_paths.get(os.path.realpath(path), "")
        lines = self._lines(own_path) if own_path else []
        index = bisect.bisect_left(lines, line)
        return (own_path, lines[index]) if index < len(lines) else None

    @functools.cached_property
    def _own_paths(self) -> dict[str, str]:
        """The paths of the files as frames name them, by the real ones."""
        return {os.path.realpath(path): path for path in reversed(self._unit.paths)}

    def _lines(self, path: str) -> list[int]:
        """All lines of a file that can be stopped at, in increasing order."""
        if path not in self._lines_by_path:
            positions = [position for evaluation in self._evaluations
                         for position in (evaluation.stop.position,
                                          *(frame.position for frame in evaluation.stop.frames[:1]))]
            line_numbers = {position.line for position in positions if position and position.path == path}
            self._lines_by_path[path] = sorted(line_numbers.union(self._unit.file_text(path).lines_in_bodies()))
        return self._lines_by_path[path]

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
        return bool(self._functions) or any(self._places_by_file.values())

    def hit(self, before: Stack, there: Stack) -> list[int]:
        """The numbers of the breakpoints that one step comes to, by the stacks before and after it."""
        return [*self._hit_lines(before, there), *self._hit_functions(before, there)]

    def _hit_lines(self, before: Stack, there: Stack) -> Iterator[int]:
        at = there[-1].position if there else None
        # The adapter's thread may add a file meanwhile, so this iterates over a copy.
        for places in list(self._places_by_file.values()):
            for number, place in places.items():
                if at and place == at.file_and_line and begins_line(before, there, self.may_repeat):
                    yield number

    def _hit_functions(self, before: Stack, there: Stack) -> Iterator[int]:
        if self._functions and enters_call(before, there):
            function = self._unit.name_of_function(there[-1])
            yield from (number for number, name in self._functions.items() if _is_of(name, function))


def _unverified(number: int, message: str) -> Json:
    return {"id": number, "verified": False, "message": message}


def _is_of(name: str, function: str) -> bool:
    """Whether a function, which is named with all its classes, has a name with any of them."""
    return f"::{function}".endswith(f"::{name}")


def _plain_name(typed: str) -> str:
    """A name as the profile shows it: without arguments and template arguments, but with `f()::lambda`."""
    name = typed.strip().lstrip(":")
    return name if name.endswith("lambda") else function_name(name)
