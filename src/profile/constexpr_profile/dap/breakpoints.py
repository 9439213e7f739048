# SPDX-License-Identifier: BSL-1.0
"""Breakpoints on lines and functions."""
from __future__ import annotations

import os
import re
from typing import Iterator, NamedTuple

from ..compilers.calls import function_name
from ..evaluations.names import Names
from ..moments.stacks import Stack, begins_line, enters_call
from . import fields
from .client import Client
from .framing import Json
from .lines import Lines, StopLine

UNKNOWN_FILE = "The file is not part of the translation unit"
UNKNOWN_LINE = "No statement of a function begins here or below"
UNKNOWN_FUNCTION = "There is no such function in the translation unit"


class LineBreakpoint(NamedTuple):
    number: int
    path: str  # the client's
    line: int
    stop_line: StopLine | None  # None if it cannot be stopped at
    problem: str  # why it cannot

    def shown(self, client: Client) -> Json:
        """A breakpoint, as the protocol describes it."""
        line = self.stop_line.line if self.stop_line else self.line
        found: Json = {"id": self.number, "verified": self.stop_line is not None, "line": client.line(line),
                       "source": {"name": os.path.basename(self.path), "path": self.path}}
        return found if self.stop_line else {**found, "message": self.problem}


class FunctionBreakpoint(NamedTuple):
    number: int
    name: str  # with any of its classes
    is_known: bool

    def shown(self) -> Json:
        found: Json = {"id": self.number, "verified": self.is_known}
        return found if self.is_known else {**found, "message": UNKNOWN_FUNCTION}

    def is_of(self, function: str) -> bool:
        return f"::{function}".endswith(f"::{self.name}")


class Breakpoints:
    def __init__(self, lines: Lines, names: Names, client: Client):
        self.lines_of_unit, self.names, self.client = lines, names, client
        self.may_repeat = names.unit.compiler.family.steps_are_statements
        self.by_file: dict[str, list[LineBreakpoint]] = {}
        self.functions: list[FunctionBreakpoint] = []  # those that are known
        self.count = 0

    def number(self) -> int:
        self.count += 1
        return self.count

    def set_lines(self, arguments: Json) -> list[Json]:
        """Replaces the breakpoints of a file."""
        path = fields.text(fields.member(arguments, "source"), "path") or ""
        found: list[LineBreakpoint] = []
        for each in fields.objects(arguments, "breakpoints"):
            line = self.client.own_line(fields.required_number(each, "line"))
            stop_line = self.lines_of_unit.nearest(path, line) if path else None
            problem = UNKNOWN_LINE if path and self.lines_of_unit.has_file(path) else UNKNOWN_FILE
            found.append(LineBreakpoint(self.number(), path, line, stop_line, problem))
        self.by_file[path] = found
        return [each.shown(self.client) for each in found]

    def set_functions(self, arguments: Json) -> list[Json]:
        """Replaces the breakpoints on functions."""
        names = [plain_name(fields.text(each, "name") or "") for each in fields.objects(arguments, "breakpoints")]
        # Whatever defines a function, its name is a word of the text.
        words = set(re.findall(r"\w+", self.names.unit.text)) if names else set()
        found = [FunctionBreakpoint(self.number(), name, bool(name) and words.issuperset(words_in(name)))
                 for name in names]
        self.functions = [each for each in found if each.is_known]
        return [each.shown() for each in found]

    @property
    def has_any(self) -> bool:
        return bool(self.functions) or any(each.stop_line for found in list(self.by_file.values()) for each in found)

    def hit(self, before: Stack, there: Stack) -> list[int]:
        """The numbers of the breakpoints that the last step has come to."""
        return [*self.hit_lines(before, there), *self.hit_functions(before, there)]

    def hit_lines(self, before: Stack, there: Stack) -> Iterator[int]:
        at = there[-1].position if there else None
        for found in list(self.by_file.values()):  # the client may set others while a search goes on
            for each in found:
                if at and each.stop_line == at.file_and_line and begins_line(before, there, self.may_repeat):
                    yield each.number

    def hit_functions(self, before: Stack, there: Stack) -> Iterator[int]:
        if self.functions and enters_call(before, there):
            function = self.names.function(there[-1])
            yield from (each.number for each in self.functions if each.is_of(function))


def plain_name(typed: str) -> str:
    """A name as the profile shows it: without arguments and template arguments, but with `f()::lambda`."""
    name = typed.strip().lstrip(":")
    return name if name.endswith("lambda") else function_name(name)


def words_in(name: str) -> list[str]:
    return [word for word in re.findall(r"\w+", name) if word != "lambda"]
