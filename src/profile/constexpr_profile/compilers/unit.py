# SPDX-License-Identifier: BSL-1.0
"""The whole text of a translation unit, and declarations that are cut out of it behind precompiled headers: each is
compiled with any limit, and tells which places an answer of the compiler names in it.

If the guess what to cut out is wrong, the header does not compile, or the evaluation is not stopped in the declaration:
then the whole text is compiled instead, which takes longer."""
from __future__ import annotations

import contextlib
import functools
import pathlib
import re
import sys
import tempfile
import threading
from typing import Iterator, Mapping, Sequence

from ..commands.cache import Answer, name_of_text, write_whole
from ..errors import Unfinished, named
from ..source.expressions import Expression
from ..source.files import FileText, file_named, shortest_path
from ..source.printed import function_name, qualified
from ..source.text import UNDECODABLE, Position, RowAndColumn, Rows, indented, index_of
from . import time_trace
from .compiler import Compiler
from .answers import Frame, Key, Stop, first_message
from .time_trace import TimeTrace

_BEGIN = RowAndColumn(0, 0)
_END = RowAndColumn(sys.maxsize, 0)
_MOST_QUICKLY_READ = 50_000  # characters
_MOST_QUICK_STEPS = 1_000_000  # that all evaluations take together
_LOCK = threading.Lock()  # one header is made at a time: two may be the same file


class Header:
    """A text that is precompiled when it is needed first: not if the cache has all answers. What a compiler writes gets
    its name when it is complete."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, limit: int):
        self._compiler, self._limit = compiler, limit
        self._data = text.encode(errors=UNDECODABLE)
        name = name_of_text(self._data, compiler.arguments("", limit))
        self._path = folder / f"{name}.hpp"
        self._output = folder / f"{self._path.name}{compiler.family.suffix_of_precompiled}"
        self._unfinished = folder / f"{self._output.name}.unfinished"
        self.options = ["-include", str(self._path)]

    def ensure_made(self) -> None:
        """Makes it if it does not exist. If it does not compile, nothing behind it can be compiled."""
        with _LOCK:
            if self._output.exists():
                return
            with named(tempfile.gettempdir()):
                self._path.write_bytes(self._data)
            done = self._compiler.compile(
                str(self._path), self._limit, self._compiler.family.precompile_option, "-x", "c++-header", "-o",
                str(self._unfinished))
            if done.status:
                why = first_message(done.errors)
                raise Unfinished(f"what precedes the evaluation does not compile alone: {why}")
            self._unfinished.replace(self._output)

    def discard(self) -> None:
        """Deletes it; `ensure_made()` makes it again."""
        for path in self._path, self._output:
            path.unlink(missing_ok=True)


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

        def read_trace() -> str:
            return time_trace.relevant(path.read_text("utf-8", "replace")) if path.exists() else ""

        answer = self.compiler.answer(str(self.path), limit, *self._options,
                                      *time_trace.options(str(path), tells_all_times=tells_all_times),
                                      prepare=self._prepare, read_trace=read_trace)
        return answer, time_trace.trace_of(answer.trace, self.plain_path)

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


def cut(lines: Sequence[str], file_text: FileText, position: Position, mark_as_used: str) -> tuple[str, str] | None:
    """What precedes the declaration around a position in a file, and the declaration; None if none was found there."""
    statement = file_text.statement_at(position)
    declaration = statement and statement.declaration
    if not declaration:
        return None
    begin, end, namespaces = declaration.begin, declaration.end_of_all, declaration.brace.namespaces or ()
    first, last = file_text.row_at(begin), file_text.row_at(end)
    column = begin - first.offset
    part = [*lines[first.row_index:last.row_index], lines[last.row_index][:end - last.offset]]
    part[0] = indented(part[0], column)
    closing = "\n" + "}" * len(namespaces) + "\n"
    # An attribute is allowed in front of what cannot be a class or the like.
    mark = mark_as_used if re.match(r"\s*(const\w*|static|inline)\b", part[0]) else ""
    return ("\n".join([*lines[:first.row_index], lines[first.row_index][:column]]) + closing,
            "\n".join([*namespaces, mark, f'# {first.line} "{file_text.spelled}"', *part]) + closing)


class Whole(Unit):
    """The whole text."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, *, header_limit: int | None = None):
        super().__init__(compiler, folder, text)
        self._cuts: dict[Position, Unit | None] = {}
        self.known_steps = 0  # that its evaluations take together, as far as that is known
        # For precompiling; the text is known, or assumed, to compile with it.
        self._header_limit = compiler.users_limit if header_limit is None else header_limit

    @property
    def is_quick(self) -> bool:
        """Whether little is compiled with any limit: nothing is worth precompiling."""
        return len(self.text) < _MOST_QUICKLY_READ and self.known_steps < _MOST_QUICK_STEPS

    def cut(self, position: Position) -> Unit | None:
        """The declaration around a position, behind a header with all that precedes it. None if the text cannot be cut
        there."""
        if position not in self._cuts:
            self._cuts[position] = self._cut_anew(position)
        return self._cuts[position]

    def forget_cuts(self) -> None:
        """Deletes their headers, which may be large."""
        for unit in self._cuts.values():
            if unit and unit.header:
                unit.header.discard()
        self._cuts.clear()

    def _cut_anew(self, position: Position) -> Unit | None:
        parts = cut(self.rows.lines, self.file_text(position.path), position, self.compiler.family.mark_as_used)
        if not parts:
            return None
        header = Header(self.compiler, self.folder, parts[0], self._header_limit)
        return Unit(self.compiler, self.folder, parts[1], header=header, whole=self)
