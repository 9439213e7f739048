# SPDX-License-Identifier: BSL-1.0
"""Calls that use up what is left of the limit of GCC.

How many operations they take by themselves was the same with GCC 11 to 16."""
from __future__ import annotations

from ..commands.answers import Stop

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
