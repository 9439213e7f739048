# SPDX-License-Identifier: BSL-1.0
"""What a compiler answers: its messages, and the evaluations that it did not finish."""
from __future__ import annotations

import re
from typing import NamedTuple


class Position(NamedTuple):
    path: str
    line: int
    column: int


class Message(NamedTuple):
    """A diagnostic. Announcements, such as GCC's of instantiations, have no position."""
    position: Position | None
    kind: str | None  # "error", "fatal error", "warning", "note"
    text: str
    range: str | None = None


class Frame(NamedTuple):
    """A call, and where it is now if the compiler says so. The outermost call is empty."""
    call: str
    position: Position | None


class Instance(NamedTuple):
    """What instantiates an evaluation."""
    position: Position | None
    text: str


class Key(NamedTuple):
    """What tells an evaluation from others, whatever the limit."""
    position: Position
    what: str
    context: tuple[Instance, ...]


class Reason(NamedTuple):
    """Why an evaluation is not a constant, and the stack there."""
    text: str
    frames: tuple[Frame, ...]


# Of `constinit`, destructors and `alignas`, too. A name may also contain "constant".
CONSTANT = re.compile("constant (expression|initializer|destruction)|integer constant")


class Stop(NamedTuple):
    """An evaluation that the compiler did not finish."""
    position: Position  # where it is, whatever the limit; only a unit can tell that for GCC
    what: str
    context: tuple[Instance, ...]  # what instantiates it, innermost first
    frames: tuple[Frame, ...]  # outermost first; empty if it was not the limit that stopped it
    range: str | None  # that of its source, if the compiler says so
    reason: Reason | None = None  # if it was not the limit

    @property
    def key(self) -> Key:
        return Key(self.position, self.what, self.context)

    @property
    def is_of_constant(self) -> bool:
        """Whether the error is about a constant; GCC's reader leaves out all others."""
        return not self.what or bool(CONSTANT.search(self.what))

    @property
    def origin(self) -> Position:
        """The place in the user's code that needs the evaluation."""
        return (self.context and self.context[-1].position) or self.position


HEADING = re.compile(r"(.+?):(\d+):(\d+):(?:\{(.*?)\}.*?:)? +(?=\S)"
                     r"(?:(fatal error|error|warning|note): )?(.*)")
ANNOUNCEMENT = re.compile(".*: (In|At) |In file included from|  +from ")
ERRORS = ("error", "fatal error")


def messages(answer: str) -> list[Message]:
    """The messages in an answer. An argument of a call may contain line breaks."""
    found: list[Message] = []
    for line in answer.splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            path, row, column, span, kind, text = heading.groups()
            found.append(Message(Position(path, int(row), int(column)), kind, text, span))
        elif ANNOUNCEMENT.match(line):
            found.append(Message(None, None, line))
        elif found and found[-1].position:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{line}")
    return found


# The driver's own errors have no position, for example if the compiler proper was killed. An argument in a note may say
# the same, so what is between the beginning of the line and these words has no quotes.
CRASH = re.compile(r"""^(?:[^:\n]*: (?:fatal )?error: |[^'"\n]*: internal compiler error: """
                   r"""|(?:[^'"\n]*: )?out of memory|virtual memory exhausted|LLVM ERROR|terminate called).*""",
                   re.MULTILINE)


def crash_in(status: int, answer: str) -> str:
    """Why a compiler stopped early, so that its answer means nothing. Empty if it finished."""
    if status < 0:
        return f"signal {-status}"
    crash = CRASH.search(answer) if status else None
    if crash:
        return crash[0]
    if status and not any(message.kind in ERRORS for message in messages(answer)):
        return first_error(answer) or f"exit status {status}"
    return ""


def first_error(answer: str) -> str:
    """The first line of the first error or, without an error, of the whole answer."""
    for position, kind, text, _ in messages(answer):
        if position and kind in ERRORS:
            return ":".join(map(str, position)) + ": " + text.partition("\n")[0]
    return answer.strip().partition("\n")[0]
