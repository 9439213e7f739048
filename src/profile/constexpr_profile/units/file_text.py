# SPDX-License-Identifier: BSL-1.0
"""The statements and declarations in the text of one file within a preprocessed text.

`steady_position()` is what tells GCC's evaluations apart. If it is wrong, two of them become one, or one is listed
twice. What the rest gets wrong takes longer, or is shown with another name."""
from __future__ import annotations

import bisect
import functools
import re
from typing import Callable, Iterator, Sequence

from ..compilers.diagnostics import Position
from ..text.declarations import Declaration, declarations
from ..text.rows import Section
from ..text.scopes import Scopes
from ..text.statements import (Evaluated, Part, constant_at, evaluated_at, must_be_constant, parts_of_statements,
                               rough_beginning, variable_at)
from .expression import Expression
from .file_rows import FileRows

_BLANKS = re.compile(r"\s*")


class FileText(FileRows):
    """What comes from a file, and the statements and declarations in it."""
    def __init__(self, lines: Sequence[str], is_same_file: Callable[[str], bool],
                 sections_of_all: Sequence[Section] | None = None):
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

    def variable_near(self, position: Position) -> str:
        """The variable that is declared around a position; empty if there is none."""
        begin = self.beginning_of_statement(position)
        return "" if begin is None else variable_at(self.text, begin)

    def expression_near(self, position: Position) -> Expression | None:
        """What is evaluated by the statement around a position; None if that is not clear."""
        begin = self.beginning_of_statement(position)
        evaluated = None if begin is None else self._evaluated_at(begin)
        if not evaluated:
            return None
        begins, ends = map(self.row_and_column, (evaluated.begin, evaluated.end))
        return Expression(*begins, *ends, evaluated.variable, evaluated.has_variable)
