# SPDX-License-Identifier: BSL-1.0
"""Finds the lines of a file that an evaluation can be stopped at: those in which a statement begins."""
from __future__ import annotations

import bisect
import os
from typing import NamedTuple, Sequence

from ..evaluations.evaluation import Evaluation
from ..text.beginnings import beginnings
from ..units.file_text import FileText
from ..units.unit import Unit


class StopLine(NamedTuple):
    """A line, and its file as frames name it."""
    path: str
    line: int


class Lines:
    """The lines of a translation unit that can be stopped at. They are found when a file is first asked for, by the
    adapter's thread alone, and do not change."""
    def __init__(self, unit: Unit, evaluations: Sequence[Evaluation]):
        self._unit, self._evaluations = unit, evaluations
        self._lines_by_path: dict[str, list[int]] = {}

    def _own_path(self, path: str) -> str:
        """The path of a file as frames name it."""
        plain = self._unit.plain_path(path)
        return plain if self._unit.file_text(plain).rows else self._unit.plain_path(os.path.realpath(path))

    def has_file(self, path: str) -> bool:
        """Whether a file is part of the translation unit, even if no line of it can be stopped at."""
        return bool(self._unit.file_text(self._own_path(path)).rows)

    def nearest(self, path: str, line: int) -> StopLine | None:
        """A line, or the next one that can be stopped at, if any."""
        own_path = self._own_path(path)
        lines = self._lines(own_path)
        index = bisect.bisect_left(lines, line)
        return StopLine(own_path, lines[index]) if index < len(lines) else None

    def _lines(self, path: str) -> list[int]:
        """All lines of a file that can be stopped at, in increasing order; none if it is not part of the translation
        unit."""
        if path not in self._lines_by_path:
            places = [place for evaluation in self._evaluations
                      for place in (evaluation.stop.position,
                                    *(frame.position for frame in evaluation.stop.frames[:1]))]
            line_numbers = {place.line for place in places if place and place.path == path}
            self._lines_by_path[path] = sorted(line_numbers.union(lines_of_statements(self._unit.file_text(path))))
        return self._lines_by_path[path]


def lines_of_statements(text: FileText) -> list[int]:
    """The lines in which statements of functions begin."""
    return [text.row_at(offset).line for offset in beginnings(text.text)]
