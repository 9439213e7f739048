# SPDX-License-Identifier: BSL-1.0
"""Samples one evaluation, or several as if one followed the other."""
from __future__ import annotations

import bisect
import collections
import functools
import itertools
import random
from typing import Iterator, NamedTuple, Sequence, TypeVar

from ..compilers.answers import UNKNOWN, Frame
from ..errors import Failure
from ..evaluations.evaluation import Evaluation, Known
from ..evaluations.survey import Ownership
from ..source.printed import function_name
from .moments import Moments

SAMPLES, SEED = 200, 1  # if nothing else is chosen
_SAMPLES_OF_FIRST_TABLE = 25  # which show enough
_KNOWN_EXTENTS = Known.EXACT, Known.ABOUT, Known.MORE_THAN
Name = TypeVar("Name", str, "tuple[str, int]")


class Share(NamedTuple):
    value: float
    error: float  # the standard error


class Sample(NamedTuple):
    """What was seen of an evaluation at one moment."""
    evaluation: Evaluation
    frames: tuple[Frame, ...]


def shares_of(stacks: Sequence[Sequence[Name | None]], is_complete: bool = False,
              root: Name | None = None) -> list[tuple[Name, Share, Share]]:
    """Names with their self and total shares of some stacks, which are in the order of their steps: the largest
    first. The root, if there is one, is in every stack, also in those that were not seen."""
    own: dict[Name, list[int]] = {}
    total: dict[Name, list[int]] = {}
    for index, names in enumerate(stacks):
        for name in {name for name in names if name}:
            total.setdefault(name, []).append(index)
        if names and names[-1]:
            own.setdefault(names[-1], []).append(index)
    count = max(len(stacks), 1)
    rows = [(name, _share(own.get(name, []), count, is_complete), _share(where, count, is_complete or name == root))
            for name, where in total.items()]
    return sorted(rows, key=lambda row: (-row[1].value, -row[2].value, row[0]))


def _share(where: Sequence[int], count: int, is_complete: bool) -> Share:
    """The share of some samples, which are given by their indices in increasing order."""
    begins = sum(one - 1 != before for before, one in zip([-1, *where], where))
    ends = sum(one + 1 != behind for one, behind in zip(where, [*where[1:], count]))
    # In strata, the differences between neighbours tell the variance. Without any, one may be between two samples.
    return Share(len(where) / count, 0 if is_complete else (max(begins + ends, 1) / 2) ** 0.5 / count)


class Profile:
    """One random moment in each of equal slices of the steps, which is never less exact than as many random moments.
    As many samples as steps are a count."""
    def __init__(self, parts: Sequence[Moments], chosen: Sequence[tuple[Moments, int]], ownership: Ownership,
                 left: int = 0):
        self.evaluations = [part.evaluation for part in parts]
        self.ownership = ownership
        self.left = left  # samples that have not been taken yet
        self.steps = sum(evaluation.extent for evaluation in self.evaluations)
        self.whole = parts[0].whole
        looks = [(moments.evaluation, moments.shown_at(step)) for moments, step in chosen]
        self.samples = [Sample(evaluation, look.frames) for evaluation, look in looks if look.frames]
        self.unseen = [look for _, look in looks if not look.frames]
        self.sample_count = max(len(self.samples), 1)
        stacks = [sample.frames for sample in self.samples]
        stacks += [each.failure.frames for each in self.evaluations if each.failure]
        self.depth = max((len(frames) - 1 for frames in stacks), default=0)

    @property
    def evaluation(self) -> Evaluation | None:
        """The evaluation, if it is only one."""
        return self.evaluations[0] if len(self.evaluations) == 1 else None

    @property
    def is_complete(self) -> bool:
        """Whether every step was seen."""
        are_inexact = any(each.has_inexact_end for each in self.evaluations)
        return not are_inexact and 0 < len(self.samples) == self.steps

    @property
    def are_steps_known(self) -> bool:
        """Whether the number of steps that were sampled is known, exactly or about, so that a share is a number of
        steps, too. If samples are missing, a share is only one of those that were seen."""
        return not self.unseen and all(each.known in _KNOWN_EXTENTS for each in self.evaluations)

    @property
    def place(self) -> str:
        """The evaluation or the file that was sampled."""
        return self.evaluation.place if self.evaluation else self.whole.compiler.source

    def names(self, seen: Sample) -> list[str]:
        """The functions on a stack, outermost first."""
        return [seen.evaluation.name] + [self.whole.name_of_function(frame) for frame in seen.frames[1:]]

    def functions(self) -> list[tuple[str, Share, Share]]:
        return shares_of([self.names(sample) for sample in self.samples], self.is_complete,
                         self.evaluation.name if self.evaluation else None)

    def lines(self) -> list[tuple[tuple[str, int], Share, Share]]:
        """The user's lines, including what they call in system headers."""
        return shares_of([self.user_lines(sample) for sample in self.samples], self.is_complete)

    @functools.cached_property
    def _system_functions(self) -> set[str]:
        """The functions that have been seen in headers of the compiler or the system."""
        return {function_name(frame.call) for sample in self.samples for frame in sample.frames
                if frame.position and not self.ownership.is_users(frame.position.path)}

    def _is_unknown(self, frames: Sequence[Frame]) -> bool:
        return frames[-1].position is None and function_name(frames[-1].call) not in self._system_functions

    def user_lines(self, seen: Sample) -> list[tuple[str, int] | None]:
        places: list[tuple[str, int] | None] = [
            frame.position.file_and_line for frame in seen.frames
            if frame.position and self.ownership.is_users(frame.position.path)]
        if self._is_unknown(seen.frames):
            places.append((f"{UNKNOWN}, in {self.names(seen)[-1]}", 0))
        return places or [None]

    def stacks(self) -> list[tuple[tuple[str, ...], int]]:
        """The stacks of names, sorted, with the numbers of their samples."""
        return sorted(collections.Counter(tuple(self.boxes(sample)) for sample in self.samples).items())

    def boxes(self, seen: Sample) -> list[str]:
        """The functions on a stack, as a picture shows them: with a box that says so above one whose line is not
        known."""
        return self.names(seen) + ([UNKNOWN] if seen.frames[-1].position is None else [])


