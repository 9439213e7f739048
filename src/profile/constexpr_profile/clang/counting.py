# SPDX-License-Identifier: BSL-1.0
"""Counts the steps of all evaluations of a unit in a few compilations, with Clang.

After each expression, a loop uses up the rest of the limit: the place where it is stopped tells how many steps the
expression took. That does not count what follows the expression, for example a conversion. So each expression is then
compiled behind a loop that leaves just as many steps, and one step fewer.

For `constexpr int v = sum(300);` in line 6 (see the docstring of the package), the text has this, with 999 semicolons:

    template <class T> constexpr T&& constexpr_profile_rest(T&& value, long n = 0) {
    for (;; ++n) {;;;…} }
    …
    constexpr int v = ::constexpr_profile_rest((
    # 6 "a.cpp"
                      sum(300)))
    # 6 "a.cpp"
                              ;

With a limit of 50,000, Clang 19 answers:

    a.cpp:6:15:{17:19-19:29}: error: constexpr variable 'v' must be initialized by a constant expression
    constexpr_profile:3:707: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    a.cpp:6:19:{17:19-19:29}: note: in call to 'constexpr_profile_rest<int>((sum(300)), 49)'

So 49 rounds of 1,000 steps had passed, and 692 semicolons, since the first one is in column 15. There are 3 steps
before it: 50,000 - 49,000 - 692 - 3 = 305 steps are those of sum(300). Then this compiles with a limit of 50,006: the
call takes 6 steps itself and leaves 305, so nothing after the expression takes a step.

    constexpr int v = (void(::constexpr_profile_burn(49695)), (
    # 6 "a.cpp"
                      sum(300)))
    # 6 "a.cpp"
                              ;

If 305 were too small, this would not compile, and the count would be forgotten. With 49,696 steps in the loop, it must
not compile: otherwise, 305 is too large, and the count is not called exact.
"""
from __future__ import annotations

import re
from typing import Mapping, Sequence

from ..compilers.answers import Count, Key, Stop
from ..compilers.unit import Unit
from ..errors import Unfinished
from ..source.expressions import Expression, Instrument, surround
from ..terminal import amount

_BURN_NAME = "constexpr_profile_burn"
REST_NAME = "constexpr_profile_rest"  # uses up what is left of the limit
_STEPS_OF_ROUND = 1000  # in the loops
_NULLS = ";" * (_STEPS_OF_ROUND - 1)  # the cheapest statements; the loop itself takes one step a round
_FOREVER = "for (;; ++n) {"  # begins a line, so that the column of a statement behind it tells which one that is
_FIRST_NULL = len(_FOREVER) + 1  # the column of the first null statement
# Steps from the end of the expression to the first statement in this loop. If the number is too large, counts stay
# right, but take more compilations; see test_few_compilations. If it is too small, counts are too large.
_STEPS_BEFORE_NULLS = 3

DECLARATIONS = (
    '# 1 "constexpr_profile"\n'
    f"constexpr int {_BURN_NAME}(long n) {{ for (long i = n / {_STEPS_OF_ROUND}; i; --i) {{{_NULLS}}} "
    f"for (long i = n % {_STEPS_OF_ROUND}; i; --i); return 0; }}\n"
    f"template <class T> constexpr T&& {REST_NAME}(T&& value, long n = 0) {{\n"
    f"{_FOREVER}{_NULLS}}} }}\n")
OWN_STEPS = 6  # of a call that burns steps; see test_every_step in test_batch.py


def burn_call(steps: int) -> str:
    """A call that uses up a number of steps, besides its own."""
    return f"::{_BURN_NAME}({steps})"


def preceded_by(*operands: str) -> Instrument:
    """An instrument that evaluates other operands in front of an expression."""
    return Instrument("(" + "".join(f"void({each}), " for each in operands) + "(", "))")


COUNT = Instrument(f"::{REST_NAME}((", "))")  # a loop behind an expression that uses up the rest of the limit
_LIMITS = (50_000, 1 << 20)  # steps; evaluations that take more are counted with the largest limit


def instrumented(unit: Unit, instruments: Mapping[Expression, Instrument]) -> tuple[str, list[Expression]]:
    """The text of a unit with instruments, but none inside what another surrounds, and the expressions that have one.
    """
    insertions = []
    changed: list[Expression] = []
    # Of expressions that begin together, the longest comes first.
    for expression in sorted(instruments, key=lambda each: (each.begin, -each.end.row, -each.end.column)):
        if not changed or expression.begin >= changed[-1].end:
            insertions += surround(unit.rows.lines, expression, instruments[expression])
            changed.append(expression)
    return DECLARATIONS + unit.rows.with_insertions(insertions), changed


def stops_behind_loops(unit: Unit, left: Mapping[Expression, int],
                       limit: int) -> tuple[dict[Key, Stop], list[Expression]]:
    """What a limit stops if a loop in front of each expression leaves it so many of the steps, and the expressions that
    have one."""
    text, changed = instrumented(unit, {
        expression: preceded_by(burn_call(limit - steps)) for expression, steps in left.items()})
    with unit.with_text(text) as changed_unit:
        return changed_unit.stops(limit + OWN_STEPS), changed


