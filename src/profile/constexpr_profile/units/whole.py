# SPDX-License-Identifier: BSL-1.0
"""The whole text of a translation unit, and the declarations that are cut out of it."""
from __future__ import annotations

import contextlib
import pathlib

from ..compilers.compiler import Compiler
from ..compilers.diagnostics import Position
from ..compilers.limits import UNLIMITED
from ..failure import Unfinished
from .clang_instruments import Instrument, attached
from .cut_out import CutOut
from .cut_text import cut
from .expression import Expression
from .header import Header
from .unit import Unit

_MOST_QUICKLY_READ = 50_000  # characters
_MOST_QUICK_STEPS = 1_000_000  # that all evaluations take together


class Whole(Unit):
    """The whole text."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, *, header_limit: int = UNLIMITED):
        super().__init__(compiler, folder, text)
        self._cuts: dict[tuple[Position, Expression | None, Instrument | None], CutOut | None] = {}
        self._steps = 0
        self._header_limit = header_limit  # for precompiling; the text is known, or assumed, to compile with it

    def precompile_with(self, limit: int) -> None:
        """Sets the limit for what is precompiled, when it is known to compile with that."""
        self._header_limit = limit

    @property
    def is_quick(self) -> bool:
        """Whether little is compiled with any limit: nothing is worth precompiling."""
        return len(self.text) < _MOST_QUICKLY_READ and self._steps < _MOST_QUICK_STEPS

    def know_steps(self, steps: int) -> None:
        """Tells how many steps its evaluations take together, as far as that is known."""
        self._steps = steps

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
            lines = attached(lines, changed, instrument)
            file_text = self.file_text_in(lines, position.path)
        cut_text = cut(lines, file_text, position, family.mark_as_used)
        if not cut_text:
            return None
        header = Header(self.compiler, self.folder, family.burner.declarations + cut_text.header, self._header_limit)
        with contextlib.suppress(Unfinished):
            if header.can_compile():
                text = (instrument.definition if instrument else "") + cut_text.rest
                return CutOut(self.compiler, self.folder, text, header, cut_text)
        return None
