# SPDX-License-Identifier: BSL-1.0
"""What a launch configuration asks for: the compile command, the evaluations of a file, and where to stop first."""
from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import stat
from typing import Callable, Iterator, NamedTuple

from ..commands.cache import Cache
from ..commands.database import NAME, Entry, NotContained, chosen_entry, split
from ..commands.processes import Workers
from ..errors import Failure
from ..evaluations.choice import Choice, NotFound, file_and_line
from ..evaluations.evaluation import Evaluation
from ..evaluations.opening import survey_file
from ..evaluations.survey import Survey
from ..families import compiler_of
from ..terminal import Reporter
from . import protocol
from .protocol import Client, Json

_USUAL_COMPILERS = ("clang++", "g++", "c++")
_USUAL_OPTIONS = ["-std=c++20"]
_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH

Say = Callable[[str], None]  # prints a line in the client's console


class FirstStop(NamedTuple):
    """Where to stop first."""
    step: int | None = None  # if it is given, `on_entry` is ignored
    on_entry: bool | None = None  # whether to stop before any breakpoint. None: unless the evaluation fails

    @staticmethod
    def of(configuration: Json) -> FirstStop:
        """The first stop that a launch configuration asks for."""
        return FirstStop(protocol.number(configuration, "firstStep"), protocol.flag(configuration, "stopOnEntry"))


class Launched(NamedTuple):
    """A file that has been opened for debugging."""
    survey: Survey  # of all evaluations in the file
    first: Evaluation  # the one to debug first


def open_file(configuration: Json, folder: pathlib.Path, workers: Workers, cache: Cache,
              client: Client, reporter: Reporter) -> Launched:
    """Finds the evaluations of the file that a launch configuration names. This compiles, so it runs in the
    background."""
    command, directory, _ = command_of(configuration, client.say)
    compiler = compiler_of(command, directory, cache, client.processes, reporter)
    client.say(f"{compiler.command.program} is {compiler.name}")
    # The compiler itself gives up at the user's limit.
    horizon = protocol.number(configuration, "first") or compiler.users_limit
    survey = survey_file(compiler, folder, workers, horizon, all_files=bool(protocol.flag(configuration, "system")))
    return Launched(survey, _choose(configuration, survey, client.say).choose(horizon))


def _choose(configuration: Json, survey: Survey, say: Say) -> Choice:
    """The evaluation that is named or, without a name, the one at the cursor or the largest."""
    named = protocol.text(configuration, "evaluation")
    if named:
        place = file_and_line(named)
        if not place:
            raise Failure('"evaluation" must be FILE:LINE')
        choice = Choice(survey, *place)
        choice.search()
        return choice
    program, line = program_of(configuration), protocol.number(configuration, "line")
    everything = Choice(survey)
    everything.search()
    return _choose_at_line(program, line, everything, say) if program and line else everything


def _choose_at_line(program: str, line: int, everything: Choice, say: Say) -> Choice:
    """The evaluations in the line of the cursor. If there are none, all, since a cursor may be anywhere."""
    survey = everything.survey
    at_line = Choice(survey, program, line)
    with contextlib.suppress(NotFound):
        at_line.search()
        return at_line
    first = everything.candidates()[0]
    which = ("the first error of the file" if survey.is_culprit(first.stop)
             else "one that fails" if first.failure else "the largest one seen")
    say(f"No constant evaluation was seen in line {line}; this is {which}")
    return everything


def _directory_of(configuration: Json) -> str:
    return os.path.abspath(protocol.text(configuration, "cwd") or os.getcwd())


def program_of(configuration: Json) -> str | None:
    """The path of the file, if it is named."""
    program = protocol.text(configuration, "program")
    return program and os.path.join(_directory_of(configuration), program)


def command_of(configuration: Json, say: Say) -> Entry:
    """The command, and the directory in which it runs: the command itself, or one with a compiler or options, or one
    from a database, or the usual one."""
    command = configuration.get("command")
    if command:
        words = _words_of(command) if isinstance(command, str) else protocol.words(configuration, "command")
        return Entry(words, _directory_of(configuration))
    program = program_of(configuration)
    if not program:
        raise Failure('the launch configuration needs "command" or "program"')
    if not os.path.isfile(program):
        raise Failure(f"{program}: no such file")
    compiler, options = protocol.text(configuration, "compiler"), protocol.words(configuration, "options")
    entry = None if compiler or options else _entry_in_database(configuration, program, say)
    if entry:
        return entry
    words = [compiler or usual_compiler(), *(options or _USUAL_OPTIONS)]
    say("Compiling with " + " ".join(words))
    return Entry([*words, program], _directory_of(configuration))


def usual_compiler() -> str:
    """The first usual compiler that is installed. If none is, the last, so that the error names it."""
    return next((name for name in _USUAL_COMPILERS if shutil.which(name)), _USUAL_COMPILERS[-1])


def _words_of(command: str) -> list[str]:
    try:
        words = split(command)
    except ValueError as error:
        raise Failure(f'"command": {error}') from error
    if not words:
        raise Failure('"command" is empty')
    return words


def _entry_in_database(configuration: Json, program: str, say: Say) -> Entry | None:
    """The command from the database that is named or, otherwise, from the nearest one above the file that has it."""
    number = protocol.number(configuration, "entry")
    named = protocol.text(configuration, "buildFolder") or protocol.text(configuration, "compileCommands")
    if named:
        return chosen_entry(os.path.join(_directory_of(configuration), named), program, number, say)
    for database in _databases_above(program):
        if not _is_trusted(database):
            say(f'{database} belongs to another user, or others may write to it, so it is ignored. '
                'To use it, name it in "compileCommands"')
            continue
        try:
            return chosen_entry(str(database), program, number, say)
        except NotContained as failure:  # the file may be new
            say(str(failure))
    return None


def _databases_above(program: str) -> Iterator[pathlib.Path]:
    """The databases above a file, the nearest first."""
    for parent in pathlib.Path(os.path.realpath(program)).parents:
        yield from filter(pathlib.Path.is_file, (parent / "build" / NAME, parent / NAME))


def _is_trusted(database: pathlib.Path) -> bool:
    """Whether the commands of a database may run although nobody has named it. Another user may have put one next to a
    source file, or in /tmp. It does not matter who owns the source file, since only a database says what to run."""
    if not hasattr(os, "getuid"):
        return True
    found = database.stat()
    return found.st_uid in (0, os.getuid()) and not found.st_mode & _WRITABLE_BY_OTHERS
