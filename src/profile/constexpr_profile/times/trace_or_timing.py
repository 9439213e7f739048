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


def told_times(survey: Survey, evaluations: Sequence[Evaluation]) -> dict[Key, Time]:
    """The times that the compiler tells, which takes one compilation, or more on a busy machine."""
    survey.whole.tell("asking for times")
    limits = [full_limit(survey.whole, evaluation) for evaluation in evaluations if evaluation.has_known_end]
    if not limits:
        return {}
    told = traced_times(survey.whole, max(limits, default=0), evaluations)
    return {evaluation.stop.key: time for evaluation, time in zip(evaluations, told)
            if time and evaluation.has_known_end}


def all_times(survey: Survey, evaluations: Sequence[Evaluation]) -> dict[Key, Time]:
    """The times that the compiler tells, and those of all others, each of which takes some compilations. Without that
    of an evaluation at which the compiler crashes."""
    times = told_times(survey, evaluations)
    for evaluation in evaluations:
        if evaluation.stop.key not in times and evaluation.takes_steps:
            survey.whole.tell(f"measuring {evaluation.place}")
            with contextlib.suppress(Unfinished):
                time = measured_time(Moments(evaluation, survey.whole, survey.workers))
                if time:
                    times[evaluation.stop.key] = time
            survey.whole.forget_cuts()
    return times


def time_of(moments: Moments, evaluations: Sequence[Evaluation]) -> Time | None:
    """The time of one of the evaluations that were found, if it can be found out."""
    evaluation, whole = moments.evaluation, moments.whole
    whole.tell("measuring the time")
    if evaluation.has_known_end:
        # In the whole file: in a part, the time also has what is read from the precompiled header.
        told = traced_times(whole, full_limit(whole, evaluation), evaluations)
        times = {each.stop.key: time for each, time in zip(evaluations, told) if time}
        if evaluation.stop.key in times:
            return times[evaluation.stop.key]
    with contextlib.suppress(Unfinished):
        return measured_time(moments)
    return None
