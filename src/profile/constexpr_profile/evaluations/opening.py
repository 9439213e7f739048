# SPDX-License-Identifier: BSL-1.0
"""Opens the survey of a file: compiles it as it is, and then with changes that reveal hidden evaluations.

Compilers do not tell why the initializer of a variable without `constexpr` is not a constant, so a `const` gets
`constexpr` in front of it.

If a guess is wrong, the changed text hardly ever compiles, is not used, and the evaluations stay hidden."""
from __future__ import annotations

import contextlib
import pathlib
from typing import Iterable

from ..commands.processes import Workers
from ..compilers.compiler import Compiler, has_imports
from ..compilers.family import UNLIMITED
from ..compilers.answers import Kind, Stop, first_message
from ..compilers.unit import Unit
from ..compilers.whole import Whole
from ..errors import Failure, Unfinished
from ..source.text import Insertion, inserted
from .ownership import Ownership
from .survey import FIRST_LIMIT, AsItIs, Survey

_ENDLESS_RATIO = 8  # times the compiler's limit: an evaluation that takes more is taken to be endless
# In every standard that has `constexpr`, this limit stops a call in this text.
_STOPPED = """constexpr int constexpr_profile_call(int n) { return n ? constexpr_profile_call(n - 1) : 0; }
constexpr int constexpr_profile_value = constexpr_profile_call(99);
"""
_LIMIT_OF_STOPPED, _DEPTH_OF_STOPPED = 10, "-fconstexpr-depth=512"


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
    if answer.status == 0:
        small = whole.compile(FIRST_LIMIT)
        _check_words(whole, whole.read(small.text).values())
        whole = _revealing(whole, small.text, ownership)
    else:
        culprit = whole.culprit(answer.text)
        if not culprit or not ownership.is_users(culprit.origin.path):
            whole.compiler.complain(answer.text)
        _check_words(whole, stops.values())
        whole = Whole(whole.compiler, whole.folder, whole.text, header_limit=max(horizon, users_limit))
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


def _check_words(whole: Whole, stops: Iterable[Stop]) -> None:
    """Refuses a compiler that may tell of its limit, or of calls, in words that are not known: then what reaches the
    limit would seem to fail, or calls would be left out. No call in the file shows that they are known: then a small
    text is compiled."""
    if any(len(stop.frames) > 1 for stop in stops):
        return
    family = whole.compiler.family
    with whole.with_text(_STOPPED) as small:
        answer = small.compile(_LIMIT_OF_STOPPED, _DEPTH_OF_STOPPED)
    calls = [frame.call for stop in family.raw_stops(answer.text) for frame in stop.frames]
    is_evaluated = family.raw_culprit(answer.text) is not None  # in C++98, it is not
    if is_evaluated and not any(call.startswith("constexpr_profile_call") for call in calls):
        raise Failure(f"{whole.compiler.name} tells where its limit stops a call in words that are not known: "
                      f"{first_message(answer.text)}")


def _revealing(whole: Whole, printed: str, ownership: Ownership) -> Whole:
    """The unit, changed so that the compiler hides less in it, if that compiles."""
    text = revealed_text(whole, printed, ownership)
    if text:
        changed = Whole(whole.compiler, whole.folder, text)
        with contextlib.suppress(Unfinished):
            if changed.compile(whole.compiler.users_limit).status == 0:
                return changed
    return whole


def revealed_text(unit: Unit, printed: str, ownership: Ownership) -> str | None:
    """The text of a unit, changed in the user's files so that the answer for a small limit would show
    more; None if it hides nothing there."""
    insertions: set[Insertion] = set()
    for position in unit.compiler.family.unexplained_variables(printed, unit.plain_path):
        is_users = ownership.is_users(position.path)
        const = unit.file_text(position.path).const_near(position) if is_users else None
        if const:
            insertions.add(Insertion(const, "constexpr "))
    return "\n".join(inserted(unit.lines, insertions)) if insertions else None
