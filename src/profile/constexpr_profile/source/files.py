# SPDX-License-Identifier: BSL-1.0
"""Files: their names, their lines, and the text of one file within a preprocessed text, with its statements and what
these evaluate: GCC names neither the expression nor the variable.

If a file is included more than once, or a line has several rows, a position is taken to be in the first one. If this or
a statement is wrong, cuts and copies are refused, which takes longer, and with GCC an evaluation may have the name of
another one. `steady()` tells GCC's evaluations apart: if it is wrong, two of them become one, or one is listed twice.
"""
from __future__ import annotations

import bisect
import functools
import itertools
import os
import pathlib
import re
from typing import Callable, Iterator, NamedTuple

from .expressions import Expression
from .text import UNDECODABLE, Position, RowAndColumn, Rows, column_of, index_of
from .tree import BEFORE_INITIALIZER, SPECIFIER, Statement, Tree

_TOKEN = re.compile(r"\S")
# In flat text.
_CONDITION = re.compile(r"(?:static_assert|(?:else\s+)?if\s+constexpr)\s*\(( *)\)")
_MUST_BE_CONSTANT = re.compile(r"\bconst(?:expr|init)\b")
_VARIABLE = re.compile(rf"(?!template\b)(?:{SPECIFIER}|[^=(){{}};])*?\b(?!operator\b)(\w+){BEFORE_INITIALIZER}")
# A variable that must be constant and is initialized without `=`: `constexpr box<3> v;`, `static constexpr T v(1)`. The
# declaration of a function looks the same; a copy of it does not compile.
_DIRECT = re.compile(r"(?:(?:static|inline|extern|thread_local)\s+)*(?:constexpr|constinit)\b[^=(){};\"]*[\s>&*]"
                     r"(?!operator\b|constexpr\b|const\b|auto\b)([A-Za-z_]\w*)\s*(?:\( *\)|\{ *\})?\s*(?=,|\Z)")
_MESSAGE = re.compile(r',\s*(?:\w*"\s*"\s*)+$')  # of an assertion, without what its strings contain


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
    written = quoted.encode("utf-8", UNDECODABLE)
    # Each escape stands for a byte, and so does each character that it becomes here.
    return written.decode("unicode_escape").encode("latin-1").decode("utf-8", UNDECODABLE)


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


class Evaluated(NamedTuple):
    """What a statement evaluates: the expression and, if it is an initializer, the variable."""
    variable: str
    begin: int  # of the expression, which begins with the variable in `v`, `v(1)` or `v{1}`
    end: int
    name: int  # where the name of the variable is; where the expression begins, if it has none
    must_be_constant: bool  # if not, there may be several constants in the expression


def evaluated_in(plain: str, statement: Statement) -> Evaluated | None:
    """What a statement evaluates, in a text without what its literals contain; None if it is no variable or condition,
    or not finished."""
    begin, flat = statement.begin, statement.flat
    condition = _CONDITION.match(flat)
    if condition:
        expression_begin, end = begin + condition.start(1), begin + condition.end(1)
        message = _MESSAGE.search(plain, expression_begin, end)
        expression = _without_blanks(plain, expression_begin, message.start() if message else end)
        return Evaluated("", *expression, expression[0], True)
    if plain[statement.end:statement.end + 1] not in (";", ","):
        return None
    initialized = _VARIABLE.match(flat)
    if initialized:
        name = begin + initialized.start(1)
        specifiers = (each.flat.partition("=")[0] for each in (statement.first, statement))
        expression = _without_blanks(plain, begin + initialized.end(), statement.end)
        return Evaluated(initialized[1], *expression, name, any(map(_MUST_BE_CONSTANT.search, specifiers)))
    directly = _DIRECT.match(flat)
    if directly:
        expression = _without_blanks(plain, begin + directly.start(1), begin + directly.end())
        return Evaluated(directly[1], *expression, expression[0], True)
    return None


def _without_blanks(text: str, begin: int, end: int) -> tuple[int, int]:
    """Where a part of the text begins and ends without the blanks around it."""
    part = text[begin:end]
    return end - len(part.lstrip()), begin + len(part.rstrip())


class FileRow(NamedTuple):
    """A row of the preprocessed text that comes from the file."""
    offset: int  # in the text of the file
    row_index: int  # in the preprocessed text
    line: int  # in the file


