# SPDX-License-Identifier: BSL-1.0
"""Files: their names, their lines, and the text of one file within a preprocessed text, with its statements and
declarations.

If a file is included more than once, or a line has several rows, a position is taken to be in the first one. If this is
wrong, cuts and copies are refused, which takes longer, and with GCC an evaluation may have the name of another one.
`steady_position()` tells GCC's evaluations apart: if it is wrong, two of them become one, or one is listed twice."""
from __future__ import annotations

import bisect
import functools
import itertools
import os
import pathlib
import re
from typing import Callable, Iterator, NamedTuple, Sequence

from ..writing import UNDECODABLE
from .expressions import Expression
from .functions import Scopes, beginnings_in_bodies
from .statements import (Declaration, Evaluated, Part, constant_at, declarations, evaluated_at, must_be_constant,
                         parts_of_statements, variable_at)
from .text import Position, Section, column_of, index_of, rough_beginning, tokens

_ESCAPE = re.compile(rb"\\([0-7]{3}|.)")
_LETTERS = {b"n": b"\n", b"t": b"\t"}
_BLANKS = re.compile(r"\s*")


@functools.lru_cache(maxsize=None)
def shortest_path(directory: str, path: str) -> str:
    """The shortest name of a file that is named in a directory: absolute, or from the current one."""
    written = os.path.join(directory, path)
    plain = os.path.normpath(written)
    if os.path.realpath(plain) != os.path.realpath(written):  # `..` after a symbolic link
        plain = os.path.realpath(written)
    try:
        return min(plain, os.path.relpath(plain), key=len)
    except ValueError:  # it is on another drive of Windows
        return plain


@functools.lru_cache(maxsize=None)
def file_named(quoted: str) -> str:
    """The file that a marker names. Compilers write some bytes that are not ASCII as octal numbers."""
    def byte(escape: re.Match[bytes]) -> bytes:
        code = escape[1]
        return bytes([int(code, 8) % 256]) if len(code) == 3 else _LETTERS.get(code, code)

    return _ESCAPE.sub(byte, quoted.encode("utf-8", UNDECODABLE)).decode("utf-8", UNDECODABLE)


@functools.lru_cache(maxsize=None)
def source_lines(path: str) -> list[str]:
    """The lines of a file; none if it cannot be read."""
    try:
        return pathlib.Path(path).read_text("utf-8", "replace").removesuffix("\n").split("\n")
    except OSError:
        return []


def source_line(path: str, number: int) -> str:
    """A line of a file, counted from 1; empty if it cannot be read."""
    return "".join(source_lines(path)[number - 1:number])


class FileRow(NamedTuple):
    """A row of the preprocessed text that comes from the file."""
    offset: int  # in the text of the file
    row_index: int  # in the preprocessed text
    line: int  # in the file


class FileRows:
    """What comes from a file, row by row."""
    def __init__(self, lines: Sequence[str], is_same_file: Callable[[str], bool], sections_of_all: Sequence[Section]):
        sections_of_file = [section for section in sections_of_all if is_same_file(file_named(section.spelled))]
        self.spelled = sections_of_file[0].spelled if sections_of_file else ""
        self.rows: list[FileRow] = []
        size = 0
        for section in sections_of_file:
            for index, line in zip(section.indexes, itertools.count(section.line)):
                self.rows.append(FileRow(size, index, line))
                size += len(lines[index]) + 1
        self.text = "".join(f"{lines[each.row_index]}\n" for each in self.rows)
        self._indexes_of_rows = [each.row_index for each in self.rows]
        self._offsets_of_rows = [each.offset for each in self.rows]
        self.offsets_of_lines: dict[int, int] = {}  # where each comes first
        for offset, _, line in self.rows:
            self.offsets_of_lines.setdefault(line, offset)

    def offset(self, position: Position) -> int | None:
        """Where a position is in the text."""
        begin = self.offsets_of_lines.get(position.line)
        if begin is None:
            return None
        return begin + index_of(self.text[begin:self.text.find("\n", begin)], position.column)

    def column(self, offset: int) -> int:
        """The column in the file, as compilers count it."""
        begin = self.row_at(offset).offset
        return column_of(self.text[begin:offset], offset - begin)

    def row_and_column(self, offset: int) -> tuple[int, int]:
        """The row and the column in the preprocessed text, counted from 1."""
        row = self.row_at(offset)
        return row.row_index + 1, offset - row.offset + 1

    def row(self, number: int) -> FileRow:
        """A row of the preprocessed text, by its number."""
        return self.rows[bisect.bisect_left(self._indexes_of_rows, number - 1)]

    def row_at(self, offset: int) -> FileRow:
        return self.rows[bisect.bisect_right(self._offsets_of_rows, offset) - 1]


