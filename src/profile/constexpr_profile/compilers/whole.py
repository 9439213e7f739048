# SPDX-License-Identifier: BSL-1.0
"""The whole text of a translation unit, and the declarations that are cut out of it behind precompiled headers.

If a guess is wrong, the header does not compile, or the evaluation is not stopped in the declaration: then the whole
text is compiled instead, which takes longer."""
from __future__ import annotations

import contextlib
import pathlib
import re
import tempfile
import threading
from typing import NamedTuple, Sequence

from ..commands.cache import name_of_text
from ..writing import UNDECODABLE
from ..errors import Failure, Unfinished, named
from ..source.expressions import Expression, Instrument, surround
from ..source.files import FileText
from ..source.text import Position, inserted, width
from .answers import first_message
from .compiler import Compiler
from .unit import Unit

_LOCKS: dict[pathlib.Path, threading.Lock] = {}  # two headers may be the same file
_MOST_QUICKLY_READ = 50_000  # characters
_MOST_QUICK_STEPS = 1_000_000  # that all evaluations take together


class CutText(NamedTuple):
    header: str  # all that precedes the declaration
    rest: str  # the declaration
    index_in_rest: int  # of the row in which the declaration begins
    shift: int  # how much less that is than its index in the whole text

    @property
    def index_of_attribute(self) -> int:
        """The row of the rest in which the declaration may get an attribute: before the marker in front of it."""
        return self.index_in_rest - 2


def cut(lines: Sequence[str], file_text: FileText, position: Position, mark_as_used: str) -> CutText | None:
    """The declaration around a position in a file, and what precedes it; None if the text has no such line."""
    aim = file_text.offset(position)
    if aim is None:
        return None
    begin, end, scopes = file_text.tree.declaration_at(aim)
    first, last = file_text.row_at(begin), file_text.row_at(end)
    column = begin - first.offset
    part = [*lines[first.row_index:last.row_index], lines[last.row_index][:end - last.offset]]
    part[0] = " " * width(part[0][:column]) + part[0][column:]
    closing = "\n" + "}" * len(scopes) + "\n"
    # An attribute is allowed in front of what cannot be a class or the like.
    mark = mark_as_used if re.match(r"\s*(const\w*|static|inline)\b", part[0]) else ""
    before = [*scopes, mark, f'# {first.line} "{file_text.spelled}"']
    return CutText("\n".join([*lines[:first.row_index], lines[first.row_index][:column]]) + closing,
                 "\n".join(before + part) + closing, len(before), first.row_index - len(before))


class Header:
    """A text that may be precompiled. It is only known whether it compiles (from the cache), or it has been made: then
    `output` exists. What a compiler writes gets this name when it is complete."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, limit: int):
        self._compiler, self._limit = compiler, limit
        self._data = text.encode(errors=UNDECODABLE)
        name = name_of_text(self._data, compiler.arguments("", limit))
        self.path = folder / f"{name}.hpp"
        *options, output = compiler.family.precompile_options(str(self.path))
        self.output = pathlib.Path(output)
        self._unfinished = pathlib.Path(f"{output}.unfinished")  # what a compiler leaves that is killed
        self._options = [*options, str(self._unfinished)]
        self._lock = _LOCKS.setdefault(self.path, threading.Lock())

    def can_compile(self) -> bool:
        """Whether the text compiles. If the cache does not know that, the header is made."""
        with self._lock:
            if self.output.exists():
                return True
            self._unfinished.unlink(missing_ok=True)
            answer = self._compiler.answer(str(self.path), self._limit, *self._options, prepare=self._write)
            self._finish()
            return answer.status == 0

    def ensure_made(self) -> None:
        """Makes the header if it does not exist, for a text that is known to compile."""
        with self._lock:
            if self.output.exists():
                return
            self._write()
            done = self._compiler.compile(str(self.path), self._limit, *self._options)
            self._finish()
            if done.status:
                raise Failure(f"{self._compiler.source}: what has been compiled before does not compile any more: "
                              + first_message(done.errors))

    def discard(self) -> None:
        """Deletes the header; `ensure_made()` makes it again."""
        for path in self.path, self.output:
            path.unlink(missing_ok=True)

    def _write(self) -> None:
        with named(tempfile.gettempdir()):
            self.path.write_bytes(self._data)

    def _finish(self) -> None:
        """Gives what has been made its name, if anything has."""
        if self._unfinished.exists():
            self._unfinished.replace(self.output)


class CutOut(Unit):
    """A declaration that was cut out. Its header has the declarations that burn steps, and all that precedes it."""
    def __init__(self, whole: Whole, text: str, header: Header, cut_text: CutText):
        super().__init__(whole.compiler, whole.folder, text)
        self._whole, self.header, self.cut_text = whole, header, cut_text

    def prepare(self) -> None:
        self.header.ensure_made()
        super().prepare()

    def options(self, burn: int = 0) -> list[str]:
        return [*super().options(burn), *self.compiler.family.include_options(str(self.header.path))]

    def with_text(self, text: str) -> CutOut:
        return CutOut(self._whole, text, self.header, self.cut_text)

    def statements_of(self, path: str) -> FileText:
        return self._whole.file_text(path)  # what is instantiated here may be in the header


class Whole(Unit):
    """The whole text."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, *, header_limit: int | None = None):
        super().__init__(compiler, folder, text)
        self._cuts: dict[tuple[Position, Expression | None, Instrument | None], CutOut | None] = {}
        self._steps = 0  # that its evaluations take together, as far as that is known
        # For precompiling; the text is known, or assumed, to compile with it.
        self._header_limit = compiler.users_limit if header_limit is None else header_limit

    def note_steps(self, steps: int) -> None:
        """Tells how many steps its evaluations are known to take together."""
        self._steps = steps

    @property
    def is_quick(self) -> bool:
        """Whether little is compiled with any limit: nothing is worth precompiling."""
        return len(self.text) < _MOST_QUICKLY_READ and self._steps < _MOST_QUICK_STEPS

    def cut(self, position: Position, changed: Expression | None = None,
            instrument: Instrument | None = None) -> CutOut | None:
        """The declaration around a position, behind a precompiled header; None if the text cannot be cut there."""
        key = position, changed, instrument
        if key not in self._cuts:
            self._cuts[key] = self._cut_anew(*key)
        return self._cuts[key]

    def forget_cuts(self) -> None:
        """Deletes their headers, which may be large."""
        for unit in self._cuts.values():
            if unit:
                unit.header.discard()
        self._cuts.clear()

    def _cut_anew(self, position: Position, changed: Expression | None, instrument: Instrument | None) -> CutOut | None:
        family, lines, file_text = self.compiler.family, self.lines, self.file_text(position.path)
        if changed and instrument:
            lines = inserted(lines, surround(lines, changed, instrument))
            file_text = self.file_text_in(lines, position.path)
        cut_text = cut(lines, file_text, position, family.mark_as_used)
        if not cut_text:
            return None
        declarations = family.burning.declarations if family.burning else ""
        header = Header(self.compiler, self.folder, declarations + cut_text.header, self._header_limit)
        with contextlib.suppress(Unfinished):
            if header.can_compile():
                text = (instrument.definition if instrument else "") + cut_text.rest
                return CutOut(self, text, header, cut_text)
        return None
