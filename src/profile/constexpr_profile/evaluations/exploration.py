# SPDX-License-Identifier: BSL-1.0
"""Chooses the limits with which a unit is compiled, until one is enough for all evaluations. No choice depends on how
long a compilation takes."""
from __future__ import annotations

from typing import Sequence

from .evaluation import Evaluation
from .steps import Known, between
from .survey import FIRST_LIMIT, Survey

_RATIO = 8  # from one limit to the next
_LEAST_RATIO = 2  # the least factor between limits that let evaluations end on which others may depend
_MOST_CONFIRMED = 20  # counts of a list, the largest, each of which takes two compilations


def explore(survey: Survey) -> None:
    """Finds the evaluations that take more steps than the first limit, and the smallest limit that is enough: the
    largest evaluation takes so many steps."""
    limit = FIRST_LIMIT
    while True:
        is_enough = survey.is_enough(limit)
        survey.count(limit)
        if is_enough or limit >= survey.horizon:
            break
        limit = min(max([_RATIO * limit, *survey.counts()[:1]]), survey.horizon)
    _settle(survey)


def _settle(survey: Survey) -> None:
    """Finds the smallest limit that is enough, unless the first one is. The largest count probably is that. If it is
    exact, one step fewer has been seen to be too few."""
    exact = {each.extent for each in survey.evaluations() if each.known is Known.EXACT}
    while survey.too_small >= FIRST_LIMIT and survey.enough is not None and survey.enough not in exact:
        low, high = survey.too_small, survey.enough
        counts = [count for count in survey.counts() if low < count <= high][:1]
        limits = [count - 1 for count in counts if count not in exact] + counts
        if not survey.ask(limits) and not survey.ask(between(low, high, survey.workers.jobs)):
            return


def explore_all(survey: Survey) -> None:
    """Finds all evaluations that can be seen, and counts them, also until the culprit fails. What has been counted
    tells limits with which it ends: they show what depends on it, which is then counted, until nothing is new."""
    explore(survey)
    while True:
        # A list, since all are to be counted.
        is_any_counted = any([survey.count(limit, with_candidates=True) for limit in _limits(survey)])
        is_any_asked = survey.hides_any and survey.ask(_limits_that_show_more(survey))
        if not (is_any_counted or is_any_asked):
            break
    _confirm(survey)


def _confirm(survey: Survey) -> None:
    """Finds until where the culprit fails, as far as limits tell, and lets limits confirm the largest counts."""
    for culprit in [each for each in survey.evaluations() if each.failure and survey.is_culprit(each.stop)]:
        while survey.refine(culprit):
            pass
    counts = [each.steps.estimate for each in survey.evaluations() if each.known is not Known.EXACT]
    survey.ask(sorted({limit for count in counts[:_MOST_CONFIRMED] if count for limit in (count - 1, count)}))


def _limits(survey: Survey) -> list[int]:
    """Ever larger limits, up to that with which all evaluations end."""
    limits = [min(FIRST_LIMIT, survey.counted_up_to)]
    while limits[-1] < survey.counted_up_to:
        limits.append(min(_RATIO * limits[-1], survey.counted_up_to))
    return limits


def _limits_that_show_more(survey: Survey) -> list[int]:
    """Limits with which evaluations end that others may depend on."""
    limits: list[int] = []
    for count in survey.counts():
        if count > FIRST_LIMIT and (not limits or _LEAST_RATIO * count <= limits[-1]):
            limits.append(count)
    if any(each.has_known_end and each.known is Known.NOT_COUNTED for each in survey.evaluations()):
        limits += _limits(survey)
    return limits


def listed(evaluations: Sequence[Evaluation], survey: Survey) -> list[Evaluation]:
    """The evaluations that a list shows: not those of so few steps that others like them may not have been found."""
    return [each for each in evaluations if each.takes_steps
            and (each.failure or each.known in (Known.NOT_COUNTED, Known.MORE_THAN) or each.extent > survey.seen_above)]
