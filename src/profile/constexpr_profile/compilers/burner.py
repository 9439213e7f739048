# SPDX-License-Identifier: BSL-1.0
"""Functions that use up steps. The limit then stops what is evaluated after them, or in them, early.

The numbers of steps that they take by themselves were measured: an evaluation behind them must be stopped at the same
moment as one without them, with a limit that is larger by just as much. Those for GCC were the same with GCC 11 to 16.
The tests in tests/profile/test_batch.py, which are run with Clang 14 and 19 and with GCC 12, compare that again."""
from __future__ import annotations

import re
from typing import Callable, NamedTuple

from .diagnostics import Stop

BURN_NAME = "constexpr_profile_burn"
REST_NAME = "constexpr_profile_rest"  # uses up what is left of the limit
STEPS_OF_ROUND = 1000  # in the loops for Clang
NULLS = ";" * (STEPS_OF_ROUND - 1)  # the cheapest statements of Clang; the loop itself takes one step a round
LITERALS = "0;" * 990  # the cheapest statements of GCC; with the loop's own operations, a round takes 1,000
LEAST_OPERATIONS = 81  # operations of GCC: from here on, any number is a sum of tens and nines


class Burner(NamedTuple):
    declarations: str  # always before everything else, so that what follows is precompiled once
    call: Callable[[int], str]  # that uses up a number of steps
    own_steps: tuple[int, ...]  # those of the call itself; with GCC, they depend on the expression behind it
    is_fast: bool  # much faster than other steps
    options: list[str]  # that let it use up any number of steps


def burning(steps: str) -> str:
    """The body of a function for Clang."""
    return (f"{{ for (long i = {steps} / {STEPS_OF_ROUND}; i; --i) {{{NULLS}}} "
            f"for (long i = {steps} % {STEPS_OF_ROUND}; i; --i); return 0; }}\n")


def call_for_gcc(operations: int) -> str:
    """Rounds of the three loops take 1,000, 10 and 9 operations."""
    thousands, rest = divmod(operations, 1000)
    nines = -(rest + LEAST_OPERATIONS) % 10
    return f"::{BURN_NAME}({thousands}, {(rest + LEAST_OPERATIONS - 9 * nines) // 10}, {nines})"


FOREVER = "for (;; ++n) {"  # begins a line, so that the column of a statement behind it tells which one that is
FIRST_NULL = len(FOREVER) + 1  # the column of the first one
# Steps of Clang from the end of the expression to the first statement in this loop. If the number is wrong, counts stay
# right, but take more compilations; see test_few_compilations.
STEPS_BEFORE_NULLS = 3

# A call takes 6 steps; see test_every_step.
CLANG = Burner(
    '# 1 "constexpr_profile"\n'
    f"constexpr int {BURN_NAME}();\n"
    f"constexpr int {BURN_NAME}(long n) {burning('n')}"
    f"template <class T> constexpr T&& {REST_NAME}(T&& value, long n = 0) {{\n"
    f"{FOREVER}{NULLS}}} }}\n",
    f"::{BURN_NAME}({{}})".format, (6,), is_fast=True, options=[])


def steps_before_rest(stop: Stop | None, limit: int) -> int | None:
    """How many steps of Clang an expression took if the loop behind it was stopped by a limit; None if it was not."""
    if not (stop and stop.frames and stop.frames[-1].position):
        return None
    call, position = stop.frames[-1]
    rounds = re.search(rf"{REST_NAME}.*, (\d+)\)$", call, re.DOTALL)
    if not (rounds and position):
        return None
    return limit - STEPS_OF_ROUND * int(rounds[1]) - (position.column - FIRST_NULL) - STEPS_BEFORE_NULLS


# A call takes 18 operations, or one more for an object of a class; see test_every_call_with_gcc and test_with_gcc.
GCC = Burner(
    '# 1 "constexpr_profile"\n'
    f"constexpr int {BURN_NAME}(long thousands, long tens, long nines) {{\n"
    f"for (; thousands; --thousands) {{{LITERALS}}}\n"
    "for (; tens; --tens); for (; nines; nines -= 1); return 0; }\n",
    call_for_gcc, (LEAST_OPERATIONS + 18, LEAST_OPERATIONS + 19),
    is_fast=False, options=[f"-fconstexpr-loop-limit={2**31 - 1}"])
