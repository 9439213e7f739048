# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after a number of steps, in a compilation of its own."""
from __future__ import annotations

from typing import NamedTuple

from .answers import Frame
from .evaluation import Evaluation
from .instruments import BURN_STEPS
from .unit import Unit


class Look(NamedTuple):
    """What a compilation shows of an evaluation."""
    frames: tuple[Frame, ...] = ()  # the stack, outermost first; empty at the end
    is_hidden: bool = False  # something else was stopped instead


class Probe(NamedTuple):
    """A way to stop an evaluation: by the limit, or, if that would stop something else, by a loop
    before it that uses up a large limit."""
    unit: Unit
    evaluation: Evaluation
    limit: int | None = None  # if steps are burnt

    def look(self, step: int) -> Look:
        if self.limit is None:
            stops = self.unit.stops(step)
        else:
            stops = self.unit.stops(self.limit + BURN_STEPS, self.limit - step)
        stop = self.evaluation.find_in(stops)
        if stop and stop.frames:
            return Look(self.unit.corrected(stop.frames))
        return Look((), not self.evaluation.has_ended(stop))
