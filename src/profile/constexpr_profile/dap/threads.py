# SPDX-License-Identifier: BSL-1.0
"""An evaluation that is debugged, which the protocol calls a thread, and the moment at which it is."""
from __future__ import annotations

from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..moments.ends import counted_moments
from ..moments.moments import Moments
from ..moments.movement import Stack
from ..output.wording import progress_text, steps_phrase
from ..source.printed import shorten

_MOST_NAME_CHARACTERS = 60


class Thread:
    """An evaluation, and the moment at which it is. Until it is opened, it has not begun: its steps need not have been
    counted, and it shows only where it is in the file. The background opens it; the adapter's thread moves it."""
    def __init__(self, number: int, evaluation: Evaluation, survey: Survey):
        self.number, self.evaluation, self._survey = number, evaluation, survey
        self.step = 0
        self.opened: Moments | None = None

    def open(self) -> Moments:
        """Counts the steps of the evaluation, unless that has been done. This compiles, so it can take long."""
        if not self.opened:
            moments = counted_moments(self._survey, self.evaluation)
            moments.look(self.step)
            self.opened = moments
        return self.opened

    @property
    def name(self) -> str:
        """The evaluation, and the step at which it is, as the client lists it."""
        name = shorten(self.evaluation.name, _MOST_NAME_CHARACTERS)
        if not self.opened:
            return f"{name}: {steps_phrase(self.evaluation)}"
        return f"{name}: step {progress_text(self.evaluation, self.step)}"

    @property
    def is_at_end(self) -> bool:
        """Whether the thread is at the last moment of its evaluation."""
        return self.opened is not None and self.step == self.evaluation.last_moment

    @property
    def has_failed(self) -> bool:
        """Whether the thread is at the moment at which its evaluation fails."""
        return self.opened is not None and self.evaluation.fails_at(self.step)

    @property
    def problem(self) -> str:
        """What is wrong with the moment at which its evaluation fails."""
        return "The assertion is false" if self.evaluation.is_false else "Not a constant expression"

    @property
    def stack(self) -> Stack:
        """The calls at the thread's moment, outermost first; none if the moment was not seen."""
        return self.opened.shown_at(self.step).frames if self.opened else ()
