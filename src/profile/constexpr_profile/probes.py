# SPDX-License-Identifier: BSL-1.0
"""Looks at moments of one evaluation, each in a compilation of its own, or many in one."""
from __future__ import annotations

import time
from typing import Iterator, Sequence

from .batch import Batch
from .calls import function_name
from .cost import Cost
from .evaluation import Evaluation
from .probe import Look, Probe
from .terminal import progress
from .unit import Unit
from .workers import Workers

WORTH_BATCH = 5  # moments: to try whether a batch shows them takes two or three compilations
KNOWN = 2  # moments that a batch must show as compilations of their own do


class Probes:
    """A probe, what it has shown and cost, and a batch if that shows the same."""
    def __init__(self, probe: Probe, whole: Unit, workers: Workers):
        self.probe, self.whole, self.workers = probe, whole, workers
        self.kept: dict[int, Look] = {}
        self.cost = Cost()
        self.batch: Batch | None = None
        self.may_batch = True  # it has not been tried, or it works

    @property
    def evaluation(self) -> Evaluation:
        return self.probe.evaluation

    def look(self, steps: list[int], what: str | None) -> None:
        """Keeps what the moments after some numbers of steps show."""
        missing = [step for step in steps if step not in self.kept]
        top: list[str] = []
        start, done = time.monotonic(), 0
        for group, looks in self.looks(self.groups(missing)):
            self.kept.update(zip(group, looks))
            done += len(group)
            top += [function_name(look.frames[-1].call) for look in looks if look.frames]
            if what and top:  # a first answer while the user waits
                left = (time.monotonic() - start) / done * (len(missing) - done)
                progress(f"{what} {done} of {len(missing)}, about {left:.0f} s left, "
                         f"most in {max(top, key=top.count)}")

    def looks(self, groups: list[list[int]]) -> Iterator[tuple[list[int], list[Look]]]:
        return zip(groups, self.workers.map(self.look_at_group, groups))

    def look_at_group(self, steps: Sequence[int]) -> list[Look]:
        if len(steps) > 1 and self.batch:
            return self.batch.look(steps)
        return [self.cost.measured(step, self.probe.look) for step in steps]

    def groups(self, steps: list[int]) -> list[list[int]]:
        """The steps, divided into those that are looked at in one compilation."""
        if len(steps) >= WORTH_BATCH and self.may_batch and not self.batch:
            self.batch = self.tried_batch()
            self.may_batch = self.batch is not None
        size = self.cost.size_of_group(steps, self.workers.jobs) if self.batch and steps else 1
        return [steps[i:i + size] for i in range(0, len(steps), size)]

    def tried_batch(self) -> Batch | None:
        """A batch, if it shows the end, the last moment before it, and some moments that are known."""
        one = self.evaluation
        known = [step for step, look in self.kept.items() if look.frames][:KNOWN]
        batches = [Batch.of(self.whole, one, limit)
                   for limit in sorted({one.high, max(one.high, self.whole.compiler.own_limit)})]
        if not batches[0] or not (known or one.is_counted):
            return None
        if one.is_counted:
            self.kept[one.high - 1] = self.cost.measured(one.high - 1, self.probe.look)
            known.append(one.high - 1)
        expected = [self.kept[step] for step in known]
        if one.is_counted and not one.failure:
            known.append(one.high)
            expected.append(Look())
        return next((batch for batch in batches if batch and batch.look(known) == expected), None)

    def forget(self, steps: list[int]) -> None:
        """Forgets what a batch has shown of some moments, and uses none from now on."""
        self.batch, self.may_batch = None, False
        for step in steps:
            del self.kept[step]
