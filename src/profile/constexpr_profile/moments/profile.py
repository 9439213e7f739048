# SPDX-License-Identifier: BSL-1.0
"""Samples one evaluation."""
from __future__ import annotations

import collections
import functools
import random
from typing import Callable, NamedTuple, Sequence, TypeVar

from ..compilers.calls import function_name
from ..compilers.diagnostics import Frame
from ..evaluations.names import Names
from ..evaluations.ownership import Ownership
from ..failure import Failure
from .known_moments import Moments

UNKNOWN = "line not known"
Name = TypeVar("Name", str, "tuple[str, int]")


class Share(NamedTuple):
    value: float
    error: float  # the standard error


class Profile:
    """One random moment in each of equal slices of the steps, which is never less exact than as
    many random moments. As many samples as steps are a count."""
    def __init__(self, moments: Moments, chosen: Sequence[int], ownership: Ownership, was_interrupted: bool = False):
        self.was_interrupted = was_interrupted  # so that there are fewer samples than the user wanted
        self.evaluation, self.ownership = moments.evaluation, ownership
        self.steps = moments.evaluation.most
        self._namer = Names(moments.whole)
        stacks = [moments.known(step).frames for step in chosen]
        self.samples = [frames for frames in stacks if frames]
        self.unseen = [step for step, frames in zip(chosen, stacks) if not frames]
        self.count = max(len(self.samples), 1)
        self.depth = max((len(frames) - 1 for frames in self.samples), default=0)

    @property
    def unknown(self) -> int:
        """The number of samples for which no line is known, nor the line of the user's that has called the system."""
        return sum(map(self._is_unknown, self.samples))

    @property
    def is_complete(self) -> bool:
        """Whether every step was seen."""
        return 0 < len(self.samples) == self.steps

    @property
    def title(self) -> str:
        number = len(self.samples)
        samples = f"{number:,} sample{'' if number == 1 else 's'}" if number else "no samples"
        kind = "every one seen" if self.is_complete else samples
        until = ""
        if self.evaluation.failure and self.evaluation.has_known_end:
            until = ", then the assertion is false" if self.evaluation.is_false else " until it fails"
        first = "" if self.evaluation.has_known_end else "the first "
        return f"{self.evaluation.place}: {first}{self.steps:,} steps{until}, {kind}"

    def names(self, frames: Sequence[Frame]) -> list[str]:
        """The functions on a stack, outermost first."""
        return [self.evaluation.name] + [self._namer.function(frame) for frame in frames[1:]]

    def _share(self, where: Sequence[int]) -> Share:
        """The share of some samples, which are given by their indices in increasing order."""
        begins = sum(one - 1 != before for before, one in zip([-1, *where], where))
        ends = sum(one + 1 != behind for one, behind in zip(where, [*where[1:], self.count]))
        # In strata, the differences between neighbours tell the variance.
        error = 0 if self.is_complete else ((begins + ends) / 2) ** 0.5 / self.count
        return Share(len(where) / self.count, error)

    def _table(self, names_of: Callable[[Sequence[Frame]], Sequence[Name | None]]
              ) -> list[tuple[Name, Share, Share]]:
        """Rows of a name, its self share and its total share, the largest first."""
        own: dict[Name, list[int]] = {}
        total: dict[Name, list[int]] = {}
        for index, frames in enumerate(self.samples):
            names = names_of(frames)
            for name in {name for name in names if name}:
                total.setdefault(name, []).append(index)
            if names[-1]:
                own.setdefault(names[-1], []).append(index)
        rows = [(name, self._share(own.get(name, [])), self._share(where)) for name, where in total.items()]
        return sorted(rows, key=lambda row: (-row[1].value, -row[2].value, row[0]))

    def functions(self) -> list[tuple[str, Share, Share]]:
        return self._table(self.names)

    def lines(self) -> list[tuple[tuple[str, int], Share, Share]]:
        """The user's lines, including what they call in system headers."""
        return self._table(self.user_lines)

    @functools.cached_property
    def _system_functions(self) -> set[str]:
        """The functions that have been seen in headers of the compiler or the system."""
        return {function_name(frame.call) for frames in self.samples for frame in frames
                if frame.position and not self.ownership.is_users(frame.position.path)}

    def _is_unknown(self, frames: Sequence[Frame]) -> bool:
        return frames[-1].position is None and function_name(frames[-1].call) not in self._system_functions

    def user_lines(self, frames: Sequence[Frame]) -> list[tuple[str, int] | None]:
        places: list[tuple[str, int] | None] = [
            frame.position.file_and_line for frame in frames
            if frame.position and self.ownership.is_users(frame.position.path)]
        if self._is_unknown(frames):
            places.append((f"{UNKNOWN}, in {self.names(frames)[-1]}", 0))
        return places or [None]

    def stacks(self) -> list[tuple[tuple[str, ...], int]]:
        """The stacks of names, sorted, with the numbers of their samples."""
        counts = collections.Counter(tuple(self.boxes(frames)) for frames in self.samples)
        return sorted(counts.items())

    def boxes(self, frames: Sequence[Frame]) -> list[str]:
        """The functions on a stack, as a picture shows them: with a box that says so above one whose line is not
        known."""
        return self.names(frames) + ([UNKNOWN] if frames[-1].position is None else [])


def sample(moments: Moments, count: int, seed: int, ownership: Ownership) -> Profile:
    """A profile of some samples or, after Ctrl-C, of those that there are, if any."""
    evaluation, steps = moments.evaluation, moments.evaluation.most
    if not evaluation.was_stopped or (not steps and not evaluation.failure):
        raise Failure(f"{evaluation.place}: this evaluation cannot be seen: "
                      + (evaluation.stop.reason.text if evaluation.stop.reason else "something else is stopped"))
    source = random.Random(seed)
    count = min(count, steps)
    chosen = [source.randrange(steps * i // count, steps * (i + 1) // count) for i in range(count)]
    was_interrupted = False
    try:  # in random order: what an interruption leaves is spread evenly
        moments.stacks(source.sample(chosen, count), "sample")
    except KeyboardInterrupt:
        chosen = [step for step in chosen if moments.is_known(step)]
        if not chosen:
            raise
        was_interrupted = True
    return Profile(moments, chosen, ownership, was_interrupted)
