# SPDX-License-Identifier: BSL-1.0
"""Chooses the evaluation that the user means: the one at a line, or the largest."""
from __future__ import annotations

import os

from .answers import Position
from .evaluation import Evaluation
from .failure import Failure
from .survey import FIRST_LIMIT, Survey
from .unit import LONGEST


class Choice:
    """The evaluations that are candidates, as far as the survey has seen them."""
    def __init__(self, survey: Survey, at: str | None):
        self.survey, self.at = survey, at
        path, _, self.line = (at or "").rpartition(":")
        self.path = os.path.join("/", os.path.normpath(path))

    def is_there(self, position: Position | None) -> bool:
        return (position is not None and str(position.line) == self.line
                and os.path.join("/", position.path).endswith(self.path))

    def candidates(self) -> list[Evaluation]:
        """Those at the line, or else those that the line instantiates."""
        found = self.survey.evaluations()
        if not self.at:
            return found
        return ([one for one in found if self.is_there(one.stop.position)]
                or [one for one in found
                    if any(self.is_there(instance.position) for instance in one.stop.context)])

    def rivals(self) -> list[Evaluation]:
        """Those that may be the largest."""
        found = [one for one in self.candidates() if one.low is not None]
        if len(found) < 2 or found[0].failure:
            return []
        return [one for one in found if one.high >= (found[0].low or 0)]


def find(survey: Survey, choice: Choice, *, is_shortened: bool) -> None:
    """Surveys until there are candidates."""
    survey.start(FIRST_LIMIT)
    if not choice.candidates():
        survey.start(0)
    if not choice.candidates():
        raise Failure("there is no constant evaluation "
                      + (f"at {choice.at}" if choice.at else f"in {survey.unit.compiler.source}"))
    largest = choice.candidates()[0]
    if not largest.ends and not is_shortened:
        raise Failure(f"{largest.place}: more than {LONGEST:,} steps, perhaps without end; "
                      "--first 1000000 profiles the beginning")
