# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps."""
from __future__ import annotations

import functools
from typing import Iterable

from ..compilers.diagnostics import Frame
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import between
from ..terminal import progress
from ..units.instruments import BURN, COUNT, Expression, steps_before_rest
from ..units.unit import Unit
from ..workers import Workers
from .batch import Batch
from .probe import Look, Probe
from .probes import Probes

SHORT = 20_000  # steps, which take no longer than the compiler's start
WIDTHS = (1, 2, 16, 256, 4096)  # steps in which the end is looked for first
MANY = 500_000  # operations of GCC, from which on copies take longer than the compiler's start
MARGIN = 3000  # steps that are left to count those of an evaluation


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
        progress("precompiling what precedes the evaluation")
        if not (one.low and self.use(self.whole.cut(one.stop.origin), None, one.low - 1)):
            self.use(self.whole, None, 0)
        seen = [step for step in (one.high // 400, *one.hidden) if step < (one.low or 0)]
        if one.is_counted and one.high < SHORT:
            self.probes.try_batch(seen)
        if not self.probes.batch and self.can_burn and not (seen and all(self.all(seen))):
            self.burn()

    @functools.cached_property
    def batches(self) -> list[Batch]:
        """Those that may help to count, for GCC."""
        one = self.evaluation
        return Batch.all_of(self.whole, one, one.high) if one.high < MANY else []

    @property
    def can_burn(self) -> bool:
        one = self.evaluation
        return not self.has_tried_to_burn and one.ends and bool(one.stop.range)

    def burn(self) -> bool:
        """Burns steps from now on, if that shows the evaluation."""
        one, self.has_tried_to_burn = self.evaluation, True
        limit = max(one.high, self.whole.compiler.own_limit)
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
        self.look([step for step in dict.fromkeys(steps) if not self.is_failure(step)], what)
        failure = self.evaluation.failure
        return [failure.frames if failure and self.is_failure(step) else self.kept[step].frames
                for step in steps]

    def is_failure(self, step: int) -> bool:
        one = self.evaluation
        return one.failure is not None and one.is_counted and step == one.high

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
        return not look.frames and (look.is_hidden or (one.is_counted and step < one.high))

    def count(self) -> int:
        """The exact number of steps: with one fewer, the evaluation is stopped."""
        one = self.evaluation
        progress("counting the steps")
        low, high = (one.low or 0) - 1, one.high
        guess = self.count_at_once()
        if guess is not None and low < guess <= high:
            low, high = self.bracket(guess, low, high)
        while one.ends and high - low > 1:
            limits = between(low, high, self.workers.jobs)
            for limit, frames in zip(limits, self.all(limits)):
                low, high = (limit, high) if frames else (low, min(high, limit))
        one.low = one.high = high
        return high

    def bracket(self, guess: int, low: int, high: int) -> tuple[int, int]:
        """A narrower bracket for the number of steps, from moments around a guess: for example, a conversion after
        the expression may take some more."""
        for width in WIDTHS:
            if guess - width <= low:
                break
            if self.at(guess - width):
                low = guess - width
                break
            high = guess - width
        for width in WIDTHS:
            if low + width >= high:
                break
            if not self.at(low + width):
                return low, low + width
            low += width
        return low, high

    def count_at_once(self) -> int | None:
        """What is probably the number of steps, if few compilations show it: with Clang, without those of a
        conversion after it; with GCC, if no results of calls are remembered."""
        one = self.evaluation
        expression = self.whole.expression(one.stop)
        if one.is_counted or not one.ends or one.failure or not expression:
            return None
        if not self.whole.compiler.family.tells_rest:
            return self.batches[0].count_steps((one.low or 0) - 1, one.high) if self.batches else None
        unit = self.whole.cut(one.stop.origin, expression, COUNT)
        limit = one.high + MARGIN
        return steps_before_rest(one.find_in(unit.stops(limit)), limit) if unit else None
