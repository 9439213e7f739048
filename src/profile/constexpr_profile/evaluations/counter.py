# SPDX-License-Identifier: BSL-1.0
"""How steps are counted: what each family of compilers does in its own way."""
from __future__ import annotations

import abc

from ..compilers.limits import FIRST_LIMIT
from ..units.whole import Whole
from .evaluation import Evaluation
from .survey import Survey

MARGIN = 3000  # steps that are left of the limit behind an evaluation whose steps are counted


class Counter(abc.ABC):
    """Counts the steps of evaluations."""
    most_at_once: int  # if an evaluation may take more steps, its bracket is narrowed before it is counted

    def learn_success(self, survey: Survey) -> None:
        """Records what follows for the steps if the unit compiles with the user's limit."""

    @abc.abstractmethod
    def begin(self, survey: Survey) -> list[int]:
        """Counts, after a survey with the first limit; gives further limits that have to be tried, in increasing
        order, before those that are much larger."""

    def count_all(self, survey: Survey) -> None:
        """Counts the evaluations that have been explored, as far as that takes the whole unit."""

    @abc.abstractmethod
    def probable_steps(self, whole: Whole, evaluation: Evaluation, most: int) -> int | None:
        """The probable number of steps, of at most so many, if one compilation shows it."""


def steps_by_time(survey: Survey) -> int:
    """About how many steps all evaluations take, by how much longer the compiler took with the user's limit."""
    times, compiler = survey.whole.microseconds, survey.whole.compiler
    full, first = (times.get((limit, 0), 0) for limit in (compiler.users_limit, FIRST_LIMIT))
    return int(max(full - first, 0) / 1e6 / compiler.family.seconds_of_step)
