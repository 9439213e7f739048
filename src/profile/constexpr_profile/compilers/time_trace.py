# SPDX-License-Identifier: BSL-1.0
"""Reads how long a compilation and each of its evaluations took in a time trace, as Clang 16 and newer write it.

These are times on the clock, so they are longer on a busy machine. Nothing is concluded from them."""
from __future__ import annotations

import collections
import json
import re
from typing import Any, NamedTuple, Sequence

from ..source.printed import last_name
from ..source.text import Position
from .answers import PlainPath, Stop

_SECONDS_OF_MICROSECOND = 1e-6  # in which a trace counts
_EVALUATION = re.compile(r"(?:Total )?(Evaluate\w+|is\w*ConstantExpr)")
_COMPILATION = "ExecuteCompiler"
_BEGIN = re.compile(r"<(.+?):(\d+):(\d+)\b")  # of the range of an expression


class Time(NamedTuple):
    seconds: float
    is_shared: bool = False  # perhaps, with other evaluations, which cannot be told apart


class _Event(NamedTuple):
    """An evaluation that Clang has timed, of a variable or of an expression."""
    begin: float  # in seconds
    end: float
    variable: str  # its qualified name
    position: Position | None  # where the expression begins


class TimeTrace:
    """How long a compilation took, in seconds, and the evaluations in it, as far as the compiler tells. One that is
    inside another counts twice."""
    def __init__(self, events: Sequence[_Event], seconds: float, seconds_of_evaluations: float):
        self.seconds, self.seconds_of_evaluations = seconds, seconds_of_evaluations
        self._events = sorted(events)

    def times(self, evaluations: Sequence[tuple[Stop, str]]) -> list[Time | None]:
        """The times of some evaluations, which are given by their stops and qualified names, as far as they are known.
        """
        matches = [self._matching(*each) for each in evaluations]
        numbers = collections.Counter(match for match, _ in matches)
        return [Time(_total(match), not is_own or numbers[match] > 1) if match else None for match, is_own in matches]

    def _matching(self, stop: Stop, qualified: str) -> tuple[tuple[_Event, ...], bool]:
        """What may be the times of an evaluation, with its place or the last part of its name, and whether nothing else
        can have them. Clang names the namespaces of an instance, but not those of other variables."""
        if not stop.variable:
            return tuple(event for event in self._events if event.position == stop.position), not stop.context
        named = tuple(event for event in self._events
                      if event.variable and last_name(event.variable) == last_name(stop.variable))
        own = tuple(event for event in named if event.variable == qualified)
        found = own if own and stop.context else named
        return found, found == own and len(own) == 1


def options(path: str, *, tells_all_times: bool) -> list[str]:
    """The options that write a trace, perhaps with the short times, too."""
    return ["-Xclang", f"-ftime-trace={path}", *(["-Xclang", "-ftime-trace-granularity=0"] if tells_all_times else [])]


def relevant(text: str) -> str:
    """What is read of a trace, which may be large; empty if the trace is not complete, for example because
    the disk is full."""
    try:
        recorded = json.loads(text)["traceEvents"]
    except ValueError:
        return ""
    return json.dumps([one for one in recorded
                       if one["ph"] == "X" and (_EVALUATION.match(one["name"]) or one["name"] == _COMPILATION)])


def trace_of(relevant_text: str, plain_path: PlainPath) -> TimeTrace | None:
    """Makes a trace of what `relevant()` has returned; None if the compilation is not in it."""
    recorded: list[dict[str, Any]] = json.loads(relevant_text or "[]")
    seconds = [one["dur"] for one in recorded if one["name"] == _COMPILATION]
    if not seconds:
        return None
    totals = sum(one["dur"] for one in recorded if one["name"].startswith("Total "))
    events = [_event_of(one, plain_path) for one in recorded
              if one["name"].startswith("Evaluate") and one.get("args", {}).get("detail")]
    return TimeTrace(events, seconds[0] * _SECONDS_OF_MICROSECOND, totals * _SECONDS_OF_MICROSECOND)


def _event_of(one: dict[str, Any], plain_path: PlainPath) -> _Event:
    detail: str = one["args"]["detail"]
    begin = _BEGIN.match(detail)
    position = Position(plain_path(begin[1]), int(begin[2]), int(begin[3])) if begin else None
    return _Event(one["ts"] * _SECONDS_OF_MICROSECOND, (one["ts"] + one["dur"]) * _SECONDS_OF_MICROSECOND,
                  "" if begin else detail, position)


def _total(events: Sequence[_Event]) -> float:
    """The time of some events; one may be inside another."""
    seconds, end = 0.0, 0.0
    for event in events:
        seconds += max(event.end - max(event.begin, end), 0)
        end = max(end, event.end)
    return seconds
