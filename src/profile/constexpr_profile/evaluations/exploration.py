# SPDX-License-Identifier: BSL-1.0
"""Explores a unit: chooses the limits with which it is compiled, until all evaluations and their steps are known."""
from __future__ import annotations

from ..compilers.limits import FIRST_LIMIT
from .brackets import further_limits
from .counter_selection import counter_of
from .survey import Survey


def explore(survey: Survey, *, above: int) -> None:
    """Counts all evaluations that take more than `above` steps, and more than the least limit of the compiler. Where
    that fails, brackets them."""
    limits = sorted({max(above, survey.whole.compiler.family.least_limit), FIRST_LIMIT})
    survey.ask(limits)
    limits += counter_of(survey.whole).begin(survey)
    if survey.is_complete():
        return
    limits += further_limits(limits[-1], survey.horizon)
    size = survey.workers.jobs + 1
    for batch in (limits[i:i + size] for i in range(0, len(limits), size)):
        survey.ask(batch)
        if survey.is_complete():
            break