def profiles(parts: Sequence[Moments], count: int, seed: int, ownership: Ownership) -> Iterator[Profile]:
    """A profile of a few samples, which come soon, then one of all, unless none of the few was seen. After Ctrl-C, it
    is one of the samples that there are, if any; with several parts, which are sampled one after the other, one of the
    few."""
    if len(parts) == 1:
        _check(parts[0])
    source = random.Random(seed)
    chosen = _chosen(parts, count, source)
    every = len(chosen) // _SAMPLES_OF_FIRST_TABLE
    few = chosen[every // 2::every] if every > 1 else []
    done: list[tuple[Moments, int]] = []
    for now in (few, chosen) if few else (chosen,):
        is_last = now is chosen
        try:
            _look_at(parts, now, source)
            done = now
        except KeyboardInterrupt:
            is_last = True
            now = done if len(parts) > 1 else [each for each in chosen if each[0].is_known(each[1])]
            if not now:
                raise
        is_last = is_last or not any(moments.shown_at(step).frames for moments, step in now)
        yield Profile(parts, now, ownership, 0 if is_last else len(chosen) - len(now))
        if is_last:
            return


def _chosen(parts: Sequence[Moments], count: int, source: random.Random) -> list[tuple[Moments, int]]:
    """One moment in each of equal slices of the steps of all parts."""
    ends = list(itertools.accumulate(part.evaluation.extent for part in parts))
    count = min(count, ends[-1])
    chosen: list[tuple[Moments, int]] = []
    for i in range(count):
        step = source.randrange(ends[-1] * i // count, ends[-1] * (i + 1) // count)
        number = bisect.bisect_right(ends, step)
        chosen.append((parts[number], step - (ends[number] - parts[number].evaluation.extent)))
    return chosen


def _look_at(parts: Sequence[Moments], chosen: Sequence[tuple[Moments, int]], source: random.Random) -> None:
    """Looks at moments: those of a part in random order, so that what an interruption leaves is spread evenly."""
    for part in parts:
        steps = [step for moments, step in chosen if moments is part]
        part.looks(source.sample(steps, len(steps)), "sample")


def sample(moments: Moments, count: int, seed: int, ownership: Ownership) -> Profile:
    """A profile of some samples of one evaluation."""
    return list(profiles([moments], count, seed, ownership))[-1]


def _check(moments: Moments) -> None:
    """Refuses an evaluation that was not seen, or only at its beginning."""
    evaluation = moments.evaluation
    why = ""
    if not evaluation.steps.was_seen:
        if evaluation.known is Known.EXACT:
            raise Failure(f"{evaluation.place}: this evaluation takes no steps")
        reason = evaluation.stop.reason
        why = reason.text if reason else "no limit has stopped it"
    elif evaluation.has_inexact_end or not evaluation.extent:
        why = moments.look(evaluation.last_moment).why_hidden
    if why:
        raise Failure(f"{evaluation.place}: this evaluation was not seen: {why}")
