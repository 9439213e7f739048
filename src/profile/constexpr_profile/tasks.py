# SPDX-License-Identifier: BSL-1.0
"""What the program does in which order: it lists evaluations, samples one, or steps through it."""
from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
from typing import Iterable

from .arguments import WALK
from .commands.database import chosen_entry
from .compilers.cache import cache_for
from .compilers.compiler import Compiler
from .compilers.limits import usual_horizon
from .compilers.processes import Processes, temporary_folder
from .evaluations.choice import Choice, NotFound, TooLong, find_largest
from .evaluations.counter_selection import counter_of
from .evaluations.opening import survey_file
from .evaluations.survey import Survey
from .failure import Failure, Unfinished
from .moments.end import counted_moments
from .moments.profile import sample
from .output.evaluation_list import list_lines
from .output.export import check, write
from .output.moment_text import step_lines
from .output.profile_report import report_lines
from .output.walk import walk
from .terminal import Reporter, message, progress
from .workers import Workers


def run(options: argparse.Namespace, command: list[str]) -> None:
    """Does what the options ask for. The command is empty if `-p` tells where it is."""
    if options.output:
        check(options.output)
    directory = os.getcwd()
    if options.build:
        command, directory, _ = chosen_entry(options.build, options.file, options.entry, message)
    with temporary_folder() as folder, Workers(options.jobs) as workers, Processes(folder) as processes:
        compiler = Compiler(command, directory, cache_for(options.cache, folder), processes, Reporter(progress))
        horizon = options.first or usual_horizon(compiler.users_limit)
        survey = survey_file(compiler, pathlib.Path(folder), workers, horizon, all_files=options.all,
                             tells_all_times=options.list)
        if options.sort == "time" and not survey.trace:
            raise Failure(f"--sort time: {compiler.name} does not tell times, as Clang 16 and newer do")
        choice = Choice(survey, options.at)
        _search(choice, is_shortened=options.first is not None)
        if options.list:
            list_all(survey, by_time=options.sort == "time")
        else:
            look_at_one(options, survey, choice)


def _search(choice: Choice, *, is_shortened: bool) -> None:
    """Finds candidates; adds to a refusal which option may help."""
    try:
        choice.search(is_shortened=is_shortened)
    except NotFound as failure:
        raise Failure(f"{failure}; --list shows where there are" if choice.at else str(failure)) from failure
    except TooLong as failure:
        limit = choice.survey.whole.compiler.users_limit
        raise Failure(f"{failure}; --first {limit} profiles the beginning") from failure


def list_all(survey: Survey, by_time: bool) -> None:
    """Counts all evaluations, and prints them."""
    counter_of(survey.whole).count_all(survey)
    evaluations = survey.evaluations()
    for evaluation in evaluations:
        if evaluation.has_known_end and not evaluation.is_counted:
            with contextlib.suppress(Unfinished):  # the others can be counted
                counted_moments(survey, evaluation)
            survey.whole.forget_cuts()
    show(list_lines(evaluations, survey, by_time=by_time))


def look_at_one(options: argparse.Namespace, survey: Survey, choice: Choice) -> None:
    """Counts the steps of the chosen evaluation, then prints its profile or a moment, or steps through it."""
    moments = counted_moments(survey, find_largest(choice))
    evaluations = survey.evaluations()
    if options.step == WALK:
        walk(moments)
    elif options.step is not None:
        show(step_lines(moments, options.step))
    else:
        profile = sample(moments, options.samples, options.seed, survey.ownership)
        if options.output:  # first, since the reader of the standard output may go
            write(profile, options.output)
        if not options.at:
            show(list_lines(evaluations, survey, options.top))
        show(report_lines(profile, survey.whole.compiler, evaluations, options.top,
                          is_annotated=options.annotate))
        if options.output:
            show(["", f"{options.output} has been written"])


def show(lines: Iterable[str]) -> None:
    """Prints lines on the standard output, in the place of what is being done."""
    text = "\n".join(lines)  # which may still take a while
    progress()
    print(text, flush=True)  # an interruption may follow
