# SPDX-License-Identifier: BSL-1.0
"""Functions that use up steps of Clang: a number of them, or what is left of the limit."""
from __future__ import annotations

import re

from ..commands.answers import Stop
from ..commands.family import BURN_NAME, Burner

MACRO = "CONSTEXPR_PROFILE_BURN"  # the number of steps to use up
REST_NAME = "constexpr_profile_rest"  # uses up what is left of the limit
_STEPS_OF_ROUND = 1000  # in the loops
_NULLS = ";" * (_STEPS_OF_ROUND - 1)  # the cheapest statements; the loop itself takes one step a round


def burning(steps: str) -> str:
    """The body of a function."""
    return (f"{{ for (long i = {steps} / {_STEPS_OF_ROUND}; i; --i) {{{_NULLS}}} "
            f"for (long i = {steps} % {_STEPS_OF_ROUND}; i; --i); return 0; }}\n")


_FOREVER = "for (;; ++n) {"  # begins a line, so that the column of a statement behind it tells which one that is
_FIRST_NULL = len(_FOREVER) + 1  # the column of the first null statement
# Steps from the end of the expression to the first statement in this loop. If the number is too large, counts stay
# right, but take more compilations; see test_few_compilations. If it is too small, counts are too large.
_STEPS_BEFORE_NULLS = 3

# A call takes 6 steps; see test_every_step.
BURNER = Burner(
    '# 1 "constexpr_profile"\n'
    f"constexpr int {BURN_NAME}();\n"
    f"constexpr int {BURN_NAME}(long n) {burning('n')}"
    f"template <class T> constexpr T&& {REST_NAME}(T&& value, long n = 0) {{\n"
    f"{_FOREVER}{_NULLS}}} }}\n",
    f"::{BURN_NAME}({{}})".format, own_steps=6)


def steps_before_rest(stop: Stop | None, limit: int) -> int | None:
    """How many steps an expression took if the loop behind it was stopped by a limit; None if it was not."""
    if not (stop and stop.frames and stop.frames[-1].position):
        return None
    call, position = stop.frames[-1]
    rounds = re.search(rf"{REST_NAME}.*, (\d+)\)$", call, re.DOTALL)
    if not (rounds and position):
        return None
    return limit - _STEPS_OF_ROUND * int(rounds[1]) - (position.column - _FIRST_NULL) - _STEPS_BEFORE_NULLS
