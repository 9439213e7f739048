# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after a number of steps, in a compilation of its own."""
from __future__ import annotations

from typing import NamedTuple

from ..compilers.diagnostics import Frame
from ..evaluations.evaluation import Evaluation
from ..units.unit import Unit


class Look(NamedTuple):
    """What a compilation shows of an evaluation."""
    frames: tuple[Frame, ...] = ()  # the stack, outermost first; empty at the end
    is_hidden: bool = False  # something else was stopped instead


ENDED = Look()
HIDDEN = Look(is_hidden=True)


def corrected_look(unit: Unit, evaluation: Evaluation, frames: tuple[Frame, ...]) -> Look:
    """The look that shows a stack, without a position in it that may be wrong."""
    if len(frames) > 1:
        frames = unit.compiler.family.without_wrong_position(frames, evaluation.stop.position.path, evaluation.lines)
    return Look(frames)


class Probe(NamedTuple):
    """A way to stop an evaluation: by the limit, or, if that would stop something else, by a loop
    before it that uses up a large limit."""
    unit: Unit
    evaluation: Evaluation
    # The high limit, if a loop in front burns steps; None if the limit itself stops the evaluation.
    limit: int | None = None

    def limit_and_burn(self, step: int) -> tuple[int, int]:
        """The limit that stops the evaluation at a step, and how many steps are burnt."""
        own_steps = self.unit.compiler.family.burner.own_steps[0]
        return (step, 0) if self.limit is None else (self.limit + own_steps, self.limit - step)

    def look(self, step: int) -> Look:
        """What the evaluation does after so many steps."""
        limit, burn = self.limit_and_burn(step)
        stop = self.evaluation.find_in(self.unit.stops(limit, burn=burn))
        if stop and stop.frames:
            return corrected_look(self.unit, self.evaluation, stop.frames)
        return ENDED if self.evaluation.has_ended(stop) else HIDDEN

    def seconds(self, step: int) -> float:
        """What it took to look at a step, when the compiler was asked."""
        return self.unit.microseconds[self.limit_and_burn(step)] / 1e6