class FileText:
    """What comes from a file, row by row, and the statements and declarations in it."""
    def __init__(self, rows: Rows, is_same_file: Callable[[str], bool]):
        sections_of_file = [section for section in rows.sections if is_same_file(file_named(section.spelled))]
        self.spelled = sections_of_file[0].spelled if sections_of_file else ""
        self.rows: list[FileRow] = []
        size = 0
        for section in sections_of_file:
            for index, line in zip(section.indexes, itertools.count(section.line)):
                self.rows.append(FileRow(size, index, line))
                size += len(rows.lines[index]) + 1
        self.text = "".join(f"{rows.lines[each.row_index]}\n" for each in self.rows)
        self._offsets_of_rows = [each.offset for each in self.rows]
        self._offsets_of_lines = {each.line: each.offset for each in reversed(self.rows)}  # where each comes first

    def offset(self, position: Position) -> int | None:
        """Where a position is in the text."""
        begin = self._offsets_of_lines.get(position.line)
        if begin is None:
            return None
        return begin + index_of(self.text[begin:self.text.find("\n", begin)], position.column)

    def row_and_column(self, offset: int) -> RowAndColumn:
        """The row and the column in the preprocessed text."""
        row = self.row_at(offset)
        return RowAndColumn(row.row_index + 1, offset - row.offset + 1)

    def position_of(self, offset: int, path: str) -> Position:
        """The position in the file."""
        row = self.row_at(offset)
        return Position(path, row.line, column_of(self.text[row.offset:offset], offset - row.offset))

    def row_at(self, offset: int) -> FileRow:
        return self.rows[bisect.bisect_right(self._offsets_of_rows, offset) - 1]

    @functools.cached_property
    def tree(self) -> Tree:
        return Tree(self.text)

    def statement_at(self, position: Position) -> Statement | None:
        """The statement around a position, or the declaration of one of its variables."""
        offset = self.offset(position)
        token = None if offset is None else _TOKEN.search(self.text, offset)
        return self.tree.statement_at(token.start()) if token else None

    def evaluated_at(self, position: Position) -> Evaluated | None:
        """What is evaluated by the statement around a position."""
        statement = self.statement_at(position)
        return evaluated_in(self.tree.plain, statement) if statement else None

    def lines_of_statement(self, position: Position) -> range:
        """The lines of the statement or declaration around a position, without those of its block."""
        statement = self.statement_at(position)
        if not statement:
            return range(0)
        begin = statement.begin if statement.first.block else statement.first.begin  # without a class that is declared
        last = statement.block.body if statement.block else statement.first.end_of_all - 1
        return range(self.row_at(begin).line, self.row_at(last).line + 1)

    def steady(self, position: Position) -> tuple[Position, str]:
        """One position for all in what a statement evaluates, which may have several lines: that of its variable or
        condition or, if it has none that must be constant, where it begins. And the variable, if there is one."""
        statement, evaluated = self.statement_at(position), self.evaluated_at(position)
        if not statement:
            return position._replace(column=0), ""
        begin = evaluated.name if evaluated and evaluated.must_be_constant else statement.begin
        return self.position_of(begin, position.path), evaluated.variable if evaluated else ""

    def lines_in_bodies(self) -> Iterator[int]:
        """The lines in which the statements and blocks in functions begin."""
        return (self.row_at(offset).line for offset in self.tree.beginnings())

    def constants(self, path: str) -> Iterator[tuple[Position, str]]:
        """The positions, in a file with this path, of the variables and conditions outside of templates that must be
        constant, and the variables."""
        for statement in self.tree.statements:
            evaluated = evaluated_in(self.tree.plain, statement)
            if evaluated and evaluated.must_be_constant:
                declaration = statement.declaration
                if not (declaration and self.text.startswith("template", declaration.begin)):
                    yield self.position_of(evaluated.name, path), evaluated.variable

    def position_of_condition(self, position: Position) -> Position:
        """Where the condition of the statement around a position begins; that position itself if it is not clear."""
        evaluated, offset = self.evaluated_at(position), self.offset(position)
        is_clear = evaluated and offset is not None and offset <= evaluated.end
        return self.position_of(evaluated.begin, position.path) if evaluated and is_clear else position

    def offset_of_copies(self, position: Position, expression: Expression) -> int | None:
        """Where copies of an expression may be that is evaluated by the statement around a position. What initializes a
        variable is converted to its type, so its copies are behind it."""
        statement = self.statement_at(position)
        if not statement:
            return None
        return statement.first.end_of_all if expression.variable else statement.begin

    def expression_near(self, position: Position) -> Expression | None:
        """What is evaluated by the statement around a position; None if that is not clear."""
        evaluated = self.evaluated_at(position)
        if not evaluated:
            return None
        return Expression(self.row_and_column(evaluated.begin), self.row_and_column(evaluated.end), evaluated.variable,
                          bool(evaluated.variable) and evaluated.name == evaluated.begin)
