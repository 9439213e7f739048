# SPDX-License-Identifier: BSL-1.0
"""A constant evaluation, all that is known of it, and what people call it."""
from __future__ import annotations

import itertools
from typing import Iterable, Mapping

from ..compilers.answers import Frame, Kind, Reason, Stop
from ..source.printed import last_name
from ..source.text import Position
from .steps import Known, Sight, StepBounds


class Evaluation:
    """An evaluation, of which no more than `horizon` steps are looked at."""
    def __init__(self, stop: Stop, lines: range, failure: Reason | None, horizon: int):
        self.stop = stop  # that with the deepest stack
        self.lines = lines  # of its statement
        self.failure = failure  # why it fails after its last step
        self.steps = StepBounds(was_seen=failure is not None)
        self.shown: dict[int, Stop | None] = {}  # what the whole text has shown of it, by limits
        self.sights: dict[int, Sight] = {}  # what follows from that
        self.horizon = horizon
        self.is_fleeting = False  # it only takes place if a limit stops something else, so its silence is no end
        self.place = f"{stop.position.path}:{stop.position.line}"
        self.qualified = evaluation_name(stop)
        self.name = self.qualified or self.place  # for people

    @property
    def known(self) -> Known:
        """What is known about its number of steps."""
        steps = self.steps
        if steps.low == steps.high:
            return Known.EXACT
        if steps.estimate is not None:
            return Known.AT_MOST_ABOUT if steps.is_estimate_bound else Known.ABOUT
        if not steps.was_seen:
            return Known.NOT_COUNTED
        if steps.high is not None:
            return Known.BETWEEN if steps.low > 0 else Known.AT_MOST
        return Known.MORE_THAN if steps.low > self.horizon else Known.AT_LEAST

    @property
    def has_count(self) -> bool:
        """Whether one number is known, exactly or about."""
        return self.known in (Known.EXACT, Known.ABOUT, Known.AT_MOST_ABOUT)

    @property
    def has_known_end(self) -> bool:
        """Whether it was seen to end, itself or a copy of it."""
        return self.steps.end is not None

    @property
    def has_inexact_end(self) -> bool:
        """Whether it was seen to end, but not exactly where."""
        return self.has_known_end and self.known is not Known.EXACT

    @property
    def extent(self) -> int:
        """How many steps are looked at: all up to the end, as far as that is known, or up to the last one that was
        seen, or up to the horizon if it takes more, or if nothing was seen."""
        if self.steps.end is not None:
            return self.steps.end
        return self.steps.low if self.known is Known.AT_LEAST else self.horizon

    @property
    def last_moment(self) -> int:
        """The number of the last moment. There is one after the last step only if the evaluation fails there."""
        return self.extent if self.failure and self.has_known_end else max(self.extent - 1, 0)

    @property
    def takes_steps(self) -> bool:
        """Whether the evaluation may take steps; one that takes none only uses what has been evaluated."""
        return self.extent > 0 or self.failure is not None

    @property
    def is_false(self) -> bool:
        """Whether it is an assertion that is false: it fails behind its last step."""
        return self.failure is not None and self.failure.kind is Kind.ASSERTION

    def fails_at(self, step: int) -> bool:
        """Whether the evaluation fails after so many steps."""
        return self.failure is not None and step == self.steps.high

    @property
    def rank(self) -> tuple[bool, bool, int, int, Position]:
        """A key to sort by: those that fail come first, then the largest."""
        return (self.failure is None, self.known is Known.NOT_COUNTED, self.horizon - self.extent, -self.steps.low,
                self.stop.position)

    @property
    def is_shared(self) -> bool:
        """Whether several evaluations in its statement are taken for one."""
        return any(stop.is_shared for stop in self.shown.values() if stop)

    @property
    def stacks_at(self) -> Mapping[int, tuple[Frame, ...]]:
        """The stacks at the limits that have stopped it."""
        return {limit: stop.frames for limit, stop in sorted(self.shown.items()) if stop and stop.frames}

    def sight(self, stop: Stop | None, *, may_be_hidden: bool = False) -> Sight:
        """What a compilation that has shown `stop` of the evaluation, or nothing, tells of its end. The limit also
        stops what an evaluation depends on and, since Clang 19, arrays with more elements than steps."""
        if stop is None:
            return Sight.UNCLEAR if may_be_hidden else Sight.SILENT
        if stop.frames:
            return Sight.STOPPED
        # Of an assertion, the message may also have what a loop has put in front of its condition.
        is_own = stop.reason is not None and self.failure is not None and (
            stop.reason.text == self.failure.text or self.is_false and stop.reason.kind is Kind.ASSERTION)
        return Sight.FAILED if is_own else Sight.UNCLEAR

    def see(self, limit: int, stop: Stop | None, *, may_be_hidden: bool = False) -> None:
        """Records what a compilation of the whole text with a further limit has shown of the evaluation."""
        self.shown[limit], self.sights[limit] = stop, self.sight(stop, may_be_hidden=may_be_hidden)

    def learn(self, enough: int | None = None) -> None:
        """Concludes what follows from all that, and from the smallest limit that stops nothing in the text."""
        sights = {limit: Sight.UNCLEAR if self.is_fleeting and sight is Sight.SILENT else sight
                  for limit, sight in self.sights.items()}
        self.steps = self.steps.with_limits(sights, None if self.is_fleeting else enough,
                                            fails=self.failure is not None)


def evaluation_name(stop: Stop) -> str:
    """The variable, or what is instantiated, or both; empty if neither is known."""
    variable, instance = stop.variable, next(iter(_instance_names(stop)), "")
    if not (variable and instance):
        return instance or variable
    if last_name(variable) != last_name(instance):
        return f"{variable} in {instance}"
    return variable if "<" in variable and "<" not in instance else instance


def _instance_names(stop: Stop) -> list[str]:
    """What is instantiated, innermost first."""
    return [each.name for each in stop.context if each.name]


def tell_apart(evaluations: Iterable[Evaluation]) -> None:
    """Names evaluations. Where those at one place have the same name, the innermost instance that differs is added.
    Clang leaves out most template arguments of some instances."""
    groups: dict[tuple[str, str], list[Evaluation]] = {}
    for evaluation in evaluations:
        groups.setdefault((evaluation.place, evaluation.qualified or evaluation.place), []).append(evaluation)
    for (_, name), same in groups.items():
        levels = itertools.zip_longest(*(_instance_names(evaluation.stop) for evaluation in same), fillvalue="")
        instances = next((names for names in levels if len(set(names)) > 1), [""] * len(same))
        for evaluation, instance in zip(same, instances):
            evaluation.name = f"{name} in {instance}" if instance else name
