# SPDX-License-Identifier: BSL-1.0
"""What is printed: the list of the evaluations of a file, a profile, and a moment of an evaluation."""
from __future__ import annotations

import collections
from typing import Iterator, Sequence

from ..compilers.answers import UNKNOWN, Frame, Kind
from ..compilers.compiler import Compiler
from ..compilers.time_trace import Time, TimeTrace
from ..errors import Failure
from ..evaluations.choice import listed
from ..evaluations.evaluation import Evaluation, Known
from ..evaluations.survey import Survey
from ..moments.moments import Moments
from ..moments.profile import Profile, Share
from ..source.files import source_line, source_lines
from ..source.printed import shorten, without_bodies
from ..terminal import amount
from .wording import certainty, failure_at, last_text, outcome, progress_text, steps_text, title, why_not_seen

ROWS = 10  # of a table, if nothing else is chosen
_INDENT = " " * 22
_WIDTH = 72  # of names and source lines in a table
_LINES_AROUND = 3  # the current one, on each side


def list_lines(evaluations: Sequence[Evaluation], survey: Survey, top: int | None = None,
               *, is_complete: bool = False, by_time: bool = False) -> Iterator[str]:
    """The first error, what else fails, then the largest evaluations: all or the top. If all that can be counted has
    been, also what hides some; and their times, if the compiler was asked for all."""
    least, compiler = survey.seen_above, survey.whole.compiler
    evaluations = listed(evaluations, survey)
    trace = survey.as_it_is.trace
    named = [(each.stop, each.qualified) for each in evaluations]
    told = trace.times(named) if trace and survey.as_it_is.has_all_times else []
    times = {each.stop.key: time for each, time in zip(evaluations, told) if time}
    yield (f"{amount(len(evaluations), 'constant evaluation')} found in {compiler.source} ({compiler.name})"
           + "; others may be hidden" + (f", or take at most {amount(least, 'step')}" if least else ""))
    if trace:
        yield compilation_line(trace)
    counts = collections.Counter(evaluation.place for evaluation in evaluations)
    if by_time:
        evaluations = sorted(evaluations, key=lambda each: (
            each.failure is None, -times.get(each.stop.key, Time(0)).seconds))
    for evaluation in evaluations[:top]:
        yield from _lines_of_one(evaluation, times.get(evaluation.stop.key), is_alone=counts[evaluation.place] == 1)
        if evaluation.is_shared:
            yield f"{_INDENT}several evaluations in this statement, shown as one"
        if evaluation.is_fleeting:
            yield f"{_INDENT}only seen while a limit stops something else"
        if is_complete and evaluation.known is Known.NOT_COUNTED and evaluation.stop.reason:
            yield f"{_INDENT}hidden: {shorten(evaluation.stop.reason.text, 80)}"
        if evaluation.failure:
            yield f"{_INDENT}{outcome(evaluation)}: {shorten(evaluation.failure.text, 80)}"
    if top is not None and len(evaluations) > top:
        yield f"{_INDENT}and {len(evaluations) - top} more; see --list"


def compilation_line(trace: TimeTrace) -> str:
    """How long the compiler took for the preprocessed text, without code generation; and what it tells of evaluations.
    """
    return (f"The front end took {duration(trace.seconds)}; the compiler reports "
            f"{duration(trace.seconds_of_evaluations)} for constant evaluations")


def duration(seconds: float) -> str:
    """A time with two significant digits, always in one unit, so that times can be compared."""
    return f"{float(f'{1000 * seconds:.2g}'):,.10g} ms"


def _lines_of_one(evaluation: Evaluation, time: Time | None, *, is_alone: bool) -> Iterator[str]:
    """What an evaluation costs, where it is and, if its place does not tell, which instance it is."""
    cost = steps_text(evaluation)
    if time:
        cost = f"{('≤ ' if time.is_shared else '') + duration(time.seconds):>9} {cost:>10}"
    text = source_line(*evaluation.stop.position.file_and_line).strip()
    yield f"{cost:>20}  {evaluation.place}  {shorten(text, 60)}"
    if evaluation.stop.context:
        path, line, _ = evaluation.stop.origin
        name = "" if evaluation.name == evaluation.place else f"{shorten(evaluation.name, 120)}, "
        yield f"{_INDENT}{name}from {path}:{line}"
    elif evaluation.name != evaluation.place and not is_alone:
        yield f"{_INDENT}{shorten(evaluation.name, 120)}"


def report_lines(profile: Profile, evaluations: Sequence[Evaluation], rows: int, *,
                 is_of_file: bool = False, step_command: str = "--step") -> Iterator[str]:
    """A profile among the evaluations that were found, or of all of them if it is that of the file."""
    yield from ("", title(profile) + (f"; {profile.left} more follow, Ctrl-C ends" if profile.left else ""))
    yield from table_lines(profile, rows)
    if profile.evaluation:
        yield from limit_lines(profile, profile.evaluation, profile.whole.compiler)
        yield from failure_lines(profile.evaluation, step_command)
    if is_of_file:
        yield from missing_lines(profile, evaluations)
    yield from doubt_lines(profile)


