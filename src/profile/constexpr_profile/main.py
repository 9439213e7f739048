# SPDX-License-Identifier: BSL-1.0
"""The program: how it begins and ends, and what it does in which order: it lists evaluations, samples one, or steps
through it."""
from __future__ import annotations

import argparse
import io
import os
import pathlib
import signal
import sys
from typing import Iterable, Sequence

from .arguments import WALK, parse
from .commands.cache import cache_for
from .commands.database import chosen_entry
from .commands.processes import Processes, Workers, temporary_folder
from .compilers.compiler import Compiler
from .errors import Failure, sentence_of
from .evaluations.choice import choose, survey_file, usual_horizon
from .evaluations.evaluation import Evaluation
from .evaluations.survey import Survey
from .families import FAMILIES
from .moments.ends import count_all, counted_moments, largest_counted
from .moments.moments import Moments
from .moments.profile import profiles
from .output.console import step_through
from .output.export import compare_lines, summary_of, write
from .output.report import list_lines, report_lines, step_lines, where_stopped
from .terminal import Output, Redrawn, message, progress, show

# After these, temporary files are still removed.
_ENDING_SIGNALS = (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM))
_MOST_PROFILED = 50  # evaluations, with --all
_MOST_NESTED = 10_000  # calls of Python; brackets in a text are read by recursion


def main() -> None:
    """Runs the program with the arguments of the command line, and sets the exit status."""
    for stream in sys.stdin, sys.stderr:
        if isinstance(stream, io.TextIOWrapper):  # it is None if it is closed
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout = Output(sys.stdout.buffer, sys.stdout.encoding, "replace", line_buffering=sys.stdout.line_buffering)
    sys.setrecursionlimit(_MOST_NESTED)
    try:
        _handle_signals()
        if sys.argv[1:2] == ["dap"]:
            from .dap.server import serve  # which takes time to load
            serve(sys.argv[2:])
        else:
            run(*parse(sys.argv[1:]))
        print(end="", flush=True)
        status = 0
    except KeyboardInterrupt:
        progress()
        status = 130
    except BrokenPipeError:
        progress()
        status = 141  # as after SIGPIPE
    except (Failure, OSError) as error:
        message(sentence_of(error))
        status = 2
    os._exit(status)  # at once: nothing is left to do, and to write what is left would fail if that is what has failed


def _handle_signals() -> None:
    """Lets signals end the program in an orderly way, unless its parent ignores them."""
    for number in _ENDING_SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:  # as nohup wants it
            signal.signal(number, _leave)
    if signal.getsignal(signal.SIGINT) == signal.SIG_DFL:  # until here, Ctrl-C has ended the program at once
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGCHLD"):  # if the parent ignores it, the system forgets how compilers have ended
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)


def _leave(number: int, _: object) -> None:
    """Ends the program as a signal would, but removes temporary files."""
    sys.exit(128 + number)


def run(options: argparse.Namespace, command: list[str]) -> None:
    """Does what the options ask for. The command is empty if `-p` tells where it is."""
    directory, includer = os.getcwd(), ""
    if options.build:
        command, directory, includer = chosen_entry(options.build, options.file, options.entry, message)
    with temporary_folder() as folder, Workers(options.jobs) as workers, Processes(folder) as processes:
        cache = cache_for(options.cache, folder)
        compiler = Compiler(command, directory, FAMILIES, cache, processes, progress)
        if options.compare and compiler.family.name not in options.compare.compiler:
            raise Failure(f"--compare: {options.compare.compiler} counts other steps than {compiler.name}")
        horizon = options.first or usual_horizon(compiler.users_limit)
        survey = survey_file(compiler, pathlib.Path(folder), workers, horizon, all_files=options.system,
                             tells_all_times=options.list)
        if options.sort == "time" and not survey.as_it_is.trace:
            raise Failure(f"--sort time: {compiler.name} has told no times, as Clang 16 and newer do")
        if options.list:
            show(list_lines(count_all(survey), survey, is_complete=True, by_time=options.sort == "time"))
        elif options.all:
            profile_all(options, survey)
        else:
            place = options.at or ((options.file,) if includer else ())
            # Of one that does not end, the compiler evaluates no more than its limit.
            look_at_one(options, survey, choose(survey, options.first or compiler.users_limit, *place))


def profile_all(options: argparse.Namespace, survey: Survey) -> None:
    """Counts all evaluations, then prints one profile of them."""
    counted = largest_counted(survey, _MOST_PROFILED)
    if not counted:
        raise Failure(f"no constant evaluation in {survey.whole.compiler.source} could be counted exactly")
    parts = [Moments(evaluation, survey.whole, survey.workers) for evaluation in counted]
    _show_profile(options, survey, parts, list_lines(survey.evaluations(), survey, options.top))


def look_at_one(options: argparse.Namespace, survey: Survey, chosen: Evaluation) -> None:
    """Counts the steps of the chosen evaluation, then prints its profile or a moment, or steps through it."""
    moments = counted_moments(survey, chosen)
    if options.step == WALK:
        step_through(survey, moments)
    elif options.step is not None:
        show(step_lines(moments, options.step))
    else:
        above = [] if options.at else [*list_lines(survey.evaluations(), survey, options.top)]
        above += where_stopped(survey, moments.evaluation)
        _show_profile(options, survey, [moments], above)


def _show_profile(options: argparse.Namespace, survey: Survey, parts: Sequence[Moments], above: Iterable[str]
                  ) -> None:
    """Samples evaluations, and prints the profile. On a terminal, the first samples are shown while more are taken."""
    above, drawn = list(above), Redrawn()
    for profile in profiles(parts, options.samples, options.seed, survey.ownership):
        lines = [*above, *report_lines(profile, survey.evaluations(), options.top, is_of_file=options.all)]
        if not profile.left:
            if options.compare:
                lines += compare_lines(options.compare, summary_of(profile), options.top)
            if options.output:  # first, since the reader of the standard output may go
                write(profile, options.output)
                lines += ["", f"{options.output} has been written"]
        drawn.show("\n".join(lines), is_last=not profile.left)
