# SPDX-License-Identifier: BSL-1.0
"""What a launch configuration asks for: the compile command, and the evaluation of a file to debug first."""
from __future__ import annotations

import os
import pathlib
import shutil
import stat
from typing import Callable, Iterator

from ..commands.cache import Cache
from ..commands.database import NAME, Entry, NotContained, chosen_entry, split
from ..commands.processes import Workers
from ..errors import Failure
from ..evaluations.choice import NotFound, choose
from ..evaluations.evaluation import Evaluation
from ..evaluations.opening import survey_file
from ..evaluations.survey import Survey
from ..families import compiler_of
from ..terminal import Reporter
from .protocol import Client, Json

_USUAL_COMPILERS = ("clang++", "g++", "c++")
_USUAL_OPTION = "-std=c++20"
_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH
_TYPES: dict[str, type] = {"program": str, "line": int, "command": list, "compileCommands": str, "entry": int,
                           "cwd": str, "stopOnEntry": bool}  # of the settings
_NAMES_OF_TYPES = {str: "a string", int: "a number", list: "a list of strings", bool: "true or false"}

Say = Callable[[str], None]  # prints a line in the client's console


def settings_of(configuration: Json) -> Json:
    """The settings of a launch configuration, all of which may be missing. Editors put variables, such as the line of
    the cursor, in strings."""
    settings: Json = dict.fromkeys(_TYPES)
    for name, kind in _TYPES.items():
        value = configuration.get(name)
        if value in (None, ""):
            continue
        if isinstance(value, str) and kind is int and value.isdecimal() and len(value) < 20:
            value = int(value)
        elif isinstance(value, str) and kind is list:
            value = _words_of(value)
        is_right = isinstance(value, kind) and isinstance(value, bool) == (kind is bool)
        if not is_right or (isinstance(value, list) and not all(isinstance(word, str) for word in value)):
            raise Failure(f'"{name}" must be {_NAMES_OF_TYPES[kind]}, not {value!r}')
        settings[name] = value
    settings["cwd"] = os.path.abspath(settings["cwd"] or os.getcwd())
    settings["program"] = settings["program"] and os.path.join(settings["cwd"], settings["program"])
    return settings


def _words_of(command: str) -> list[str]:
    try:
        return split(command)
    except ValueError as error:
        raise Failure(f'"command": {error}') from error


def open_file(settings: Json, folder: pathlib.Path, workers: Workers, cache: Cache, client: Client,
              reporter: Reporter) -> tuple[Survey, Evaluation]:
    """Finds the evaluations of a file, and the one to debug first. This compiles, so it runs in the background."""
    command, directory, _ = command_of(settings, client.say)
    compiler = compiler_of(command, directory, cache, client.processes, reporter)
    client.say(f"{compiler.command.program} is {compiler.name}")
    # The compiler itself gives up at the user's limit.
    survey = survey_file(compiler, folder, workers, compiler.users_limit, all_files=False)
    return survey, _chosen(survey, settings["program"] or compiler.source, settings["line"], client.say)


def _chosen(survey: Survey, program: str, line: int | None, say: Say) -> Evaluation:
    """The evaluation in the line of the cursor. If there is none, one of all, since a cursor may be anywhere."""
    limit = survey.whole.compiler.users_limit
    if line:
        try:
            return choose(survey, limit, program, line)
        except NotFound:
            say(f"No constant evaluation was seen in line {line}, so all are considered")
    return choose(survey, limit)


def command_of(settings: Json, say: Say) -> Entry:
    """The command, and the directory in which it runs: the one that is given, or one from a database, or the usual
    one."""
    program, directory = settings["program"], settings["cwd"]
    if settings["command"]:
        return Entry(settings["command"], directory)
    if not program:
        raise Failure('the launch configuration needs "command" or "program"')
    if not os.path.isfile(program):
        raise Failure(f"{program}: no such file")
    entry = _entry_in_database(settings, say)
    if entry:
        return entry
    command = [usual_compiler(), _USUAL_OPTION, program]
    say("Compiling with " + " ".join(command))
    return Entry(command, directory)


def usual_compiler() -> str:
    """The first usual compiler that is installed. If none is, the last, so that the error names it."""
    return next((name for name in _USUAL_COMPILERS if shutil.which(name)), _USUAL_COMPILERS[-1])


def _entry_in_database(settings: Json, say: Say) -> Entry | None:
    """The command from the database that is named or, otherwise, from the nearest one above the file that has it."""
    program, number, named = settings["program"], settings["entry"], settings["compileCommands"]
    if named:
        return chosen_entry(os.path.join(settings["cwd"], named), program, number, say)
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
        yield from filter(os.path.isfile, (parent / "build" / NAME, parent / NAME))


def _is_trusted(database: pathlib.Path) -> bool:
    """Whether the commands of a database may run although nobody has named it. Another user may have put one next to a
    source file, or in /tmp. It does not matter who owns the source file, since only a database says what to run."""
    if not hasattr(os, "getuid"):
        return True
    found = database.stat()
    return found.st_uid in (0, os.getuid()) and not found.st_mode & _WRITABLE_BY_OTHERS
