# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps."""
from __future__ import annotations

from typing import Iterable

from ..compilers.diagnostics import Frame
from ..evaluations.evaluation import Evaluation
from ..units.unit import Unit
from ..workers import Workers
from .probe import Look, Probe
from .probes import Probes


class Moments:
    """The moments of an evaluation. Those that have been looked at are kept."""
    def __init__(self, evaluation: Evaluation, unit: Unit, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, unit, workers
        self.probes = Probes(evaluation, unit, workers)

    @property
    def probe(self) -> Probe:
        return self.probes.probe

    @property
    def kept(self) -> dict[int, Look]:
        return self.probes.kept

    def at(self, step: int) -> tuple[Frame, ...]:
        """The stack after so many steps; empty at the end, or if something else was stopped. If the
        evaluation fails, that is its last moment."""
        return self.all([step])[0]

    def all(self, steps: Iterable[int], what: str | None = None) -> list[tuple[Frame, ...]]:
        """The stacks after some numbers of steps."""
        steps = list(steps)
        self.look([step for step in dict.fromkeys(steps) if not self.evaluation.fails_at(step)], what)
        failure = self.evaluation.failure
        return [failure.frames if failure and self.evaluation.fails_at(step) else self.kept[step].frames
                for step in steps]

    def look(self, steps: list[int], what: str | None) -> None:
        missing = [step for step in steps if step not in self.kept]
        self.probes.look(missing, what)
        lost = [step for step in missing if self.is_lost(step)]
        if lost and self.probes.look_otherwise(lost):
            self.look(steps, what)

    def is_lost(self, step: int) -> bool:
        """Whether a step has not been shown, although the evaluation has not ended there."""
        look, one = self.kept[step], self.evaluation
        return not look.frames and (look.is_hidden or ((one.is_counted or not one.ends) and step < one.most))
