# SPDX-License-Identifier: BSL-1.0
"""Chooses how to look at moments of one evaluation: many in one compilation, or each in a compilation of its own.

1.  If there are at least three moments, and the compiler can evaluate copies of the expression, a batch is tried. It is
    used if it shows some moments that are known as they are and, if the exact number of steps is known, the end there.
2.  A batch looks at groups of moments, which keep all jobs busy, and take a bounded number of steps together.
3.  Otherwise each moment is looked at with a probe: in the whole text if that is short and nothing else is stopped
    instead, or in the declaration that was cut out of it, or behind a loop in front of the expression.
4.  A moment at which the compiler crashes is left out, unless it crashes at all of them.
"""
from __future__ import annotations

import contextlib
import math
import threading
from typing import Callable, Iterable, Iterator, Mapping, Sequence

from ..commands.processes import Workers
from ..compilers.family import BatchView
from ..compilers.answers import ENDED, HIDDEN, Frame, Look
from ..compilers.unit import Unit
from ..compilers.whole import Whole
from ..errors import Unfinished
from ..evaluations.evaluation import Evaluation
from ..evaluations.steps import Known, Sight

_LEAST_IN_BATCH = 3  # moments: to try whether a batch shows them takes a compilation or two
_LARGEST_GROUP = 1000  # moments that one compilation looks at
_MOST_STEPS_OF_GROUP = 2_000_000  # that one compilation evaluates, about
_MOST_VERIFIED = 4  # moments that a batch must show as other compilations do
_MOST_CRASHES = 3  # before any answer: then the compiler probably crashes at all moments

_NO_LIMIT = Look(why_hidden="the compiler takes no limit that is small enough")

NumberedLooks = Iterable[tuple[int, Look]]  # with the numbers of steps


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

    def limit_and_burn(self, step: int) -> tuple[int, int]:
        """The limit that stops the evaluation at a step, and how many steps are burnt."""
        burning = self.unit.compiler.family.burning
        if self.limit is None or not burning:
            return step, 0
        return self.limit + burning.own_steps, self.limit - step

    def look(self, step: int) -> Look:
        """What the evaluation does after so many steps. Silence is its end only behind a limit that has shown it."""
        limit, burn = self.limit_and_burn(step)
        stops = self.unit.stops(limit, burn=burn)
        stop = stops.get(self.evaluation.stop.key)
        is_behind_another = self.unit.may_be_hidden(self.evaluation.stop.origin, self.unit.first_stopped(stops))
        sight = self.evaluation.sight(stop, may_be_hidden=is_behind_another)
        if stop and sight is Sight.STOPPED:
            with self._lock:
                self._least_shown = min(self._least_shown, step)
            return corrected_look(self.unit, self.evaluation, stop.frames)
        if sight is Sight.FAILED:
            return ENDED
        is_end = (sight is Sight.SILENT and not self.evaluation.failure
                  and (self.limit is not None or self._was_shown_below(step)))
        return ENDED if is_end else HIDDEN

    def _was_shown_below(self, step: int) -> bool:
        """Whether a smaller limit has shown the evaluation in this unit. If none has yet, the last moment is tried."""
        if self._least_shown < step:
            return True
        last = min(self.evaluation.steps.low, step) - 1
        stop = self.unit.stops(last).get(self.evaluation.stop.key) if last >= 0 else None
        return bool(stop and stop.frames)


