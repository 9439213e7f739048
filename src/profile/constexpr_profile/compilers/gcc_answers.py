# SPDX-License-Identifier: BSL-1.0
"""Reads the answers of GCC."""
from __future__ import annotations

import functools
import re

from ..commands.answers import ERRORS, Frame, Instance, Kind, Position, Problem, Reason, Stop, Unexplained, messages

_EXPANSION = re.compile(r"in 'constexpr' expansion of '(.*)'$", re.DOTALL)
_INCLUSION = re.compile("In file included from|  +from ")
_INSTANTIATION = re.compile(r".*: In (?:instantiation|substitution) of '(.*)':$")
_FAILURE = re.compile("constant expression|'constexpr' evaluation|static assertion failed|refers to a result of")
_HEADING = re.compile("non-constant condition for static assertion|'constinit' variable .* does not have a constant")
_VALUES = re.compile("the comparison reduces to |.* evaluates to false$", re.DOTALL)
_UNUSABLE = re.compile("'.*' was not initialized with a constant expression$", re.DOTALL)
_BLANK_OR_BRACKET = re.compile(r"'(?:\\.|[^'\\])*'|[][(){}<> ]")  # or a character, which may look like one
_REQUIRED = re.compile("(recursively )?required (?!by the constraints)")


def read(answer: str) -> list[Stop]:
    """The evaluations that GCC did not finish, and those that fail."""
    return _read(answer).stops


def first_error(answer: str) -> Problem | None:
    """What the first error tells, apart from headings of the next one; None if there is none."""
    reader = _read(answer)
    if reader.begins_ordinarily is None:
        return None
    return Problem(Kind.ORDINARY) if reader.begins_ordinarily else Problem(reader.stops[0].kind, reader.stops[0])


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


def unexplained(answer: str) -> Unexplained:
    """GCC only says in a note that a variable is not a constant."""
    return Unexplained({message.position for message in messages(answer) if message.position
                        and "was not initialized with a constant expression" in message.text}, set())


class _Reader:
    """Remembers what precedes an error: the calls, outermost first, and what is instantiated."""
    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.begins_ordinarily: bool | None = None  # whether the first error is ordinary; None before it
        self.calls: list[tuple[str, Position]] = []
        self.context: tuple[Instance, ...] = ()
        self.instance = ""
        self._file = ""  # that of the last announcement
        self._failed: set[tuple[Position, tuple[Instance, ...]]] = set()
        self._is_in_failed = False  # whether an error without calls may be in the evaluation that has just failed

    def announce(self, text: str) -> None:
        instance = _INSTANTIATION.match(text)
        if instance or not _INCLUSION.match(text):
            self.instance = instance[1] if instance else ""
            self.context = (_instance_at(None, self.instance),) if instance else ()
            self._file = re.split(": (?:In|At) ", text)[0]

    def add_error(self, position: Position, text: str) -> None:
        """Adds the evaluation that an error tells of, if any. An error in a call is always one of an evaluation."""
        is_limit = "operation count exceeds limit" in text
        is_ordinary = not (is_limit or self.calls or _FAILURE.search(text))
        if self.begins_ordinarily is None and not _HEADING.match(text):
            self.begins_ordinarily = is_ordinary
        if is_ordinary:
            self._is_in_failed = False
        else:
            self._add_stop(position, text, is_limit)
        self.calls = []

    def explain(self, text: str) -> None:
        """Adds what a note tells about the last error."""
        reason = self.stops[-1].reason if self.stops else None
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
