# SPDX-License-Identifier: BSL-1.0
"""Looks at many moments of an evaluation in one compilation, with Clang.

The text gets many copies of the expression. Before each copy, another number of steps is burnt, so that one limit stops
each at another moment. In the answer, the name of the file tells which copy was stopped.

The copies are beside the declaration with the expression, which was cut out. In a template, they are in the expression
itself, in a lambda that is never called: the compiler evaluates them when it instantiates the template.

Behind `constexpr int v = sum(300);` in line 6 (see the docstring of the package), two copies are:

    # 6 "#0prefix#a.cpp"
    enum { constexpr_profile_0 = (void(::constexpr_profile_burn(205)), void(static_cast<decltype(v)>(
    # 6 "#0#a.cpp"
                      sum(300)
    # 6 "#0#a.cpp"
    )), 0) };
    # 6 "#1prefix#a.cpp"
    enum { constexpr_profile_1 = (void(::constexpr_profile_burn(1)), void(static_cast<decltype(v)>(
    # 6 "#1#a.cpp"
                      sum(300)
    # 6 "#1#a.cpp"
    )), 0) };

With a limit of 311, of which each call that burns steps takes 6 itself, Clang 19 answers:

    #0prefix#a.cpp:6:30:{9:30-13:7}: error: expression is not an integral constant expression
    …/a.cpp:3:33: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    #0#a.cpp:6:19:{11:19-11:27}: note: in call to 'sum(300)'
    #1prefix#a.cpp:6:30:{15:30-19:7}: error: expression is not an integral constant expression
    …/a.cpp:4:5: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    #1#a.cpp:6:19:{17:19-17:27}: note: in call to 'sum(300)'

So after 311 - 6 - 205 = 100 steps, v is in sum(300) at 3:33, and after 304, its last, at 4:5.

If a guess is wrong, the copies do not compile or contradict other compilations, and are refused, which takes longer.
"""
from __future__ import annotations

from typing import NamedTuple, Sequence

from ..compilers.answers import ENDED, HIDDEN, Frame, Instance, Look, Stop
from ..compilers.family import LooksTogether
from ..compilers.unit import Unit, Whole
from ..source.expressions import NUMBERED, Expression, ExpressionCopy, copy_of, surround
from ..source.text import Insertion, Position
from .counting import DECLARATIONS, OWN_STEPS, burn_call, preceded_by

_COPIES = "/* constexpr_profile_copies */"  # where they belong


class Batch(NamedTuple):
    """A way to look at many moments of one evaluation: a text of a unit with a place for copies of its expression."""
    stop: Stop
    limit: int  # with which the evaluation, and so each copy, ends
    unit: Unit
    text: str
    copy: ExpressionCopy
    initialized: tuple[int, int]  # where the compiler says that a constructor is called for the variable
    is_inside: bool = False  # the copies are in the expression, and are evaluated for each instance of a template

    def looks(self, steps: Sequence[int]) -> list[Look]:
        """What the moments after some numbers of steps show. Those behind the limit are hidden: what is left of it is
        burnt."""
        enumerators = [self.copy.enumerator(number, before=burn_call(self.limit - step))
                       for number, step in enumerate(steps) if step <= self.limit]
        if not enumerators:
            return [HIDDEN] * len(steps)
        with self.unit.with_text(self.text.replace(_COPIES, "\n".join(["", *enumerators, ""]))) as unit:
            answer = unit.compile(self.limit + OWN_STEPS)
        stops = unit.compiler.family.raw_stops(answer.text, self.plain_path)
        shown = self.looks_of_instance(stops) if self.is_inside else self.looks_of_copies(stops)
        return [HIDDEN if shown is None or step > self.limit else shown.get(number, ENDED)
                for number, step in enumerate(steps)]

    def plain_path(self, path: str) -> str:
        """A path as that of the unit, but that of a copy as it is."""
        return path if NUMBERED.match(path) else self.unit.plain_path(path)

    def looks_of_copies(self, stops: Sequence[Stop]) -> dict[int, Look]:
        """What copies show, by their numbers."""
        found = {}
        for stop in stops:
            copied = NUMBERED.match(stop.position.path)
            if copied:
                frames = tuple(map(self.original, stop.frames))
                found[int(copied[1])] = (Look(frames) if frames else HIDDEN)
        return found

    def looks_of_instance(self, stops: Sequence[Stop]) -> dict[int, Look] | None:
        """What the copies show in front of the evaluation itself; None if that was not stopped. Each instance of the
        template has the copies."""
        begin = 0
        context: tuple[Instance, ...] = ()
        for number, stop in enumerate(stops):
            context = stop.context or context  # the same is not repeated
            if not NUMBERED.match(stop.position.path):
                if self.is_of_evaluation(stop, context):
                    return self.looks_of_copies(stops[begin:number])
                begin = number + 1
        return None

    def is_of_evaluation(self, stop: Stop, context: tuple[Instance, ...]) -> bool:
        """Whether the evaluation itself was stopped. A context may begin in the lambda around the copies."""
        own = self.stop
        return ((stop.position, stop.error) == (own.position, own.error)
                and context[len(context) - len(own.context):] == own.context)

    def original(self, frame: Frame) -> Frame:
        """A frame of a copy, with the position that it has in the original."""
        position = frame.position
        copied = position and NUMBERED.match(position.path)
        if not (position and copied):
            return frame
        line, column = self.initialized if copied[2] else position.line_and_column
        return Frame(frame.call, Position(self.unit.plain_path(copied[3]), line, column))


def batches(whole: Whole, stop: Stop, limit: int) -> list[LooksTogether]:
    """Batches for an evaluation that ends with this limit, the fastest first; none if it cannot be copied."""
    expression = whole.expression(stop)
    if not expression:
        return []
    made = (_with_copies_outside(whole, stop, limit, expression), _with_copies_inside(whole, stop, limit, expression))
    return [batch.looks for batch in made if batch]


def _with_copies_outside(whole: Whole, stop: Stop, limit: int, expression: Expression) -> Batch | None:
    """Puts copies beside the expression, in what is cut out of the whole text, if it is not in a template."""
    unit = None if stop.context else whole.cut(stop.position)
    if not unit:
        return None
    file_text = unit.own_file_text(stop.position.path)
    offset = file_text.offset_of_copies(stop.position, expression)
    if offset is None:
        return None
    text = unit.rows.with_insertions([Insertion(file_text.row_and_column(offset), _COPIES)])
    copy = copy_of(whole.rows, expression)
    initialized = stop.position.line_and_column if expression.begins_with_variable else (copy.line, copy.column)
    return Batch(stop, limit, unit, DECLARATIONS + text, copy, initialized)


def _with_copies_inside(whole: Whole, stop: Stop, limit: int, expression: Expression) -> Batch | None:
    """Puts copies into the expression, which is stopped itself behind them: that tells which instance the copies before
    it belong to. Its type is not known there, so a conversion after it is left out."""
    rows = whole.rows
    if expression.typed(rows.lines).prefix:
        return None
    copies = preceded_by(f"[] {{{_COPIES}}}", burn_call(limit))
    text = rows.with_insertions(surround(rows.lines, expression, copies))
    copy = copy_of(rows, expression._replace(variable=""))
    return Batch(stop, limit, whole, DECLARATIONS + text, copy, (copy.line, copy.column), is_inside=True)
