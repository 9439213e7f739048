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
    """The lines of a translation unit that can be stopped at."""
    def __init__(self, unit: Unit, evaluations: Sequence[Evaluation]):
        self.unit, self.evaluations = unit, evaluations
        self.known: dict[str, list[int]] = {}

    def own_path(self, path: str) -> str:
        """The path of a file as frames name it."""
        plain = self.unit.plain_path(path)
        return plain if self.unit.file_text(plain).rows else self.unit.plain_path(os.path.realpath(path))

    def has_file(self, path: str) -> bool:
        """Whether a file is part of the translation unit, even if no line of it can be stopped at."""
        return bool(self.unit.file_text(self.own_path(path)).rows)

    def nearest(self, path: str, line: int) -> StopLine | None:
        """A line, or the next one that can be stopped at."""
        own = self.own_path(path)
        known = self.lines(own)
        index = bisect.bisect_left(known, line)
        return StopLine(own, known[index]) if index < len(known) else None

    def lines(self, path: str) -> list[int]:
        """All such lines of a file, in increasing order; none if it is not part of the translation unit."""
        if path not in self.known:
            places = [place for evaluation in self.evaluations
                      for place in (evaluation.stop.position,
                                    *(frame.position for frame in evaluation.stop.frames[:1]))]
            found = {place.line for place in places if place and place.path == path}
            self.known[path] = sorted(found.union(lines_of_statements(self.unit.file_text(path))))
        return self.known[path]


def lines_of_statements(text: FileText) -> list[int]:
    """The lines in which statements of functions begin."""
    return [text.row_at(offset).line for offset in beginnings(text.text)]
