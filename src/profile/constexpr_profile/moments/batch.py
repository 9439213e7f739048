# SPDX-License-Identifier: BSL-1.0
"""Looks at many moments of an evaluation in one compilation.

Beside the statement with the expression that is evaluated, the text gets assertions, each with a copy of the
expression. Before its copy, each burns another number of steps, so that one limit stops each copy at
another moment. A file name of its own tells in the answer which copy was stopped."""
from __future__ import annotations

import re
from typing import NamedTuple, Sequence

from ..compilers.answers import Frame, Instance, Position, Stop
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import between
from ..units.copying import Copying, copying
from ..units.unit import Unit
from .probe import Look

POINTS = 8  # moments to look at together when counting
# A file name with the number of a copy, and whether it is what was written before the copy.
NUMBERED = re.compile(r"#(\d+)(prefix)?#(.*)", re.DOTALL)


class Batch(NamedTuple):
    """A way to look at many moments of one evaluation."""
    evaluation: Evaluation
    copying: Copying
    limit: int  # with which it ends
    own_steps: int  # those of the burner in front of each copy

    @staticmethod
    def all_of(whole: Unit, evaluation: Evaluation, limit: int) -> list[Batch]:
        """Batches for an evaluation, of which one may be right; none if its expression cannot be copied."""
        found = copying(whole, evaluation.stop)
        return [Batch(evaluation, found, limit, own_steps)
                for own_steps in whole.compiler.family.burner.own_steps] if found else []

    def look(self, steps: Sequence[int]) -> list[Look]:
        """The moments after some numbers of steps."""
        copies = [self.assertion(number, self.limit - step) for number, step in enumerate(steps)]
        unit = self.copying.unit.with_text("\n".join([self.copying.before, *copies, self.copying.after]))
        looks = [Look()] * len(steps)
        answer = unit.compile(self.limit + self.own_steps, 0, *unit.compiler.family.without_memory)
        context: tuple[Instance, ...] = ()
        for stop in map(unit.plain_stop, unit.compiler.family.read(answer.text)):
            copied = NUMBERED.match(stop.position.path)
            context = stop.context or context  # the same is not repeated
            if copied:
                frames = unit.plain_frames(tuple(map(self.original, stop.frames)))
                looks[int(copied[1])] = Look(unit.corrected(frames), not frames)
            elif self.copying.is_inside:
                if self.is_of_evaluation(stop, context):
                    return looks
                looks = [Look()] * len(steps)  # the copies were in another instance
        return [Look((), True)] * len(steps) if self.copying.is_inside else looks

    def is_of_evaluation(self, stop: Stop, context: tuple[Instance, ...]) -> bool:
        """Whether the evaluation itself was stopped. A context may begin in the lambda around the copies."""
        own = self.evaluation.stop
        return ((stop.position, stop.what) == (own.position, own.what)
                and context[len(context) - len(own.context):] == own.context)

    def count_steps(self, low: int, high: int) -> int:
        """The number of steps, if the evaluation is stopped after `low`, but not after `high`."""
        while high - low > 1:
            steps = between(low, high, POINTS)
            for step, look in zip(steps, self.look(steps)):
                low, high = (step, high) if look.frames else (low, min(high, step))
        return high

    def assertion(self, number: int, burn: int) -> str:
        _, _, _, prefix, copy, suffix, line, file, *_ = self.copying
        marker = f'# {line} "#{number}#{file}"'
        return (f'# {line} "#{number}prefix#{file}"\n'
                f"static_assert((void({self.copying.unit.compiler.family.burner.call(burn)}), void({prefix}\n"
                f'{marker}\n{copy}\n{marker}\n{suffix}), true), "");')

    def original(self, frame: Frame) -> Frame:
        """A frame of a copy, with the position that it has in the original."""
        position = frame.position
        copied = position and NUMBERED.match(position.path)
        if not (position and copied):
            return frame
        line, column = self.copying.initialized if copied[2] else position[1:]
        return Frame(frame.call, Position(copied[3], line, column))
