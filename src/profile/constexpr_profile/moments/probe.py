# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after a number of steps, in a compilation of its own."""
from __future__ import annotations

from typing import Mapping

from ..commands.answers import ENDED, HIDDEN, Frame, Key, Look, Stop
from ..evaluations.evaluation import Evaluation
from ..evaluations.steps import Sight
from ..source.unit import Unit


def corrected_look(unit: Unit, evaluation: Evaluation, frames: tuple[Frame, ...]) -> Look:
    """The look that shows a stack, without a position in it that may be wrong."""
    if len(frames) > 1:
        frames = unit.compiler.family.without_wrong_position(frames, evaluation.stop.position.path, evaluation.lines)
    return Look(frames)


class Probe:
    """A way to stop an evaluation: by the limit, or, if that would stop something else, by a loop
    before it that uses up a large limit."""
    def __init__(self, unit: Unit, evaluation: Evaluation, limit: int | None = None):
        self.unit, self.evaluation = unit, evaluation
        # The high limit, if a loop in front burns steps; None if the limit itself stops the evaluation.
        self.limit = limit
        self._least_shown: int | None = None  # the smallest limit with which this unit has shown the evaluation

    def limit_and_burn(self, step: int) -> tuple[int, int]:
        """The limit that stops the evaluation at a step, and how many steps are burnt."""
        own_steps = self.unit.compiler.family.burner.own_steps
        return (step, 0) if self.limit is None else (self.limit + own_steps, self.limit - step)

    def look(self, step: int) -> Look:
        """What the evaluation does after so many steps. Silence is its end only behind a limit that has shown it."""
        limit, burn = self.limit_and_burn(step)
        stops = self.unit.stops(limit, burn=burn)
        stop = self.evaluation.find_in(stops)
        sight = self.evaluation.sight(stop, may_be_hidden=self._is_behind_another(stops))
        if stop and sight is Sight.STOPPED:
            self._least_shown = step if self._least_shown is None else min(self._least_shown, step)
            return corrected_look(self.unit, self.evaluation, stop.frames)
        if sight is Sight.FAILED:
            return ENDED
        is_end = (sight is Sight.SILENT and not self.evaluation.failure
                  and (self.limit is not None or self._was_shown_below(step)))
        return ENDED if is_end else HIDDEN

    def _is_behind_another(self, stops: Mapping[Key, Stop]) -> bool:
        return self.unit.may_be_hidden(self.evaluation.stop.origin, self.unit.first_stopped(stops))

    def _was_shown_below(self, step: int) -> bool:
        """Whether a smaller limit has shown the evaluation in this unit. If none has yet, the last moment is tried."""
        if self._least_shown is not None and self._least_shown < step:
            return True
        last = min(self.evaluation.low, step) - 1
        stop = self.evaluation.find_in(self.unit.stops(last)) if last >= 0 else None
        return bool(stop and stop.frames)
