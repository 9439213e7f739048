# SPDX-License-Identifier: BSL-1.0
"""What a launch configuration asks for: the evaluations of a file, and where to stop first."""
from __future__ import annotations

import pathlib
from typing import NamedTuple

from ..compilers.cache import Cache
from ..compilers.compiler import Compiler
from ..evaluations.choice import Choice, find_largest
from ..evaluations.evaluation import Evaluation
from ..evaluations.exploration import explore
from ..evaluations.opening import survey_file
from ..evaluations.survey import Survey
from ..failure import Failure
from ..reporter import Reporter
from ..settings import FILE_AND_LINE
from ..workers import Workers
from . import fields
from .client import Client
from .compile_command import Say, command_of, program_of
from .framing import Json


class FirstStop(NamedTuple):
    """Where to stop first, if the client has said so."""
    step: int | None = None
    stops: bool | None = None

    @staticmethod
    def of(configuration: Json) -> FirstStop:
        return FirstStop(fields.number(configuration, "firstStep"), fields.flag(configuration, "stopOnEntry"))


class Launched(NamedTuple):
    survey: Survey
    first: Evaluation  # the one to debug first


def open_file(arguments: Json, folder: pathlib.Path, workers: Workers, cache: Cache,
              client: Client, reporter: Reporter) -> Launched:
    compiler = Compiler(*command_of(arguments, client.say), cache, client.processes, reporter)
    client.say(f"{compiler.command.program} is {compiler.name}")
    # The compiler itself gives up at the user's limit.
    horizon = fields.number(arguments, "first") or compiler.users_limit
    survey = survey_file(compiler, folder, workers, horizon, all_files=bool(fields.flag(arguments, "all")))
    return Launched(survey, find_largest(choose(arguments, survey, client.say)))


def choose(arguments: Json, survey: Survey, say: Say) -> Choice:
    """The evaluation that is named or, without a name, the one at the cursor or the largest."""
    named = fields.text(arguments, "evaluation")
    program, line = program_of(arguments), fields.number(arguments, "line")
    if named:
        found = FILE_AND_LINE.fullmatch(named)
        if not found:
            raise Failure('"evaluation" must be FILE:LINE')
        choice = Choice(survey, found[1])
        choice.search(is_shortened=True)
        return choice
    everything = Choice(survey, None)
    everything.search(is_shortened=True)
    if not (program and line):
        return everything
    at_line = Choice(survey, f"{program}:{line}")
    if not at_line.candidates():
        explore(survey, above=0)  # it may take few steps
    if at_line.candidates():
        return at_line
    which = "one that fails" if everything.candidates()[0].failure else "the largest one"
    say(f"There is no constant evaluation in line {line}; this is {which}")
    return everything