def limit_lines(profile: Profile, evaluation: Evaluation, compiler: Compiler) -> Iterator[str]:
    """How near the evaluation comes to the compiler's limits."""
    allowed = compiler.allowed_steps
    share = f"no limit of steps for {compiler.name}"
    if allowed is not None:
        percent = f"{certainty(evaluation)}{100 * profile.steps / allowed:.1f} %"
        share = f"{percent} of the {allowed:,} steps that {compiler.name} allows"
    yield from ("", f"{share}, and at least {amount(profile.depth, 'call')} deep")


def where_stopped(survey: Survey, evaluation: Evaluation) -> Iterator[str]:
    """How far the compiler got with an evaluation, if its limit is why the file does not compile."""
    limit = survey.whole.compiler.users_limit
    is_users = limit == survey.whole.compiler.allowed_steps  # otherwise, it may not stop there
    stop = survey.as_it_is.culprit
    if stop and stop.kind is Kind.LIMIT and is_users and survey.is_culprit(evaluation.stop):
        how = f"(“{stop.reason.text}”)" if stop.reason else f"after {limit:,} steps"
        then = (f"it takes {steps_text(evaluation)}" if evaluation.has_known_end
                else f"this profiles its first {evaluation.extent:,} steps")
        yield from ("", f"Your compiler stopped the evaluation at {evaluation.place} {how}; {then}")


def missing_lines(profile: Profile, evaluations: Sequence[Evaluation]) -> Iterator[str]:
    """What a profile of a whole file leaves out: evaluations without an exact number, and some of the small ones."""
    others = sum(each.takes_steps and each not in profile.evaluations for each in evaluations)
    if others:
        yield from ("", f"Left out: {amount(others, 'other evaluation')}; see --list")


def failure_lines(evaluation: Evaluation, command: str) -> Iterator[str]:
    """Where an evaluation fails, and what shows that step."""
    if evaluation.failure:
        frame = evaluation.failure.frames[-1]
        inside, at = f"in {shorten(frame.call or evaluation.name, 60)}", f"at {frame.place}"
        where = at if evaluation.is_false else f"{at}, {inside}" if frame.position else f"{inside}, {frame.place}"
        shown = f" ({command} {evaluation.extent} shows it)" if evaluation.fails_at(evaluation.extent) else ""
        yield from ("", f"It {outcome(evaluation)} {where}: {evaluation.failure.text}{shown}")


def doubt_lines(profile: Profile) -> Iterator[str]:
    """What the samples do not show."""
    if profile.unseen:
        numbers = collections.Counter(map(why_not_seen, profile.unseen))
        missing = ", ".join(f"{number:,} ({why})" for why, number in numbers.items())
        yield from ("", f"Samples that are missing: {missing}; the shares are those of the others")


def table_lines(profile: Profile, top: int) -> Iterator[str]:
    """The functions, then the lines, with the largest shares of the steps: at most `top` of each."""
    yield from ("", "   self %      total %     function")
    for name, own, total in profile.functions()[:top]:
        yield _row(shorten(name, _WIDTH), own, total)
    yield from ("", "   self %      total %     line")
    for (path, line), own, total in profile.lines()[:top]:
        yield _row(f"{path}:{line}" if line else shorten(path, _WIDTH), own, total)
        if line:
            yield " " * 26 + shorten(source_line(path, line).strip(), _WIDTH)


def _row(name: str, *shares: Share) -> str:
    """A row of a table: shares in percent, with their errors, then a name."""
    columns = [f"{100 * share.value:6.1f} " + (f"±{100 * share.error:<4.1f}" if share.error else "     ")
               for share in shares]
    return " ".join(["", *columns, "", name])


def describe(evaluation: Evaluation, frames: Sequence[Frame]) -> list[str]:
    """A moment as text: its line, which is marked, with others around it, and its calls, innermost first. If the line
    is not known, that of the nearest caller is shown without a mark."""
    caller = next((frame.position for frame in reversed(frames) if frame.position), None)
    path, line, _ = caller or evaluation.stop.position
    is_known = frames[-1].position is not None
    where = "" if is_known else f"{UNKNOWN}; {'called from' if caller else 'the evaluation is at'} "
    first = max(1, line - _LINES_AROUND)
    source = [f"{'>' if is_known and number == line else ' '}{number:5} {text}"
              for number, text in enumerate(source_lines(path)[first - 1:line + _LINES_AROUND], first)]
    calls = [f"{depth:4}  {frame.place:24}  {call_text(evaluation, frame)}" for depth, frame in enumerate(frames)]
    return [f"{where}{path}:{line}", *source, "", *reversed(calls)]


def call_text(evaluation: Evaluation, frame: Frame) -> str:
    """A call in one line, though Clang prints it as it is written; the evaluation if the frame is not a call."""
    return " ".join(without_bodies(frame.call).split()) or evaluation.name


def step_lines(moments: Moments, step: int) -> list[str]:
    """The moment after some steps, as lines of text. Raises Failure if it cannot be seen."""
    evaluation = moments.evaluation
    if step > evaluation.last_moment:
        raise Failure(f"{evaluation.place}: {last_text(evaluation)}, not {step:,}")
    look = moments.look(step)
    if not look.frames:
        raise Failure(f"{evaluation.place}: step {step:,} was not seen: {why_not_seen(look)}")
    return [f"{evaluation.place} after step {progress_text(evaluation, step)}{failure_at(evaluation, step)}",
            *describe(evaluation, look.frames)]
