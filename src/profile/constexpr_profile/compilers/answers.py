# SPDX-License-Identifier: BSL-1.0
"""What an answer of a compiler tells: its messages, whether the compiler crashed, and the evaluations that were not
finished, where they were, and why."""
from __future__ import annotations

import enum
import re
from typing import Callable, NamedTuple

from ..source.text import Position

ERRORS = ("error", "fatal error")
UNKNOWN = "line not known"
_HEADING = re.compile(r"(.+?):(\d+):(\d+):(?:\{([\d:-]+)\}.*?:)? +(?=\S)"
                     r"(?:(fatal error|error|warning|note): )?(.*)")
_ANNOUNCEMENT = re.compile(".*: (In|At) |In file included from|  +from ")
# The driver's own errors have no position, for example if the compiler proper was killed. An argument in a note may say
# the same, so what is between the beginning of the line and these words has no quotes.
_CRASH = re.compile(r"""^(?:[^:'"\n]*: (?:fatal )?error: |[^'"\n]*: internal compiler error: """
                   r"""|<built-in>:[\d:]+ fatal error: .* file not found$"""  # a header that is not there any more
                   r"""|(?:[^'"\n]*: )?out of memory|virtual memory exhausted|LLVM ERROR|terminate called).*""",
                   re.MULTILINE)


class Span(NamedTuple):
    """Rows and columns, in bytes, of the text that was compiled, from the first character to behind the last one."""
    row: int
    column: int
    last_row: int
    last_column: int


class Message(NamedTuple):
    """A diagnostic. Announcements, such as GCC's of instantiations, have no position."""
    position: Position | None
    kind: str | None  # "error", "fatal error", "warning", "note"
    text: str
    span: Span | None = None  # of what it is about, if the compiler says so


PlainPath = Callable[[str], str]  # changes how a path is written


def messages(printed: str, plain_path: PlainPath = str) -> list[Message]:
    """The messages in what a compiler has printed. An argument of a call may contain line breaks."""
    found: list[Message] = []
    for line in printed.removesuffix("\n").split("\n"):  # an argument may have other separators of lines
        heading = _HEADING.fullmatch(line)
        if heading:
            path, row, column, span, kind, text = heading.groups()
            found.append(Message(Position(plain_path(path), int(row), int(column)), kind, text, span_of(span)))
        elif _ANNOUNCEMENT.match(line):
            found.append(Message(None, None, line))
        elif found and found[-1].position:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{line}")
    return found


def span_of(text: str | None) -> Span | None:
    return Span(*map(int, re.split("[:-]", text))) if text else None


def crash_in(status: int, printed: str) -> str:
    """Why a compiler stopped early, so that its answer means nothing. Empty if it finished."""
    if status < 0:
        return f"signal {-status}"
    crash = _CRASH.search(printed) if status else None
    if crash:
        return crash[0]
    if status and not any(message.kind in ERRORS for message in messages(printed)):
        return first_message(printed) or f"exit status {status}"
    return ""


def first_message(printed: str) -> str:
    """The first line of the first error or, without an error, of all that was printed."""
    for position, kind, text, _ in messages(printed):
        if position and kind in ERRORS:
            return ":".join(map(str, position)) + ": " + text.partition("\n")[0]
    return printed.strip().partition("\n")[0]


class Frame(NamedTuple):
    """A call, and where it is now if the compiler says so. The outermost call is empty."""
    call: str
    position: Position | None

    @property
    def place(self) -> str:
        """The file and the line, as far as they are known."""
        return f"{self.position.path}:{self.position.line}" if self.position else UNKNOWN


class Instance(NamedTuple):
    """What instantiates an evaluation."""
    position: Position | None
    text: str  # with which the compiler tells that
    name: str = ""  # of what is instantiated; empty if nothing is


class Key(NamedTuple):
    """What tells an evaluation from others, whatever the limit."""
    position: Position
    error: str
    context: tuple[Instance, ...]


class Kind(enum.Enum):
    """What an error tells."""
    LIMIT = enum.auto()  # the limit stopped an evaluation, at a step or since it applies to an array, too
    FAILURE = enum.auto()  # an evaluation is not a constant, for a reason that is not known to be the limit
    ASSERTION = enum.auto()  # an evaluation has ended, and what it asserts is false
    CONSEQUENCE = enum.auto()  # an evaluation uses what another one has not computed
    ORDINARY = enum.auto()  # anything else, such as a name that is not declared


class Reason(NamedTuple):
    """Why an evaluation is not a constant or what it asserts is false, and the stack there."""
    text: str
    frames: tuple[Frame, ...]
    kind: Kind = Kind.FAILURE


class Count(NamedTuple):
    """A number of steps that was counted."""
    steps: int | None  # None if it takes more steps where it is counted
    is_exact: bool  # it has been verified; otherwise, a few steps may follow
    is_bound: bool = False  # it was counted without remembering results of calls, which may save steps
    is_absent: bool = False  # it does not take place where nothing else is stopped


ASSERTION_ERROR = "static assertion"  # the error of each stop that Clang says is in one, whatever its words


class Stop(NamedTuple):
    """An evaluation that the compiler did not finish. A raw one is where the answer has it; that of a unit has a
    position that does not depend on the limit."""
    position: Position
    error: str  # with Clang, what it says is evaluated; empty with GCC, whose errors do not say that
    context: tuple[Instance, ...]  # what instantiates it, innermost first
    frames: tuple[Frame, ...]  # at the step where the limit stopped it, outermost first; empty if it did not
    span: Span | None  # that of its source, if the compiler says so
    reason: Reason | None = None  # if it has no frames
    variable: str = ""  # that is initialized, with Clang's template arguments; empty if it is not known
    is_of_variable: bool = False  # whether the compiler says that it is that of a variable, with or without a name
    is_of_expression: bool = False  # whether the compiler says that it is that of a constant expression
    is_shared: bool = False  # whether several evaluations in its statement were stopped, which are taken for one

    @property
    def key(self) -> Key:
        return Key(self.position, self.error, self.context)

    @property
    def kind(self) -> Kind:
        """What its error tells."""
        if self.frames:
            return Kind.LIMIT
        return self.reason.kind if self.reason else Kind.ORDINARY

    @property
    def origin(self) -> Position:
        """The place in the user's code that needs the evaluation."""
        return (self.context and self.context[-1].position) or self.position


class Look(NamedTuple):
    """What a compilation shows of an evaluation after a number of steps."""
    frames: tuple[Frame, ...] = ()  # the stack, outermost first; empty at the end
    why_hidden: str = ""  # why it was not seen, as far as that is known; empty if it was

    @property
    def is_hidden(self) -> bool:
        return bool(self.why_hidden)


ENDED = Look()
HIDDEN = Look(why_hidden="something else may be stopped there")
