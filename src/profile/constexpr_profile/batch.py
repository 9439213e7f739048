# SPDX-License-Identifier: BSL-1.0
"""Looks at many moments of an evaluation in one compilation.

In front of the statement with the expression that is evaluated, the text gets assertions, each with a copy of
the expression. Before its copy, each burns another number of steps, so that one limit stops each copy at
another moment. A file name of its own tells in the answer which copy was stopped."""
from __future__ import annotations

import re
from typing import NamedTuple, Sequence

from .answers import Frame, Position
from .evaluation import Evaluation
from .instruments import BURN_STEPS, Expression
from .probe import Look
from .unit import Unit

NUMBERED = re.compile(r"#(\d+)#(.*)", re.DOTALL)  # a file name with the number of a copy


class Batch(NamedTuple):
    """A way to look at many moments of one evaluation."""
    unit: Unit  # the declaration with the evaluation
    evaluation: Evaluation
    before: str  # the text of the unit before the statement
    after: str  # the rest, with its line number
    copy: str  # of the expression, so that its columns do not change
    line: int  # that of the expression
    file: str  # its name, as markers have it
    limit: int  # with which the evaluation ends

    @staticmethod
    def of(whole: Unit, evaluation: Evaluation, limit: int) -> Batch | None:
        """A batch for an evaluation; None if its expression cannot be copied: in a template, it depends on
        what the template is instantiated for, and an initializer without `=` is no expression."""
        position = evaluation.stop.position
        expression = Expression.of(evaluation.stop)
        unit = whole.cut(position)
        own = whole.file_text(position.path)
        begin = own.beginning(position)
        if evaluation.stop.context or not expression or not unit or not unit.parts or begin is None:
            return None
        row = own.row_at(begin)
        lines = whole.text.split("\n")[expression.row - 1:expression.last_row]
        lines[-1] = lines[-1][:expression.last_column - 1]
        first = lines[0][expression.column - 1:]
        if row.row < unit.parts.row or expression.has_variable or first.startswith("{"):
            return None
        lines[0] = first.rjust(len(lines[0]))
        rest = unit.text.split("\n")
        rest[unit.parts.row_in_rest - 2] = ""  # no attribute may come before the copies
        number, column = unit.parts.row_in_rest + row.row - unit.parts.row, begin - row.offset
        after = [rest[number][column:].rjust(len(rest[number])), *rest[number + 1:]]
        return Batch(unit, evaluation, "\n".join([*rest[:number], rest[number][:column]]),
                     "\n".join([f'# {row.line} "{own.spelled}"', *after]), "\n".join(lines),
                     own.line_of_row(expression.row - 1), own.spelled, limit)

    def look(self, steps: Sequence[int]) -> list[Look]:
        """The moments after some numbers of steps."""
        copies = [self.assertion(number, self.limit - step) for number, step in enumerate(steps)]
        assert self.unit.parts and self.unit.header
        unit = self.unit.rest(self.unit.parts, self.unit.header, "\n".join([self.before, *copies, self.after]))
        looks = [Look()] * len(steps)
        for stop in self.unit.compiler.family.read(unit.compile(self.limit + BURN_STEPS).text):
            copied = NUMBERED.match(stop.position.path)
            if copied:
                frames = self.unit.plain_frames(tuple(map(original, stop.frames)))
                looks[int(copied[1])] = Look(self.unit.corrected(frames), not frames)
        return looks

    def assertion(self, number: int, burn: int) -> str:
        marker = f'# {self.line} "#{number}#{self.file}"'
        return (f"{marker}\nstatic_assert((void(::constexpr_profile_burn({burn})), void(\n"
                f'{marker}\n{self.copy}\n{marker}\n), true), "");')


def original(frame: Frame) -> Frame:
    """A frame of a copy, with the name of the file from which it was copied."""
    position = frame.position
    copied = position and NUMBERED.match(position.path)
    if not (position and copied):
        return frame
    return Frame(frame.call, Position(copied[2], position.line, position.column))
