# SPDX-License-Identifier: BSL-1.0
"""A translation unit, or a declaration that was cut out of it, to compile with any limit."""
from __future__ import annotations

import contextlib
import functools
import os
import pathlib
import tempfile
from typing import Sequence

from ..compilers.cache import Answer
from ..compilers.compiler import Compiler
from ..compilers.diagnostics import Frame, Key, Position, Stop
from ..compilers.fingerprint import name_of_text
from ..compilers.limits import FIRST_LIMIT, UNLIMITED
from ..failure import Unfinished
from ..text.columns import UNDECODABLE
from ..text.rows import Rows
from .cutting import Parts, cut
from .file_text import FileText
from .header import Header
from .instruments import MACRO, Expression, Instrument, attached
from .paths import shortest_path

QUICKLY_READ = 50_000  # characters


class Unit:
    """Preprocessed text. If it was cut out, it follows a precompiled header."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str,
                 header: Header | None = None, parts: Parts | None = None, *, full: int = UNLIMITED):
        self.compiler, self.folder, self.text, self.header, self.parts = compiler, folder, text, header, parts
        self.file_texts: dict[str, FileText] = {}
        self.cuts: dict[tuple[Position, Expression | None, Instrument | None], Unit | None] = {}
        self.microseconds: dict[tuple[int, int], int] = {}  # that compilations took, by their numbers
        self.full = full  # the limit for what is precompiled: it compiles with that, as far as is known
        self.path = folder / f"{name_of_text(text.encode(errors=UNDECODABLE))}.cpp"

    def compile(self, limit: int, *, burn: int = 0, extra: Sequence[str] = ()) -> Answer:
        answer = self.compiler.answer(str(self.path), limit, *self.options(burn), *extra, prepare=self.prepare)
        self.microseconds[limit, burn] = answer.microseconds
        if answer.status == 0 and limit == self.compiler.own_limit:
            self.full = limit
        return answer

    @property
    def is_quick(self) -> bool:
        """Whether the compiler's own limit takes little more time than the first one: nothing is worth precompiling."""
        full, first = (self.microseconds.get((limit, 0), 0) for limit in (self.compiler.own_limit, FIRST_LIMIT))
        return len(self.text) < QUICKLY_READ and 0 < full < 3 * first

    def prepare(self) -> None:
        """Makes what the compiler needs to compile it. Others may compile the same text at the same time."""
        if self.header:
            self.header.make()
        if not self.path.exists():
            number, beside = tempfile.mkstemp(dir=self.folder)
            with open(number, "wb") as file:
                file.write(self.text.encode(errors=UNDECODABLE))
            os.replace(beside, self.path)

    def discard(self) -> None:
        """Deletes the text, if it has been written."""
        self.path.unlink(missing_ok=True)

    def options(self, burn: int = 0) -> list[str]:
        """Those that this unit needs, apart from the user's."""
        header = self.compiler.family.include(str(self.header.path)) if self.header else []
        return ["-fsyntax-only", f"-D{MACRO}={burn}", *header]

    def stops(self, limit: int, *, burn: int = 0, extra: Sequence[str] = ()) -> dict[Key, Stop]:
        """The evaluations that fail with this limit."""
        return self.read(self.compile(limit, burn=burn, extra=extra).text)

    def read(self, answer: str) -> dict[Key, Stop]:
        found: dict[Key, Stop] = {}
        for stop in map(self.plain_stop, self.compiler.family.read(answer)):
            stop = stop._replace(position=self.position_of(stop))
            if stop.key not in found or not found[stop.key].frames:  # what shows a stack says more
                found[stop.key] = stop
        return found

    def plain_stop(self, stop: Stop) -> Stop:
        """A stop with the shortest paths."""
        return stop._replace(
            position=self.plain(stop.position),
            context=tuple(each._replace(position=each.position and self.plain(each.position)) for each in stop.context),
            frames=self.plain_frames(stop.frames),
            reason=stop.reason and stop.reason._replace(frames=self.plain_frames(stop.reason.frames)))

    def position_of(self, stop: Stop) -> Position:
        """Where an evaluation is. GCC says where its outermost call is now, which changes."""
        if self.compiler.family.keeps_position:
            return stop.position
        return self.file_text(stop.position.path).steady(stop.position)

    def plain_frames(self, frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
        return tuple(Frame(each.call, each.position and self.plain(each.position)) for each in frames)

    def plain(self, position: Position) -> Position:
        """A position with the shortest path; a precompiled header makes paths absolute."""
        return position._replace(path=self.plain_path(position.path))

    def plain_path(self, path: str) -> str:
        return shortest_path(self.compiler.directory, path)

    def expression(self, stop: Stop) -> Expression | None:
        """The one that is evaluated; None if it is not known."""
        if self.compiler.family.shows_expressions:
            return Expression.of(stop, self.rows)
        return self.file_text(stop.position.path).expression(stop.position)

    def file_text(self, path: str) -> FileText:
        """What comes from one file."""
        if path not in self.file_texts:
            self.file_texts[path] = FileText(self.lines, lambda name: self.plain_path(name) == path, self.rows.sections)
        return self.file_texts[path]

    @functools.cached_property
    def lines(self) -> list[str]:
        return self.text.split("\n")

    @functools.cached_property
    def rows(self) -> Rows:
        return Rows(self.lines)

    def cut(self, position: Position, changed: Expression | None = None,
            instrument: Instrument | None = None) -> Unit | None:
        """The declaration around a position, behind a precompiled header; None if the text cannot be cut there."""
        key = position, changed, instrument
        if key not in self.cuts:
            self.cuts[key] = self.cut_anew(*key)
        return self.cuts[key]

    def forget_cuts(self) -> None:
        """Deletes their headers, which may be large."""
        for unit in self.cuts.values():
            if unit and unit.header:
                unit.header.discard()
        self.cuts.clear()

    def cut_anew(self, position: Position, changed: Expression | None, instrument: Instrument | None) -> Unit | None:
        family, lines, file_text = self.compiler.family, self.lines, self.file_text(position.path)
        if changed and instrument:  # which is in the same rows
            lines = attached(lines, changed, instrument)
            file_text = FileText(lines, lambda name: self.plain_path(name) == position.path, self.rows.sections)
        parts = cut(lines, file_text, position, family.mark_as_used)
        if not parts:
            return None
        header = Header(self.compiler, self.folder, family.burner.declarations + parts.header, self.full)
        with contextlib.suppress(Unfinished):
            if header.compiles():
                text = (instrument.definition if instrument else "") + parts.rest
                return Unit(self.compiler, self.folder, text, header, parts)
        return None

    def with_text(self, text: str) -> Unit:
        """The same unit with another text, behind the same header."""
        return Unit(self.compiler, self.folder, text, self.header, self.parts)
