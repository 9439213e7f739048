# SPDX-License-Identifier: BSL-1.0
"""Begins the survey of a file: compiles it as it is, and makes sure that the compiler's words are known. Then goes on
with it until it has shown what the user means: all evaluations, the one at a line, the first error or the largest.
Until one limit is enough for all evaluations, larger ones are chosen; no choice depends on how long a compilation
takes."""
from __future__ import annotations

import os
import pathlib
import re
from typing import Callable, NoReturn, Sequence

from ..commands.processes import Workers
from ..compilers.answers import Kind, first_message
from ..compilers.compiler import Compiler, has_imports
from ..compilers.family import UNLIMITED
from ..compilers.unit import Whole
from ..errors import Failure
from ..source.text import Position
from .evaluation import Evaluation, Known, between
from .survey import FIRST_LIMIT, AsItIs, Ownership, Survey

_ENDLESS_RATIO = 8  # times the compiler's limit: an evaluation that takes more is taken to be endless
# In every standard that has `constexpr`, this limit stops a call in this text.
_STOPPED = """# 1 "constexpr_profile"
constexpr int constexpr_profile_call(int n) { return n ? constexpr_profile_call(n - 1) : 0; }
constexpr int constexpr_profile_value = constexpr_profile_call(99);
"""
_LIMIT_OF_STOPPED, _DEPTH_OF_STOPPED = 10, "-fconstexpr-depth=512"
_RATIO = 8  # from one limit to the next
_LEAST_RATIO = 2  # the least factor between limits that let evaluations end on which others may depend
_MOST_CONFIRMED = 20  # counts of a list, the largest, each of which takes two compilations
_FILE_AND_LINE = re.compile(r"(.+?):(\d{1,18})(?::\d+)?:?")  # compilers add the column
_MOST_SUGGESTIONS = 3  # lines to suggest


def usual_horizon(allowed: int) -> int:
    """Up to how many steps evaluations are looked at, if the compiler allows so many, unless the user says more."""
    return max(allowed, min(_ENDLESS_RATIO * allowed, UNLIMITED))


def survey_file(compiler: Compiler, folder: pathlib.Path, workers: Workers, horizon: int, *,
                all_files: bool, tells_all_times: bool = False) -> Survey:
    """Begins a survey of evaluations of up to so many steps, or as many as the compiler can be told; perhaps also of
    those in system headers, and perhaps with the time of each."""
    horizon = min(horizon, compiler.family.largest_horizon)
    text = compiler.preprocess()
    if has_imports(text):
        compiler.cache = None  # what is imported may be built again
    whole = Whole(compiler, folder, text)
    return open_survey(whole, workers, Ownership(compiler, all_files), horizon, tells_all_times=tells_all_times)


def open_survey(whole: Whole, workers: Workers, ownership: Ownership, horizon: int, *, tells_all_times: bool) -> Survey:
    """A survey of a unit, which must compile unless it is a constant evaluation that fails. The first error decides:
    those behind it may be its consequences."""
    users_limit = whole.compiler.users_limit
    whole.tell("compiling as it is")
    answer, trace = whole.traced(users_limit, tells_all_times=tells_all_times)
    stops, culprit = whole.read(answer.text), None
    if answer.status:
        culprit = whole.culprit(answer.text)
        if not culprit or not ownership.is_users(culprit.origin.path):
            whole.compiler.complain(answer.text)
        whole = Whole(whole.compiler, whole.folder, whole.text, header_limit=max(horizon, users_limit))
    _check_limit(whole)
    survey = Survey(whole, workers, ownership, horizon, AsItIs(trace, tells_all_times, culprit))
    survey.learn_failures(stops)
    if horizon > users_limit and any(stop.kind is Kind.LIMIT for stop in stops.values()):
        whole.tell(f"looking for the end, up to {horizon:,} steps")
        last = whole.compile(horizon)
        survey.learn_failures(whole.read(last.text))
        survey.record(horizon, last)
    if users_limit <= horizon:
        survey.record(users_limit, answer)
    return survey


def _check_limit(whole: Whole) -> None:
    """Refuses a compiler that is not seen to stop a call at its limit, in a small text. It may tell that in words that
    are not known, and then what reaches the limit would seem to fail, or calls would be left out. Or an option may make
    it ignore the limit, or do something else than to compile."""
    with whole.with_text(_STOPPED) as small:
        answer = small.compile(_LIMIT_OF_STOPPED, _DEPTH_OF_STOPPED)
    calls = [frame.call for stop in whole.compiler.family.raw_stops(answer.text) for frame in stop.frames]
    if not any(call.startswith("constexpr_profile_call") for call in calls):
        said = first_message(answer.text)
        raise Failure(f"{whole.compiler.name} is not seen to stop a call at its limit" + (f": {said}" if said else ""))


def explore(survey: Survey) -> None:
    """Finds the evaluations that take more steps than the first limit, and the smallest limit that is enough: the
    largest evaluation takes so many steps."""
    limit = FIRST_LIMIT
    while True:
        is_enough = survey.is_enough(limit)
        survey.count(limit)
        if is_enough or limit >= survey.horizon:
            break
        limit = min(max([_RATIO * limit, *survey.counts()[:1]]), survey.horizon)
    _settle(survey)


def _settle(survey: Survey) -> None:
    """Finds the smallest limit that is enough, unless the first one is. The largest count probably is that. If it is
    exact, one step fewer has been seen to be too few."""
    exact = {each.extent for each in survey.evaluations() if each.known is Known.EXACT}
    while survey.too_small >= FIRST_LIMIT and survey.enough is not None and survey.enough not in exact:
        low, high = survey.too_small, survey.enough
        counts = [count for count in survey.counts() if low < count <= high][:1]
        limits = [count - 1 for count in counts if count not in exact] + counts
        if not survey.ask(limits) and not survey.ask(between(low, high, survey.workers.jobs)):
            return


