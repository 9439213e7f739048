# SPDX-License-Identifier: BSL-1.0
"""Looks at one evaluation after any number of steps."""
from __future__ import annotations

from typing import Iterable

from ..commands.processes import Workers
from ..compilers.answers import Frame, Look
from ..compilers.unit import Whole
from ..evaluations.evaluation import Evaluation
from .looking import Looking


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

    @property
    def are_cheap(self) -> bool:
        """Whether one compilation shows many moments."""
        return self.looking.batch is not None

    def _make_known(self, steps: list[int], what: str | None) -> None:
        """Looks at moments that are not known. Each is kept once, when its look is final."""
        for done, (step, look) in enumerate(self.looking.looks(steps), 1):
            frames = tuple(self._frames.setdefault(frame, frame) for frame in look.frames)
            self.kept[step] = look._replace(frames=frames)
            if what:
                self.whole.tell(f"{what} {done} of {len(steps)}")
