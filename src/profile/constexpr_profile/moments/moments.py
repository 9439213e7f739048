# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps."""
from __future__ import annotations

import contextlib
from typing import Callable, Iterable

from ..compilers.diagnostics import Frame
from ..evaluations.evaluation import Evaluation
from ..failure import Unfinished
from ..terminal import progress
from ..units.instruments import BURN
from ..units.unit import Unit
from ..workers import Workers
from .probe import Look, Probe
from .probes import Probes


class Moments:
    """The moments of an evaluation. Those that have been looked at are kept."""
    def __init__(self, evaluation: Evaluation, unit: Unit, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, unit, workers
        self.ways: list[Callable[[], Probe | None]] = [self.in_whole, self.cut_out, self.behind_loop]
        self.probes = Probes(evaluation, unit, workers, self.next_probe)

    @property
    def probe(self) -> Probe:
        return self.probes.probe

    @property
    def kept(self) -> dict[int, Look]:
        return self.probes.kept

    def next_probe(self) -> Probe | None:
        """The next way to stop the evaluation that shows it."""
        while self.ways:
            probe = None
            with contextlib.suppress(Unfinished):  # another way may do where the compiler crashes
                probe = self.ways[0]()
            del self.ways[0]
            if probe:
                return probe
        return None

    def in_whole(self) -> Probe | None:
        """In the whole text, if that is short and nothing else is stopped instead."""
        one = self.evaluation
        return Probe(self.whole, one) if self.whole.is_quick and one.low and not one.limits_of_others else None

    def cut_out(self) -> Probe | None:
        """In a declaration that was cut out."""
        one = self.evaluation
        progress("precompiling what precedes the evaluation")
        if not one.low and not one.failure:
            return None  # it has never been stopped itself
        unit = self.whole.cut(one.stop.origin)
        probe = Probe(unit, one) if unit else None
        return probe if probe and self.shows(probe, [max((one.low or 0) - 1, 0), *one.limits_of_others]) else None

    def behind_loop(self) -> Probe | None:
        """Behind a loop in front of the expression, with a limit that stops nothing else."""
        one = self.evaluation
        expression = self.whole.expression(one.stop) if one.ends and one.stop.range else None
        unit = self.whole.cut(one.stop.origin, expression, BURN) if expression else None
        probe = Probe(unit, one, max(one.most, self.whole.compiler.own_limit)) if unit else None
        return probe if probe and self.shows(probe, [0]) else None

    def shows(self, probe: Probe, steps: list[int]) -> bool:
        """Whether a probe shows the evaluation at some steps, apart from those behind its end."""
        looks = {step: probe.look(step) for step in steps if step < self.evaluation.most}
        self.kept.update((step, look) for step, look in looks.items() if look.frames)
        return all(look.frames for look in looks.values())

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
