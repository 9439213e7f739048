# SPDX-License-Identifier: BSL-1.0
"""A constant evaluation, and what is known about its steps."""
from __future__ import annotations

import itertools
from typing import Iterable, Mapping

from ..compilers.diagnostics import Frame, Key, Kind, Position, Reason, Stop
from ..compilers.limits import UNLIMITED
from .names import evaluation_name, instance_names
from .steps import StepBounds


class Evaluation:
    """An evaluation, of which no more than `horizon` steps are looked at."""
    def __init__(self, stop: Stop, lines: range, failure: Reason | None = None, variable: str = "",
                 horizon: int = UNLIMITED):
        self.stop = stop
        self.lines = lines  # of its statement
        self.failure = failure  # why it fails after its last step
        self.steps = StepBounds(was_stopped=failure is not None)
        self.shown: dict[int, Stop | None] = {}  # what the whole text has shown of it, by limits
        self.horizon = horizon
        self.place = f"{stop.position.path}:{stop.position.line}"
        self.variable = variable  # that is initialized; empty if it is not known
        self.qualified = evaluation_name(stop, variable)
        self.name = self.qualified or self.place  # for people

    def show_deepest(self, stop: Stop) -> None:
        """Replaces the stop by another one of this evaluation, which has a deeper stack. Its key, and what depends on
        that, such as the place, are the same."""
        assert stop.key == self.stop.key
        self.stop = stop

    def name_for_people(self, name: str) -> None:
        self.name = name

    def replace_steps(self, steps: StepBounds) -> None:
        """Records what is known about its steps now; nothing else changes that."""
        self.steps = steps

    @property
    def low(self) -> int:
        """The evaluation takes at least so many steps."""
        return self.steps.low

    @property
    def high(self) -> int | None:
        """The evaluation takes at most so many steps; None if no compilation has seen its end."""
        return self.steps.high

    @property
    def was_stopped(self) -> bool:
        """Whether the evaluation itself was stopped: by a limit, or since it fails."""
        return self.steps.was_stopped

    @property
    def limits_of_others(self) -> tuple[int, ...]:
        """The limits at which something else was stopped instead."""
        return tuple(limit for limit, stop in sorted(self.shown.items())
                     if stop and not stop.frames and not self.has_ended(stop))

    @property
    def stacks_at(self) -> Mapping[int, tuple[Frame, ...]]:
        """The stacks at the limits that have stopped it."""
        return {limit: stop.frames for limit, stop in sorted(self.shown.items()) if stop and stop.frames}

    @property
    def has_known_end(self) -> bool:
        return self.high is not None

    @property
    def is_too_long(self) -> bool:
        """Whether the evaluation takes more steps than are looked at."""
        return not self.has_known_end and self.low > self.horizon

    @property
    def most(self) -> int:
        """The evaluation takes no more steps, or no more are looked at."""
        return self.horizon if self.high is None else self.high

    @property
    def takes_steps(self) -> bool:
        """Whether the evaluation may take steps; one that takes none only uses what has been evaluated."""
        return self.most > 0 or self.failure is not None

    @property
    def is_counted(self) -> bool:
        """Whether its exact number of steps is known."""
        return self.has_known_end and self.low == self.high

    @property
    def rank(self) -> tuple[bool, bool, int, int, Position]:
        """A key to sort by: those that fail come first, then the largest."""
        return self.failure is None, not self.was_stopped, self.horizon - self.most, -self.low, self.stop.position

    @property
    def is_false(self) -> bool:
        """Whether it is an assertion that is false: it fails behind its last step."""
        return self.failure is not None and self.failure.kind is Kind.ASSERTION

    def fails_at(self, step: int) -> bool:
        """Whether the evaluation fails after so many steps, which are counted."""
        return self.failure is not None and self.is_counted and step == self.high

    @property
    def last_moment(self) -> int:
        """The number of the last moment. There is one after the last step only if the evaluation fails there."""
        return self.most if self.failure and self.has_known_end else max(self.most - 1, 0)

    def find_in(self, stops: dict[Key, Stop]) -> Stop | None:
        """What a compilation shows of it."""
        found = stops.get(self.stop.key)
        if found or self.stop.says_what:
            return found
        return next((stop for stop in stops.values() if self.is_same(stop)), None)

    def is_same(self, stop: Stop) -> bool:
        """GCC, which does not say what fails, may name another line of the statement before a
        function is called. If that is another evaluation in these lines, the two become one."""
        ours, other = self.stop.position, stop.position
        # Different columns are those of different variables, but 0 means that the statement begins in another line.
        is_there = (other.path == ours.path and other.line in self.lines
                    and (other.column == ours.column or 0 in (other.column, ours.column)))
        return is_there and not self.stop.says_what and stop.is_outside_calls and stop.context == self.stop.context

    def has_ended(self, stop: Stop | None) -> bool:
        """Whether the evaluation has ended in a compilation that has shown `stop` of it, or has not shown it. The limit
        also stops what an evaluation depends on and, since Clang 19, arrays with more elements than steps."""
        return stop is None or (self.failure is not None and stop.reason is not None
                                and stop.reason.text == self.failure.text)

    def learn(self, shown: Iterable[tuple[int, Stop | None]]) -> None:
        """Records what compilations of the whole text with further limits have shown of the evaluation."""
        new = dict(shown)
        self.shown.update(new)
        steps = self.steps
        for limit, stop in new.items():
            if stop and stop.frames:
                steps = steps.stopped_at(limit)
            elif not self.has_ended(stop):
                steps = steps.hidden_at(limit)
        # Then a larger limit, which is known, may have shown the end.
        is_disproved = self.has_known_end and steps.high is None
        for limit in self.shown if is_disproved else new:
            steps = steps.ended_at(limit)
        self.replace_steps(steps)


def tell_apart(evaluations: Iterable[Evaluation]) -> None:
    """Names evaluations. Where those at one place have the same name, the innermost instance that differs is added.
    Clang leaves out most template arguments of some instances."""
    groups: dict[tuple[str, str], list[Evaluation]] = {}
    for evaluation in evaluations:
        groups.setdefault((evaluation.place, evaluation.qualified or evaluation.place), []).append(evaluation)
    for (_, name), same in groups.items():
        levels = itertools.zip_longest(*(instance_names(evaluation.stop) for evaluation in same), fillvalue="")
        instances = next((names for names in levels if len(set(names)) > 1), [""] * len(same))
        for evaluation, instance in zip(same, instances):
            evaluation.name_for_people(f"{name} in {instance}" if instance else name)