class Looking:
    """The probe and the batch for one evaluation. A probe is only made if it is needed."""
    def __init__(self, evaluation: Evaluation, whole: Whole, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, whole, workers
        self._ways: list[Callable[[], Probe | None]] = [self._in_whole, self._cut_out, self._behind_loop_of_ending]
        self._probe_in_use: Probe | None = None
        self._probe_below_limits: Probe | None = None  # for moments before those that a limit shows
        self._lock = threading.Lock()  # one thread looks for it
        self.batch: BatchView | None = None
        self.may_batch = whole.compiler.family.burning is not None  # it has not been tried, or it works
        self.crashes: dict[int, Look] = {}  # at these moments, the compiler has crashed in a compilation of their own

    def looks(self, steps: list[int], known: Mapping[int, Look]) -> NumberedLooks:
        """What the moments after some numbers of steps show, as the answers come. Some may be known already. Moments at
        which the compiler crashes are left out, unless there are no others."""
        tried: dict[int, Look] = {}
        if len(steps) >= _LEAST_IN_BATCH and self.may_batch and not self.batch:
            tried = self._try_batch(steps[:self.size_of_group(steps)], known)
            yield from tried.items()
        left = [step for step in steps if step not in tried]
        batch = self.batch  # another thread may give it up
        if batch and left:
            size = self.size_of_group(left)
            groups = [left[i:i + size] for i in range(0, len(left), size)]
            left = []
            for group, looks in zip(groups, self._looks_in_groups(batch, groups)):
                if looks is None:
                    left += group
                else:
                    yield from zip(group, looks)
        yield from self._looks_alone(left, are_others_shown=len(left) < len(steps))

    def look_alone(self, step: int) -> Look:
        """What a moment shows in a compilation of its own."""
        probe = self._probe_for(step)
        return probe.look(step) if probe else _NO_LIMIT

    def size_of_group(self, steps: Sequence[int]) -> int:
        """How many moments to look at in one compilation: few enough to keep all jobs busy and the user informed."""
        mean = max(sum(steps) // len(steps), 1)
        return max(1, min(_LARGEST_GROUP, math.ceil(len(steps) / self.workers.jobs), _MOST_STEPS_OF_GROUP // mean))

    def use_next_way(self) -> bool:
        """Takes another way to look from now on, since moments have not been shown: in the copies of a batch, something
        may be stopped that is not in the expression itself. Returns whether there is one."""
        if self.batch:
            self.batch, self.may_batch = None, False
            return True
        with self._lock:
            probe = self._next_probe()
            self._probe_in_use = probe or self._probe_in_use
        return probe is not None

    def _try_batch(self, steps: list[int], known: Mapping[int, Look]) -> dict[int, Look]:
        """Looks at some moments in a batch; if none is right, none is used from now on."""
        try:
            tested = self.moments_to_verify(known)
        except Unfinished:  # it crashes the compiler, but others may be looked at
            return {}
        most, users_limit = self.evaluation.extent, self.whole.compiler.users_limit
        burning = self.whole.compiler.family.burning
        assert burning  # without that, no batch is tried
        for limit in sorted({most, max(most, users_limit)}):
            for batch in burning.batches(self.whole, self.evaluation.stop, limit):
                with contextlib.suppress(Unfinished):  # another text may do where the compiler crashes
                    looks = self._verify(batch, tested, steps)
                    if looks is not None:
                        self.batch = batch
                        return dict(zip(steps, looks))
        self.may_batch = False
        return {}

    def _verify(self, batch: BatchView, known: dict[int, Look], steps: list[int]) -> list[Look] | None:
        """What a batch shows at some steps, if it also shows what is known and, if the number of steps is exact, that
        the evaluation ends there. Where it fails, a copy does not show the end."""
        evaluation = self.evaluation
        tested = [*known, evaluation.extent - 1, evaluation.extent]
        looks = batch.looks([*tested, *steps])
        before_end, end = looks[len(known):len(tested)]
        if looks[:len(known)] != list(known.values()) or not all(look.frames for look in known.values()):
            return None
        if evaluation.known is Known.EXACT and not (before_end.frames and (evaluation.failure or end == ENDED)):
            return None
        return looks[len(tested):]

    def moments_to_verify(self, known: Mapping[int, Look]) -> dict[int, Look]:
        """Some moments that a batch must show as they are: those that the survey has seen or, without any, the last."""
        evaluation = self.evaluation
        looks = {step: corrected_look(self.whole, evaluation, frames) for step, frames in evaluation.stacks_at.items()
                 if step < evaluation.extent}  # a batch burns the other steps, so it cannot show more
        looks.update(known)
        # Looks behind the end, which may be behind the limit of a batch, have no frames, and so are left out.
        found = [(step, look) for step, look in looks.items() if look.frames]
        last = evaluation.extent - 1
        return dict(found[-_MOST_VERIFIED:]) or {last: self.look_alone(last)}

    def _looks_in_groups(self, batch: BatchView, groups: Sequence[Sequence[int]]) -> Iterator[list[Look] | None]:
        """What a batch shows of each group of moments; None if the compiler crashes: for one moment at a time, it may
        not."""
        def looks(group: Sequence[int]) -> list[Look] | None:
            try:
                return batch.looks(group)
            except Unfinished:
                return None

        return self.workers.map(looks, groups)

    def _looks_alone(self, steps: Sequence[int], *, are_others_shown: bool) -> NumberedLooks:
        """What moments show in compilations of their own."""
        def look_or_crash(step: int) -> Look | Unfinished:
            try:
                return self.look_alone(step)
            except Unfinished as crash:
                self.crashes[step] = Look(why_hidden=str(crash))
                return crash

        are_any_shown, crashes = are_others_shown, 0
        for step, shown in zip(steps, self.workers.map(look_or_crash, steps)):
            if not isinstance(shown, Unfinished):
                are_any_shown = True
                yield step, shown
            else:
                crashes += 1
                if not are_any_shown and crashes >= min(_MOST_CRASHES, len(steps)):
                    raise shown

    def find_probe(self) -> Probe:
        """The probe that has been found, or else the first one that works."""
        with self._lock:
            if not self._probe_in_use:
                self._probe_in_use = self._next_probe() or Probe(self.whole, self.evaluation)
            return self._probe_in_use

    def _probe_for(self, step: int) -> Probe | None:
        """The probe for a moment; None if a limit would have to be smaller than the compiler allows."""
        if step >= self.whole.compiler.family.least_limit:
            return self.find_probe()
        with self._lock:
            if not self._probe_below_limits:
                self._probe_below_limits = self._behind_loop()
            return self._probe_below_limits

    def _next_probe(self) -> Probe | None:
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
        evaluation = self.evaluation
        is_alone = evaluation.steps.low and not evaluation.was_unclear
        return Probe(self.whole, evaluation) if self.whole.is_quick and is_alone else None

    def _cut_out(self) -> Probe | None:
        """A probe in a declaration that was cut out."""
        evaluation = self.evaluation
        if evaluation.known is Known.NOT_COUNTED:
            return None
        self.whole.tell("precompiling what precedes the evaluation")
        unit = self.whole.cut(evaluation.stop.origin)
        probe = Probe(unit, evaluation) if unit else None
        last = max(min(evaluation.steps.low, evaluation.extent) - 1, self.whole.compiler.family.least_limit)
        return probe if probe and _shows(probe, [last, *evaluation.limits_of_others]) else None

    def _behind_loop_of_ending(self) -> Probe | None:
        """A probe behind a loop, of an evaluation that is known to end: its limit stops nothing else."""
        return self._behind_loop() if self.evaluation.has_known_end else None

    def _behind_loop(self) -> Probe | None:
        """A probe behind a loop in front of the expression. If the evaluation has not been seen to end, its limit may
        also stop something else that does not end."""
        evaluation, burning = self.evaluation, self.whole.compiler.family.burning
        expression = burning and self.whole.expression(evaluation.stop)
        unit = burning and expression and self.whole.cut(evaluation.stop.origin, expression, burning.loop)
        probe = Probe(unit, evaluation, max(evaluation.extent, self.whole.compiler.users_limit)) if unit else None
        return probe if probe and _shows(probe, [0]) else None


def _shows(probe: Probe, steps: list[int]) -> bool:
    """Whether a probe shows the evaluation at some steps, apart from those behind its end."""
    return all(probe.look(step).frames for step in steps if step < probe.evaluation.extent)
