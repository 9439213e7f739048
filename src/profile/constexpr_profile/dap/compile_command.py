# SPDX-License-Identifier: BSL-1.0
"""Finds the compile command that a launch configuration describes."""
from __future__ import annotations

import os
import pathlib
import shutil
from typing import Callable, Iterator

from ..commands.database import NAME, Entry, NotContained, entries, numbered
from ..commands.splitting import split
from ..failure import Failure
from . import fields
from .framing import Json

USUAL_COMPILERS = ("clang++", "g++", "c++")
USUAL_OPTIONS = ["-std=c++20"]

Say = Callable[[str], None]


def directory_of(arguments: Json) -> str:
    return os.path.abspath(fields.text(arguments, "cwd") or os.getcwd())


def program_of(arguments: Json) -> str | None:
    """The path of the file, if it is named."""
    program = fields.text(arguments, "program")
    return program and os.path.join(directory_of(arguments), program)


def command_of(arguments: Json, say: Say) -> Entry:
    """The command, and the directory in which it runs: the command itself, or one with a compiler or options, or one
    from a database, or the usual one."""
    given = arguments.get("command")
    if given:
        words = words_of(given) if isinstance(given, str) else fields.words(arguments, "command")
        return Entry(words, directory_of(arguments))
    program = program_of(arguments)
    if not program:
        raise Failure('the launch configuration needs "command" or "program"')
    if not os.path.isfile(program):
        raise Failure(f"{program}: no such file")
    compiler, options = fields.text(arguments, "compiler"), fields.words(arguments, "options")
    entry = None if compiler or options else entry_in_database(arguments, program, say)
    if entry:
        return entry
    command = [compiler or usual_compiler(), *(options or USUAL_OPTIONS)]
    say("Compiling with " + " ".join(command))
    return Entry([*command, program], directory_of(arguments))


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


def entry_in_database(arguments: Json, program: str, say: Say) -> Entry | None:
    """The command from the database that is named or, otherwise, from the nearest one above the file that has it."""
    number = fields.number(arguments, "entry")
    named = fields.text(arguments, "buildFolder") or fields.text(arguments, "compileCommands")
    if named:
        return entry_of(os.path.join(directory_of(arguments), named), program, number, say)
    for database in databases_above(program):
        if not is_trusted(database):
            say(f'{database} belongs to another user and is ignored. To use it, name it in "compileCommands"')
            continue
        try:
            return entry_of(str(database), program, number, say)
        except NotContained as failure:  # the file may be new
            say(str(failure))
    return None


def databases_above(program: str) -> Iterator[pathlib.Path]:
    """The databases above a file, the nearest first."""
    for parent in pathlib.Path(os.path.realpath(program)).parents:
        yield from filter(pathlib.Path.is_file, (parent / "build" / NAME, parent / NAME))


def is_trusted(database: pathlib.Path) -> bool:
    """Whether the commands of a database may run although nobody has named it. Another user may have put one next to a
    source file, or in /tmp. It does not matter who owns the source file, since only a database says what to run."""
    return not hasattr(os, "getuid") or database.stat().st_uid in (0, os.getuid())


def entry_of(database: str, program: str, number: int | None, say: Say) -> Entry:
    """The entry of a database with a number, or the first one."""
    found = entries(database, program)
    if len(found) > 1 and number is None:
        say(f'{database} has {len(found)} commands for this file. This is the first; "entry" chooses another')
    return numbered(found, 1 if number is None else number, '"entry"')
