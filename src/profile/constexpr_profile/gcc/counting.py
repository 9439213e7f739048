# SPDX-License-Identifier: BSL-1.0
"""Counts the steps of evaluations with GCC.

Behind a copy of each expression, endless calls use up the rest of the limit: their number, and the place where the last
one is stopped, tell how many operations were left. GCC says nothing of what uses a constant that was stopped, so
each variable and condition that must be constant also gets a copy.

For `constexpr int v = sum(300);` in line 6 (see the docstring of the package), the text has this, with 1,000 zeros in
each line where there are three here:

    # 1 "constexpr_profile"
    constexpr int constexpr_profile_rest_of_gcc(int n) {
    0;0;0;…
    0;0;0;…
    0;0;0;…
    0;0;0;…
    return ::constexpr_profile_rest_of_gcc(n + 1); }
    …
    constexpr int v = sum(300);
    # 6 "#0prefix#a.cpp"
    enum { constexpr_profile_0 = (void(static_cast<decltype(v)>(
    # 6 "#0#a.cpp"
                      sum(300)
    # 6 "#0#a.cpp"
    )), void(::constexpr_profile_rest_of_gcc(0)), 0) };

With a limit of 9,400, GCC 12 answers:

    #0#a.cpp:6:41:   in 'constexpr' expansion of 'constexpr_profile_rest_of_gcc(0)'
    constexpr_profile:5:1953: error: 'constexpr' evaluation operation count exceeds limit of 9400 (use …)

So it is stopped in the first call, behind 3 lines and 976 zeros, with 6 operations before them: sum(300) takes
9,400 - 6 - 3,976 = 5,418 operations. The file itself is stopped with a limit of 5,417, but not with 5,418.

GCC must not remember results of calls in copies, and a conversion may follow the expression. So a count is certain only
if limits confirm it."""
from __future__ import annotations

import contextlib
from typing import Sequence

from ..compilers.answers import Count, Key, Stop
from ..compilers.unit import Unit
from ..errors import Unfinished
from ..source.expressions import NUMBERED, copy_of
from ..source.text import Insertion
from ..terminal import amount

REST_NAME = "constexpr_profile_rest_of_gcc"  # uses up what is left of the limit
# In each call. GCC tells no column beyond 4096, and allows 512 calls: they use up 32 million operations.
_LINES_OF_CALL, _STATEMENTS_OF_LINE = 64, 1000
# These numbers of operations were measured; see test_counts_of_gcc in tests/profile/test_evidence.py.
_OPERATIONS_OF_CALL = _LINES_OF_CALL * _STATEMENTS_OF_LINE + 7
_OPERATIONS_BEFORE_REST = 6  # before the first statement of the first call
_FIRST_LINE = 2  # of the statements
_DECLARATION_OF_REST = (
    f'# 1 "constexpr_profile"\nconstexpr int {REST_NAME}(int n) {{\n'
    + ("0;" * _STATEMENTS_OF_LINE + "\n") * _LINES_OF_CALL + f"return ::{REST_NAME}(n + 1); }}\n")


def count(unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
    """Counts the steps of the evaluations that end with this limit, as far as they can be copied; see `Family`."""
    insertions: list[Insertion] = []
    for number, stop in enumerate(stops):
        insertions += _copy_in(unit, stop, number)
    if not insertions:
        return {}
    unit.tell("counting the steps of " + amount(len(insertions), "evaluation"))
    text = _DECLARATION_OF_REST + unit.rows.with_insertions(insertions)
    found: dict[Key, Count] = {}
    family, is_bound = unit.compiler.family, unit.compiler.remembers_results
    with contextlib.suppress(Unfinished), unit.with_text(text) as copies:
        answer = copies.compile(limit, *family.options_without_memory)
        for shown in family.raw_stops(answer.text):
            copied = NUMBERED.match(shown.position.path)
            steps = operations_before_rest(shown, limit) if copied else None
            if copied and shown.frames:
                found[stops[int(copied[1])].key] = Count(steps, is_exact=False, is_bound=is_bound)
    return found


def _copy_in(unit: Unit, stop: Stop, number: int) -> list[Insertion]:
    """What to insert to have a copy of an expression, and a loop of calls behind it; nothing if it cannot be copied. If
    the copy does not compile, it tells nothing."""
    expression = None if stop.context else unit.expression(stop)  # those of templates have other types there
    if not expression:
        return []
    file_text = unit.file_text(stop.position.path)
    offset = file_text.offset_of_copies(stop.position, expression)
    if offset is None or file_text.text.startswith("else", offset):
        return []
    copy = copy_of(unit.rows, expression)
    return [Insertion(file_text.row_and_column(offset), f"\n{copy.enumerator(number, behind=f'::{REST_NAME}(0)')}")]


def operations_before_rest(stop: Stop, limit: int) -> int | None:
    """How many operations precede the calls that a limit has stopped."""
    calls = [frame for frame in stop.frames if frame.call.startswith(REST_NAME)]
    at = calls[-1].position if calls else None
    if not at:
        return None
    statements = (at.line - _FIRST_LINE) * _STATEMENTS_OF_LINE + at.column // 2
    return limit - _OPERATIONS_BEFORE_REST - _OPERATIONS_OF_CALL * (len(calls) - 1) - statements
