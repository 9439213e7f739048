# SPDX-License-Identifier: BSL-1.0
"""What a launch configuration asks for: the evaluations of a file, and where to stop first."""
from __future__ import annotations

import pathlib
from typing import NamedTuple

from ..commands.cache import Cache
from ..commands.processes import Workers
from ..compilers.compiler import Compiler
from ..evaluations.choice import Choice, find_largest
from ..evaluations.evaluation import Evaluation
from ..evaluations.exploration import explore
from ..evaluations.opening import survey_file
from ..evaluations.survey import Survey
from ..failure import Failure
from ..reporter import Reporter
from ..settings import FILE_AND_LINE
from . import fields
from .client import Client
from .compile_command import Say, command_of, program_of
from .framing import Json


class FirstStop(NamedTuple):
    """Where to stop first."""
    step: int | None = None  # if it is given, `stops` is ignored
    stops: bool | None = None  # whether to stop before any breakpoint. None: unless the evaluation fails

    @staticmethod
    def of(configuration: Json) -> FirstStop:
        """The first stop that a launch configuration asks for."""
        return FirstStop(fields.number(configuration, "firstStep"), fields.flag(configuration, "stopOnEntry"))


class Launched(NamedTuple):
    """A file that has been opened for debugging."""
    survey: Survey  # of all evaluations in the file
    first: Evaluation  # the one to debug first


def open_file(configuration: Json, folder: pathlib.Path, workers: Workers, cache: Cache,
              client: Client, reporter: Reporter) -> Launched:
    """Finds the evaluations of the file that a launch configuration names. This compiles, so it runs in the
    background."""
    command, directory, _ = command_of(configuration, client.say)
    compiler = Compiler(command, directory, cache, client.processes, reporter)
    client.say(f"{compiler.command.program} is {compiler.name}")
    # The compiler itself gives up at the user's limit.
    horizon = fields.number(configuration, "first") or compiler.users_limit
    survey = survey_file(compiler, folder, workers, horizon, all_files=bool(fields.flag(configuration, "all")))
    return Launched(survey, find_largest(_choose(configuration, survey, client.say)))


def _choose(configuration: Json, survey: Survey, say: Say) -> Choice:
    """The evaluation that is named or, without a name, the one at the cursor or the largest."""
    named = fields.text(configuration, "evaluation")
    if named:
        return _choose_named(named, survey)
    program, line = program_of(configuration), fields.number(configuration, "line")
    everything = Choice(survey, None)
    everything.search(is_shortened=True)
    return _choose_at_line(f"{program}:{line}", everything, survey, say) if program and line else everything


def _choose_named(place: str, survey: Survey) -> Choice:
    match = FILE_AND_LINE.fullmatch(place)
    if not match:
        raise Failure('"evaluation" must be FILE:LINE')
    choice = Choice(survey, match[1])
    choice.search(is_shortened=True)
    return choice


def _choose_at_line(place: str, everything: Choice, survey: Survey, say: Say) -> Choice:
    """The evaluations in the line of the cursor. If there are none, all, since a cursor may be anywhere."""
    at_line = Choice(survey, place)
    if not at_line.candidates():
        explore(survey, above=0)  # it may take few steps
    if at_line.candidates():
        return at_line
    which = "one that fails" if everything.candidates()[0].failure else "the largest one"
    say(f"There is no constant evaluation in line {place.rpartition(':')[2]}; this is {which}")
    return everything
