# SPDX-License-Identifier: BSL-1.0
"""GCC: how it is told the limit, how its answers are read, and what else differs from Clang."""
from __future__ import annotations

import functools
import re
from typing import Iterator, NamedTuple, Sequence

from ..compilers.answers import ERRORS, Count, Frame, Instance, Key, Kind, PlainPath, Reason, Stop, messages
from ..compilers.family import Family
from ..compilers.unit import Unit
from ..source.text import Position
from .counting import count

_VERSION = re.compile(r"^(?:.* )?gcc version (\d+)", re.MULTILINE)
_COMPILER_PROPER = re.compile("^ (.+?) -E ", re.MULTILINE)  # which the driver runs
_EXPANSION = re.compile(r"in 'constexpr' expansion of '(.*)'$", re.DOTALL)
_ANNOUNCED = re.compile("(.*?): (?:In|At) (?:(?:instantiation|substitution) of '(.*)':$)?")
_FAILURE = re.compile("constant expression|'constexpr' evaluation|static assertion failed|refers to a result of")
_HEADING = re.compile("non-constant condition for static assertion|'constinit' variable .* does not have a constant")
_VALUES = re.compile("the comparison reduces to |.* evaluates to false$", re.DOTALL)
_UNUSABLE = re.compile("'.*' was not initialized with a constant expression$", re.DOTALL)
# What may have blanks within a name, or before its end.
_WITH_BLANKS = re.compile(r"""'(?:\\.|[^'\\])*'              # a character, which may look like a bracket
                           |[({<[][^][(){}<>']*[])}>]     # the innermost brackets
                           |\ (?:const|volatile|&&?)\#*$  # a qualifier of a member function""", re.VERBOSE)
_REQUIRED = re.compile("(recursively )?required (?!by the constraints)")


class Gcc(Family):
    name = "GCC"
    oldest = 11
    default_limit = 1 << 25
    largest_limit = (1 << 63) - 1
    least_limit = 0
    limit_message = re.compile("'constexpr' evaluation operation count exceeds limit")
    names_classes = True
    names_expressions = False
    names_dependents = False
    steps_are_statements = False
    precompile_option = "-fno-modules-ts"  # otherwise, it would make a header unit in the current folder
    suffix_of_precompiled = ".gch"
    burning = None  # It remembers results of calls, so that copies would show other moments.
    options_without_memory = ["-fconstexpr-cache-depth=0"]

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

    def raw_stops(self, printed: str, plain_path: PlainPath = str) -> list[Stop]:
        return [stop for _, stop in _read(printed, plain_path) if stop]

    def located(self, unit: Unit, stop: Stop) -> Stop:
        """GCC says where its outermost call is now, which changes, and does not name the variable."""
        path = stop.position.path
        file_text = unit.file_text(path)
        position, variable = file_text.steady(stop.position)
        frames = _without_wrong_position(stop.frames, path, file_text.lines_of_statement(position))
        return stop._replace(position=position, variable=variable, frames=frames)

    def raw_culprit(self, printed: str, plain_path: PlainPath = str) -> Stop | None:
        """The first error may have a heading."""
        return next((stop for text, stop in _read(printed, plain_path) if not _HEADING.match(text)), None)

    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        return count(unit, stops, limit)


