# SPDX-License-Identifier: BSL-1.0
"""Explores a unit: chooses the limits with which it is compiled, until all evaluations and their steps are known."""
from __future__ import annotations

from ..compilers.limits import FIRST_LIMIT
from .counting import Counting
from .survey import Survey

FACTOR = 8  # from one limit to the next
SMALL = (200, 400)  # limits between which there are many evaluations, and those on which they depend
GENEROUS = 4  # no evaluation takes more than so many times the steps that the time of a compilation tells of, probably
FAR = 2  # the least factor between limits with which evaluations end that others depend on


def explore(survey: Survey, least: int) -> None:
    """Counts all evaluations that take more than `least` steps or, where that fails, brackets them."""
    limits = sorted({least, FIRST_LIMIT})
    survey.ask(limits)
    if survey.unit.compiler.family.tells_rest:
        count(survey)
        while survey.ask(limits_of_dependents(survey)):
            count(survey)
    elif not survey.hides_any():
        limits.append(min(max(GENEROUS * steps_by_time(survey), FACTOR * FIRST_LIMIT), survey.horizon))
        survey.ask(limits[-1:])
    else:
        limits += SMALL
    if survey.is_complete():
        return
    limits += further_limits(limits[-1], survey.horizon)
    size = survey.workers.jobs + 1
    for batch in (limits[i:i + size] for i in range(0, len(limits), size)):
        survey.ask(batch)
        if survey.is_complete():
            break


def count(survey: Survey) -> None:
    """Counts the evaluations that have been found, with Clang."""
    counting = Counting(survey.unit, [one for one in survey.evaluations()
                                      if not one.is_counted and not one.is_too_long])
    counting.count(steps_by_time(survey) / max(len(counting.expressions), 1), survey.most)
    for one, steps in counting.counts.items():
        one.settle(steps)


def limits_of_dependents(survey: Survey) -> list[int]:
    """Limits that show evaluations which depend on others: with as many steps as one takes, it ends."""
    counts = sorted({one.most for one in survey.evaluations() if one.is_counted and one.most > FIRST_LIMIT})
    limits = counts[-1:]  # with which all that have been found end
    for steps in reversed(counts if survey.hides_any() else []):
        if FAR * steps <= limits[-1]:
            limits.append(steps)
    if any(one.ends and not one.was_stopped for one in survey.evaluations()):
        limits += further_limits(FIRST_LIMIT, survey.most)
    return limits


def further_limits(first: int, last: int) -> list[int]:
    """Limits after the first one, each much larger than the one before it."""
    limits = [first]
    while limits[-1] < last:
        limits.append(min(limits[-1] * FACTOR, last))
    return limits[1:]


def steps_by_time(survey: Survey) -> int:
    """About how many steps all evaluations take, by how much longer the compiler took with its own limit."""
    times, compiler = survey.unit.microseconds, survey.unit.compiler
    full, first = (times.get((limit, 0), 0) for limit in (compiler.own_limit, FIRST_LIMIT))
    return int(max(full - first, 0) / 1e6 / compiler.family.seconds_of_step)
