# SPDX-License-Identifier: BSL-1.0
"""Looks at moments of one evaluation, each in a compilation of its own, or many in one."""
from __future__ import annotations

import contextlib
import math
import threading
from typing import Iterator, Mapping, Sequence

from ..evaluations.evaluation import Evaluation
from ..failure import Unfinished
from ..units.whole import Whole
from ..workers import Workers
from .batch import Batch
from .crashes import NumberedLooks, looks_alone, looks_in_groups
from .probe import ENDED, HIDDEN, Look, Probe, corrected_look
from .verification import verification_for
from .ways import Ways

LEAST_IN_BATCH = 3  # moments: to try whether a batch shows them takes a compilation or two
LARGEST_GROUP = 1000  # moments that one compilation looks at
_MOST_STEPS_OF_GROUP = 2_000_000
_MOST_VERIFIED = 4  # moments that a batch must show as other compilations do


class BatchOrProbe:
    """The probe and the batch for one evaluation. A batch is used if it shows the same as a probe. A probe is only made
    if it is needed."""
    def __init__(self, evaluation: Evaluation, whole: Whole, workers: Workers):
        self.evaluation, self.whole, self.workers = evaluation, whole, workers
        self.ways = Ways(evaluation, whole)
        self.verification = verification_for(whole.compiler.family)
        self._probe_in_use: Probe | None = None
        self._probe_below_limits: Probe | None = None  # for moments before those that a limit shows
        self._lock = threading.Lock()  # one thread looks for it
        self.batch: Batch | None = None
        self.may_batch = True  # it has not been tried, or it works

    def find_probe(self) -> Probe:
        """The probe that has been found, or else the first one that works."""
        with self._lock:
            if not self._probe_in_use:
                self._probe_in_use = self.ways.next() or Probe(self.whole, self.evaluation)
            return self._probe_in_use

    def _probe_for(self, step: int) -> Probe | None:
        """The probe for a moment; None if a limit would have to be smaller than the compiler allows."""
        if step >= self.whole.compiler.family.least_limit:
            return self.find_probe()
        with self._lock:
            if not self._probe_below_limits:
                self._probe_below_limits = self.ways.behind_loop()
            return self._probe_below_limits

    def looks(self, steps: list[int], known: Mapping[int, Look]) -> NumberedLooks:
        """What the moments after some numbers of steps show, as the answers come. Some may be known already. Moments at
        which the compiler crashes are left out, unless there are no others."""
        tried: dict[int, Look] = {}
        if len(steps) >= LEAST_IN_BATCH and self.may_batch and not self.batch:
            tried = self._try_batch(steps[:self.size_of_group(steps)], known)
            yield from tried.items()
        left = [step for step in steps if step not in tried]
        batch = self.batch  # another thread may give it up
        if batch and left:
            size = self.size_of_group(left)
            groups = [left[i:i + size] for i in range(0, len(left), size)]
            left = []
            for group, looks in zip(groups, looks_in_groups(self.workers, batch, groups)):
                if looks is None:
                    left += group
                else:
                    yield from zip(group, looks)
        yield from looks_alone(self.workers, self.look, left, are_others_shown=len(left) < len(steps))

    def size_of_group(self, steps: Sequence[int]) -> int:
        """How many moments to look at in one compilation: few enough to keep all jobs busy and the user informed."""
        mean = max(sum(steps) // len(steps), 1)
        return max(1, min(LARGEST_GROUP, math.ceil(len(steps) / self.workers.jobs), _MOST_STEPS_OF_GROUP // mean))

    def look(self, step: int) -> Look:
        """What a moment shows in a compilation of its own."""
        probe = self._probe_for(step)
        if not probe:
            return HIDDEN
        return probe.look(step)

    def _try_batch(self, steps: list[int], known: Mapping[int, Look]) -> dict[int, Look]:
        """Looks at some moments in a batch; if none is right, none is used from now on."""
        try:
            tested = self.moments_to_verify(known)
        except Unfinished:  # one of them crashes the compiler, but others may be looked at
            return {}
        for batch in self._batches():
            with contextlib.suppress(Unfinished):  # another text may do where the compiler crashes
                looks = self._verify_batch(batch, tested, steps)
                if looks is not None:
                    self.batch = batch
                    return dict(zip(steps, looks))
        self.may_batch = False
        return {}

    def _verify_batch(self, batch: Batch, known: dict[int, Look], steps: list[int]) -> list[Look] | None:
        """What a batch shows at some steps, if it also shows what is known, the last moment and the end."""
        evaluation = self.evaluation
        tested = [*known, evaluation.most - 1, evaluation.most + self.surplus]
        looks = batch.looks([*tested, *steps])
        before_end, end = looks[len(known):len(tested)]
        if looks[:len(known)] != list(known.values()):
            return None
        if evaluation.is_counted and not (before_end.frames and (evaluation.failure or end == ENDED)):
            return None
        return looks[len(tested):]

    @property
    def surplus(self) -> int:
        """How many more steps a copy may take, at the most."""
        return self.verification.surplus(self.evaluation.most)

    def _batches(self) -> Iterator[Batch]:
        """The batches that may show the evaluation, the cheapest first."""
        compiler, most = self.whole.compiler, self.evaluation.most + self.surplus
        limits = {most}
        if compiler.family.burner.is_fast:
            limits.add(max(most, compiler.users_limit))
        for limit in sorted(limits):
            yield from Batch.all_of(self.whole, self.evaluation, limit)

    def moments_to_verify(self, known: Mapping[int, Look]) -> dict[int, Look]:
        """Some moments that a batch must show as they are: those that the survey has seen, if they are enough."""
        evaluation, verification = self.evaluation, self.verification
        looks = {step: corrected_look(self.whole, evaluation, frames) for step, frames in evaluation.stacks_at.items()
                 if step < evaluation.most}  # a batch burns the other steps, so it cannot show more
        looks.update(known)
        # Looks behind the end, which may be behind the limit of a batch, have no frames, and so are left out.
        found = [(step, look) for step, look in looks.items() if len(look.frames) >= verification.least_frames]
        tested = dict(found[-_MOST_VERIFIED:])
        moments = verification.moments(evaluation.most - 1)
        for step in moments:
            if step not in tested and len(tested) < len(moments):
                tested[step] = self.look(step)
        return tested

    def use_next_way(self) -> bool:
        """Takes another way to look from now on, since moments have not been shown: in the copies of a batch, something
        may be stopped that is not in the expression itself. Returns whether there is one."""
        if self.batch:
            self.batch, self.may_batch = None, False
            return True
        with self._lock:
            probe = self.ways.next()
            self._probe_in_use = probe or self._probe_in_use
        return probe is not None
