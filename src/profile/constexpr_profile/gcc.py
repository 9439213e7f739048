# SPDX-License-Identifier: BSL-1.0
"""GCC: how it is told the limit, how its answers are read, how steps are counted, and what else differs from Clang.

To count steps, endless calls behind a copy of each expression use up the rest of the limit: their number, and the place
where the last one is stopped, tell how many operations were left. GCC says nothing of what uses a constant that was
stopped, so each variable and condition that must be constant also gets a copy.

For `constexpr int v = sum(300);` in line 6 (see the docstring of the package), the text has this, with 1,000 zeros in
each line where there are three here:

    # 1 "constexpr_profile"
    constexpr int constexpr_profile_rest_of_gcc(int n) {
    0;0;0;…
    0;0;0;…
    0;0;0;…
    0;0;0;…
    return ::constexpr_profile_rest_of_gcc(n + 1); }
    …
    constexpr int v = sum(300);
    # 6 "#0prefix#a.cpp"
    enum { constexpr_profile_0 = (void(static_cast<decltype(v)>(
    # 6 "#0#a.cpp"
                      sum(300)
    # 6 "#0#a.cpp"
    )), void(::constexpr_profile_rest_of_gcc(0)), 0) };

With a limit of 9,400, GCC 12 answers:

    #0#a.cpp:6:41:   in 'constexpr' expansion of 'constexpr_profile_rest_of_gcc(0)'
    constexpr_profile:5:1953: error: 'constexpr' evaluation operation count exceeds limit of 9400 (use …)

So it is stopped in the first call, behind 3 lines and 976 zeros, with 6 operations before them: sum(300) takes
9,400 - 6 - 3,976 = 5,418 operations. The file itself is stopped with a limit of 5,417, but not with 5,418.

GCC must not remember results of calls in copies, and a conversion may follow the expression. So a count is certain only
if limits confirm it."""
from __future__ import annotations

import contextlib
import functools
import re
from typing import Iterator, NamedTuple, Sequence

from .compilers.answers import ERRORS, Count, Frame, Instance, Key, Kind, PlainPath, Reason, Stop, messages
from .compilers.family import Family
from .compilers.unit import Unit
from .errors import Unfinished
from .source.expressions import NUMBERED, copy_of
from .source.text import Insertion, Position
from .terminal import amount

_MEMORY = "-fconstexpr-cache-depth="  # the last one holds
_WITHOUT_MEMORY = f"{_MEMORY}0"  # no result of a call is remembered, so that it takes steps each time
_VERSION = re.compile(r"^(?:.* )?gcc version (\d+)", re.MULTILINE)
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

REST_NAME = "constexpr_profile_rest_of_gcc"  # uses up what is left of the limit
# In each call. GCC tells no column beyond 4096, and allows 512 calls: they use up 32 million operations.
_LINES_OF_CALL, _STATEMENTS_OF_LINE = 64, 1000
# These numbers of operations were measured; see test_counts_of_gcc in tests/profile/test_evidence.py.
_OPERATIONS_OF_CALL = _LINES_OF_CALL * _STATEMENTS_OF_LINE + 7
_OPERATIONS_BEFORE_REST = 6  # before the first statement of the first call
_FIRST_LINE = 2  # of the statements
_DECLARATION_OF_REST = (
    f'# 1 "constexpr_profile"\nconstexpr int {REST_NAME}(int n) {{\n'
    + ("0;" * _STATEMENTS_OF_LINE + "\n") * _LINES_OF_CALL + f"return ::{REST_NAME}(n + 1); }}\n")


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

    @classmethod
    def recognized(cls, verbose_output: str) -> Gcc | None:
        told = _VERSION.search(verbose_output)
        return cls(int(told[1])) if told else None

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


def count(unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
    """Counts the steps of the evaluations that end with this limit, as far as they can be copied; see `Family`."""
    insertions: list[Insertion] = []
    for number, stop in enumerate(stops):
        insertions += _copy_in(unit, stop, number)
    if not insertions:
        return {}
    unit.tell("counting the steps of " + amount(len(insertions), "evaluation"))
    text = _DECLARATION_OF_REST + unit.rows.with_insertions(insertions)
    found: dict[Key, Count] = {}
    is_bound = [word for word in unit.compiler.command.options if word.startswith(_MEMORY)][-1:] != [_WITHOUT_MEMORY]
    with contextlib.suppress(Unfinished), unit.with_text(text) as copies:
        answer = copies.compile(limit, _WITHOUT_MEMORY)
        for shown in unit.compiler.family.raw_stops(answer.text):
            copied = NUMBERED.match(shown.position.path)
            steps = operations_before_rest(shown, limit) if copied else None
            if copied and shown.frames:
                found[stops[int(copied[1])].key] = Count(steps, is_exact=False, is_bound=is_bound)
    return found


def _copy_in(unit: Unit, stop: Stop, number: int) -> list[Insertion]:
    """What to insert to have a copy of an expression, and a loop of calls behind it; nothing if it cannot be copied. If
    the copy does not compile, it tells nothing."""
    expression = None if stop.context else unit.expression(stop)  # those of templates have other types there
    if not expression:
        return []
    file_text = unit.file_text(stop.position.path)
    offset = file_text.offset_of_copies(stop.position, expression)
    if offset is None or file_text.text.startswith("else", offset):
        return []
    copy = copy_of(unit.rows, expression)
    return [Insertion(file_text.row_and_column(offset), f"\n{copy.enumerator(number, behind=f'::{REST_NAME}(0)')}")]


def operations_before_rest(stop: Stop, limit: int) -> int | None:
    """How many operations precede the calls that a limit has stopped."""
    calls = [frame for frame in stop.frames if frame.call.startswith(REST_NAME)]
    at = calls[-1].position if calls else None
    if not at:
        return None
    statements = (at.line - _FIRST_LINE) * _STATEMENTS_OF_LINE + at.column // 2
    return limit - _OPERATIONS_BEFORE_REST - _OPERATIONS_OF_CALL * (len(calls) - 1) - statements
