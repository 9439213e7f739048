# SPDX-License-Identifier: BSL-1.0
"""A constant evaluation, all that is known of it and of its number of steps, and what people call it.

Silence is an end only if a smaller limit has stopped the evaluation, and if nothing was stopped that it may use:
whatever it needs then fits into the larger limit, too, so that it has ended there."""
from __future__ import annotations

import enum
import itertools
from dataclasses import dataclass, replace
from typing import Iterable, Mapping

from ..compilers.answers import Frame, Kind, Reason, Stop
from ..source.printed import last_name
from ..source.text import Position

_LEAST_WIDE_RATIO = 4  # the least factor between the ends of a range that is divided by equal factors


class Known(enum.Enum):
    """What is known about the number of steps of an evaluation, as it is shown; docs/profile/internals.md says what was
    seen then."""
    EXACT = "{extent:,}"
    ABOUT = "about {extent:,}"  # an estimate, which no limit has confirmed
    AT_MOST_ABOUT = "at most about {extent:,}"  # the same, but results that are remembered may save steps
    BETWEEN = "{low:,} to {extent:,}"
    AT_MOST = "at most {extent:,}"  # no limit has stopped it, as with most that fail
    MORE_THAN = "more than {extent:,}"  # no more steps are looked at
    AT_LEAST = "at least {low:,}"  # no end was seen
    NOT_COUNTED = "not counted"  # nothing was seen of the evaluation itself


class Sight(enum.Enum):
    """What a compilation of the whole text with a limit has shown of an evaluation."""
    STOPPED = enum.auto()  # the limit has stopped it: it takes more steps
    FAILED = enum.auto()  # it fails for its own reason: it takes no more steps until then
    UNCLEAR = enum.auto()  # something else was stopped instead, or may have been
    SILENT = enum.auto()  # the compiler says nothing of it
    ENOUGH = enum.auto()  # the limit has stopped nothing at all


@dataclass(frozen=True)
class StepBounds:
    """What is known about a number of steps. Immutable: each method returns other bounds.

    The evaluation takes at least `low` steps and, once it has been seen to end, at most `high`, which is never less
    than `low`. Both come from the limits with which the whole text was compiled, unless looks at the evaluation alone
    have shown them: then no such limit tells more."""
    low: int = 0
    high: int | None = None  # None if it has not been seen to end
    was_seen: bool = False  # itself: by a limit, perhaps behind a loop, or since it fails
    raw_estimate: int | None = None  # what a loop behind the expression, or behind a copy of it, tells
    is_estimate_bound: bool = False  # no results of calls were remembered in that copy
    are_of_evaluation_alone: bool = False

    def with_limits(self, sights: Mapping[int, Sight], *, fails: bool) -> StepBounds:
        """The bounds that follow from what limits have shown. One that fails ends where it says so, or where the limit
        is enough."""
        last = max((limit for limit, sight in sights.items() if sight is Sight.STOPPED), default=-1)
        was_seen = self.was_seen or last >= 0
        if self.are_of_evaluation_alone:
            return replace(self, was_seen=was_seen)
        unclear = max((limit for limit, sight in sights.items() if sight is Sight.UNCLEAR), default=-1)
        end = Sight.FAILED if fails else Sight.SILENT
        ends = [limit for limit, sight in sights.items() if limit > last and (
            sight is Sight.ENOUGH or sight is end and limit > unclear and (fails or last >= 0))]
        return replace(self, low=last + 1, high=min(ends, default=None), was_seen=was_seen)

    def with_estimate(self, steps: int, *, is_bound: bool = False) -> StepBounds:
        """Adds what a loop behind the expression tells."""
        return replace(self, raw_estimate=steps, is_estimate_bound=is_bound)

    def narrowed(self, low: int, high: int | None) -> StepBounds:
        """Replaces the bounds by those that looks at moments of the evaluation have shown."""
        return replace(self, low=low, high=high, was_seen=True, are_of_evaluation_alone=True)

    def settled(self, steps: int) -> StepBounds:
        """Replaces the bounds by the exact number: with a step fewer, the evaluation was stopped, unless it takes none.
        """
        return replace(self.narrowed(steps, steps), was_seen=self.was_seen or steps > 0)

    @property
    def estimate(self) -> int | None:
        """The estimate, unless the bounds contradict it: GCC may remember results of calls, but does not in a text that
        counts."""
        steps = self.raw_estimate
        return None if steps is None or steps < self.low or (self.high is not None and steps > self.high) else steps

    @property
    def end(self) -> int | None:
        """The number of steps after which the evaluation ends, if it was seen to end, itself or a copy of it: the
        estimate, or else the upper bound."""
        return self.high if self.estimate is None else self.estimate


class Evaluation:
    """An evaluation, of which no more than `horizon` steps are looked at. What is known of the number of its steps says
    where it ends, and how many of them are looked at:

        known                   steps.end               extent
        EXACT                   steps.low               steps.end
        ABOUT, AT_MOST_ABOUT    steps.estimate          steps.end
        BETWEEN, AT_MOST        steps.high              steps.end
        MORE_THAN               None                    horizon
        AT_LEAST                None                    steps.low
        NOT_COUNTED             steps.high, or None     steps.end, or horizon
    """
    def __init__(self, stop: Stop, failure: Reason | None, horizon: int):
        self.stop = stop  # that with the deepest stack
        self.failure = failure  # why it fails after its last step
        self.steps = StepBounds(was_seen=failure is not None)
        self.sights: dict[int, Sight] = {}  # what the whole text has shown of it, by limits
        self.stacks_at: dict[int, tuple[Frame, ...]] = {}  # by the limits that have stopped it
        self.is_shared = False  # several evaluations in its statement are taken for one
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

    def see(self, limit: int, stop: Stop | None, *, may_be_hidden: bool = False, is_enough: bool = False) -> None:
        """Records what a compilation of the whole text with a further limit has shown of the evaluation."""
        self.sights[limit] = Sight.ENOUGH if is_enough else self.sight(stop, may_be_hidden=may_be_hidden)
        if stop and stop.frames:
            self.stacks_at[limit], self.is_shared = stop.frames, self.is_shared or stop.is_shared

    def learn(self) -> None:
        """Concludes what follows from all that."""
        sights = {limit: sight for limit, sight in self.sights.items()
                  if not self.is_fleeting or sight in (Sight.STOPPED, Sight.FAILED)}
        self.steps = self.steps.with_limits(sights, fails=self.failure is not None)


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


def between(low: int, high: int, jobs: int) -> list[int]:
    """Up to as many numbers as there are jobs, or two, that divide a range: evenly or, if it is wide, by equal factors,
    since most evaluations take few steps."""
    count = max(jobs, 2)
    least = max(low, 1)
    if high <= _LEAST_WIDE_RATIO * least:
        return sorted({low + (high - low) * i // (count + 1) for i in range(count + 1)} - {low})
    factor = (high / least) ** (1 / (count + 1))
    return sorted({int(least * factor ** i) for i in range(1, count + 1)} - {low})
