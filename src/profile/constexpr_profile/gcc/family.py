# SPDX-License-Identifier: BSL-1.0
"""GCC: how it is told the limit, how its answers are read, and what else differs from Clang."""
from __future__ import annotations

import functools
import re
from typing import Sequence

from ..compilers.answers import ERRORS, Count, Frame, Instance, Key, Kind, Reason, Stop, messages
from ..compilers.family import Family
from ..compilers.unit import Unit
from ..source.expressions import Expression
from ..source.text import Position
from .counting import count

_VERSION = re.compile(r"^(?:.* )?gcc version (\d+)", re.MULTILINE)
_COMPILER_PROPER = re.compile("^ (.+?) -E ", re.MULTILINE)  # which the driver runs
_EXPANSION = re.compile(r"in 'constexpr' expansion of '(.*)'$", re.DOTALL)
_INCLUSION = re.compile("In file included from|  +from ")
_INSTANTIATION = re.compile(r".*: In (?:instantiation|substitution) of '(.*)':$")
_FAILURE = re.compile("constant expression|'constexpr' evaluation|static assertion failed|refers to a result of")
_HEADING = re.compile("non-constant condition for static assertion|'constinit' variable .* does not have a constant")
_VALUES = re.compile("the comparison reduces to |.* evaluates to false$", re.DOTALL)
_UNUSABLE = re.compile("'.*' was not initialized with a constant expression$", re.DOTALL)
_BLANK_OR_BRACKET = re.compile(r"'(?:\\.|[^'\\])*'|[][(){}<> ]")  # or a character, which may look like one
_REQUIRED = re.compile("(recursively )?required (?!by the constraints)")


