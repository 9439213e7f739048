# SPDX-License-Identifier: BSL-1.0
"""Looks at moments of one evaluation, each in a compilation of its own, or many in one."""
from __future__ import annotations

import time
from typing import Sequence

from ..evaluations.evaluation import Evaluation
from ..terminal import progress
from ..text.calls import function_name
from ..units.unit import Unit
from ..workers import Workers
from .batch import Batch
from .cost import Cost
from .probe import Look, Probe

WORTH_BATCH = 3  # moments: to try whether a batch shows them takes a compilation or two
KNOWN = 4  # moments that a batch must show as compilations of their own do


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
        if len(missing) >= WORTH_BATCH and self.may_batch and not self.batch:
            self.try_batch(missing[:self.size_of_group(missing)])
            missing = [step for step in missing if step not in self.kept]
        size = self.size_of_group(missing) if missing and self.batch else 1
        groups = [missing[i:i + size] for i in range(0, len(missing), size)]
        top: list[str] = []
        start, done = time.monotonic(), 0
        for group, looks in zip(groups, self.workers.map(self.look_at_group, groups)):
            self.kept.update(zip(group, looks))
            done += len(group)
            top += [function_name(look.frames[-1].call) for look in looks if look.frames]
            if what and top:  # a first answer while the user waits
                left = (time.monotonic() - start) / done * (len(missing) - done)
                progress(f"{what} {done} of {len(missing)}, about {left:.0f} s left, "
                         f"most in {max(top, key=top.count)}")

    def size_of_group(self, steps: Sequence[int]) -> int:
        return self.cost.size_of_group(steps, self.workers.jobs)

    def look_at_group(self, steps: Sequence[int]) -> list[Look]:
        if len(steps) > 1 and self.batch:
            return self.batch.look(steps)
        return [self.look_alone(step) for step in steps]

    def look_alone(self, step: int) -> Look:
        look = self.probe.look(step)
        self.cost.seconds[step] = self.probe.seconds(step)
        return look

    def try_batch(self, steps: list[int]) -> None:
        """Looks at some moments in a batch, which must also show the end, the last moment before it, and some
        moments that are known, and save time; otherwise, none is used. In a template of which there are many
        instances, it may not save time."""
        batches = self.batches()
        known = self.known_looks() if batches else {}
        for batch in batches if known else []:
            looks, seconds = batch.timed_look([*known, *steps])
            is_cheap = seconds < self.cost.of_steps([*known, *steps])
            if is_cheap and looks[:len(known)] == list(known.values()):
                self.batch = batch
                self.kept.update(zip(steps, looks[len(known):]))
                return
        self.batch, self.may_batch = None, False

    def batches(self) -> list[Batch]:
        """Those that may show the evaluation, the cheapest first."""
        one, compiler = self.evaluation, self.whole.compiler
        limits = {one.most}
        if compiler.family.burner.is_fast:
            limits.add(max(one.most, compiler.own_limit))
        return [batch for limit in sorted(limits) for batch in Batch.all_of(self.whole, one, limit)]

    def known_looks(self) -> dict[int, Look]:
        """Some moments that a batch must show as they are; none if it cannot."""
        one, is_exact = self.evaluation, self.whole.compiler.family.burner.is_exact
        if self.remembers_results():
            return {}
        known: dict[int, Look] = {}
        if one.is_counted:
            last = one.most - 1
            for step in [last] if is_exact else [last // 3, 2 * last // 3, last]:
                known[step] = self.kept.get(step) or self.look_alone(step)
            if is_exact and not one.failure:
                known[one.most] = Look()
        others = [(step, look) for step, look in self.kept.items() if look.frames and step not in known]
        return {**dict(others[:max(KNOWN - len(known), 0)]), **known}

    def remembers_results(self) -> bool:
        """Whether the evaluation takes many more steps if the compiler must not remember the results of calls. It
        takes some more: GCC evaluates a condition again if it has been stopped behind a call."""
        options, steps = self.whole.compiler.family.without_memory, self.evaluation.most
        return bool(options) and self.probe.look(steps + max(steps // 50, 200), *options) != Look()

    def forget(self, steps: list[int]) -> None:
        """Forgets what a batch has shown of some moments, and uses none from now on."""
        self.batch, self.may_batch = None, False
        for step in steps:
            del self.kept[step]
