# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps, keeps what was seen, and chooses how to look: at many moments in
one compilation, or at each in a compilation of its own.

1.  If there are at least three moments, and the compiler can evaluate copies of the expression, a batch is tried. It is
    used if it shows some moments that are known as they are and, if the exact number of steps is known, the end there.
2.  A batch looks at groups of moments, which keep all jobs busy, and take a bounded number of steps together.
3.  Otherwise each moment is looked at with a probe.
4.  Moments that are lost in one way are looked at in the next one: with a probe instead of the batch, then with others.
    A moment at which the compiler crashes is lost in that way, too.
"""
from __future__ import annotations

import contextlib
import math
import threading
from typing import Iterable, Iterator, Mapping, Sequence

from ..commands.processes import Workers
from ..compilers.answers import ENDED, HIDDEN, Frame, Key, Look, Stop
from ..compilers.family import LooksTogether
from ..compilers.unit import Unit, Whole
from ..errors import Unfinished
from ..evaluations.evaluation import Evaluation, Known, Sight
from ..source.expressions import Expression

_LEAST_IN_BATCH = 3  # moments: to try whether a batch shows them takes a compilation or two
_LARGEST_GROUP = 1000  # moments that one compilation looks at
_MOST_STEPS_OF_GROUP = 2_000_000  # that one compilation evaluates, about
_MOST_VERIFIED = 4  # moments that a batch must show as other compilations do

_CONTRADICTED = Look(why_hidden="an end was seen there that other compilations did not show")
_NO_LIMIT = Look(why_hidden="the compiler takes no limit that is small enough")

NumberedLooks = Iterable[tuple[int, Look]]  # with the numbers of steps


class Probe:
    """A way to stop an evaluation: by the limit or, if that would stop something else, by a loop in front of its
    expression that uses up a large limit. The expression is given only then."""
    def __init__(self, unit: Unit, evaluation: Evaluation, expression: Expression | None = None):
        self.unit, self.evaluation, self._expression = unit, evaluation, expression
        # The smallest limit with which this unit has shown the evaluation. Workers look at the same time: if one of
        # them overwrites what another one has found, only another look is needed.
        self._least_shown = math.inf

    def look(self, step: int) -> Look:
        """What the evaluation does after so many steps. Silence is its end only behind a limit that has shown it."""
        stops = self._stops(step)
        stop = stops.get(self.evaluation.stop.key)
        is_behind_another = self.unit.may_be_hidden(self.evaluation.stop.origin, self.unit.first_stopped(stops))
        sight = self.evaluation.sight(stop, may_be_hidden=is_behind_another)
        if stop and sight is Sight.STOPPED:
            self._least_shown = min(self._least_shown, step)
            return Look(stop.frames)
        if sight is Sight.FAILED:
            return ENDED
        is_end = (sight is Sight.SILENT and not self.evaluation.failure and not self.evaluation.is_fleeting
                  and self._was_shown_below(step))
        return ENDED if is_end else HIDDEN

    def _stops(self, step: int) -> dict[Key, Stop]:
        """What is stopped if the evaluation is stopped at a step."""
        burning = self.unit.compiler.family.burning
        if not (self._expression and burning):
            return self.unit.stops(step)
        limit = max(step, self.evaluation.extent, self.unit.compiler.users_limit)
        return burning.stops_behind_loops(self.unit, {self._expression: step}, limit)[0]

    def _was_shown_below(self, step: int) -> bool:
        """Whether a smaller limit has shown the evaluation in this unit. If none has yet, the last moment is tried."""
        if self._least_shown < step:
            return True
        last = min(self.evaluation.steps.low, step) - 1
        stop = self._stops(last).get(self.evaluation.stop.key) if last >= 0 else None
        return bool(stop and stop.frames)

    @property
    def shows_last(self) -> bool:
        """Whether it shows the last moment at which the evaluation is known to be."""
        last = min(self.evaluation.steps.low, self.evaluation.extent) - 1
        return bool(self.look(max(last, self.unit.compiler.family.least_limit)).frames)


def behind_loop(evaluation: Evaluation, whole: Whole) -> Probe | None:
    """A probe behind a loop in front of the expression."""
    expression = whole.expression(evaluation.stop) if whole.compiler.family.burning else None
    return Probe(whole, evaluation, expression) if expression else None


def probes(evaluation: Evaluation, whole: Whole) -> Iterator[Probe]:
    """The probes that there are, the cheapest first: in the whole text, if that is compiled as soon as a part of it; in
    the declaration that was cut out; and behind a loop, if the evaluation is known to end, since a limit that is large
    enough for that stops nothing else."""
    if whole.is_quick:
        yield Probe(whole, evaluation)
    whole.tell("precompiling what precedes the evaluation")
    unit = whole.cut(evaluation.stop.origin)
    if unit:
        yield Probe(unit, evaluation)
    behind = behind_loop(evaluation, whole) if evaluation.has_known_end else None
    if behind:
        yield behind


class Looking:
    """The ways to look at one evaluation: the batch, the probe that is in use, and those that are left."""
    def __init__(self, evaluation: Evaluation, whole: Whole, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, whole, workers
        self.batch: LooksTogether | None = None
        self.may_batch = whole.compiler.family.burning is not None  # it has not been tried, or it works
        self._probe: Probe | None = None
        self._probes_left = probes(evaluation, whole)
        self._tried: Probe | None = None  # the next one, until it is known whether it is right
        self._lock = threading.Lock()  # one worker finds the probe for all

    def looks(self, steps: Sequence[int]) -> NumberedLooks:
        """What the moments after some numbers of steps show, as the answers come; each is final. In the copies of a
        batch, something may be stopped that is not in the expression itself: what that hides is looked at alone."""
        shown = self._looks_together(steps)
        is_alone = False
        while True:
            lost: dict[int, Look] = {}
            for step, look in shown:
                if self._is_lost(step, look):
                    lost[step] = look if look.is_hidden else _CONTRADICTED
                else:
                    yield step, look
            if not lost or (is_alone and not self._use_next_probe()):
                yield from lost.items()
                return
            shown = zip(lost, self.workers.map(self.look_alone, lost))
            is_alone = True

    def _is_lost(self, step: int, look: Look) -> bool:
        """Whether a look does not show a step, although the evaluation has not ended there."""
        is_before_end = not self.evaluation.has_inexact_end and step < self.evaluation.extent
        return not look.frames and (look.is_hidden or is_before_end)

    def _looks_together(self, steps: Sequence[int]) -> NumberedLooks:
        """What a batch shows; nothing without any. Where the compiler crashes, it may not for one moment at a time."""
        def looks_of_group(group: Sequence[int]) -> list[Look]:
            with contextlib.suppress(Unfinished):
                if self.batch:
                    return self.batch(group)
            return [HIDDEN] * len(group)

        shown = self._shown_by_new_batch(self.groups(steps)[0]) if self._may_try_batch(steps) else {}
        yield from shown.items()
        groups = self.groups([step for step in steps if step not in shown])
        for group, looks in zip(groups, self.workers.map(looks_of_group, groups)):
            yield from zip(group, looks)

    def _may_try_batch(self, steps: Sequence[int]) -> bool:
        """Whether there may be a batch that shows all of these steps, but none has been tried."""
        return (self.may_batch and not self.batch
                and len(steps) >= _LEAST_IN_BATCH and max(steps) <= self.evaluation.extent)

    def _shown_by_new_batch(self, steps: Sequence[int]) -> dict[int, Look]:
        """What the first right batch shows at some steps; it is in use from now on. If there is none, nothing, and none
        is tried again."""
        burning = self.whole.compiler.family.burning
        assert burning  # without that, no batch is tried
        seen, end = self.moments_to_verify(), self.evaluation.extent
        asked = list(dict.fromkeys([*seen, end - 1, end, *steps]))
        for limit in sorted({end, max(end, self.whole.compiler.users_limit)}):
            for batch in burning.batches(self.whole, self.evaluation.stop, limit):
                with contextlib.suppress(Unfinished):  # another text may do where the compiler crashes
                    shown = dict(zip(asked, batch(asked)))
                    if self.is_right(shown, seen):
                        self.batch = batch
                        return {step: shown[step] for step in steps}
        self.may_batch = False
        return {}

    def moments_to_verify(self) -> dict[int, Look]:
        """Some moments that a batch must show as they are: those that the survey has seen or, without any, the last. A
        batch burns the other steps of its limit, so it cannot show what is behind it."""
        evaluation, last = self.evaluation, self.evaluation.extent - 1
        seen = [(step, frames) for step, frames in sorted(evaluation.stacks_at.items()) if step <= last]
        looks = {step: Look(frames) for step, frames in seen[-_MOST_VERIFIED:]}
        return looks or {last: self.look_alone(last)}

    def is_right(self, shown: Mapping[int, Look], seen: Mapping[int, Look]) -> bool:
        """Whether a batch shows what was seen and, if the number of steps is exact, that the evaluation ends there.
        Where it fails, a copy does not show the end."""
        evaluation, end = self.evaluation, self.evaluation.extent
        shows_end = shown[end - 1].frames and (evaluation.failure or shown[end] == ENDED)
        return (all(look.frames and shown[step] == look for step, look in seen.items())
                and bool(shows_end or evaluation.known is not Known.EXACT))

    def groups(self, steps: Sequence[int]) -> list[Sequence[int]]:
        """The moments to look at in each compilation: few enough to keep all jobs busy and the user informed."""
        most = _MOST_STEPS_OF_GROUP * len(steps) // max(sum(steps), 1)
        size = max(1, min(_LARGEST_GROUP, math.ceil(len(steps) / self.workers.jobs), most))
        return [steps[i:i + size] for i in range(0, len(steps), size)]

    def look_alone(self, step: int) -> Look:
        """What a moment shows in a compilation of its own. If the compiler crashes, that is why it is hidden."""
        try:
            with self._lock:
                probe = self._probe_for(step)
            return probe.look(step) if probe else _NO_LIMIT
        except Unfinished as crash:
            return Look(why_hidden=str(crash))

    def _probe_for(self, step: int) -> Probe | None:
        """The probe for a moment; None if a limit would have to be smaller than the compiler allows."""
        if step < self.whole.compiler.family.least_limit:
            probe = behind_loop(self.evaluation, self.whole)
            return probe if probe and probe.shows_last else None
        if not self._probe and not self._use_next_probe():
            self._probe = Probe(self.whole, self.evaluation)
        return self._probe

    def _use_next_probe(self) -> bool:
        """Takes the next probe that shows the evaluation from now on. Returns whether there is one. If its search is
        given up, the same probe is tried next time."""
        while probe := self._tried or next(self._probes_left, None):
            self._tried, is_right = probe, False
            with contextlib.suppress(Unfinished):  # another one may do where the compiler crashes
                is_right = probe.shows_last
            self._tried = None
            if is_right:
                self._probe = probe
                return True
        return False


class Moments:
    """The moments of an evaluation. Those that have been looked at are kept."""
    def __init__(self, evaluation: Evaluation, whole: Whole, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, whole, workers
        self.looking = Looking(evaluation, whole, workers)
        self.kept: dict[int, Look] = {}
        self._frames: dict[Frame, Frame] = {}  # each only once, since many stacks have the same

    def look(self, step: int) -> Look:
        """What a moment shows: the stack, or that it is the end, or that it was not seen."""
        return self.looks([step])[0]

    def looks(self, steps: Iterable[int], what: str | None = None) -> list[Look]:
        """What the moments after some numbers of steps show; `what` they are tells the user how far it is."""
        steps = list(steps)
        if not all(map(self.is_known, steps)):
            self._make_known([step for step in dict.fromkeys(steps) if not self.is_known(step)], what)
        return [self.shown_at(step) for step in steps]

    def is_known(self, step: int) -> bool:
        return step in self.kept or self.evaluation.fails_at(step)

    def shown_at(self, step: int) -> Look:
        """What a moment that is known has shown."""
        failure = self.evaluation.failure
        if failure and self.evaluation.fails_at(step):
            return Look(failure.frames)
        return self.kept[step]

    def _make_known(self, steps: list[int], what: str | None) -> None:
        """Looks at moments that are not known. Each is kept once, when its look is final."""
        for done, (step, look) in enumerate(self.looking.looks(steps), 1):
            frames = tuple(self._frames.setdefault(frame, frame) for frame in look.frames)
            self.kept[step] = look._replace(frames=frames)
            if what:
                self.whole.tell(f"{what} {done} of {len(steps)}")
