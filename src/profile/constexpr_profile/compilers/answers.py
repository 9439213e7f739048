# SPDX-License-Identifier: BSL-1.0
"""The messages in an answer of a compiler, and whether the compiler crashed."""
from __future__ import annotations

import re
from typing import NamedTuple

from ..source.text import Position
from .stops import Span

_HEADING = re.compile(r"(.+?):(\d+):(\d+):(?:\{([\d:-]+)\}.*?:)? +(?=\S)"
                     r"(?:(fatal error|error|warning|note): )?(.*)")
_ANNOUNCEMENT = re.compile(".*: (In|At) |In file included from|  +from ")
ERRORS = ("error", "fatal error")
# The driver's own errors have no position, for example if the compiler proper was killed. An argument in a note may say
# the same, so what is between the beginning of the line and these words has no quotes.
_CRASH = re.compile(r"""^(?:[^:'"\n]*: (?:fatal )?error: |[^'"\n]*: internal compiler error: """
                   r"""|(?:[^'"\n]*: )?out of memory|virtual memory exhausted|LLVM ERROR|terminate called).*""",
                   re.MULTILINE)


class Message(NamedTuple):
    """A diagnostic. Announcements, such as GCC's of instantiations, have no position."""
    position: Position | None
    kind: str | None  # "error", "fatal error", "warning", "note"
    text: str
    span: Span | None = None  # of what it is about, if the compiler says so


def messages(answer: str) -> list[Message]:
    """The messages in an answer. An argument of a call may contain line breaks."""
    found: list[Message] = []
    for line in answer.removesuffix("\n").split("\n"):  # an argument may have other separators of lines
        heading = _HEADING.fullmatch(line)
        if heading:
            path, row, column, span, kind, text = heading.groups()
            found.append(Message(Position(path, int(row), int(column)), kind, text, span_of(span)))
        elif _ANNOUNCEMENT.match(line):
            found.append(Message(None, None, line))
        elif found and found[-1].position:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{line}")
    return found


def span_of(text: str | None) -> Span | None:
    return Span(*map(int, re.split("[:-]", text))) if text else None


def crash_in(status: int, answer: str) -> str:
    """Why a compiler stopped early, so that its answer means nothing. Empty if it finished."""
    if status < 0:
        return f"signal {-status}"
    crash = _CRASH.search(answer) if status else None
    if crash:
        return crash[0]
    if status and not any(message.kind in ERRORS for message in messages(answer)):
        return first_message(answer) or f"exit status {status}"
    return ""


def first_message(answer: str) -> str:
    """The first line of the first error or, without an error, of the whole answer."""
    for position, kind, text, _ in messages(answer):
        if position and kind in ERRORS:
            return ":".join(map(str, position)) + ": " + text.partition("\n")[0]
    return answer.strip().partition("\n")[0]
