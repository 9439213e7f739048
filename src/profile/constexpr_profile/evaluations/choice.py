# SPDX-License-Identifier: BSL-1.0
"""Chooses the evaluation that the user means: the one at a line, the first error or the largest."""
from __future__ import annotations

import os
import re
from typing import Callable, NoReturn

from ..errors import Failure
from ..source.text import Position
from .evaluation import Evaluation
from .exploration import explore, explore_all
from .steps import Known
from .survey import Survey

_FILE_AND_LINE = re.compile(r"(.+?):(\d{1,18})(?::\d+)?:?")  # compilers add the column
_MOST_SUGGESTIONS = 3  # lines to suggest


def file_and_line(text: str) -> tuple[str, int] | None:
    """The file and the line that the user gives as FILE:LINE; None if the text is something else."""
    found = _FILE_AND_LINE.fullmatch(text)
    return (found[1], int(found[2])) if found else None


class NotFound(Failure):
    """No evaluation was seen where the user wants one."""


class Choice:
    """The evaluations that are candidates, as far as the survey has seen them: those at a line of a file or, without a
    line, those in the file, or else all."""
    def __init__(self, survey: Survey, path: str = "", line: int | None = None):
        self.survey = survey
        self._path, self._line = path, line

    def search(self) -> None:
        """Surveys until there are candidates, and something is known of them; refuses if there are none. They may take
        few steps, which only the smallest limit stops."""
        explore(self.survey)
        if all(each.known is Known.NOT_COUNTED for each in self.candidates()):
            self.survey.ask([self.survey.whole.compiler.family.least_limit])
            explore_all(self.survey)
        if not self.candidates():
            self._refuse()

    def candidates(self) -> list[Evaluation]:
        """The evaluations at the line, or else those that the line instantiates, or else those whose statement has the
        line: GCC names the last one."""
        evaluations = self.survey.evaluations()
        if self._line is None:
            return [each for each in evaluations if self._path and self._is_in_path(each.stop.position)] or evaluations
        tests: list[Callable[[Evaluation], bool]] = [
            lambda evaluation: self._is_there(evaluation.stop.position),
            lambda evaluation: any(self._is_there(each.position) for each in evaluation.stop.context),
            lambda evaluation: self._is_in_path(evaluation.stop.position) and self._line in evaluation.lines]
        return next(filter(None, ([each for each in evaluations if test(each)] for test in tests)), [])

    def choose(self, first: int) -> Evaluation:
        """The candidate that the user probably means: the first error of the file, or else the largest, for which this
        compiles. Of one that does not end, only the first steps are looked at from now on."""
        while not self.candidates()[0].failure and self.survey.refine(self.candidates()[0]):
            pass  # then another one may be the largest
        chosen = self.candidates()[0]
        if chosen.known is Known.MORE_THAN:
            chosen.horizon = min(chosen.horizon, first)
        return chosen

    def _is_there(self, position: Position | None) -> bool:
        return position is not None and position.line == self._line and self._is_in_path(position)

    def _is_in_path(self, position: Position) -> bool:
        """The path may be given in full, or only its end."""
        return ((os.sep + position.path).endswith(os.sep + os.path.normpath(self._path))
                or os.path.realpath(position.path) == os.path.realpath(self._path))

    def _refuse(self) -> NoReturn:
        """Says that there is no candidate, and which ones are near."""
        if self._line is None:
            raise NotFound(f"no constant evaluation was seen in {self.survey.whole.compiler.source}")
        near = sorted({(abs(evaluation.stop.position.line - self._line), evaluation.place)
                       for evaluation in self.survey.evaluations() if self._is_in_path(evaluation.stop.position)})
        places = ", ".join(place for _, place in near[:_MOST_SUGGESTIONS])
        raise NotFound(f"no constant evaluation was seen at {self._path}:{self._line}"
                       + (f"; the nearest: {places}" if places else ""))
