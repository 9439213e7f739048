# SPDX-License-Identifier: BSL-1.0
"""Finds the compile command that a launch configuration describes, and the evaluations of the file."""
from __future__ import annotations

import os
import pathlib
import re
import shutil
from typing import Callable, NamedTuple

from ..commands.database import Entry, entries
from ..commands.splitting import split
from ..compilers.cache import Cache
from ..compilers.compiler import Compiler
from ..evaluations.choice import Choice, find
from ..evaluations.evaluation import Evaluation
from ..evaluations.opening import open_survey
from ..evaluations.ownership import Ownership
from ..evaluations.survey import Survey
from ..failure import Failure
from ..units.unit import Unit
from ..workers import Workers
from . import fields
from .client import Client
from .framing import Json

DATABASE = "compile_commands.json"
USUAL_COMPILERS = ("clang++", "g++", "c++")
USUAL_OPTIONS = ["-std=c++20"]

Say = Callable[[str], None]


class Launched(NamedTuple):
    survey: Survey
    ownership: Ownership
    first: Evaluation  # the one to debug first


def open_file(arguments: Json, folder: pathlib.Path, workers: Workers, cache: Cache,
              client: Client) -> Launched:
    compiler = Compiler(*command_of(arguments, client.say), cache)
    compiler.given_up = client.given_up
    unit = Unit(compiler, folder, compiler.preprocess())
    # The compiler itself gives up at its own limit.
    longest = fields.number(arguments, "first") or compiler.own_limit
    unit.full = max(longest, compiler.own_limit)
    ownership = Ownership(compiler, bool(fields.flag(arguments, "all")))
    survey = open_survey(unit, workers, ownership, longest)
    chosen = choose(arguments, survey, client.say)
    survey.refine(chosen.rivals, 1.25)
    return Launched(survey, ownership, chosen.candidates()[0])


def command_of(arguments: Json, say: Say) -> Entry:
    """The command, and the directory in which it runs."""
    directory = os.path.abspath(fields.text(arguments, "cwd") or os.getcwd())
    given = arguments.get("command")
    if isinstance(given, str) and given:
        return Entry(words_of(given), directory)
    if given:
        return Entry(fields.words(arguments, "command"), directory)
    program = fields.text(arguments, "program")
    if not program:
        raise Failure('the launch configuration needs "command" or "program"')
    program = os.path.join(directory, program)
    if not os.path.isfile(program):
        raise Failure(f"{program}: no such file")
    compiler = fields.text(arguments, "compiler")
    database = None if compiler else find_database(arguments, directory, program)
    if database:
        return entry_of(database, program, fields.number(arguments, "entry"), say)
    compiler = compiler or usual_compiler()
    options = fields.words(arguments, "options") or USUAL_OPTIONS
    say("Compiling with " + " ".join([compiler, *options]))
    return Entry([compiler, *options, program], directory)


def usual_compiler() -> str:
    return next((name for name in USUAL_COMPILERS if shutil.which(name)), USUAL_COMPILERS[-1])


def words_of(command: str) -> list[str]:
    try:
        words = split(command)
    except ValueError as error:
        raise Failure(f'"command": {error}') from error
    if not words:
        raise Failure('"command" is empty')
    return words


def find_database(arguments: Json, directory: str, program: str) -> str | None:
    """The folder of compile_commands.json: the one that is named, or one above the file."""
    file, folder = fields.text(arguments, "compileCommands"), fields.text(arguments, "buildFolder")
    if file or folder:
        named = os.path.join(directory, folder or file or "")
        return os.path.dirname(named) if os.path.basename(named) == DATABASE else named
    above = pathlib.Path(os.path.realpath(program)).parents
    places = (parent / build for parent in above for build in ("build", "."))
    return next((str(place) for place in places if is_trusted(place / DATABASE, program)), None)


def is_trusted(database: pathlib.Path, program: str) -> bool:
    """Whether there is a database, and its commands are not those of somebody else, for example in /tmp."""
    if not database.is_file() or not hasattr(os, "getuid"):
        return database.is_file()
    return database.stat().st_uid in (0, os.getuid(), os.stat(program).st_uid)


def entry_of(folder: str, program: str, number: int | None, say: Say) -> Entry:
    """The entry of a database with a number, or the first one."""
    found = entries(folder, program)
    if number is not None and not 1 <= number <= len(found):
        raise Failure(f'"entry" must be between 1 and {len(found)}')
    if len(found) > 1 and number is None:
        say(f'{folder} has {len(found)} commands for this file. This is the first; "entry" chooses another')
    return found[(number or 1) - 1]


def choose(arguments: Json, survey: Survey, say: Say) -> Choice:
    """The evaluation that is named or, without a name, the one at the cursor or the largest."""
    named = fields.text(arguments, "evaluation")
    program, line = fields.text(arguments, "program"), fields.number(arguments, "line")
    if named:
        if not re.fullmatch(r".+:\d+", named):
            raise Failure('"evaluation" must be FILE:LINE')
        choice = Choice(survey, named)
        find(survey, choice, is_shortened=True)
        return choice
    everything = Choice(survey, None)
    find(survey, everything, is_shortened=True)
    if not (program and line):
        return everything
    path = os.path.join(os.path.abspath(fields.text(arguments, "cwd") or os.getcwd()), program)
    at_line = Choice(survey, f"{path}:{line}")
    if not at_line.candidates():
        survey.start(0)  # it may take few steps
    if at_line.candidates():
        return at_line
    say(f"There is no constant evaluation in line {line}; this is the largest one")
    return everything