def steps_before_rest(stop: Stop | None, limit: int) -> int | None:
    """How many steps an expression took if the loop behind it was stopped by a limit; None if it was not."""
    if not (stop and stop.frames and stop.frames[-1].position):
        return None
    call, position = stop.frames[-1]
    rounds = re.search(rf"{REST_NAME}.*, (\d+)\)$", call, re.DOTALL)
    if not (rounds and position):
        return None
    return limit - _STEPS_OF_ROUND * int(rounds[1]) - (position.column - _FIRST_NULL) - _STEPS_BEFORE_NULLS


class JointCount:
    """Counts the steps of the evaluations of a unit with these stops, all together."""
    def __init__(self, unit: Unit, stops: Sequence[Stop]):
        self._unit = unit
        self._steps: dict[Key, int] = {}
        self._limit = 0  # the largest that was needed
        self._absent: set[Key] = set()  # not seen, though nothing but instances of their own expressions was stopped
        self._stops = {stop.key: stop for stop in stops}
        self._expressions = {key: expression for key, stop in self._stops.items()
                             if (expression := unit.expression(stop))}

    def count(self, horizon: int) -> dict[Key, Count]:
        """Counts all that take no more steps than `horizon`."""
        try:
            for limit in sorted({min(limit, horizon) for limit in _LIMITS} | {horizon}):
                while self._left() and self._count_with(limit):
                    pass  # what has been counted may have hidden others
            absent = {key: Count(None, is_exact=False, is_absent=True) for key in self._absent}
            return {**self._verified(), **absent}
        except Unfinished:
            return {}  # they have not been verified; all are counted one by one

    def _left(self) -> list[Key]:
        return [key for key in self._expressions if key not in self._steps]

    def _found(self, key: Key, stops: Mapping[Key, Stop]) -> Stop | None:
        """The stop of an evaluation in a text with instruments. If it was hidden, its context may differ there: then it
        is the only one at its place."""
        own = self._stops[key]
        if key in stops or own.frames:
            return stops.get(key)
        there = [stop for stop in stops.values() if (stop.position, stop.error) == (own.position, own.error)]
        return there[0] if len(there) == 1 else None

    def _count_with(self, limit: int) -> bool:
        """Counts the evaluations that a limit does not stop. Returns whether it may show others next time."""
        left = self._left()
        self._unit.tell("counting the steps of " + amount(len(left), "evaluation"))
        instruments = {self._expressions[key]: COUNT for key in left}
        text, changed = instrumented(self._unit, instruments)
        with self._unit.with_text(text) as unit:
            stops = unit.stops(limit)
        is_any_new, is_any_hidden = False, len(changed) < len(instruments)
        # Any other error may be one of the instrumented text, or hide more.
        positions = {stop.position for stop in stops.values()} if all(stop.frames for stop in stops.values()) else None
        self._absent = {key for key in left if not self._found(key, stops) and self._expressions[key] in changed
                        and positions is not None and positions <= {key.position}}
        for key in left:
            stop = self._found(key, stops)
            steps = steps_before_rest(stop, limit)
            if steps is not None:
                self._steps[key], self._limit = steps, limit
                is_any_new = True
            elif stop and not stop.frames:
                is_any_hidden = True
        return is_any_new and is_any_hidden

    def _verified(self) -> dict[Key, Count]:
        """The counts, without those of expressions after which other steps are taken. Those of a template are all like
        that with the most steps, which alone may be exact."""
        largest: dict[Expression, Key] = {}
        for key in sorted(self._steps, key=self._steps.__getitem__, reverse=True):
            largest.setdefault(self._expressions[key], key)
        wrong = self._too_small(largest)
        left = {expression: key for expression, key in largest.items() if expression not in wrong}
        exact = self._stopped_a_step_earlier(left)
        return {key: Count(steps, key in exact) for key, steps in self._steps.items() if self._expressions[key] in left}

    def _too_small(self, counted: Mapping[Expression, Key]) -> set[Expression]:
        """The expressions that are not finished after as many steps as were counted."""
        left = dict(counted)
        wrong: set[Expression] = set()
        while left:  # what is inside another expression has its turn after that
            stops, changed = self._stops_behind_burners(left, fewer=0)
            wrong |= {expression for expression in changed if self._found(left.pop(expression), stops)}
        return wrong

    def _stopped_a_step_earlier(self, counted: Mapping[Expression, Key]) -> set[Key]:
        """The evaluations that are not finished after one step fewer than were counted."""
        found = {key for key in counted.values() if not self._steps[key]}  # there is no such step
        left = {expression: key for expression, key in counted.items() if key not in found}
        while left:  # what uses another one that was stopped has its turn after that
            stops, changed = self._stops_behind_burners(left, fewer=1)
            stopped = [expression for expression in changed
                       if (stop := self._found(left[expression], stops)) and stop.frames]
            if not stopped:
                break
            found.update(left.pop(expression) for expression in stopped)
        return found

    def _stops_behind_burners(self, chosen: Mapping[Expression, Key],
                              *, fewer: int) -> tuple[dict[Key, Stop], list[Expression]]:
        """What is stopped if a loop in front of each expression leaves it as many steps as were counted, or fewer, and
        the expressions that have one."""
        left = {expression: self._steps[key] - fewer for expression, key in chosen.items()}
        return stops_behind_loops(self._unit, left, self._limit)
