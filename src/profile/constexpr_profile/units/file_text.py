# SPDX-License-Identifier: BSL-1.0
"""The text of one file within a preprocessed text."""
from __future__ import annotations

import bisect
import functools
import itertools
import re
from typing import Callable, NamedTuple, Sequence

from ..compilers.diagnostics import Position
from ..text.columns import UNDECODABLE, column_of, index_of
from ..text.declarations import Declaration, declarations
from ..text.rows import Section, sections
from ..text.scopes import Scopes
from ..text.statements import (Part, constant_at, evaluated_at, is_in_template_arguments, parts_of_statements,
                               rough_beginning, variable_at)
from .instruments import Expression

ESCAPE = re.compile(rb"\\([0-7]{3}|.)")
BLANKS = re.compile(r"\s*")
LETTERS = {b"n": b"\n", b"t": b"\t"}


@functools.lru_cache(maxsize=None)
def file_named(quoted: str) -> str:
    """The file that a marker names. Compilers write some bytes that are not ASCII as octal numbers."""
    def byte(escape: re.Match[bytes]) -> bytes:
        code = escape[1]
        return bytes([int(code, 8) % 256]) if len(code) == 3 else LETTERS.get(code, code)

    return ESCAPE.sub(byte, quoted.encode("utf-8", UNDECODABLE)).decode("utf-8", UNDECODABLE)


class Row(NamedTuple):
    """A row of the preprocessed text that comes from the file."""
    offset: int  # in the text of the file
    row: int
    line: int  # in the file


class FileText:
    """What comes from a file, row by row."""
    def __init__(self, lines: Sequence[str], is_same_file: Callable[[str], bool],
                 parts: Sequence[Section] | None = None):
        own = [part for part in (sections(lines) if parts is None else parts) if is_same_file(file_named(part.spelled))]
        self.spelled = own[0].spelled if own else ""
        self.rows: list[Row] = []
        size = 0
        for part in own:
            for row, line in zip(part.rows, itertools.count(part.line)):
                self.rows.append(Row(size, row, line))
                size += len(lines[row]) + 1
        self.numbers = [each.row for each in self.rows]
        self.text = "".join(f"{lines[each.row]}\n" for each in self.rows)
        self.declarations: list[Declaration] = []
        self.ends: list[int] = []  # of the declarations
        self.statements: list[Part] | None = None
        self.evaluated_at = functools.lru_cache(maxsize=None)(functools.partial(evaluated_at, self.text))
        self.first: dict[int, int] = {}  # the offset of each line, where it comes first
        for offset, _, line in self.rows:
            self.first.setdefault(line, offset)

    @functools.cached_property
    def scopes(self) -> Scopes:
        return Scopes(self.text)

    def offset(self, position: Position) -> int | None:
        """Where a position is in the text."""
        begin = self.first.get(position.line)
        if begin is None:
            return None
        return begin + index_of(self.text[begin:self.text.find("\n", begin)], position.column)

    def column(self, offset: int) -> int:
        """The column in the file, as compilers count it."""
        begin = self.row_at(offset).offset
        return column_of(self.text[begin:offset], offset - begin)

    def declaration(self, offset: int) -> Declaration:
        """The declaration around an offset, or the next one."""
        if not self.declarations:
            found = list(declarations(self.text))
            self.ends = [each.end for each in found]
            self.declarations = found
        return self.declarations[min(bisect.bisect_right(self.ends, offset), len(self.ends) - 1)]

    def statement(self, position: Position) -> range:
        """The lines of the statement or declaration around a position."""
        offset = self.offset(position)
        if offset is None:
            return range(0)
        begin, end, _ = self.declaration(offset)
        if ";" in self.text[begin:end - 1]:  # a class or a function with statements
            begin = rough_beginning(self.text, offset)
            end = self.text.find(";", offset) + 1 or len(self.text)
        first = BLANKS.match(self.text, begin)
        return range(self.row_at(first.end() if first else begin).line, self.row_at(end - 1).line + 1)

    def beginning(self, position: Position) -> int | None:
        """Where the statement around a position begins, or the declaration of one of its variables."""
        offset = self.offset(position)
        if offset is None:
            return None
        if self.statements is None:
            self.statements = parts_of_statements(self.text)
        before = bisect.bisect_right(self.statements, (offset, len(self.text)))
        return self.statements[before - 1].statement if before else None

    def beginning_column(self, position: Position) -> int:
        """The column of that; 0 if it is in another line."""
        begin = self.beginning(position)
        if begin is None or begin < self.first[position.line]:
            return 0
        return self.column(begin)

    def steady(self, position: Position) -> Position:
        """The same for all positions in what a statement evaluates, which may have several lines: the line of its
        variable or condition, and the column in which the statement begins, if that is in this line."""
        begin, offset = self.beginning(position), self.offset(position)
        found = None if begin is None else self.evaluated_at(begin)
        if begin is not None and offset is not None and found:
            variable, start, end = found
            own = constant_at(self.text, begin) if variable else start
            if own is not None and own <= offset <= end and not is_in_template_arguments(self.text, start, offset, end):
                position = Position(position.path, self.row_at(own).line, self.column(own))
        return position._replace(column=self.beginning_column(position))

    def variable(self, position: Position) -> str:
        """The variable that is declared around a position; empty if there is none."""
        begin = self.beginning(position)
        return "" if begin is None else variable_at(self.text, begin)

    def expression(self, position: Position) -> Expression | None:
        """What is evaluated by the statement around a position; None if that is not clear."""
        begin = self.beginning(position)
        found = None if begin is None else self.evaluated_at(begin)
        if not found:
            return None
        variable, *ends = found
        (row, column), (last_row, last_column) = map(self.place, ends)
        return Expression(row, column, last_row, last_column, variable)

    def place(self, offset: int) -> tuple[int, int]:
        """The row and the column in the preprocessed text, counted from 1."""
        row = self.row_at(offset)
        return row.row + 1, offset - row.offset + 1

    def line_of_row(self, row: int) -> int:
        """The line of the file that a row of the preprocessed text, counted from 0, comes from."""
        return self.row(row).line

    def offset_of_row(self, row: int) -> int:
        return self.row(row).offset

    def offset_behind_row(self, row: int) -> int:
        """Where the text goes on behind a row of the preprocessed text, which may be another file's."""
        index = bisect.bisect_left(self.numbers, row)
        return self.rows[index].offset if index < len(self.rows) else len(self.text)

    def row(self, number: int) -> Row:
        return self.rows[bisect.bisect_left(self.numbers, number)]

    def row_at(self, offset: int) -> Row:
        return self.rows[bisect.bisect_right(self.rows, (offset + 1,)) - 1]
