# SPDX-License-Identifier: BSL-1.0
"""Counts steps with Clang: those of all evaluations that a unit shows, and then of what depends on them."""
from __future__ import annotations

import contextlib

from ..compilers.clang_burner import steps_before_rest
from ..compilers.limits import FIRST_LIMIT, UNLIMITED
from ..failure import Unfinished
from ..units.clang_instruments import COUNT
from ..units.whole import Whole
from .brackets import further_limits
from .clang_joint_count import JointCount
from .counter import MARGIN, Counter, steps_by_time
from .evaluation import Evaluation
from .survey import Survey

_LEAST_RATIO = 2  # the least factor between limits with which evaluations end that others depend on


class ClangCounter(Counter):
    most_at_once = UNLIMITED

    def learn_success(self, survey: Survey) -> None:
        """No evaluation takes more steps than that limit."""
        if survey.whole.compiler.users_limit <= survey.horizon:
            survey.record_stops(survey.whole.compiler.users_limit, {})

    def begin(self, survey: Survey) -> list[int]:
        _count_new(survey)
        while survey.ask(_limits_of_dependents(survey)):
            _count_new(survey)
        return []

    def probable_steps(self, whole: Whole, evaluation: Evaluation, most: int) -> int | None:
        """The steps without those of a conversion after them, such as those of the constructor in
        `constexpr wide w = f();`."""
        expression = None if evaluation.is_counted or evaluation.failure else whole.expression(evaluation.stop)
        unit = whole.cut(evaluation.stop.origin, expression, COUNT) if expression else None
        if unit:
            with contextlib.suppress(Unfinished):
                return steps_before_rest(evaluation.find_in(unit.stops(most + MARGIN)), most + MARGIN)
        return None


def _count_new(survey: Survey) -> None:
    """Counts the evaluations that have been found since the last time."""
    left = [each for each in survey.evaluations() if not each.is_counted and not each.is_too_long]
    joint = JointCount(survey.whole, left)
    joint.count(steps_by_time(survey) / max(len(joint.expressions), 1), survey.counted_up_to)
    for evaluation, steps in joint.counts.items():
        evaluation.replace_steps(evaluation.steps.settled(steps))


def _limits_of_dependents(survey: Survey) -> list[int]:
    """Limits that show evaluations which depend on others: with as many steps as one takes, it ends."""
    counts = sorted({each.most for each in survey.evaluations() if each.is_counted and each.most > FIRST_LIMIT})
    limits = counts[-1:]  # with which all that have been found end
    for steps in reversed(counts if survey.hides_any() else []):
        if _LEAST_RATIO * steps <= limits[-1]:
            limits.append(steps)
    if any(each.has_known_end and not each.was_stopped for each in survey.evaluations()):
        limits += further_limits(FIRST_LIMIT, survey.counted_up_to)
    return limits
