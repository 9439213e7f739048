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


def choose(survey: Survey, first: int, path: str = "", line: int | None = None) -> Evaluation:
    """The candidate that the user probably means: the first error of the file, or else the largest, for which this
    compiles. Of one that does not end, only the `first` steps are looked at from now on."""
    search(survey, path, line)
    while True:
        chosen = _candidates(survey, path, line)[0]
        if chosen.failure or not survey.refine(chosen):  # otherwise, another one may be the largest now
            break
    if chosen.known is Known.MORE_THAN:
        chosen.horizon = min(chosen.horizon, first)
    return chosen


def search(survey: Survey, path: str = "", line: int | None = None) -> None:
    """Surveys until there are candidates, and something is known of them; refuses if there are none. They may take few
    steps, which only the smallest limit stops."""
    explore(survey)
    if all(each.known is Known.NOT_COUNTED for each in _candidates(survey, path, line)):
        survey.ask([survey.whole.compiler.family.least_limit])
        explore_all(survey)
    if not _candidates(survey, path, line):
        _refuse(survey, path, line)


def _candidates(survey: Survey, path: str, line: int | None) -> list[Evaluation]:
    """The evaluations in the file or, if there are none or it is not named, all. With a line, those at it, or else
    those that it instantiates, or else those whose statement has the line: GCC names the last one."""
    def is_there(position: Position | None) -> bool:
        return position is not None and position.line == line and _is_in(path, position)

    evaluations = survey.evaluations()
    if line is None:
        return [each for each in evaluations if path and _is_in(path, each.stop.position)] or evaluations
    tests: list[Callable[[Evaluation], bool]] = [
        lambda evaluation: is_there(evaluation.stop.position),
        lambda evaluation: any(is_there(each.position) for each in evaluation.stop.context),
        lambda evaluation: _is_in(path, evaluation.stop.position) and line in evaluation.lines]
    return next(filter(None, ([each for each in evaluations if test(each)] for test in tests)), [])


def _is_in(path: str, position: Position) -> bool:
    """Whether a position is in a file. The path may be given in full, or only its end."""
    return ((os.sep + position.path).endswith(os.sep + os.path.normpath(path))
            or os.path.realpath(position.path) == os.path.realpath(path))


def _refuse(survey: Survey, path: str, line: int | None) -> NoReturn:
    """Says that there is no candidate, and which ones are near."""
    if line is None:
        raise NotFound(f"no constant evaluation was seen in {survey.whole.compiler.source}")
    near = sorted({(abs(evaluation.stop.position.line - line), evaluation.place)
                   for evaluation in survey.evaluations() if _is_in(path, evaluation.stop.position)})
    places = ", ".join(place for _, place in near[:_MOST_SUGGESTIONS])
    raise NotFound(f"no constant evaluation was seen at {path}:{line}" + (f"; the nearest: {places}" if places else ""))
