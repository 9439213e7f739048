# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps."""
from __future__ import annotations

from typing import Iterable, NamedTuple

from .answers import Frame, Key
from .calls import function_name
from .cutting import BURN_STEPS
from .survey import Evaluation, between
from .terminal import progress
from .unit import Unit
from .workers import Workers


class Probe(NamedTuple):
    """A way to stop an evaluation: by the limit, or, if that would stop what the evaluation depends
    on, by a loop before it that uses up a large limit."""
    unit: Unit
    key: Key
    limit: int | None = None  # if steps are burnt

    def stack(self, step: int) -> tuple[Frame, ...]:
        if self.limit is None:
            stops = self.unit.stops(step)
        else:
            stops = self.unit.stops(self.limit + BURN_STEPS, self.limit - step)
        return self.unit.sharpened(stops[self.key].frames) if self.key in stops else ()


class Moments:
    """The moments of an evaluation. Each is one compilation, and is kept."""
    def __init__(self, evaluation: Evaluation, unit: Unit, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, unit, workers
        self.probe = Probe(unit, evaluation.stop.key)
        self.kept: dict[int, tuple[Frame, ...]] = {}

    def prepare(self) -> None:
        """Finds out how the evaluation can be stopped."""
        one = self.evaluation
        progress("precompiling what precedes the evaluation")
        if not (one.low and self.use(self.whole.cut(one.stop.origin), None, one.low - 1)):
            self.use(self.whole, None, 0)
        early = one.high // 400
        if self.can_burn and (one.low <= early or not self.at(early)):
            self.burn()

    @property
    def can_burn(self) -> bool:
        return self.probe.limit is None and self.evaluation.ends and bool(self.evaluation.stop.range)

    def burn(self) -> None:
        """Burns steps from now on, if that shows the evaluation."""
        one = self.evaluation
        self.use(self.whole.cut(one.stop.origin, one.stop.range), one.high, 0)

    def use(self, unit: Unit | None, limit: int | None, step: int) -> bool:
        """Whether a unit shows the evaluation at a step; if so, it is used from now on."""
        if not unit:
            return False
        probe = Probe(unit, self.evaluation.stop.key, limit)
        stack = probe.stack(step)
        if stack:
            self.probe, self.kept = probe, {step: stack}
        return bool(stack)

    def at(self, step: int) -> tuple[Frame, ...]:
        """The stack after so many steps; empty at the end, or if something else was stopped."""
        return self.all([step])[0]

    def all(self, steps: Iterable[int], what: str | None = None) -> list[tuple[Frame, ...]]:
        steps = list(steps)
        missing = [step for step in dict.fromkeys(steps) if step not in self.kept]
        top: list[str] = []
        stacks = self.workers.map(self.probe.stack, missing)
        for done, (step, frames) in enumerate(zip(missing, stacks), 1):
            self.kept[step] = frames
            if what and frames:  # a first answer while the user waits
                top.append(function_name(frames[-1].call))
                progress(f"{what} {done} of {len(missing)}, most in {max(top, key=top.count)}")
        return [self.kept[step] for step in steps]

    def count(self) -> int:
        """The exact number of steps: with one fewer, the evaluation is stopped."""
        one = self.evaluation
        low, high = one.low - 1, one.high
        while one.ends and high - low > 1:
            limits = between(low, high, self.workers.jobs)
            for limit, frames in zip(limits, self.all(limits)):
                low, high = (limit, high) if frames else (low, min(high, limit))
        one.low = one.high = high
        if self.can_burn and not all(self.all(between(0, high, 4))):
            self.burn()
        return high
