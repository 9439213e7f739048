# SPDX-License-Identifier: BSL-1.0
"""A translation unit, or a declaration that was cut out of it, to compile with any limit."""
from __future__ import annotations

import contextlib
import os
import pathlib
import tempfile
from typing import Sequence

from ..compilers.cache import Answer
from ..compilers.compiler import Compiler
from ..compilers.diagnostics import Key, Position, Stop
from ..compilers.fingerprint import name_of_text
from ..compilers.limits import FIRST_LIMIT, UNLIMITED
from ..failure import Unfinished
from ..text.columns import UNDECODABLE
from .cutting import Parts, cut
from .header import Header
from .instruments import MACRO, Expression, Instrument, attached
from .preprocessed import Preprocessed

QUICKLY_READ = 50_000  # characters


class Unit(Preprocessed):
    """The whole text."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, *, full: int = UNLIMITED):
        super().__init__(compiler, text)
        self.folder = folder
        self.cuts: dict[tuple[Position, Expression | None, Instrument | None], CutOut | None] = {}
        self.microseconds: dict[tuple[int, int], int] = {}  # that compilations took, by their numbers
        self.full = full  # the limit for what is precompiled: it compiles with that, as far as is known
        self.path = folder / f"{name_of_text(text.encode(errors=UNDECODABLE))}.cpp"

    def compile(self, limit: int, *, burn: int = 0, extra: Sequence[str] = ()) -> Answer:
        answer = self.compiler.answer(str(self.path), limit, *self.options(burn), *extra, prepare=self.prepare)
        self.microseconds[limit, burn] = answer.microseconds
        return answer

    def precompile_with(self, limit: int) -> None:
        """Sets the limit for what is precompiled, when it is known to compile with that."""
        self.full = limit

    @property
    def is_quick(self) -> bool:
        """Whether the compiler's own limit takes little more time than the first one: nothing is worth precompiling."""
        full, first = (self.microseconds.get((limit, 0), 0) for limit in (self.compiler.own_limit, FIRST_LIMIT))
        return len(self.text) < QUICKLY_READ and 0 < full < 3 * first

    def prepare(self) -> None:
        """Makes what the compiler needs to compile it. Others may compile the same text at the same time."""
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
        return ["-fsyntax-only", f"-D{MACRO}={burn}"]

    def stops(self, limit: int, *, burn: int = 0, extra: Sequence[str] = ()) -> dict[Key, Stop]:
        """The evaluations that fail with this limit."""
        return self.read(self.compile(limit, burn=burn, extra=extra).text)

    def with_text(self, text: str) -> Unit:
        """The same unit with another text."""
        return Unit(self.compiler, self.folder, text)

    def row_of(self, whole_row: int) -> int | None:
        """The row in which this unit has one of the whole text, both counted from 0; None if it does not have it."""
        return whole_row

    @property
    def lines_for_copies(self) -> list[str]:
        """Its lines, as they must be if something comes before the declaration."""
        return self.lines

    @property
    def missing_declarations(self) -> str:
        """Those that a text must begin with to burn steps."""
        return self.compiler.family.burner.declarations

    def cut(self, position: Position, changed: Expression | None = None,
            instrument: Instrument | None = None) -> CutOut | None:
        """The declaration around a position, behind a precompiled header; None if the text cannot be cut there."""
        key = position, changed, instrument
        if key not in self.cuts:
            self.cuts[key] = self.cut_anew(*key)
        return self.cuts[key]

    def forget_cuts(self) -> None:
        """Deletes their headers, which may be large."""
        for unit in self.cuts.values():
            if unit:
                unit.header.discard()
        self.cuts.clear()

    def cut_anew(self, position: Position, changed: Expression | None, instrument: Instrument | None) -> CutOut | None:
        family, lines, file_text = self.compiler.family, self.lines, self.file_text(position.path)
        if changed and instrument:
            lines = attached(lines, changed, instrument)
            file_text = self.file_text_in(lines, position.path)
        parts = cut(lines, file_text, position, family.mark_as_used)
        if not parts:
            return None
        header = Header(self.compiler, self.folder, family.burner.declarations + parts.header, self.full)
        with contextlib.suppress(Unfinished):
            if header.compiles():
                text = (instrument.definition if instrument else "") + parts.rest
                return CutOut(self.compiler, self.folder, text, header, parts)
        return None


class CutOut(Unit):
    """A declaration that was cut out. Its header has the declarations that burn steps, and all that precedes it."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, header: Header, parts: Parts):
        super().__init__(compiler, folder, text)
        self.header, self.parts = header, parts

    def prepare(self) -> None:
        self.header.make()
        super().prepare()

    def options(self, burn: int = 0) -> list[str]:
        return [*super().options(burn), *self.compiler.family.include(str(self.header.path))]

    def with_text(self, text: str) -> CutOut:
        return CutOut(self.compiler, self.folder, text, self.header, self.parts)

    def row_of(self, whole_row: int) -> int | None:
        row = whole_row - self.parts.row + self.parts.row_in_rest
        return row if self.parts.row_in_rest <= row < len(self.lines) else None

    @property
    def lines_for_copies(self) -> list[str]:
        """Without the attribute, which belongs in front of the declaration."""
        lines = list(self.lines)
        lines[self.parts.row_of_attribute] = ""
        return lines

    @property
    def missing_declarations(self) -> str:
        return ""
