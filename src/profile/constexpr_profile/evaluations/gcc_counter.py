# SPDX-License-Identifier: BSL-1.0
"""Counts the steps of an evaluation with GCC.

Behind a copy of its expression, calls without end use up what is left of the limit. Where they are stopped, and how
many there are by then, tells how much that was. The file itself confirms it, and shows what depends on the evaluation:
that is only seen with limits between the numbers of their steps.

For `constexpr int v = sum(300);` in line 6 (see the docstring of the package), the text has this, with 1,000 zeros in
each line where there are three here:

    # 1 "constexpr_profile"
    constexpr int constexpr_profile_rest_of_gcc(int n) {
    0;0;0;…
    0;0;0;…
    0;0;0;…
    0;0;0;…
    return ::constexpr_profile_rest_of_gcc(n + 1); }
    …
    constexpr int v = sum(300);
    # 6 "#0prefix#a.cpp"
    enum { constexpr_profile_0 = (void(static_cast<decltype(v)>(
    # 6 "#0#a.cpp"
                      sum(300)
    # 6 "#0#a.cpp"
    )), void(::constexpr_profile_rest_of_gcc(0)), 0) };

With a limit of 9,400, GCC 12 answers:

    #0#a.cpp:6:41:   in 'constexpr' expansion of 'constexpr_profile_rest_of_gcc(0)'
    constexpr_profile:5:1953: error: 'constexpr' evaluation operation count exceeds limit of 9400 (use …)

It is in the first call, behind 3 lines and 976 zeros. There are 6 operations before them: 9,400 - 6 - 3,976 = 5,418
operations are those of sum(300). The file itself is stopped with a limit of 5,417, but not with 5,418."""
from __future__ import annotations

import contextlib

from ..compilers.diagnostics import Key, Stop
from ..compilers.gcc_burner import DECLARATION_OF_REST, REST_NAME, operations_before_rest
from ..compilers.limits import FIRST_LIMIT
from ..failure import Unfinished
from ..units.unit import Unit
from ..units.unit_with_copies import units_with_copies
from ..units.whole import Whole
from .brackets import RATIO_OF_LIMITS
from .counter import MARGIN, Counter, steps_by_time
from .evaluation import Evaluation
from .survey import Survey

_SMALL_LIMITS = (200, 400)  # limits between which there are many evaluations, and those on which they depend
# Probably, no evaluation takes more than so many times the steps that the time of a compilation tells of.
_MOST_PER_ESTIMATE = 4


class GccCounter(Counter):
    """Counts as many evaluations together as there may be compilers."""
    most_at_once = 200_000  # operations that take as long as the compiler's start

    def begin(self, survey: Survey) -> list[int]:
        if survey.hides_any():
            return list(_SMALL_LIMITS)
        limit = min(max(_MOST_PER_ESTIMATE * steps_by_time(survey), RATIO_OF_LIMITS * FIRST_LIMIT), survey.horizon)
        survey.ask([limit])
        return [limit]

    def count_all(self, survey: Survey) -> None:
        tried: set[Key] = set()
        while True:
            left = [each.stop for each in survey.evaluations()
                    if each.has_known_end and each.was_stopped and each.stop.key not in tried]
            if not left:
                return
            group = left[:survey.workers.jobs]
            self._count_group(survey, group)
            tried.update(stop.key for stop in group)

    def _count_group(self, survey: Survey, group: list[Stop]) -> None:
        """Counts the steps of the evaluations with these stops. A later compilation may show one in a call, so that
        another stop stands for it."""
        for stop in group:
            if any(each.most > self.most_at_once for each in survey.evaluations_of(stop)):
                while survey.refine(survey.evaluations_of(stop), 2):
                    pass
        evaluations = {each.stop.key: each for stop in group for each in survey.evaluations_of(stop)}.values()
        units = [self._unit_to_count(survey.whole, each) for each in evaluations]
        guesses = list(survey.workers.map(steps_in, units, evaluations, [each.most for each in evaluations]))
        for unit in filter(None, units):
            unit.discard()
        survey.ask(sorted({limit for steps in guesses if steps for limit in (steps - 1, steps)}))
        for stop in group:
            while survey.refine(survey.evaluations_of(stop), 1):
                pass

    def probable_steps(self, whole: Whole, evaluation: Evaluation, most: int) -> int | None:
        unit = self._unit_to_count(whole, evaluation)
        steps = steps_in(unit, evaluation, most)
        if unit:
            unit.discard()
        return steps

    def _unit_to_count(self, whole: Whole, evaluation: Evaluation) -> Unit | None:
        """A text in which a loop of calls behind a copy tells of the steps, if they are not known."""
        if evaluation.is_counted or evaluation.failure or not evaluation.was_stopped:
            return None
        host = next(units_with_copies(whole, evaluation.stop), None)
        if not host:
            return None
        return host.with_copies([host.enumerator(0, behind=f"::{REST_NAME}(0)")], DECLARATION_OF_REST)


def steps_in(unit: Unit | None, evaluation: Evaluation, most: int) -> int | None:
    """The steps that the loop tells of; None also if GCC remembers results of calls."""
    if not unit:
        return None
    with contextlib.suppress(Unfinished):
        family, limit = unit.compiler.family, most + MARGIN
        answer = unit.compile(limit, extra=family.without_memory)
        steps = operations_before_rest(family.raw_stops(answer.text), limit)
        return steps if steps and evaluation.low <= steps <= most else None
    return None
