# SPDX-License-Identifier: BSL-1.0
"""Finds the compile command that a launch configuration describes."""
from __future__ import annotations

import os
import pathlib
import shutil
from typing import Callable, Iterator

from ..commands.database import NAME, Entry, NotContained, entries, numbered, say_includer, split
from ..failure import Failure
from . import fields
from .framing import Json

_USUAL_COMPILERS = ("clang++", "g++", "c++")
_USUAL_OPTIONS = ["-std=c++20"]

Say = Callable[[str], None]  # prints a line in the client's console


def _directory_of(configuration: Json) -> str:
    return os.path.abspath(fields.text(configuration, "cwd") or os.getcwd())


def program_of(configuration: Json) -> str | None:
    """The path of the file, if it is named."""
    program = fields.text(configuration, "program")
    return program and os.path.join(_directory_of(configuration), program)


def command_of(configuration: Json, say: Say) -> Entry:
    """The command, and the directory in which it runs: the command itself, or one with a compiler or options, or one
    from a database, or the usual one."""
    command = configuration.get("command")
    if command:
        words = _words_of(command) if isinstance(command, str) else fields.words(configuration, "command")
        return Entry(words, _directory_of(configuration))
    program = program_of(configuration)
    if not program:
        raise Failure('the launch configuration needs "command" or "program"')
    if not os.path.isfile(program):
        raise Failure(f"{program}: no such file")
    compiler, options = fields.text(configuration, "compiler"), fields.words(configuration, "options")
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
    number = fields.number(configuration, "entry")
    named = fields.text(configuration, "buildFolder") or fields.text(configuration, "compileCommands")
    if named:
        return _entry_of(os.path.join(_directory_of(configuration), named), program, number, say)
    for database in _databases_above(program):
        if not _is_trusted(database):
            say(f'{database} belongs to another user and is ignored. To use it, name it in "compileCommands"')
            continue
        try:
            return _entry_of(str(database), program, number, say)
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
    return not hasattr(os, "getuid") or database.stat().st_uid in (0, os.getuid())


def _entry_of(database: str, program: str, number: int | None, say: Say) -> Entry:
    """The entry of a database with a number, or the first one."""
    candidates = entries(database, program)
    if len(candidates) > 1 and number is None:
        say(f'{database} has {len(candidates)} commands for this file. This is the first; "entry" chooses another')
    entry = numbered(candidates, 1 if number is None else number, '"entry"')
    say_includer(program, entry, say)
    return entry
