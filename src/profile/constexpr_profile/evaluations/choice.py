# SPDX-License-Identifier: BSL-1.0
"""Chooses the evaluation that the user means: the one at a line, or the largest."""
from __future__ import annotations

import os
from typing import Callable, NoReturn

from ..commands.answers import Position
from ..failure import Failure
from .evaluation import Evaluation
from .exploration import explore, explore_all
from .survey import Survey

_MOST_SUGGESTIONS = 3  # lines to suggest


class NotFound(Failure):
    """No evaluation was seen where the user wants one."""


class Choice:
    """The evaluations that are candidates, as far as the survey has seen them: those at a line, or else those in a
    file, or else all."""
    def __init__(self, survey: Survey, at: str | None, file: str = ""):
        self.survey, self.at = survey, at
        path, _, line = (at or f"{file}:0").rpartition(":")
        self._path, self._line = path and os.path.normpath(path), int(line)

    def search(self) -> None:
        """Surveys until there are candidates, and something is known of them; refuses if there are none."""
        explore(self.survey)
        if not any(each.is_known for each in self.candidates()):
            explore_all(self.survey, above=0)
        if not self.candidates():
            self._refuse()

    def candidates(self) -> list[Evaluation]:
        """The evaluations at the line, or else those that the line instantiates, or else those whose statement has the
        line: GCC names the last one."""
        evaluations = self.survey.evaluations()
        if not self.at:
            return [each for each in evaluations if self._path and self._is_in_path(each.stop.position)] or evaluations
        tests: list[Callable[[Evaluation], bool]] = [
            lambda evaluation: self._is_there(evaluation.stop.position),
            lambda evaluation: any(self._is_there(each.position) for each in evaluation.stop.context),
            lambda evaluation: self._is_in_path(evaluation.stop.position) and self._line in evaluation.lines]
        return next(filter(None, ([each for each in evaluations if test(each)] for test in tests)), [])

    def _is_there(self, position: Position | None) -> bool:
        return position is not None and position.line == self._line and self._is_in_path(position)

    def _is_in_path(self, position: Position) -> bool:
        """The path may be given in full, or only its end."""
        return ((os.sep + position.path).endswith(os.sep + self._path)
                or os.path.realpath(position.path) == os.path.realpath(self._path))

    def _refuse(self) -> NoReturn:
        """Says that there is no candidate, and which ones are near."""
        if not self.at:
            raise NotFound(f"no constant evaluation was seen in {self.survey.whole.compiler.source}")
        near = sorted({(abs(evaluation.stop.position.line - self._line), evaluation.place)
                       for evaluation in self.survey.evaluations() if self._is_in_path(evaluation.stop.position)})
        places = ", ".join(place for _, place in near[:_MOST_SUGGESTIONS])
        raise NotFound(f"no constant evaluation was seen at {self.at}" + (f"; the nearest: {places}" if places else ""))


def find_largest(choice: Choice, first: int) -> Evaluation:
    """The largest evaluation that the user may mean. Of one that does not end, only the first steps are looked at."""
    while not choice.candidates()[0].failure and choice.survey.refine(choice.candidates()[0]):
        pass  # then another one may be the largest
    largest = choice.candidates()[0]
    if largest.is_too_long:
        largest.horizon = min(largest.horizon, first)
    return largest
