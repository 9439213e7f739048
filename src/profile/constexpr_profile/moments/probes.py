# SPDX-License-Identifier: BSL-1.0
"""Looks at one moment of an evaluation in a compilation of its own: in the whole text if that is short and nothing else
is stopped instead, in the declaration that was cut out of it, or behind a loop in front of the expression."""
from __future__ import annotations

import math
from typing import Iterator

from ..compilers.answers import ENDED, HIDDEN, Key, Look, Stop
from ..compilers.unit import Unit, Whole
from ..evaluations.evaluation import Evaluation, Sight
from ..source.expressions import Expression


class Probe:
    """A way to stop an evaluation: by the limit or, if that would stop something else, by a loop in front of its
    expression that uses up a large limit. The expression is given only then."""
    def __init__(self, unit: Unit, evaluation: Evaluation, expression: Expression | None = None):
        self.unit, self.evaluation, self._expression = unit, evaluation, expression
        # The smallest limit with which this unit has shown the evaluation. Workers look at the same time: if one of
        # them overwrites what another one has found, only another look is needed.
        self._least_shown = math.inf

    def look(self, step: int) -> Look:
        """What the evaluation does after so many steps. Silence is its end only behind a limit that has shown it."""
        stops = self._stops(step)
        stop = stops.get(self.evaluation.stop.key)
        is_behind_another = self.unit.may_be_hidden(self.evaluation.stop.origin, self.unit.first_stopped(stops))
        sight = self.evaluation.sight(stop, may_be_hidden=is_behind_another)
        if stop and sight is Sight.STOPPED:
            self._least_shown = min(self._least_shown, step)
            return Look(stop.frames)
        if sight is Sight.FAILED:
            return ENDED
        is_end = (sight is Sight.SILENT and not self.evaluation.failure and not self.evaluation.is_fleeting
                  and self._was_shown_below(step))
        return ENDED if is_end else HIDDEN

    def _stops(self, step: int) -> dict[Key, Stop]:
        """What is stopped if the evaluation is stopped at a step."""
        burning = self.unit.compiler.family.burning
        if not (self._expression and burning):
            return self.unit.stops(step)
        limit = max(step, self.evaluation.extent, self.unit.compiler.users_limit)
        return burning.stops_behind_loop(self.unit, self._expression, step, limit)

    def _was_shown_below(self, step: int) -> bool:
        """Whether a smaller limit has shown the evaluation in this unit. If none has yet, the last moment is tried."""
        if self._least_shown < step:
            return True
        last = min(self.evaluation.steps.low, step) - 1
        stop = self._stops(last).get(self.evaluation.stop.key) if last >= 0 else None
        return bool(stop and stop.frames)

    @property
    def shows_last(self) -> bool:
        """Whether it shows the last moment at which the evaluation is known to be."""
        last = min(self.evaluation.steps.low, self.evaluation.extent) - 1
        return bool(self.look(max(last, self.unit.compiler.family.least_limit)).frames)


def behind_loop(evaluation: Evaluation, whole: Whole) -> Probe | None:
    """A probe behind a loop in front of the expression."""
    expression = whole.expression(evaluation.stop) if whole.compiler.family.burning else None
    return Probe(whole, evaluation, expression) if expression else None


def probes(evaluation: Evaluation, whole: Whole) -> Iterator[Probe]:
    """The probes that there are, the cheapest first: in the whole text, if that is compiled as soon as a part of it; in
    the declaration that was cut out; and behind a loop, if the evaluation is known to end, since a limit that is large
    enough for that stops nothing else."""
    if whole.is_quick:
        yield Probe(whole, evaluation)
    whole.tell("precompiling what precedes the evaluation")
    unit = whole.cut(evaluation.stop.origin)
    if unit:
        yield Probe(unit, evaluation)
    behind = behind_loop(evaluation, whole) if evaluation.has_known_end else None
    if behind:
        yield behind
