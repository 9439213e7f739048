# SPDX-License-Identifier: BSL-1.0
"""The whole text of a translation unit, and the declarations that are cut out of it behind precompiled headers.

If a guess is wrong, the header does not compile, or the evaluation is not stopped in the declaration: then the whole
text is compiled instead, which takes longer."""
from __future__ import annotations

import pathlib
import re
from typing import Sequence

from ..source.files import FileText
from ..source.text import Position, indented
from .compiler import Compiler
from .header import Header
from .unit import Unit

_MOST_QUICKLY_READ = 50_000  # characters
_MOST_QUICK_STEPS = 1_000_000  # that all evaluations take together


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
