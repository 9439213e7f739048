# SPDX-License-Identifier: BSL-1.0
"""Chooses the evaluation that the user means: the one at a line, or the largest."""
from __future__ import annotations

import os
from typing import Callable, NoReturn

from ..compilers.diagnostics import Position
from ..compilers.limits import FIRST_LIMIT
from ..failure import Failure
from .evaluation import Evaluation
from .exploration import explore
from .survey import Survey

_MOST_SUGGESTIONS = 3  # lines to suggest
_LARGEST_RATIO = 1.25  # the factor between the least and the largest number of steps that an evaluation may take


class NotFound(Failure):
    """There is no evaluation where the user wants one."""


class TooLong(Failure):
    """An evaluation takes more steps than are looked at."""


class Choice:
    """The evaluations that are candidates, as far as the survey has seen them."""
    def __init__(self, survey: Survey, at: str | None):
        self.survey, self.at = survey, at
        path, _, line = (at or ":0").rpartition(":")
        self._path, self._line = os.path.normpath(path), int(line)

    def search(self, *, is_shortened: bool) -> None:
        """Surveys until there are candidates; refuses if there are none, or if the largest seems to be endless, unless
        only the first steps of each are looked at."""
        explore(self.survey, above=FIRST_LIMIT)
        if not self.candidates():
            explore(self.survey, above=0)
        if not self.candidates():
            self._refuse()
        largest = self.candidates()[0]
        if largest.is_too_long and not is_shortened:
            raise TooLong(f"{largest.place}: more than {largest.horizon:,} steps, perhaps without end")

    def candidates(self) -> list[Evaluation]:
        """The evaluations at the line, or else those that the line instantiates, or else those whose statement has the
        line: GCC names the last one."""
        evaluations = self.survey.evaluations()
        if not self.at:
            return evaluations
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

    def rivals(self) -> list[Evaluation]:
        """The candidates of which each may be the largest."""
        evaluations = [each for each in self.candidates() if each.was_stopped]
        if len(evaluations) < 2 or evaluations[0].failure:
            return []
        return [each for each in evaluations if each.most >= evaluations[0].low]

    def _refuse(self) -> NoReturn:
        """Says that there is no candidate, and which ones are near."""
        if not self.at:
            raise NotFound(f"there is no constant evaluation in {self.survey.whole.compiler.source}")
        near = sorted({(abs(evaluation.stop.position.line - self._line), evaluation.place)
                       for evaluation in self.survey.evaluations() if self._is_in_path(evaluation.stop.position)})
        places = ", ".join(place for _, place in near[:_MOST_SUGGESTIONS])
        raise NotFound(f"there is no constant evaluation at {self.at}" + (f"; the nearest: {places}" if places else ""))


def find_largest(choice: Choice) -> Evaluation:
    """The largest evaluation that the user may mean."""
    while choice.survey.refine(choice.rivals(), _LARGEST_RATIO):
        pass  # narrower brackets can leave fewer rivals
    return choice.candidates()[0]
