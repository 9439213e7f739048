# SPDX-License-Identifier: BSL-1.0
"""Where in a unit the copies of an expression can be, by where the expression is in the whole text."""
from __future__ import annotations

from typing import NamedTuple, Sequence

from .cut_out import CutOut
from .unit import Unit
from .whole import Whole


class PlaceForCopies(NamedTuple):
    """The rows of a unit, as they must be if something comes before the declaration with the expression."""
    unit: Unit
    lines: Sequence[str]
    first_row: int  # that comes from the whole text, counted from 0
    row_in_whole: int  # the same row there
    declarations: str  # those that a text must begin with to burn steps

    @staticmethod
    def in_whole(whole: Whole) -> PlaceForCopies:
        return PlaceForCopies(whole, whole.lines, 0, 0, whole.compiler.family.burner.declarations)

    @staticmethod
    def in_cut_out(unit: CutOut) -> PlaceForCopies:
        """The place in a declaration that was cut out, without the attribute, which belongs in front of it."""
        cut_text, lines = unit.cut_text, list(unit.lines)
        lines[cut_text.row_of_attribute] = ""
        return PlaceForCopies(unit, lines, cut_text.row_in_rest, cut_text.row, "")  # its header has these

    def row_of(self, whole_row: int) -> int | None:
        """The row of the unit that is this one of the whole text; None if it does not have it."""
        row = whole_row - self.row_in_whole + self.first_row
        return row if self.first_row <= row < len(self.lines) else None
