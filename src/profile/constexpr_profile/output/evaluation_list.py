# SPDX-License-Identifier: BSL-1.0
"""The list of the evaluations of a source file."""
from __future__ import annotations

import collections
from types import MappingProxyType
from typing import Iterator, Mapping, Sequence

from ..compilers.diagnostics import Key
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..text.source import source_line
from ..times.timing import Time
from .shortening import shorten

_INDENT = " " * 22
_NO_TIMES: Mapping[Key, Time] = MappingProxyType({})


def list_lines(evaluations: Sequence[Evaluation], survey: Survey, top: int | None = None,
               times: Mapping[Key, Time] = _NO_TIMES, by_time: bool = False) -> Iterator[str]:
    """The evaluations that fail first, then the largest: all, with what hides some, or the top."""
    least, compiler = survey.seen_above, survey.whole.compiler
    evaluations = [each for each in evaluations if each.takes_steps
                   and (not each.was_stopped or each.failure or each.is_too_long or each.most > least)]
    seconds = {key: time.seconds for key, time in times.items()} if by_time else {}
    plural = "" if len(evaluations) == 1 else "s"
    yield (f"{len(evaluations)} constant evaluation{plural} found in {compiler.source} ({compiler.name})"
           + (f"; those of at most {least} step{'' if least == 1 else 's'} are left out" if least else ""))
    counts = collections.Counter(evaluation.place for evaluation in evaluations)
    for evaluation in sorted(evaluations, key=lambda each: (each.failure is None, -seconds.get(each.stop.key, 0),
                                                            each.rank))[:top]:
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


def _lines_of_one(evaluation: Evaluation, time: Time | None, *, is_alone: bool) -> Iterator[str]:
    """What an evaluation costs, where it is and, if its place does not tell, which instance it is."""
    cost = f"{time.text:>8} {steps_text(evaluation):>11}" if time else steps_text(evaluation)
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
