# SPDX-License-Identifier: BSL-1.0
"""Looks at one moment of an evaluation in a compilation of its own: in the whole text if that is short and nothing else
is stopped instead, or in the declaration that was cut out of it, or behind a loop in front of the expression."""
from __future__ import annotations

import contextlib
import math
import threading
from typing import Callable

from ..compilers.answers import ENDED, HIDDEN, Frame, Key, Look, Stop
from ..compilers.unit import Unit
from ..compilers.whole import Whole
from ..errors import Unfinished
from ..evaluations.evaluation import Evaluation
from ..evaluations.steps import Known, Sight

_NO_LIMIT = Look(why_hidden="the compiler takes no limit that is small enough")


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
        self._least_shown = math.inf  # the smallest limit with which this unit has shown the evaluation
        self._lock = threading.Lock()  # of that, since workers look at the same time

    def stops(self, step: int) -> dict[Key, Stop]:
        """What is stopped if the evaluation is stopped at a step."""
        burning = self.unit.compiler.family.burning
        if self.limit is None or not burning:
            return self.unit.stops(step)
        unit = self.unit.with_text(burning.definition(self.limit - step) + self.unit.text)
        return unit.stops(self.limit + burning.own_steps)

    def look(self, step: int) -> Look:
        """What the evaluation does after so many steps. Silence is its end only behind a limit that has shown it."""
        stops = self.stops(step)
        stop = stops.get(self.evaluation.stop.key)
        is_behind_another = self.unit.may_be_hidden(self.evaluation.stop.origin, self.unit.first_stopped(stops))
        sight = self.evaluation.sight(stop, may_be_hidden=is_behind_another)
        if stop and sight is Sight.STOPPED:
            with self._lock:
                self._least_shown = min(self._least_shown, step)
            return corrected_look(self.unit, self.evaluation, stop.frames)
        if sight is Sight.FAILED:
            return ENDED
        is_end = (sight is Sight.SILENT and not self.evaluation.failure and not self.evaluation.is_fleeting
                  and (self.limit is not None or self._was_shown_below(step)))
        return ENDED if is_end else HIDDEN

    def _was_shown_below(self, step: int) -> bool:
        """Whether a smaller limit has shown the evaluation in this unit. If none has yet, the last moment is tried."""
        if self._least_shown < step:
            return True
        last = min(self.evaluation.steps.low, step) - 1
        stop = self.unit.stops(last).get(self.evaluation.stop.key) if last >= 0 else None
        return bool(stop and stop.frames)


class Probes:
    """The probes for one evaluation: the first one that shows it is used until another is asked for."""
    def __init__(self, evaluation: Evaluation, whole: Whole):
        self._evaluation, self._whole = evaluation, whole
        self._ways: list[Callable[[], Probe | None]] = [self._in_whole, self._cut_out, self._behind_loop_of_ending]
        self._in_use: Probe | None = None
        self._below_limits: Probe | None = None  # for moments before those that a limit shows
        self._lock = threading.Lock()  # one thread looks for it

    def look(self, step: int) -> Look:
        """What a moment shows."""
        probe = self._probe_for(step)
        return probe.look(step) if probe else _NO_LIMIT

    def use_next(self) -> bool:
        """Uses another probe from now on. Returns whether there is one."""
        with self._lock:
            probe = self._next()
            self._in_use = probe or self._in_use
        return probe is not None

    def find(self) -> Probe:
        """The probe that has been found, or else the first one that works."""
        with self._lock:
            if not self._in_use:
                self._in_use = self._next() or Probe(self._whole, self._evaluation)
            return self._in_use

    def _probe_for(self, step: int) -> Probe | None:
        """The probe for a moment; None if a limit would have to be smaller than the compiler allows."""
        if step >= self._whole.compiler.family.least_limit:
            return self.find()
        with self._lock:
            if not self._below_limits:
                with contextlib.suppress(Unfinished):
                    self._below_limits = self._behind_loop()
            return self._below_limits

    def _next(self) -> Probe | None:
        """The next probe that shows the evaluation. If its search is given up, the same way is tried next time."""
        while self._ways:
            probe = None
            with contextlib.suppress(Unfinished):  # another way may do where the compiler crashes
                probe = self._ways[0]()
            del self._ways[0]
            if probe:
                return probe
        return None

    def _in_whole(self) -> Probe | None:
        """A probe in the whole text, if that is short and nothing else is stopped instead."""
        evaluation = self._evaluation
        is_alone = evaluation.steps.low and not evaluation.was_unclear
        return Probe(self._whole, evaluation) if self._whole.is_quick and is_alone else None

    def _cut_out(self) -> Probe | None:
        """A probe in a declaration that was cut out."""
        evaluation = self._evaluation
        if evaluation.known is Known.NOT_COUNTED:
            return None
        self._whole.tell("precompiling what precedes the evaluation")
        unit = self._whole.cut(evaluation.stop.origin)
        probe = Probe(unit, evaluation) if unit else None
        last = max(min(evaluation.steps.low, evaluation.extent) - 1, self._whole.compiler.family.least_limit)
        return probe if probe and _shows(probe, [last, *evaluation.limits_of_others]) else None

    def _behind_loop_of_ending(self) -> Probe | None:
        """A probe behind a loop, of an evaluation that is known to end: its limit stops nothing else."""
        return self._behind_loop() if self._evaluation.has_known_end else None

    def _behind_loop(self) -> Probe | None:
        """A probe behind a loop in front of the expression. If the evaluation has not been seen to end, its limit may
        also stop something else that does not end."""
        evaluation, burning = self._evaluation, self._whole.compiler.family.burning
        expression = burning and self._whole.expression(evaluation.stop)
        unit = burning and expression and self._whole.cut(evaluation.stop.origin, expression, burning.loop)
        probe = Probe(unit, evaluation, max(evaluation.extent, self._whole.compiler.users_limit)) if unit else None
        return probe if probe and _shows(probe, [0]) else None


def _shows(probe: Probe, steps: list[int]) -> bool:
    """Whether a probe shows the evaluation at some steps, apart from those behind its end."""
    return all(probe.look(step).frames for step in steps if step < probe.evaluation.extent)
