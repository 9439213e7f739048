# SPDX-License-Identifier: BSL-1.0
"""What a launch configuration asks for: the compile command, and the evaluation of a file to debug first."""
from __future__ import annotations

import os
import pathlib
import shutil
import stat
from typing import Any, Callable, Iterator

from ..commands.database import NAME, Entry, NotContained, chosen_entry, split
from ..errors import Failure
from ..evaluations.choice import NotFound, choose
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from .protocol import Json

_USUAL_COMPILERS = ("clang++", "g++", "c++")
_USUAL_OPTION = "-std=c++20"
_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH

Say = Callable[[str], None]  # prints a line in the client's console


def _words(command: Any) -> list[str]:
    return split(command) if isinstance(command, str) else [os.fspath(word) for word in command]


def _flag(value: Any) -> bool:
    text = str(value).lower()
    if text not in ("true", "false"):
        raise ValueError("it is neither true nor false")
    return text == "true"


# The settings, and what makes their values of what editors send. They put variables, such as the line of the cursor, in
# strings.
_SETTINGS: dict[str, Callable[[Any], Any]] = {
    "program": os.fspath, "line": int, "command": _words, "compileCommands": os.fspath, "entry": int, "cwd": os.fspath,
    "stopOnEntry": _flag}


def settings_of(configuration: Json) -> Json:
    """The settings of a launch configuration. Those that are missing or empty are None, apart from `cwd`."""
    settings: Json = dict.fromkeys(_SETTINGS)
    for name, convert in _SETTINGS.items():
        value = configuration.get(name)
        if value not in (None, ""):
            try:
                settings[name] = convert(value)
            except (TypeError, ValueError) as error:
                raise Failure(f'"{name}" cannot be {value!r}: {error}') from error
    settings["cwd"] = os.path.abspath(settings["cwd"] or os.getcwd())
    settings["program"] = settings["program"] and os.path.join(settings["cwd"], settings["program"])
    return settings


def chosen(survey: Survey, program: str, line: int | None, say: Say) -> Evaluation:
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