def _without_wrong_position(frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
    """A stack of an evaluation whose statement is in these lines: GCC may give a position there for whatever is called.
    A lambda may really be there."""
    if len(frames) > 1:
        call, at = frames[-1]
        if at and at.path == path and at.line in lines and "lambda" not in call:
            return (*frames[:-1], Frame(call, None))
    return frames


class _Error(NamedTuple):
    """An error, with what comes before it and the notes behind it."""
    position: Position
    text: str
    calls: list[tuple[str, Position]]  # outermost first, each with the place where it is made
    context: tuple[Instance, ...]
    notes: list[str]

    @property
    def outermost(self) -> Position:
        """Where the outermost call is made."""
        return self.calls[0][1] if self.calls else self.position

    @property
    def stack(self) -> tuple[Frame, ...]:
        """The frames: `f(1)` at 9 and `g()` at 3, stopped at 5, are the outermost frame at 9, `f(1)` at 3, and `g()` at
        5."""
        names = ["", *(call for call, _ in self.calls)]
        places: list[Position | None] = [*(at for _, at in self.calls), self.position]
        # GCC often gives the position of an outer expression instead of the innermost one.
        for name, at in zip(names[:-1], places):
            if at and at.file_and_line == self.position.file_and_line and name != names[-1]:
                places[-1] = None
        return tuple(map(Frame, names, places))

    @property
    def reason(self) -> Reason:
        """Why the evaluation is not a constant, if no limit has stopped it."""
        text, kind = self.text, Kind.ASSERTION if self.text.startswith("static assertion failed") else Kind.FAILURE
        for note in self.notes:
            if kind is Kind.ASSERTION and _VALUES.match(note):
                text = f"static assertion failed: {note}"
            elif _UNUSABLE.match(note):
                kind = Kind.CONSEQUENCE
        return Reason(text, self.stack, kind)


def _errors(printed: str, plain_path: PlainPath) -> list[_Error]:
    """The errors of an answer. Calls are said again for each error, but not what is instantiated."""
    found: list[_Error] = []
    calls: list[tuple[str, Position]] = []
    context: tuple[Instance, ...] = ()
    file = ""  # that of the last announcement
    for position, kind, text, _ in messages(printed, plain_path):
        expansion, announced = _EXPANSION.match(text), _ANNOUNCED.match(text)
        if position is None:
            if announced:
                file = plain_path(announced[1])
                context = (_instance_at(None, announced[2]),) if announced[2] else ()
        elif expansion:
            calls.append((expansion[1], position))
        elif _REQUIRED.match(text):
            context = (_instance_at(position, context[0].text if context else ""),)
        elif kind in ERRORS:
            error = _Error(position, text, calls, context, [])
            found.append(error._replace(context=()) if _has_left_instantiation(error, file) else error)
            calls = []
        elif kind == "note" and found:
            found[-1].notes.append(text)
    return found


def _has_left_instantiation(error: _Error, file: str) -> bool:
    """Whether an error is behind the instantiation that was announced last: its end is not announced."""
    if not error.context:
        return False
    position = error.outermost
    since = error.context[0].position or position
    return position.path != file or (position.path == since.path and position.line > since.line)


def _read(printed: str, plain_path: PlainPath) -> Iterator[tuple[str, Stop | None]]:
    """The errors of an answer, each with the evaluation that it tells of, if any."""
    failed: set[tuple[Position, tuple[Instance, ...]]] = set()
    is_in_failed = False  # whether an error without calls may be in the evaluation that has just failed
    for error in _errors(printed, plain_path):
        place = error.outermost, error.context
        stop = Stop(error.outermost, "", error.context, (), None)
        if Gcc.limit_message.match(error.text):
            # Behind a failure, GCC goes on for some steps. It does not repeat the calls if they are still the same.
            is_of_failed = place in failed or (is_in_failed and not error.calls)
            yield error.text, None if is_of_failed else stop._replace(frames=error.stack)
        elif error.calls or _FAILURE.search(error.text):
            is_in_failed = bool(error.calls)
            if error.calls:
                failed.add(place)
            yield error.text, stop._replace(reason=error.reason)
        else:
            is_in_failed = False
            yield error.text, None


def _instance_at(position: Position | None, text: str) -> Instance:
    return Instance(position, text, instance_name(text))


@functools.lru_cache(maxsize=None)
def instance_name(text: str) -> str:
    """What is instantiated, without its type. GCC writes the type first: the name begins after the last blank that is
    not part of it."""
    name, with_, arguments = text.partition(" [with ")
    plain = name
    while plain != (plain := _WITH_BLANKS.sub(lambda each: "#" * len(each[0]), plain)):
        pass  # what is in brackets goes before them
    return name[plain.rfind(" ") + 1:] + with_ + arguments
