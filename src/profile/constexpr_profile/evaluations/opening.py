# SPDX-License-Identifier: BSL-1.0
"""Opens the survey of a file: compiles it as it is, and makes sure that the compiler's words are known."""
from __future__ import annotations

import pathlib

from ..commands.processes import Workers
from ..compilers.compiler import Compiler, has_imports
from ..compilers.family import UNLIMITED
from ..compilers.answers import Kind, first_message
from ..compilers.unit import Whole
from ..errors import Failure
from .survey import AsItIs, Ownership, Survey

_ENDLESS_RATIO = 8  # times the compiler's limit: an evaluation that takes more is taken to be endless
# In every standard that has `constexpr`, this limit stops a call in this text.
_STOPPED = """# 1 "constexpr_profile"
constexpr int constexpr_profile_call(int n) { return n ? constexpr_profile_call(n - 1) : 0; }
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
