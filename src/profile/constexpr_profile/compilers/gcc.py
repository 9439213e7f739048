# SPDX-License-Identifier: BSL-1.0
"""GCC: how it is told the limit, and how its answers are read."""
from __future__ import annotations

import re

from .diagnostics import ERRORS, Frame, Instance, Position, Reason, Stop, messages
from .burner import GCC

EXPANSION = re.compile(r"in 'constexpr' expansion of '(.*)'$", re.DOTALL)
INCLUSION = re.compile("In file included from|  +from ")
INSTANTIATION = re.compile(r".*: In (?:instantiation|substitution) of '(.*)':$")
FAILURE = re.compile("constant expression|'constexpr' evaluation")
REQUIRED = re.compile("(recursively )?required (?!by the constraints)")


class Gcc:
    name = "GCC"
    oldest = 11
    own_limit = 1 << 25  # operations
    largest_limit = (1 << 63) - 1
    reads_octal = False
    zero_is_unlimited = False
    mark_as_used = ""
    names_classes = True  # in calls
    names_variables = False  # that are initialized
    shows_expressions = False  # the range of the one that is evaluated
    keeps_position = False  # that of an evaluation is where its outermost call is
    precompiles_slowly = True  # it takes as long as some compilations
    tells_rest = False
    steps_are_statements = False
    seconds_of_step = 2e-7  # of simple code, roughly
    burner = GCC
    without_memory = ["-fconstexpr-cache-depth=0"]  # remembers no results of calls

    def __init__(self, version: int):
        self.version = version

    def limit(self, operations: int) -> list[str]:
        """The options that stop evaluations at a limit, and make the answer complete."""
        return [f"-fconstexpr-ops-limit={operations}", "-w", "-fmax-errors=0",
                "-fdiagnostics-format=text", "-fmessage-length=0",
                "-fdiagnostics-plain-output", "-fdiagnostics-column-unit=byte"]

    def make_header(self, header: str) -> list[str]:
        """The options that precompile a header."""
        return ["-x", "c++-header", "-o", f"{header}.gch"]

    def include(self, header: str) -> list[str]:
        return ["-include", header]

    def time_trace(self, _path: str) -> list[str]:
        """It cannot tell how long an evaluation took."""
        return []

    def preprocess(self, options: list[str]) -> list[str]:
        return options

    def mended(self, text: str) -> str:
        """Preprocessed text with the right line numbers, which GCC's has."""
        return text

    def corrected(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """A stack without a wrong position: GCC may give one in the statement with the evaluation for whatever is
        called. A lambda may really be there."""
        call, at = frames[-1]
        if at and at.path == path and at.line in lines and "lambda" not in call:
            return (*frames[:-1], Frame(call, None))
        return frames

    def read(self, answer: str) -> list[Stop]:
        return read(answer)


def read(answer: str) -> list[Stop]:
    """The evaluations that GCC did not finish, and those that fail."""
    reader = Reader()
    for position, kind, text, _ in messages(answer):
        expansion = EXPANSION.match(text)
        if position is None:
            reader.announce(text)
        elif expansion:
            reader.calls.append((expansion[1], position))
        elif REQUIRED.match(text):
            reader.context = (Instance(position, reader.instance),)
        elif kind in ERRORS:
            reader.add_stop(position, text)
            reader.calls = []
    return reader.stops


class Reader:
    """Remembers what precedes an error: the calls, outermost first, and what is instantiated."""
    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.calls: list[tuple[str, Position]] = []
        self.context: tuple[Instance, ...] = ()
        self.instance = ""
        self.file = ""  # that of the last announcement
        self.failed: set[tuple[Position, tuple[Instance, ...]]] = set()
        self.is_in_failed = False  # whether an error without calls may be in the evaluation that has just failed

    def announce(self, text: str) -> None:
        instance = INSTANTIATION.match(text)
        if instance or not INCLUSION.match(text):
            self.instance = instance[1] if instance else ""
            self.context = (Instance(None, self.instance),) if instance else ()
            self.file = re.split(": (?:In|At) ", text)[0]

    def add_stop(self, position: Position, text: str) -> None:
        """If an error tells of an evaluation."""
        is_limit = "operation count exceeds limit" in text
        if not (is_limit or self.calls or FAILURE.search(text)):
            self.is_in_failed = False
            return
        frames = stack(self.calls, position)
        outermost = frames[0].position or position
        context = () if self.has_left_instantiation(outermost) else self.context
        if is_limit and self.has_failed(outermost, context):
            return
        stop = Stop(outermost, "", context, frames, None)
        if not is_limit:
            stop = stop._replace(frames=(), reason=Reason(text, frames))
            self.is_in_failed = bool(self.calls)
            if self.calls:
                self.failed.add((outermost, context))
        self.stops.append(stop)

    def has_failed(self, outermost: Position, context: tuple[Instance, ...]) -> bool:
        """Whether the evaluation that a limit has stopped had failed before: GCC goes on for some steps. It does not
        repeat the calls if they are still the same."""
        return (outermost, context) in self.failed or (self.is_in_failed and not self.calls)

    def has_left_instantiation(self, line: Position) -> bool:
        """The end of an instantiation is not announced."""
        if not self.context:
            return False
        since = self.context[0].position or line
        return line.path != self.file or (line.path == since.path and line.line > since.line)


def stack(calls: list[tuple[str, Position]], position: Position) -> tuple[Frame, ...]:
    """The frames. A call stands with the place where it is made: `f(1)` at 9 and `g()` at 3, stopped at 5, are the
    outermost frame at 9, `f(1)` at 3, and `g()` at 5."""
    names = ["", *(call for call, _ in calls)]
    places: list[Position | None] = [*(at for _, at in calls), position]
    # GCC often gives the position of an outer expression instead of the innermost one.
    for name, at in zip(names[:-1], places):
        if at and at[:2] == position[:2] and name != names[-1]:
            places[-1] = None
    return tuple(map(Frame, names, places))
