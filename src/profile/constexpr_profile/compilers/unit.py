# SPDX-License-Identifier: BSL-1.0
"""A text that is compiled with any limit, perhaps behind a precompiled header: its rows and files, and the places that
an answer of the compiler names in it."""
from __future__ import annotations

import contextlib
import functools
import pathlib
import re
import sys
import tempfile
from typing import Iterator, Mapping

from ..commands.cache import Answer, name_of_text, write_whole
from ..errors import named
from ..source.expressions import Expression
from ..source.files import FileText, file_named, shortest_path
from ..source.printed import function_name, qualified
from ..source.text import UNDECODABLE, Position, RowAndColumn, Rows, index_of
from . import time_trace
from .compiler import Compiler
from .header import Header
from .answers import Frame, Key, Stop
from .time_trace import TimeTrace

_BEGIN = RowAndColumn(0, 0)
_END = RowAndColumn(sys.maxsize, 0)


class Unit:
    """A text, with what is needed to compile it and to read the answers. One that was cut out of a whole text has the
    header with what precedes it."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, *, header: Header | None = None,
                 whole: Unit | None = None):
        self.compiler, self.folder, self.text, self.header, self._whole = compiler, folder, text, header, whole
        self.path = folder / f"{name_of_text(text.encode(errors=UNDECODABLE))}.cpp"
        self._file_texts: dict[str, FileText] = {}
        self._functions: dict[tuple[str, Position], str] = {}

    @functools.cached_property
    def rows(self) -> Rows:
        return Rows(self.text)

    @property
    def paths(self) -> list[str]:
        """The files that the text comes from, that of the source first."""
        return list(dict.fromkeys(self.plain_path(file_named(section.spelled)) for section in self.rows.sections))

    def file_text(self, path: str) -> FileText:
        """What comes from one file in the whole text: what is instantiated in a cut may be in its header."""
        if self._whole:
            return self._whole.file_text(path)
        if path not in self._file_texts:
            self._file_texts[path] = self.own_file_text(path)
        return self._file_texts[path]

    def own_file_text(self, path: str) -> FileText:
        """What comes from one file in this text."""
        return FileText(self.rows, lambda name: self.plain_path(name) == path)

    def read(self, printed: str) -> dict[Key, Stop]:
        """The evaluations that were not finished, and those that fail, where they are whatever the limit."""
        stops: dict[Key, Stop] = {}
        positions: dict[Key, Position] = {}
        for shown in self.compiler.family.raw_stops(printed, self.plain_path):
            stop = self.compiler.family.located(self, shown)
            if stop.frames and positions.setdefault(stop.key, shown.position) != shown.position:
                stops[stop.key] = stops[stop.key]._replace(is_shared=True)  # one evaluation is stopped in one place
            if stop.key not in stops or not stops[stop.key].frames:  # what shows a stack says more
                stops[stop.key] = stop
        return stops

    def culprit(self, printed: str) -> Stop | None:
        """The evaluation that the first error of an answer is about; None if that is an ordinary error."""
        raw = self.compiler.family.raw_culprit(printed, self.plain_path)
        return self.compiler.family.located(self, raw) if raw else None

    def plain_path(self, path: str) -> str:
        """The shortest path of a file; a precompiled header makes paths absolute."""
        return shortest_path(self.compiler.directory, path)

    def first_stopped(self, stops: Mapping[Key, Stop]) -> RowAndColumn:
        """Where the first evaluation is that was stopped, or the class around it begins, in which functions use what
        is declared behind them. What is behind that may use it, and some compilers do not say so: then nothing is known
        of what they do not show there."""
        if self.compiler.family.names_dependents:
            return _END
        return min((self._begin_of_scope(each.position) for each in stops.values() if each.frames), default=_END)

    def _begin_of_scope(self, position: Position) -> RowAndColumn:
        """Where what is declared at a position can be used: from there on, or in all of the classes around it."""
        file_text = self.file_text(position.path)
        offset = file_text.offset(position)
        if offset is None:
            return _BEGIN
        return file_text.row_and_column(min([offset, *(
            scope.begin for scope in file_text.tree.scopes
            if scope.kind == "class" and scope.begin <= offset < scope.end)]))

    def may_be_hidden(self, position: Position, first_stopped: RowAndColumn) -> bool:
        """Whether silence says nothing of what is at a position: it may use the first evaluation that was stopped,
        since it is behind that, or since its place is not known."""
        found = self.row_and_column(position)
        return first_stopped < (_END if found is None else found)

    def row_and_column(self, position: Position) -> RowAndColumn | None:
        """The row and the column of a position in the whole text; None if they are not known."""
        file_text = self.file_text(position.path)
        offset = file_text.offset(position)
        return None if offset is None else file_text.row_and_column(offset)

    def name_of_function(self, frame: Frame) -> str:
        """The function of a call, with the classes that it belongs to. Functions of the same name are counted
        together."""
        name = function_name(frame.call)
        if self.compiler.family.names_classes or not frame.position:
            return name
        key = name, frame.position
        if key not in self._functions:
            file_text = self.file_text(frame.position.path)
            offset = file_text.offset(frame.position)
            self._functions[key] = name if offset is None else qualified(file_text.tree.scopes, name, offset)
        return self._functions[key]

    def expression(self, stop: Stop) -> Expression | None:
        """The expression that is evaluated; None if that is not known."""
        if not self.compiler.family.names_expressions:
            return self.file_text(stop.position.path).expression_near(stop.position)
        return named_expression(stop, self.rows)

    def compile(self, limit: int, *extra: str) -> Answer:
        return self.compiler.answer(str(self.path), limit, *self._options, *extra, prepare=self._prepare)

    def traced(self, limit: int, *, tells_all_times: bool) -> tuple[Answer, TimeTrace | None]:
        """The answer, and how long the compiler took, and if the trace must be complete, for each evaluation; None if
        it does not tell."""
        if not self.compiler.family.tells_times:
            return self.compile(limit), None
        path = self.folder / f"{self.path.stem}.json"

        def trace() -> str:
            return time_trace.relevant(path.read_text("utf-8", "replace")) if path.exists() else ""

        answer = self.compiler.answer(str(self.path), limit, *self._options,
                                      *time_trace.options(str(path), tells_all_times=tells_all_times),
                                      prepare=self._prepare, last_line=trace)
        text, _, last_line = answer.text.rpartition("\n")
        return answer._replace(text=text), time_trace.trace_of(last_line, self.plain_path)

    def _prepare(self) -> None:
        """Makes what the compiler needs to compile it. Others may compile the same text at the same time."""
        if self.header:
            self.header.ensure_made()
        if not self.path.exists():
            with named(tempfile.gettempdir()):
                write_whole(str(self.path), self.text.encode(errors=UNDECODABLE))

    @property
    def _options(self) -> list[str]:
        """The options that this unit needs, apart from the user's."""
        return ["-fsyntax-only", *(self.header.options if self.header else [])]

    def stops(self, limit: int) -> dict[Key, Stop]:
        """The evaluations that fail with this limit."""
        return self.read(self.compile(limit).text)

    def tell(self, what: str) -> None:
        """Tells the user what is being done."""
        self.compiler.reporter(what)

    @contextlib.contextmanager
    def with_text(self, text: str) -> Iterator[Unit]:
        """The same unit with another text, which is deleted in the end."""
        other = Unit(self.compiler, self.folder, text, header=self.header, whole=self._whole)
        try:
            yield other
        finally:
            other.path.unlink(missing_ok=True)


def named_expression(stop: Stop, rows: Rows) -> Expression | None:
    """The expression in some rows that is evaluated, as the compiler says; None if it does not, or if the rows are
    those of a module's own file."""
    if not stop.span or stop.span.last_row > len(rows.lines):
        return None
    row, column, last_row, last_column = stop.span
    variable = re.match(r"\w+", stop.variable)
    # Not every variable is named, but an evaluation is where its variable is.
    is_variable = stop.is_of_variable and (rows.line_and_file(row)[0], column) == stop.position.line_and_column
    index = index_of(rows.lines[row - 1], column)
    has_name = re.compile(r"\w").match(rows.lines[row - 1], index) is not None  # `[a, b]` is none
    end = RowAndColumn(last_row, index_of(rows.lines[last_row - 1], last_column) + 1)
    return Expression(RowAndColumn(row, index + 1), end, variable[0] if variable else "", is_variable and has_name)
