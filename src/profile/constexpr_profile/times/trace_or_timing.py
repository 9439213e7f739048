# SPDX-License-Identifier: BSL-1.0
"""Chooses how to find the time of an evaluation: Clang 16 or newer tells it, others are measured."""
from __future__ import annotations

import contextlib
from typing import Sequence

from ..compilers.diagnostics import Key
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..failure import Unfinished
from ..moments.known_moments import Moments
from .time_trace import traced_times
from .timing import Time, full_limit, measured_time


def told_times(survey: Survey, found: Sequence[Evaluation]) -> dict[Key, Time]:
    """The times that the compiler tells, which takes one compilation, or more on a busy machine."""
    survey.unit.tell("asking for times")
    limits = [full_limit(survey.unit, one) for one in found if one.ends]
    told = traced_times(survey.unit, max(limits, default=0), found)
    return {one.stop.key: time for one, time in zip(found, told) if time and one.ends}


def all_times(survey: Survey, found: Sequence[Evaluation]) -> dict[Key, Time]:
    """The times that the compiler tells, and those of all others, each of which takes some compilations. Without that
    of an evaluation at which the compiler crashes."""
    times = told_times(survey, found)
    for one in found:
        if one.stop.key not in times and one.takes_steps:
            survey.unit.tell(f"measuring {one.place}")
            with contextlib.suppress(Unfinished):
                time = measured_time(Moments(one, survey.unit, survey.workers))
                if time:
                    times[one.stop.key] = time
            survey.unit.forget_cuts()
    return times


def time_of(moments: Moments, found: Sequence[Evaluation]) -> Time | None:
    """The time of one of the evaluations that were found, if it can be found out."""
    one, whole = moments.evaluation, moments.whole
    whole.tell("measuring the time")
    if one.ends:  # in the whole file: in a part, the time also has what is read from the precompiled header
        told = traced_times(whole, full_limit(whole, one), found)
        times = {each.stop.key: time for each, time in zip(found, told) if time}
        if one.stop.key in times:
            return times[one.stop.key]
    with contextlib.suppress(Unfinished):
        return measured_time(moments)
    return None
