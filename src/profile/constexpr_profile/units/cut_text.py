# SPDX-License-Identifier: BSL-1.0
"""Cuts a preprocessed text before a declaration, so that what precedes it can be precompiled.

If a guess is wrong, the header does not compile, or the evaluation is not stopped in the rest: then the whole text is
compiled instead, which takes longer."""
from __future__ import annotations

import re
from typing import NamedTuple, Sequence

from ..compilers.diagnostics import Position
from ..text.columns import width
from ..text.declarations import Declaration
from .file_text import FileText


class CutText(NamedTuple):
    header: str  # all that precedes the declaration
    rest: str  # the declaration
    index_in_text: int  # of the row in the text in which the declaration begins
    index_in_rest: int  # of the same row there

    @property
    def index_of_attribute(self) -> int:
        """The row of the rest in which the declaration may get an attribute: before the marker in front of it."""
        return self.index_in_rest - 2


def cut(lines: Sequence[str], file_text: FileText, position: Position, mark_as_used: str) -> CutText | None:
    """The declaration around a position in a file, and what precedes it; None if the text has no such line."""
    aim = file_text.offset(position)
    return None if aim is None else _divide(lines, file_text, file_text.declaration_at(aim), mark_as_used)


def _divide(lines: Sequence[str], file_text: FileText, declaration: Declaration, mark_as_used: str) -> CutText:
    begin, end, scopes = declaration
    first, last = file_text.row_at(begin), file_text.row_at(end)
    column = begin - first.offset
    part = [*lines[first.row_index:last.row_index], lines[last.row_index][:end - last.offset]]
    part[0] = " " * width(part[0][:column]) + part[0][column:]
    closing = "\n" + "}" * len(scopes) + "\n"
    # An attribute is allowed in front of what cannot be a class or the like.
    mark = mark_as_used if re.match(r"\s*(const\w*|static|inline)\b", part[0]) else ""
    before = [*scopes, mark, f'# {first.line} "{file_text.spelled}"']
    return CutText("\n".join([*lines[:first.row_index], lines[first.row_index][:column]]) + closing,
                 "\n".join(before + part) + closing, first.row_index, len(before))
