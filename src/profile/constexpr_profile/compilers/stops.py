# SPDX-License-Identifier: BSL-1.0
"""What an answer of a compiler tells of evaluations: those that were not finished, where they were, and why."""
from __future__ import annotations

import enum
from typing import NamedTuple

from ..source.text import Position

UNKNOWN = "line not known"


class Span(NamedTuple):
    """Rows and columns, in bytes, of the text that was compiled, from the first character to behind the last one."""
    row: int
    column: int
    last_row: int
    last_column: int


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
    LIMIT = enum.auto()  # the limit stopped an evaluation
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


class Unexplained(NamedTuple):
    """Where the evaluations are that an answer only reports as unfinished."""
    variables: set[Position]
    expressions: set[tuple[int, int]]  # the row and column of the text in which each begins


ASSERTION = "static assertion"  # the error of each stop that Clang says is in one, whatever its words


class Subject(enum.Enum):
    """What an error says that it is about."""
    OTHER = enum.auto()
    CONSTANT = enum.auto()  # such as the destruction of a variable; with GCC, whatever is evaluated
    EXPRESSION = enum.auto()  # a constant expression, as with most errors of Clang


class Stop(NamedTuple):
    """An evaluation that the compiler did not finish. A raw one is as the answer has it; that of a unit has the
    shortest paths, and a position that does not depend on the limit."""
    position: Position
    error: str  # with Clang, what it says is evaluated; empty with GCC, whose errors do not say that
    context: tuple[Instance, ...]  # what instantiates it, innermost first
    frames: tuple[Frame, ...]  # outermost first; empty if it was not the limit that stopped it
    span: Span | None  # that of its source, if the compiler says so
    reason: Reason | None = None  # if it was not the limit
    variable: str = ""  # that is initialized, with template arguments; empty if the compiler does not name it
    is_of_variable: bool = False  # whether the compiler says that it is that of a variable, with or without a name
    subject: Subject = Subject.CONSTANT

    @property
    def key(self) -> Key:
        return Key(self.position, self.error, self.context)

    @property
    def kind(self) -> Kind:
        """What its error tells."""
        if self.frames:
            return Kind.LIMIT
        return self.reason.kind if self.reason and self.subject is not Subject.OTHER else Kind.ORDINARY

    @property
    def is_of_assertion(self) -> bool:
        """Whether the compiler says that it is that of a `static_assert`."""
        return self.error == ASSERTION

    @property
    def origin(self) -> Position:
        """The place in the user's code that needs the evaluation."""
        return (self.context and self.context[-1].position) or self.position


class Problem(NamedTuple):
    """The first error of an answer; ordinary if it has none that says where it is."""
    kind: Kind
    stop: Stop | None = None  # of the evaluation that it is about; None if it is ordinary


class Look(NamedTuple):
    """What a compilation shows of an evaluation after a number of steps."""
    frames: tuple[Frame, ...] = ()  # the stack, outermost first; empty at the end
    why_hidden: str = ""  # why it was not seen, as far as that is known; empty if it was

    @property
    def is_hidden(self) -> bool:
        return bool(self.why_hidden)


ENDED = Look()
HIDDEN = Look(why_hidden="something else may be stopped there")
