# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps."""
from __future__ import annotations

import functools
from typing import Iterable

from ..compilers.diagnostics import Frame
from ..evaluations.evaluation import Evaluation
from ..terminal import progress
from ..units.instruments import BURN, Expression
from ..units.unit import Unit
from ..workers import Workers
from .batch import Batch
from .probe import Look, Probe
from .probes import Probes

SHORT = 20_000  # steps, which take no longer than the compiler's start
MANY = 500_000  # operations of GCC, from which on copies take longer than the compiler's start
FIRST_SAMPLE = 400  # the first of 200 samples is after about this part of the steps


class Moments:
    """The moments of an evaluation. Those that have been looked at are kept."""
    def __init__(self, evaluation: Evaluation, unit: Unit, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, unit, workers
        self.probes = self.probes_of(unit, None)
        self.has_tried_to_burn = False

    def probes_of(self, unit: Unit, limit: int | None) -> Probes:
        return Probes(Probe(unit, self.evaluation, limit), self.whole, self.workers)

    @property
    def probe(self) -> Probe:
        return self.probes.probe

    @property
    def kept(self) -> dict[int, Look]:
        return self.probes.kept

    def prepare(self) -> None:
        """Finds out how the evaluation can be stopped."""
        one = self.evaluation
        self.cut_out()
        steps = [step for step in (one.most // FIRST_SAMPLE, *one.hidden) if step < (one.low or 0)]
        self.try_batch(steps)
        self.burn_unless_shown(steps)

    def cut_out(self) -> None:
        """Leaves the whole unit for the declaration with the evaluation, if that shows it."""
        one = self.evaluation
        progress("precompiling what precedes the evaluation")
        if not (one.low and self.use(self.whole.cut(one.stop.origin), None, one.low - 1)):
            self.use(self.whole, None, 0)

    def try_batch(self, steps: list[int]) -> None:
        """Looks at some moments of a short evaluation together, and from now on at others, if that is right."""
        if self.evaluation.is_counted and self.evaluation.most < SHORT:
            self.probes.try_batch(steps)

    def burn_unless_shown(self, steps: list[int]) -> None:
        """Burns steps from now on, if some moments, at which the limit may stop something else, are not shown."""
        if not self.probes.batch and self.can_burn and not (steps and all(self.all(steps))):
            self.burn()

    @functools.cached_property
    def batches(self) -> list[Batch]:
        """Those that may help to count, for GCC."""
        one = self.evaluation
        return Batch.all_of(self.whole, one, one.most) if one.most < MANY else []

    @property
    def can_burn(self) -> bool:
        one = self.evaluation
        return not self.has_tried_to_burn and one.ends and bool(one.stop.range)

    def burn(self) -> bool:
        """Burns steps from now on, if that shows the evaluation."""
        one, self.has_tried_to_burn = self.evaluation, True
        limit = max(one.most, self.whole.compiler.own_limit)
        return self.use(self.whole.cut(one.stop.origin, Expression.of(one.stop), BURN), limit, 0)

    def use(self, unit: Unit | None, limit: int | None, step: int) -> bool:
        """Whether a unit shows the evaluation at a step; if so, it is used from now on."""
        if not unit:
            return False
        probes = self.probes_of(unit, limit)
        probes.look([step], None)
        is_shown = bool(probes.kept[step].frames)
        if is_shown:
            self.probes = probes
        return is_shown

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
        if lost and self.probes.batch:  # something is stopped in the copies that is not in the expression itself
            self.probes.forget(lost)
            self.look(steps, what)
        elif lost and self.can_burn and self.burn():
            self.look(steps, what)

    def is_lost(self, step: int) -> bool:
        """Whether a step has not been shown, although the evaluation has not ended there."""
        look, one = self.kept[step], self.evaluation
        return not look.frames and (look.is_hidden or ((one.is_counted or not one.ends) and step < one.most))