class Gcc(Family):
    name = "GCC"
    oldest = 11
    default_limit = 1 << 25
    largest_limit = (1 << 63) - 1
    least_limit = 0
    limit_message = re.compile("'constexpr' evaluation operation count exceeds limit")
    names_classes = True
    names_dependents = False
    steps_are_statements = False
    mark_as_used = ""
    burning = None  # It remembers results of calls, so that copies would show other moments.
    options_without_memory = ["-fconstexpr-cache-depth=0"]

    def __init__(self, version: int):
        super().__init__(version)
        self.remembers_attempts = version >= 15

    @classmethod
    def recognized(cls, verbose_output: str) -> Gcc | None:
        told = _VERSION.search(verbose_output)
        return cls(int(told[1])) if told else None

    def own_files(self, verbose_output: str) -> list[str]:
        return _COMPILER_PROPER.findall(verbose_output.partition(" search starts here:")[0])

    def limit_options(self, steps: int) -> list[str]:
        return [f"-fconstexpr-ops-limit={steps}", "-w", "-fmax-errors=0",
                "-fdiagnostics-format=text", "-fmessage-length=0",
                "-fdiagnostics-plain-output", "-fdiagnostics-column-unit=byte"]

    def precompile_options(self, header: str) -> list[str]:
        # With modules, it would make a header unit in the current folder.
        return ["-fno-modules-ts", "-x", "c++-header", "-o", f"{header}.gch"]

    def include_options(self, header: str) -> list[str]:
        return ["-include", header]

    def without_wrong_position(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """GCC may give a position in the statement with the evaluation for whatever is called. A lambda may really be
        there."""
        call, at = frames[-1]
        if at and at.path == path and at.line in lines and "lambda" not in call:
            return (*frames[:-1], Frame(call, None))
        return frames

    def raw_stops(self, answer: str) -> list[Stop]:
        return _read(answer).stops

    def position_of(self, unit: Unit, stop: Stop) -> Position:
        """GCC says where its outermost call is now, which changes."""
        return unit.file_text(stop.position.path).steady_position(stop.position)

    def variable_of(self, unit: Unit, stop: Stop) -> str:
        return unit.file_text(stop.position.path).variable_near(stop.position)

    def expression_of(self, unit: Unit, stop: Stop) -> Expression | None:
        return unit.file_text(stop.position.path).expression_near(stop.position)

    def raw_culprit(self, answer: str) -> Stop | None:
        return _read(answer).culprit

    def unexplained_variables(self, answer: str) -> set[Position]:
        return {message.position for message in messages(answer)
                if message.position and _UNUSABLE.match(message.text)}

    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        return count(unit, stops, limit)


def _read(answer: str) -> _Reader:
    reader = _Reader()
    for position, kind, text, _ in messages(answer):
        expansion = _EXPANSION.match(text)
        if position is None:
            reader.announce(text)
        elif expansion:
            reader.calls.append((expansion[1], position))
        elif _REQUIRED.match(text):
            reader.context = (_instance_at(position, reader.instance),)
        elif kind in ERRORS:
            reader.add_error(position, text)
        elif kind == "note":
            reader.explain(text)
    return reader


class _Reader:
    """Remembers what precedes an error: the calls, outermost first, and what is instantiated."""
    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.calls: list[tuple[str, Position]] = []
        self.context: tuple[Instance, ...] = ()
        self.instance = ""
        self._file = ""  # that of the last announcement
        self._has_error = False  # apart from headings
        self._begins_with_stop = False  # the first error has added the first stop
        self._is_explained = False  # the last error has added the last stop, which notes explain
        self._failed: set[tuple[Position, tuple[Instance, ...]]] = set()
        self._is_in_failed = False  # whether an error without calls may be in the evaluation that has just failed

    @property
    def culprit(self) -> Stop | None:
        """What the first error is about, which may have a heading; None if it is ordinary."""
        return self.stops[0] if self._begins_with_stop else None

    def announce(self, text: str) -> None:
        instance = _INSTANTIATION.match(text)
        if instance or not _INCLUSION.match(text):
            self.instance = instance[1] if instance else ""
            self.context = (_instance_at(None, self.instance),) if instance else ()
            self._file = re.split(": (?:In|At) ", text)[0]

    def add_error(self, position: Position, text: str) -> None:
        """Adds the evaluation that an error tells of, if any. An error in a call is always one of an evaluation."""
        is_limit = Gcc.limit_message.match(text) is not None
        is_ordinary = not (is_limit or self.calls or _FAILURE.search(text))
        before = len(self.stops)
        if is_ordinary:
            self._is_in_failed = False
        else:
            self._add_stop(position, text, is_limit)
        self._is_explained = len(self.stops) > before
        if not self._has_error and not _HEADING.match(text):
            self._has_error, self._begins_with_stop = True, self._is_explained
        self.calls = []

    def explain(self, text: str) -> None:
        """Adds what a note tells about the last error."""
        reason = self.stops[-1].reason if self._is_explained else None
        if not reason:
            return
        if reason.kind is Kind.ASSERTION and _VALUES.match(text):
            reason = reason._replace(text=f"static assertion failed: {text}")
        elif _UNUSABLE.match(text):
            reason = reason._replace(kind=Kind.CONSEQUENCE)
        self.stops[-1] = self.stops[-1]._replace(reason=reason)

    def _add_stop(self, position: Position, text: str, is_limit: bool) -> None:
        frames = _stack(self.calls, position)
        outermost = frames[0].position or position
        context = () if self._has_left_instantiation(outermost) else self.context
        if is_limit and self._has_failed(outermost, context):
            return
        stop = Stop(outermost, "", context, frames, None)
        if not is_limit:
            is_false = text.startswith("static assertion failed")
            stop = stop._replace(frames=(), reason=Reason(text, frames, Kind.ASSERTION if is_false else Kind.FAILURE))
            self._is_in_failed = bool(self.calls)
            if self.calls:
                self._failed.add((outermost, context))
        self.stops.append(stop)

    def _has_failed(self, outermost: Position, context: tuple[Instance, ...]) -> bool:
        """Whether the evaluation that a limit has stopped had failed before: GCC goes on for some steps. It does not
        repeat the calls if they are still the same."""
        return (outermost, context) in self._failed or (self._is_in_failed and not self.calls)

    def _has_left_instantiation(self, position: Position) -> bool:
        """The end of an instantiation is not announced."""
        if not self.context:
            return False
        since = self.context[0].position or position
        return position.path != self._file or (position.path == since.path and position.line > since.line)


def _instance_at(position: Position | None, text: str) -> Instance:
    return Instance(position, text, instance_name(text))


@functools.lru_cache(maxsize=None)
def instance_name(text: str) -> str:
    """What is instantiated, without its type. GCC writes the type first: the name begins after the last blank that is
    in no brackets."""
    name, with_, arguments = text.partition(" [with ")
    depth = 0
    for token in reversed(list(_BLANK_OR_BRACKET.finditer(name))):
        if token[0] in ")]}>":
            depth += 1
        elif token[0] in "([{<":
            depth -= 1
        elif token[0] == " " and depth == 0:
            name = name[token.end():]
            break
    return name + with_ + arguments


def _stack(calls: list[tuple[str, Position]], position: Position) -> tuple[Frame, ...]:
    """The frames. A call stands with the place where it is made: `f(1)` at 9 and `g()` at 3, stopped at 5, are the
    outermost frame at 9, `f(1)` at 3, and `g()` at 5."""
    names = ["", *(call for call, _ in calls)]
    places: list[Position | None] = [*(at for _, at in calls), position]
    # GCC often gives the position of an outer expression instead of the innermost one.
    for name, at in zip(names[:-1], places):
        if at and at.file_and_line == position.file_and_line and name != names[-1]:
            places[-1] = None
    return tuple(map(Frame, names, places))
