# SPDX-License-Identifier: BSL-1.0
"""Cuts a preprocessed text before a declaration, so that what precedes it can be precompiled."""
from __future__ import annotations

import re
from typing import Callable, NamedTuple

from .answers import Position
from .burn import DECLARATION, DEFINITION, Expression, insert_burn
from .declarations import declaration_at

MARKER = re.compile(r'#(?:line)? *(\d+) "(.*)"')


class Row(NamedTuple):
    """A row of the preprocessed text that comes from a certain file."""
    row: int
    line: int  # in the file
    offset: int  # in the text of all such rows


class Parts(NamedTuple):
    header: str  # all that precedes the declaration
    rest: str  # the declaration
    path: str
    lines: range  # of the declaration in the file


def cut(text: str, position: Position, is_same_file: Callable[[str], bool], *,
        burnt: Expression | None = None, mark_as_used: str = "") -> Parts | None:
    """The declaration around a position, and what precedes it; None if the text has no such line.
    What is burnt gets a loop in front of it."""
    lines = text.split("\n")
    if burnt:
        insert_burn(lines, burnt)
    found = rows_of_file(lines, position, is_same_file)
    if not found:
        return None
    rows, own, aim, spelled = found
    begin, end, scopes = declaration_at(own, aim)
    first = next(row for row in reversed(rows) if row.offset <= begin)
    last = next(row for row in reversed(rows) if row.offset <= end)
    column = begin - first.offset
    part = lines[first.row:last.row] + [lines[last.row][:end - last.offset]]
    part[0] = part[0][column:].rjust(len(part[0]))
    closing = "\n" + "}" * len(scopes) + "\n"
    # An attribute is allowed in front of what cannot be a class or the like.
    mark = mark_as_used if re.match(r"\s*(const\w*|static|inline)\b", part[0]) else ""
    rest = "\n".join([*scopes, mark, f'# {first.line} "{spelled}"', *part]) + closing
    header = "\n".join(lines[:first.row] + [lines[first.row][:column]]) + closing
    if burnt:
        header, rest = DECLARATION + header, DEFINITION + rest
    return Parts(header, rest, position.path, range(first.line, first.line + len(part)))


def rows_of_file(lines: list[str], position: Position, is_same_file: Callable[[str], bool]
                 ) -> tuple[list[Row], str, int, str] | None:
    """The rows that come from the file of a position, their text, the offset of the position in
    it, and the file's name as it is written there; None if the line is not there."""
    rows: list[Row] = []
    own, size, line, is_own = [], 0, 0, False
    aim, spelled = None, ""
    for row, text in enumerate(lines):
        marker = MARKER.match(text)
        if marker:
            line = int(marker[1]) - 1
            is_own = is_same_file(marker[2])
            if is_own and aim is None:
                spelled = marker[2]
            continue
        line += 1
        if is_own:
            rows.append(Row(row, line, size))
            if line == position.line and aim is None:
                aim = size + max(position.column - 1, 0)
            own.append(text + "\n")
            size += len(text) + 1
    return None if aim is None else (rows, "".join(own), aim, spelled)
