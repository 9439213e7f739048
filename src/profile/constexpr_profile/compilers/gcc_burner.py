# SPDX-License-Identifier: BSL-1.0
"""Functions that use up operations of GCC: a number of them, or what is left of the limit.

How many they take by themselves was the same with GCC 11 to 16."""
from __future__ import annotations

from .burner import BURN_NAME, Burner
from .diagnostics import Stop

_LITERALS = "0;" * 990  # the cheapest statements; with the loop's own operations, a round takes 1,000
_LEAST_OPERATIONS = 81  # from here on, any number is a sum of tens and nines


def _burning_call(operations: int) -> str:
    """Rounds of the three loops take 1,000, 10 and 9 operations."""
    thousands, rest = divmod(operations, 1000)
    nines = -(rest + _LEAST_OPERATIONS) % 10
    return f"::{BURN_NAME}({thousands}, {(rest + _LEAST_OPERATIONS - 9 * nines) // 10}, {nines})"


# A call takes 18 operations, or one more for an object of a class; see test_every_call_with_gcc and test_with_gcc.
BURNER = Burner(
    '# 1 "constexpr_profile"\n'
    f"constexpr int {BURN_NAME}(long thousands, long tens, long nines) {{\n"
    f"for (; thousands; --thousands) {{{_LITERALS}}}\n"
    "for (; tens; --tens); for (; nines; nines -= 1); return 0; }\n",
    _burning_call, (_LEAST_OPERATIONS + 18, _LEAST_OPERATIONS + 19),
    is_fast=False, options=[f"-fconstexpr-loop-limit={2**31 - 1}"])

REST_NAME = "constexpr_profile_rest_of_gcc"  # uses up what is left of the limit
# In each call. GCC tells no column beyond 4096, and allows 512 calls: they use up 32 million operations.
_LINES_OF_CALL, _STATEMENTS_OF_LINE = 64, 1000
# These numbers of operations were measured; see test_counts_of_gcc in tests/profile/test_evidence.py.
_OPERATIONS_OF_CALL = _LINES_OF_CALL * _STATEMENTS_OF_LINE + 7
_OPERATIONS_BEFORE_REST = 6  # before the first statement of the first call
_FIRST_LINE = 2  # of the statements
DECLARATION_OF_REST = (
    f'# 1 "constexpr_profile"\nconstexpr int {REST_NAME}(int n) {{\n'
    + ("0;" * _STATEMENTS_OF_LINE + "\n") * _LINES_OF_CALL + f"return ::{REST_NAME}(n + 1); }}\n")


def operations_before_rest(stop: Stop, limit: int) -> int | None:
    """How many operations precede the calls that a limit has stopped."""
    calls = [frame for frame in stop.frames if frame.call.startswith(REST_NAME)]
    at = calls[-1].position if calls else None
    if not at:
        return None
    statements = (at.line - _FIRST_LINE) * _STATEMENTS_OF_LINE + at.column // 2
    return limit - _OPERATIONS_BEFORE_REST - _OPERATIONS_OF_CALL * (len(calls) - 1) - statements