class FileText(FileRows):
    """What comes from a file, and the statements and declarations in it."""
    def __init__(self, lines: Sequence[str], is_same_file: Callable[[str], bool], sections_of_all: Sequence[Section]):
        super().__init__(lines, is_same_file, sections_of_all)
        self._evaluated: dict[int, Evaluated | None] = {}  # by where statements begin

    @functools.cached_property
    def scopes(self) -> Scopes:
        return Scopes(self.text)

    @functools.cached_property
    def declarations(self) -> list[Declaration]:
        return list(declarations(self.text))

    @functools.cached_property
    def _ends_of_declarations(self) -> list[int]:
        return [each.end for each in self.declarations]

    @functools.cached_property
    def parts(self) -> list[Part]:
        """The parts of statements."""
        return parts_of_statements(self.text)

    @functools.cached_property
    def _offsets_of_parts(self) -> list[int]:
        return [each.begin for each in self.parts]

    def declaration_at(self, offset: int) -> Declaration:
        """The declaration around an offset, or the next one."""
        index = bisect.bisect_right(self._ends_of_declarations, offset)
        return self.declarations[min(index, len(self.declarations) - 1)]

    def lines_of_statement(self, position: Position) -> range:
        """The lines of the statement or declaration around a position."""
        offset = self.offset(position)
        if offset is None:
            return range(0)
        begin, end, _ = self.declaration_at(offset)
        if ";" in self.text[begin:end - 1]:  # a class or a function with statements
            begin = rough_beginning(self.text, offset)
            end = self.text.find(";", offset) + 1 or len(self.text)
        first = _BLANKS.match(self.text, begin)
        return range(self.row_at(first.end() if first else begin).line, self.row_at(end - 1).line + 1)

    def beginning_of_statement(self, position: Position) -> int | None:
        """Where the statement around a position begins, or the declaration of one of its variables."""
        offset = self.offset(position)
        if offset is None:
            return None
        before = bisect.bisect_right(self._offsets_of_parts, offset)
        return self.parts[before - 1].statement if before else None

    def steady_position(self, position: Position) -> Position:
        """One position for all in what a statement evaluates, which may have several lines: that of its variable or
        condition or, if it has none that must be constant, where it begins."""
        begin = self.beginning_of_statement(position)
        if begin is None:
            return position._replace(column=0)
        evaluated, offset = self._evaluated_at(begin), begin
        if evaluated and (evaluated.has_variable or not evaluated.variable):
            offset = evaluated.begin
        elif evaluated:
            offset = constant_at(self.text, begin) or begin
        return Position(position.path, self.row_at(offset).line, self.column(offset))

    def lines_in_bodies(self) -> Iterator[int]:
        """The lines in which the statements and blocks in functions begin."""
        return (self.row_at(offset).line for offset in beginnings_in_bodies(self.text, self.scopes))

    def constants(self) -> Iterator[Position]:
        """The positions of the variables and conditions outside of templates that must be constant."""
        for part in self.parts:
            if part.begin == part.statement and must_be_constant(self.text, part.begin):
                declaration = self.declaration_at(part.begin)
                if self._evaluated_at(part.begin) and not self.text.startswith("template", declaration.begin):
                    yield self.steady_position(Position("", self.row_at(part.begin).line, self.column(part.begin)))

    def position_of_condition(self, position: Position) -> Position:
        """Where the condition of the statement around a position begins; that position itself if it is not clear."""
        begin, offset = self.beginning_of_statement(position), self.offset(position)
        evaluated = None if begin is None else self._evaluated_at(begin)
        if begin is None or offset is None or not evaluated or not begin <= offset <= evaluated.end:
            return position
        return Position(position.path, self.row_at(evaluated.begin).line, self.column(evaluated.begin))

    def _evaluated_at(self, begin: int) -> Evaluated | None:
        """What the statement that begins there evaluates."""
        if begin not in self._evaluated:
            self._evaluated[begin] = evaluated_at(self.text, begin)
        return self._evaluated[begin]

    def offset_of_copies(self, position: Position, expression: Expression) -> int | None:
        """Where copies of an expression may be that is evaluated by the statement around a position. What initializes a
        variable is converted to its type, so its copies are behind it."""
        begin = self.beginning_of_statement(position)
        if begin is None or not expression.variable:
            return begin
        end = self.text.find(";", self.row(expression.last_row).offset + expression.last_column - 1)
        return None if end < 0 else end + 1

    def variable_near(self, position: Position) -> str:
        """The variable that is declared around a position; empty if there is none."""
        begin = self.beginning_of_statement(position)
        return "" if begin is None else variable_at(self.text, begin)

    def const_near(self, position: Position) -> tuple[int, int] | None:
        """The row and the column of `const` in the declaration of a variable; None if it is not `const`, or is also
        `constexpr`."""
        offset = self.offset(position)
        if offset is None:
            return None
        before = tokens(self.text, rough_beginning(self.text, offset), offset)
        word = next((word for word in before if word[0] in ("const", "constexpr")), None)
        return self.row_and_column(word.start()) if word and word[0] == "const" else None

    def expression_near(self, position: Position) -> Expression | None:
        """What is evaluated by the statement around a position; None if that is not clear."""
        begin = self.beginning_of_statement(position)
        evaluated = None if begin is None else self._evaluated_at(begin)
        if not evaluated:
            return None
        begins, ends = map(self.row_and_column, (evaluated.begin, evaluated.end))
        return Expression(*begins, *ends, evaluated.variable, evaluated.has_variable)
