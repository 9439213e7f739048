# SPDX-License-Identifier: BSL-1.0
"""Opens the survey of a file: compiles it as it is, and then so that the compiler hides less."""
from __future__ import annotations

import contextlib
import pathlib

from ..clang.family import Clang
from ..clang.time_trace import relevant, trace_of
from ..commands.answers import Kind
from ..commands.compiler import Compiler, has_imports
from ..commands.description import FIRST_LIMIT, UNLIMITED, Families, largest_horizon
from ..commands.processes import Workers
from ..failure import Unfinished
from ..gcc.family import Gcc
from ..source.whole import Whole
from .ownership import Ownership
from .reveal import revealed_text
from .survey import Survey

FAMILIES: Families = {"clang": Clang, "gcc": Gcc}


def survey_file(compiler: Compiler, folder: pathlib.Path, workers: Workers, horizon: int, *,
                all_files: bool, tells_all_times: bool = False) -> Survey:
    """Begins a survey of evaluations of up to so many steps, or as many as the compiler can be told; perhaps also of
    those in system headers, and perhaps with the time of each."""
    horizon = min(horizon, largest_horizon(compiler.family))
    text = compiler.preprocess()
    if has_imports(text):
        compiler = compiler.without_cache()  # what is imported may be built again
    whole = Whole(compiler, folder, text, header_limit=max(horizon, compiler.users_limit))
    return open_survey(whole, workers, Ownership(compiler, all_files), horizon, tells_all_times)


def open_survey(whole: Whole, workers: Workers, ownership: Ownership,
                horizon: int = UNLIMITED, tells_all_times: bool = False) -> Survey:
    """A survey of a unit, which must compile unless it is a constant evaluation that fails. The first error decides:
    those behind it may be its consequences."""
    users_limit = whole.compiler.users_limit
    whole.tell("compiling as it is")
    answer, text_of_trace = whole.traced(users_limit, relevant, is_complete=tells_all_times)
    trace = trace_of(text_of_trace)
    if answer.status == 0:
        whole.precompile_with(users_limit)
        first = whole.compile(FIRST_LIMIT)
        changed = _revealing(whole, first.text, ownership)
        survey = Survey(changed, workers, ownership, horizon)
        survey.trace = trace
        if users_limit <= horizon:
            survey.record(users_limit, answer)
        if changed is whole:
            survey.record(FIRST_LIMIT, first)
        return survey
    stops = whole.read(answer.text)
    problem = whole.first_error(answer.text)
    if problem.kind is Kind.ORDINARY or not problem.stop or not ownership.is_users(problem.stop.origin.path):
        whole.compiler.complain(answer.text)
    survey = Survey(whole, workers, ownership, horizon)
    survey.trace = trace
    survey.culprit, survey.is_limit_reached = problem.stop.key, problem.kind is Kind.LIMIT
    survey.learn_failures(stops)
    if horizon > users_limit and any(stop.frames for stop in stops.values()):
        whole.tell(f"looking for the end, up to {horizon:,} steps")
        last = whole.compile(horizon)
        survey.learn_failures(whole.read(last.text))
        survey.record(horizon, last)
    if users_limit <= horizon:
        survey.record(users_limit, answer)
    return survey


def _revealing(whole: Whole, answer: str, ownership: Ownership) -> Whole:
    """The unit, changed so that the compiler hides less in it, if that compiles. Revealing expressions needs
    C++20; most older programs also compile as C++20."""
    compiler = whole.compiler
    in_cpp20 = compiler.with_options("-std=gnu++20")  # the first one that has `requires`
    for attempt, with_expressions in (compiler, True), (in_cpp20, True), (compiler, False):
        text = revealed_text(whole, answer, ownership, with_expressions)
        if not text:
            break
        if attempt is compiler or compiler.family.hides_substitution_failures:
            changed = Whole(attempt, whole.folder, text)
            with contextlib.suppress(Unfinished):
                if changed.compile(whole.compiler.users_limit).status == 0:
                    changed.precompile_with(whole.compiler.users_limit)
                    return changed
    return whole
