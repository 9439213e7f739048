# SPDX-License-Identifier: BSL-1.0
"""Cuts a preprocessed text before a declaration, so that what precedes it can be precompiled."""
from __future__ import annotations

import re
from typing import Callable, NamedTuple

from ..compilers.diagnostics import Position
from ..text.declarations import Declaration
from .file_text import FileText
from .instruments import Expression, Instrument, attach


class Parts(NamedTuple):
    header: str  # all that precedes the declaration
    rest: str  # the declaration
    row: int  # of the text, in which the declaration begins
    row_in_rest: int  # the same row there

    @property
    def row_of_attribute(self) -> int:
        """The row of the rest in which the declaration may get an attribute: before the marker in front of it."""
        return self.row_in_rest - 2


def cut(text: str, position: Position, is_same_file: Callable[[str], bool], *,
        changed: Expression | None = None, instrument: Instrument | None = None,
        mark_as_used: str = "") -> Parts | None:
    """The declaration around a position, and what precedes it; None if the text has no such line.
    An instrument can be attached to an expression in it."""
    lines = text.split("\n")
    if changed and instrument:
        attach(lines, changed, instrument)
    own = FileText(lines, is_same_file)
    aim = own.offset(position)
    if aim is None:
        return None
    parts = divide(lines, own, own.declaration(aim), mark_as_used)
    if instrument:
        return parts._replace(rest=instrument.definition + parts.rest,
                              row_in_rest=parts.row_in_rest + instrument.definition.count("\n"))
    return parts


def divide(lines: list[str], own: FileText, declaration: Declaration, mark_as_used: str) -> Parts:
    begin, end, scopes = declaration
    first, last = own.row_at(begin), own.row_at(end)
    column = begin - first.offset
    part = lines[first.row:last.row] + [lines[last.row][:end - last.offset]]
    part[0] = part[0][column:].rjust(len(part[0]))
    closing = "\n" + "}" * len(scopes) + "\n"
    # An attribute is allowed in front of what cannot be a class or the like.
    mark = mark_as_used if re.match(r"\s*(const\w*|static|inline)\b", part[0]) else ""
    before = [*scopes, mark, f'# {first.line} "{own.spelled}"']
    return Parts("\n".join(lines[:first.row] + [lines[first.row][:column]]) + closing,
                 "\n".join(before + part) + closing, first.row, len(before))
