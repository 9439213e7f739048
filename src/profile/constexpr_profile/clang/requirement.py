# SPDX-License-Identifier: BSL-1.0
"""Puts a requirement in front of an expression, in which the same expression is an error: Clang does not tell why it
leaves out a candidate in overload resolution."""
from __future__ import annotations

from typing import Sequence

from ..source.text import MARKER, Insertion, index_of, with_brackets

_USUAL_ROWS = 100  # rows in which an expression ends, usually


def requirement(lines: Sequence[str], row: int, column: int) -> list[Insertion]:
    """The insertions that change an expression E to `((requires { requires (void(E), true); }), (E))`."""
    begin = index_of(lines[row - 1], column)
    expression = ""
    for last in row + _USUAL_ROWS, len(lines):
        text = "\n".join(lines[row - 1:last])[begin:]
        expression = text[:end_of_expression(text)]
        if expression != text:
            break
    own_rows = expression.split("\n")
    column_after = len(own_rows[-1]) + 1 + (begin if len(own_rows) == 1 else 0)
    one_line = " ".join(" ".join(each for each in own_rows if not MARKER.match(each)).split())
    return [Insertion(row, begin + 1, f"((requires {{ requires (void({one_line}), true); }}), ("),
            Insertion(row + len(own_rows) - 1, column_after, "))")]


def end_of_expression(text: str) -> int:
    """The offset at which a template argument at the beginning of a text ends."""
    for token, opened in with_brackets(text):
        if not opened and token[0] in (",", ">", ")", "]", "}", ";"):
            return token.start()
    return len(text)
