# SPDX-License-Identifier: BSL-1.0
"""Finds evaluations by the statements that they are in."""
from __future__ import annotations

from typing import Iterable, Mapping

from ..compilers.diagnostics import Key, Stop
from .evaluation import Evaluation


class ByStatement:
    """Evaluations, by the lines of their statements."""
    def __init__(self, evaluations: Iterable[Evaluation]):
        self._at_line: dict[tuple[str, int], list[Evaluation]] = {}
        for evaluation in evaluations:
            self.add(evaluation)

    def add(self, evaluation: Evaluation) -> None:
        for line in evaluation.lines:
            self._at_line.setdefault((evaluation.stop.position.path, line), []).append(evaluation)

    def same(self, stop: Stop) -> list[Evaluation]:
        """The evaluations that a stop outside all calls may be of, whatever its line."""
        position = stop.position
        return [each for each in self._at_line.get((position.path, position.line), ()) if each.is_same(stop)]

    def shown_by(self, stops: Mapping[Key, Stop]) -> dict[Key, Stop]:
        """What a compilation shows of each evaluation, as `Evaluation.find_in` finds it for one."""
        same: dict[Key, Stop] = {}
        for stop in stops.values():
            for evaluation in self.same(stop):
                same.setdefault(evaluation.stop.key, stop)
        return {**same, **stops}
