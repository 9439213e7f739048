# SPDX-License-Identifier: BSL-1.0
"""The list of the evaluations of a source file."""
from __future__ import annotations

import collections
from typing import Iterator, Sequence

from ..clang.time_trace import Time, Trace
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..text.source import source_line
from .shortening import shorten

_INDENT = " " * 22
_SMALL_PART = 0.1  # of a compilation, below which evaluations are not what makes it slow


def list_lines(evaluations: Sequence[Evaluation], survey: Survey, top: int | None = None,
               by_time: bool = False) -> Iterator[str]:
    """The evaluations that fail first, then the largest: all, with their times and what hides some, or the top."""
    least, compiler = survey.seen_above, survey.whole.compiler
    evaluations = [each for each in evaluations if each.takes_steps
                   and (not each.was_stopped or each.failure or each.is_too_long or each.most > least)]
    told = survey.trace.times(evaluations, survey.whole.plain_path) if survey.trace and top is None else []
    times = {each.stop.key: time for each, time in zip(evaluations, told) if time}
    seconds = {key: time.seconds for key, time in times.items()} if by_time else {}
    plural = "" if len(evaluations) == 1 else "s"
    yield (f"{len(evaluations)} constant evaluation{plural} found in {compiler.source} ({compiler.name})"
           + (f"; those of at most {least} step{'' if least == 1 else 's'} are left out" if least else ""))
    if survey.trace:
        yield compilation_line(survey.trace)
    counts = collections.Counter(evaluation.place for evaluation in evaluations)
    for evaluation in sorted(evaluations, key=lambda each: (each.failure is None, -seconds.get(each.stop.key, 0)))[:top]:
        yield from _lines_of_one(evaluation, times.get(evaluation.stop.key), is_alone=counts[evaluation.place] == 1)
        if evaluation.stop.key in survey.whole.shared_keys:
            yield f"{_INDENT}several evaluations in this statement, shown as one"
        if top is None and not evaluation.was_stopped and evaluation.stop.reason:
            yield f"{_INDENT}hidden: {shorten(evaluation.stop.reason.text, 80)}"
        if evaluation.failure:
            what = "is false" if evaluation.is_false else "fails"
            yield f"{_INDENT}{what}: {shorten(evaluation.failure.text, 80)}"
    if top is not None and len(evaluations) > top:
        yield f"{_INDENT}and {len(evaluations) - top} more; see --list"


def compilation_line(trace: Trace) -> str:
    """How long the compiler takes, and which part of that evaluations explain."""
    rest = ("" if trace.seconds_of_evaluations >= _SMALL_PART * trace.seconds
            else ": most of it is not in what is profiled here")
    return (f"Compiling takes {duration(trace.seconds)}, of which constant evaluations take at most "
            f"{duration(trace.seconds_of_evaluations)}{rest}")


def duration(seconds: float) -> str:
    """A time with two significant digits."""
    rounded = float(f"{seconds:.1e}")
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if rounded >= size:
            break
    value = rounded / size
    return f"{value:.1f} {unit}" if value < 9.95 else f"{value:,.0f} {unit}"


def _lines_of_one(evaluation: Evaluation, time: Time | None, *, is_alone: bool) -> Iterator[str]:
    """What an evaluation costs, where it is and, if its place does not tell, which instance it is."""
    cost = steps_text(evaluation)
    if time:
        cost = f"{('≤ ' if time.is_shared else '') + duration(time.seconds):>8} {cost:>11}"
    text = source_line(*evaluation.stop.position.file_and_line).strip()
    yield f"{cost:>20}  {evaluation.place}  {shorten(text, 60)}"
    if evaluation.stop.context:
        path, line, _ = evaluation.stop.origin
        name = "" if evaluation.name == evaluation.place else f"{shorten(evaluation.name, 120)}, "
        yield f"{_INDENT}{name}from {path}:{line}"
    elif evaluation.name != evaluation.place and not is_alone:
        yield f"{_INDENT}{shorten(evaluation.name, 120)}"


def steps_phrase(evaluation: Evaluation) -> str:
    """Its number of steps, as a phrase: `1 step`, `10 to 20 steps`, `not counted`."""
    if not evaluation.was_stopped:
        return steps_text(evaluation)
    last = evaluation.most if evaluation.has_known_end or evaluation.is_too_long else evaluation.low
    return f"{steps_text(evaluation)} step{'' if last == 1 else 's'}"


def steps_text(evaluation: Evaluation) -> str:
    """The number of steps, or bounds of it."""
    if not evaluation.was_stopped:
        return "not counted"
    if not evaluation.has_known_end:
        return f"more than {evaluation.horizon:,}" if evaluation.is_too_long else f"at least {evaluation.low:,}"
    return f"{evaluation.most:,}" if evaluation.is_counted else f"{evaluation.low:,} to {evaluation.most:,}"
