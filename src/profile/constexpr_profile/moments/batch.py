# SPDX-License-Identifier: BSL-1.0
"""Looks at many moments of an evaluation in one compilation.

Beside the statement with the expression that is evaluated, the text gets copies of that expression. Before each,
another number of steps is burnt, so that one limit stops each copy at another moment. A file name of its own tells in
the answer which copy was stopped."""
from __future__ import annotations

import re
from typing import Iterator, NamedTuple, Sequence

from ..commands.answers import Frame, Instance, Position, Stop
from ..evaluations.evaluation import Evaluation
from ..source.whole import Whole
from ..units.unit_with_copies import UnitWithCopies, units_with_copies
from .probe import ENDED, HIDDEN, Look, corrected_look

# A file name with the number of a copy, and whether it is what was written before the copy.
_NUMBERED = re.compile(r"#(\d+)(prefix)?#(.*)", re.DOTALL)


class Batch(NamedTuple):
    """A way to look at many moments of one evaluation."""
    evaluation: Evaluation
    host: UnitWithCopies
    limit: int  # with which the evaluation, and so each copy, ends

    @staticmethod
    def all_of(whole: Whole, evaluation: Evaluation, limit: int) -> Iterator[Batch]:
        """Batches that may be right for an evaluation, the fastest first; none if it cannot be copied."""
        for host in units_with_copies(whole, evaluation.stop):
            yield Batch(evaluation, host, limit)

    def looks(self, steps: Sequence[int]) -> list[Look]:
        """What the moments after some numbers of steps show."""
        assert all(step <= self.limit for step in steps)  # what is left of the limit is burnt
        family = self.host.unit.compiler.family
        unit = self.host.with_copies(self.host.copy.enumerator(number, before=family.burner.call(self.limit - step))
                                     for number, step in enumerate(steps))
        answer = unit.compile(self.limit + family.burner.own_steps)
        unit.discard()
        stops = family.raw_stops(answer.text)
        shown = self.looks_of_instance(stops) if self.host.is_inside else self.looks_of_copies(stops)
        return [HIDDEN if shown is None else shown.get(number, ENDED) for number in range(len(steps))]

    def looks_of_copies(self, stops: Sequence[Stop]) -> dict[int, Look]:
        """What copies show, by their numbers."""
        found = {}
        for stop in stops:
            copied = _NUMBERED.match(stop.position.path)
            if copied:
                frames = self.host.unit.plain_frames(tuple(map(self.original, stop.frames)))
                found[int(copied[1])] = (corrected_look(self.host.unit, self.evaluation, frames) if frames
                                         else HIDDEN)
        return found

    def looks_of_instance(self, stops: Sequence[Stop]) -> dict[int, Look] | None:
        """What the copies show in front of the evaluation itself; None if that was not stopped. Each instance of the
        template has the copies."""
        begin = 0
        context: tuple[Instance, ...] = ()
        for number, stop in enumerate(stops):
            own = self.host.unit.plain_stop(stop)
            context = own.context or context  # the same is not repeated
            if not _NUMBERED.match(stop.position.path):
                if self.is_of_evaluation(own, context):
                    return self.looks_of_copies(stops[begin:number])
                begin = number + 1
        return None

    def is_of_evaluation(self, stop: Stop, context: tuple[Instance, ...]) -> bool:
        """Whether the evaluation itself was stopped. A context may begin in the lambda around the copies."""
        own = self.evaluation.stop
        return ((stop.position, stop.error) == (own.position, own.error)
                and context[len(context) - len(own.context):] == own.context)

    def original(self, frame: Frame) -> Frame:
        """A frame of a copy, with the position that it has in the original."""
        position = frame.position
        copied = position and _NUMBERED.match(position.path)
        if not (position and copied):
            return frame
        line, column = self.host.initialized if copied[2] else position.line_and_column
        return Frame(frame.call, Position(copied[3], line, column))
