# SPDX-License-Identifier: BSL-1.0
"""Finds the ways in which one evaluation can be stopped, the simplest first."""
from __future__ import annotations

import contextlib
from typing import Callable

from ..evaluations.evaluation import Evaluation
from ..failure import Unfinished
from ..units.clang_instruments import BURN
from ..units.whole import Whole
from .probe import Probe


class Ways:
    """The ways that have not been tried."""
    def __init__(self, evaluation: Evaluation, whole: Whole):
        self._evaluation, self._whole = evaluation, whole
        self._left: list[Callable[[], Probe | None]] = [self._in_whole, self._cut_out, self._behind_loop_of_ending]

    def next(self) -> Probe | None:
        """The next probe that shows the evaluation. If its search is given up, the same way is tried next time."""
        while self._left:
            probe = None
            with contextlib.suppress(Unfinished):  # another way may do where the compiler crashes
                probe = self._left[0]()
            del self._left[0]
            if probe:
                return probe
        return None

    def _in_whole(self) -> Probe | None:
        """A probe in the whole text, if that is short and nothing else is stopped instead."""
        evaluation = self._evaluation
        is_alone = evaluation.low and not evaluation.may_be_hidden
        return Probe(self._whole, evaluation) if self._whole.is_quick and is_alone else None

    def _cut_out(self) -> Probe | None:
        """A probe in a declaration that was cut out."""
        evaluation = self._evaluation
        if not evaluation.was_stopped:
            return None
        self._whole.tell("precompiling what precedes the evaluation")
        unit = self._whole.cut(evaluation.stop.origin)
        probe = Probe(unit, evaluation) if unit else None
        last = max(min(evaluation.low, evaluation.most) - 1, self._whole.compiler.family.least_limit)
        return probe if probe and _shows(probe, [last, *evaluation.limits_of_others]) else None

    def _behind_loop_of_ending(self) -> Probe | None:
        """A probe behind a loop, of an evaluation that is known to end: its limit stops nothing else."""
        return self.behind_loop() if self._evaluation.has_known_end else None

    def behind_loop(self) -> Probe | None:
        """A probe behind a loop in front of the expression. If the evaluation has not been seen to end, its limit may
        also stop something else that does not end."""
        evaluation = self._evaluation
        can_instrument = self._whole.compiler.family.can_instrument
        expression = self._whole.expression(evaluation.stop) if can_instrument else None
        unit = self._whole.cut(evaluation.stop.origin, expression, BURN) if expression else None
        probe = Probe(unit, evaluation, max(evaluation.most, self._whole.compiler.users_limit)) if unit else None
        return probe if probe and _shows(probe, [0]) else None


def _shows(probe: Probe, steps: list[int]) -> bool:
    """Whether a probe shows the evaluation at some steps, apart from those behind its end."""
    return all(probe.look(step).frames for step in steps if step < probe.evaluation.most)
