# SPDX-License-Identifier: BSL-1.0
"""Where in a unit the copies of an expression can be, by where the expression is in the whole text."""
from __future__ import annotations

from typing import NamedTuple, Sequence

from ..source.unit import Unit
from ..source.whole import CutOut, Whole


class PlaceForCopies(NamedTuple):
    """The rows of a unit, as they must be if something comes before the declaration with the expression."""
    unit: Unit
    lines: Sequence[str]
    first_index: int  # of a row that comes from the whole text
    index_in_whole: int  # of the same row there
    declarations: str  # those that a text must begin with to burn steps

    @staticmethod
    def in_whole(whole: Whole) -> PlaceForCopies:
        return PlaceForCopies(whole, whole.lines, 0, 0, whole.compiler.family.burner.declarations)

    @staticmethod
    def in_cut_out(unit: CutOut) -> PlaceForCopies:
        """The place in a declaration that was cut out, without the attribute, which belongs in front of it."""
        cut_text, lines = unit.cut_text, list(unit.lines)
        lines[cut_text.index_of_attribute] = ""
        return PlaceForCopies(unit, lines, cut_text.index_in_rest, cut_text.index_in_text, "")  # its header has these

    def index_in_unit(self, index_in_whole: int) -> int | None:
        """Where the unit has a row of the whole text; None if it does not have it."""
        index = index_in_whole - self.index_in_whole + self.first_index
        return index if self.first_index <= index < len(self.lines) else None