def explore_all(survey: Survey) -> None:
    """Finds all evaluations that can be seen, and counts them, also until the culprit fails. What has been counted
    tells limits with which it ends: they show what depends on it, which is then counted, until nothing is new."""
    explore(survey)
    while True:
        # A list, since all are to be counted.
        is_any_counted = any([survey.count(limit, with_candidates=True) for limit in _limits(survey)])
        is_any_asked = survey.hides_any and survey.ask(_limits_that_show_more(survey))
        if not (is_any_counted or is_any_asked):
            break
    _confirm(survey)


def _confirm(survey: Survey) -> None:
    """Finds until where the culprit fails, as far as limits tell, and lets limits confirm the largest counts."""
    for culprit in [each for each in survey.evaluations() if each.failure and survey.is_culprit(each.stop)]:
        while survey.refine(culprit):
            pass
    estimates = [each.steps.estimate for each in survey.evaluations() if each.known is not Known.EXACT]
    counts = [count for count in estimates if count][:_MOST_CONFIRMED]
    survey.ask(sorted({limit for count in counts for limit in (count - 1, count)}))


def _limits(survey: Survey) -> list[int]:
    """Ever larger limits, up to that with which all evaluations end."""
    limits = [min(FIRST_LIMIT, survey.counted_up_to)]
    while limits[-1] < survey.counted_up_to:
        limits.append(min(_RATIO * limits[-1], survey.counted_up_to))
    return limits


def _limits_that_show_more(survey: Survey) -> list[int]:
    """Limits with which evaluations end that others may depend on."""
    limits: list[int] = []
    for count in survey.counts():
        if count > FIRST_LIMIT and (not limits or _LEAST_RATIO * count <= limits[-1]):
            limits.append(count)
    if any(each.has_known_end and each.known is Known.NOT_COUNTED for each in survey.evaluations()):
        limits += _limits(survey)
    return limits


def listed(evaluations: Sequence[Evaluation], survey: Survey) -> list[Evaluation]:
    """The evaluations that a list shows: not those of so few steps that others like them may not have been found."""
    return [each for each in evaluations if each.takes_steps
            and (each.failure or each.known in (Known.NOT_COUNTED, Known.MORE_THAN) or each.extent > survey.seen_above)]


def file_and_line(text: str) -> tuple[str, int] | None:
    """The file and the line that the user gives as FILE:LINE; None if the text is something else."""
    found = _FILE_AND_LINE.fullmatch(text)
    return (found[1], int(found[2])) if found else None


class NotFound(Failure):
    """No evaluation was seen where the user wants one."""


def choose(survey: Survey, first: int, path: str = "", line: int | None = None) -> Evaluation:
    """The candidate that the user probably means: the first error of the file, or else the largest, for which this
    compiles. Of one that does not end, only the `first` steps are looked at from now on."""
    search(survey, path, line)
    while True:
        chosen = _candidates(survey, path, line)[0]
        if chosen.failure or not survey.refine(chosen):  # otherwise, another one may be the largest now
            break
    if chosen.known is Known.MORE_THAN:
        chosen.horizon = min(chosen.horizon, first)
    return chosen


def search(survey: Survey, path: str = "", line: int | None = None) -> None:
    """Surveys until there are candidates, and something is known of them; refuses if there are none. They may take few
    steps, which only the smallest limit stops."""
    explore(survey)
    if all(each.known is Known.NOT_COUNTED for each in _candidates(survey, path, line)):
        survey.ask([survey.whole.compiler.family.least_limit])
        explore_all(survey)
    if not _candidates(survey, path, line):
        _refuse(survey, path, line)


def _candidates(survey: Survey, path: str, line: int | None) -> list[Evaluation]:
    """The evaluations in the file or, if there are none or it is not named, all. With a line, those at it, or else
    those that it instantiates, or else those whose statement has the line: GCC names the last one."""
    def is_there(position: Position | None) -> bool:
        return position is not None and position.line == line and _is_in(path, position)

    def lines_of_statement(position: Position) -> range:
        return survey.whole.file_text(position.path).lines_of_statement(position)

    evaluations = survey.evaluations()
    if line is None:
        return [each for each in evaluations if path and _is_in(path, each.stop.position)] or evaluations
    tests: list[Callable[[Evaluation], bool]] = [
        lambda evaluation: is_there(evaluation.stop.position),
        lambda evaluation: any(is_there(each.position) for each in evaluation.stop.context),
        lambda evaluation: (_is_in(path, evaluation.stop.position)
                            and line in lines_of_statement(evaluation.stop.position))]
    return next(filter(None, ([each for each in evaluations if test(each)] for test in tests)), [])


def _is_in(path: str, position: Position) -> bool:
    """Whether a position is in a file. The path may be given in full, or only its end."""
    return ((os.sep + position.path).endswith(os.sep + os.path.normpath(path))
            or os.path.realpath(position.path) == os.path.realpath(path))


def _refuse(survey: Survey, path: str, line: int | None) -> NoReturn:
    """Says that there is no candidate, and which ones are near."""
    if line is None:
        raise NotFound(f"no constant evaluation was seen in {survey.whole.compiler.source}")
    near = sorted({(abs(evaluation.stop.position.line - line), evaluation.place)
                   for evaluation in survey.evaluations() if _is_in(path, evaluation.stop.position)})
    places = ", ".join(place for _, place in near[:_MOST_SUGGESTIONS])
    raise NotFound(f"no constant evaluation was seen at {path}:{line}" + (f"; the nearest: {places}" if places else ""))
