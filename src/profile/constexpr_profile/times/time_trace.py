# SPDX-License-Identifier: BSL-1.0
"""Reads how long each evaluation took in the time trace of Clang 16 or newer."""
from __future__ import annotations

import collections
import json
import re
import time
from typing import Callable, NamedTuple, Sequence

from ..compilers.diagnostics import Position
from ..evaluations.evaluation import Evaluation
from ..evaluations.names import last_name
from ..failure import Unfinished
from ..units.unit import Unit
from .timing import REPEATS, Time, processor_time

_SECONDS_OF_MICROSECOND = 1e-6  # in which a trace counts
_INTERRUPTED_RATIO = 1.3  # the least ratio of the time on the clock to processor time that tells of it
_BEGIN = re.compile(r"<(.+?):(\d+):(\d+)\b")  # of the range of an expression


class _Event(NamedTuple):
    """An evaluation that Clang has timed, of a variable or of an expression."""
    begin: float  # in seconds
    end: float
    variable: str  # its qualified name
    position: Position | None  # where the expression begins


def events(text: str, plain_path: Callable[[str], str]) -> list[_Event]:
    """The evaluations in a trace, in the order in which they begin; none if the trace is not complete, for example
    because the disk is full."""
    try:
        recorded = json.loads(text)["traceEvents"]
    except ValueError:
        return []
    timed: list[_Event] = []
    for one in recorded:
        name, detail = one["name"], one.get("args", {}).get("detail", "")
        if not (one["ph"] == "X" and name.startswith("Evaluate") and detail):
            continue
        begin = _BEGIN.match(detail)
        position = Position(plain_path(begin[1]), int(begin[2]), int(begin[3])) if begin else None
        timed.append(_Event(one["ts"] * _SECONDS_OF_MICROSECOND, (one["ts"] + one["dur"]) * _SECONDS_OF_MICROSECOND,
                           "" if begin else detail, position))
    return sorted(timed)


def _matching(evaluation: Evaluation, timed: Sequence[_Event]) -> list[_Event]:
    """What may be the times of an evaluation: those of its instance, or else all with its place or the
    same name."""
    if not evaluation.stop.variable:
        return [event for event in timed if event.position == evaluation.stop.position]
    own = [event for event in timed if event.variable == evaluation.qualified]
    return own or [event for event in timed
                   if event.variable and last_name(event.variable) == last_name(evaluation.variable)]


def _total(timed: Sequence[_Event]) -> float:
    """The time of some events; one may be inside another."""
    seconds, end = 0.0, 0.0
    for event in timed:
        seconds += max(event.end - max(event.begin, end), 0)
        end = max(end, event.end)
    return seconds


def times_in(timed: Sequence[_Event], evaluations: Sequence[Evaluation]) -> list[Time | None]:
    """The times of some evaluations. Those that Clang does not tell apart share theirs."""
    matches = [tuple(_matching(evaluation, timed)) for evaluation in evaluations]
    numbers = collections.Counter(matches)
    return [Time(_total(match), _SECONDS_OF_MICROSECOND, numbers[match] > 1) if match else None for match in matches]


def traced_times(unit: Unit, limit: int, evaluations: Sequence[Evaluation]) -> list[Time | None]:
    """The times of some evaluations in a unit, as far as the compiler tells them. A trace has times on
    the clock, so it is repeated if the compiler has been interrupted."""
    best: list[Time | None] = [None] * len(evaluations)
    for _ in range(REPEATS if unit.compiler.family.time_trace_options("") else 0):
        try:
            was_interrupted, timed = _trace(unit, limit)
        except Unfinished:
            break
        best = [min(filter(None, pair), default=None) for pair in zip(best, times_in(timed, evaluations))]
        if not was_interrupted:
            break
    return best


def _trace(unit: Unit, limit: int) -> tuple[bool, list[_Event]]:
    """Whether a compilation was interrupted, and what the compiler tells about its evaluations."""
    path = unit.folder / f"{unit.path.stem}.json"
    path.unlink(missing_ok=True)
    unit.prepare()
    start = time.monotonic()
    used = processor_time(unit, limit, *unit.compiler.family.time_trace_options(str(path)))
    was_interrupted = time.monotonic() - start > _INTERRUPTED_RATIO * used
    text = path.read_text("utf-8", "replace") if path.exists() else '{"traceEvents": []}'
    return was_interrupted, events(text, unit.plain_path)
