# SPDX-License-Identifier: BSL-1.0
"""Chooses how to look at moments of one evaluation: many in one compilation, or each in a compilation of its own.

1.  If there are at least three moments, and the compiler can evaluate copies of the expression, a batch is tried. It is
    used if it shows some moments that are known as they are and, if the exact number of steps is known, the end there.
2.  A batch looks at groups of moments, which keep all jobs busy, and take a bounded number of steps together.
3.  Otherwise each moment is looked at with a probe.
4.  Moments that are lost in one way are looked at in the next one: with a probe instead of the batch, then with others.
5.  A moment at which the compiler crashes is left out, unless it crashes at all of them.
"""
from __future__ import annotations

import contextlib
import math
from typing import Iterable, Iterator, Mapping, Sequence

from ..commands.processes import Workers
from ..compilers.family import BatchView
from ..compilers.answers import ENDED, Look
from ..compilers.whole import Whole
from ..errors import Unfinished
from ..evaluations.evaluation import Evaluation
from ..evaluations.steps import Known
from .probes import Probes, corrected_look

_LEAST_IN_BATCH = 3  # moments: to try whether a batch shows them takes a compilation or two
_LARGEST_GROUP = 1000  # moments that one compilation looks at
_MOST_STEPS_OF_GROUP = 2_000_000  # that one compilation evaluates, about
_MOST_VERIFIED = 4  # moments that a batch must show as other compilations do
_MOST_CRASHES = 3  # before any answer: then the compiler probably crashes at all moments

_CONTRADICTED = Look(why_hidden="an end was seen there that other compilations did not show")

NumberedLooks = Iterable[tuple[int, Look]]  # with the numbers of steps


class Looking:
    """The batch and the probes for one evaluation."""
    def __init__(self, evaluation: Evaluation, whole: Whole, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, whole, workers
        self._probes = Probes(evaluation, whole)
        self.batch: BatchView | None = None
        self.may_batch = whole.compiler.family.burning is not None  # it has not been tried, or it works
        self.crashes: dict[int, Look] = {}  # at these moments, the compiler has crashed in a compilation of their own

    def looks(self, steps: list[int], known: Mapping[int, Look]) -> NumberedLooks:
        """What the moments after some numbers of steps show, as the answers come; each is final. Some may be known
        already. Moments at which the compiler crashes are left out, unless there are no others."""
        while steps:
            lost: dict[int, Look] = {}
            for step, look in self._looks_in_one_way(steps, known):
                if self._is_lost(step, look):
                    lost[step] = look if look.is_hidden else _CONTRADICTED
                else:
                    yield step, look
            if not (lost and self._use_next_way()):
                yield from lost.items()
                break
            steps = [*lost]

    def _is_lost(self, step: int, look: Look) -> bool:
        """Whether a look does not show a step, although the evaluation has not ended there."""
        is_before_end = not self.evaluation.has_inexact_end and step < self.evaluation.extent
        return not look.frames and (look.is_hidden or is_before_end)

    def _use_next_way(self) -> bool:
        """Takes another way to look from now on, since moments have not been shown: in the copies of a batch, something
        may be stopped that is not in the expression itself. Returns whether there is one."""
        if self.batch:
            self.batch, self.may_batch = None, False
            return True
        return self._probes.use_next()

    def _looks_in_one_way(self, steps: list[int], known: Mapping[int, Look]) -> NumberedLooks:
        """What the moments show in the way that is in use."""
        tried: dict[int, Look] = {}
        may_try = self.may_batch and not self.batch and max(steps) <= self.evaluation.extent
        if len(steps) >= _LEAST_IN_BATCH and may_try:
            tried = self._try_batch(steps[:self.size_of_group(steps)], known)
            yield from tried.items()
        left = [step for step in steps if step not in tried]
        batch = self.batch
        together = [step for step in left if batch and step <= batch.limit]
        if batch and together:
            size = self.size_of_group(together)
            groups = [together[i:i + size] for i in range(0, len(together), size)]
            left = [step for step in left if step > batch.limit]
            for group, looks in zip(groups, self._looks_in_groups(batch, groups)):
                if looks is None:
                    left += group
                else:
                    yield from zip(group, looks)
        yield from self._looks_alone(left, are_others_shown=len(left) < len(steps))

    def look_alone(self, step: int) -> Look:
        """What a moment shows in a compilation of its own."""
        return self._probes.look(step)

    def size_of_group(self, steps: Sequence[int]) -> int:
        """How many moments to look at in one compilation: few enough to keep all jobs busy and the user informed."""
        mean = max(sum(steps) // len(steps), 1)
        return max(1, min(_LARGEST_GROUP, math.ceil(len(steps) / self.workers.jobs), _MOST_STEPS_OF_GROUP // mean))

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
                    looks = self._verified_looks(batch, tested, steps)
                    if looks is not None:
                        self.batch = batch
                        return looks
        self.may_batch = False
        return {}

    def _verified_looks(self, batch: BatchView, known: Mapping[int, Look],
                        steps: Sequence[int]) -> dict[int, Look] | None:
        """What a batch shows at some steps, if it also shows what is known and, if the number of steps is exact, that
        the evaluation ends there. Where it fails, a copy does not show the end."""
        evaluation, end = self.evaluation, self.evaluation.extent
        asked = list(dict.fromkeys([*known, end - 1, end, *steps]))
        shown = dict(zip(asked, batch.looks(asked)))
        is_right = all(look.frames and shown[step] == look for step, look in known.items())
        if evaluation.known is Known.EXACT:
            is_right = is_right and bool(shown[end - 1].frames and (evaluation.failure or shown[end] == ENDED))
        return {step: shown[step] for step in steps} if is_right else None

    def moments_to_verify(self, known: Mapping[int, Look]) -> dict[int, Look]:
        """Some moments that a batch must show as they are: those that the survey has seen or, without any, the last."""
        evaluation = self.evaluation
        looks = {step: corrected_look(self.whole, evaluation, frames) for step, frames in evaluation.stacks_at.items()
                 if step < evaluation.extent}  # a batch burns the other steps, so it cannot show more
        looks.update(known)
        # Looks behind the end, which may be behind the limit of a batch, have no frames, and so are left out.
        found = [(step, look) for step, look in looks.items() if look.frames and step < evaluation.extent]
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
