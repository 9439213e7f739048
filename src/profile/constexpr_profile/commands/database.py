# SPDX-License-Identifier: BSL-1.0
"""Finds the command that compiles a file in compile_commands.json."""
from __future__ import annotations

import json
import os
import pathlib
from typing import Any, NamedTuple

from ..failure import Failure
from .splitting import split

NAME = "compile_commands.json"


class Entry(NamedTuple):
    command: list[str]
    directory: str


class NotContained(Failure):
    """A database has no command for a file."""


def entries(database: str, file: str) -> list[Entry]:
    """How a file is compiled; more than once if it belongs to several targets. The database is a file, or the folder
    of one."""
    path = database if database.endswith(".json") or os.path.isfile(database) else os.path.join(database, NAME)
    wanted = os.path.realpath(file)
    found: list[Entry] = []
    try:
        for entry in json.loads(pathlib.Path(path).read_text("utf-8")):
            if os.path.realpath(os.path.join(entry["directory"], entry["file"])) == wanted:
                found.append(Entry(_words_of(entry), entry["directory"]))
    except (RecursionError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise Failure(f"{path} is not a compilation database: {error}") from error
    if not found:
        raise NotContained(f"{path} does not contain {wanted}")
    return found


def _words_of(entry: dict[str, Any]) -> list[str]:
    """The command of an entry, which may be one text."""
    words = entry.get("arguments") or split(entry["command"] or "")
    if not words:
        raise ValueError("a command is empty")
    if not (isinstance(words, list) and all(isinstance(word, str) and "\0" not in word for word in words)):
        raise ValueError("a command is not a list of words")
    return words


def numbered(found: list[Entry], number: int, option: str) -> Entry:
    """The entry with a number that an option gives."""
    if not 1 <= number <= len(found):
        raise Failure(f"{option} must be between 1 and {len(found)}")
    return found[number - 1]


def chosen_entry(database: str, file: str, number: int | None) -> Entry:
    """The entry with a number, or the only one."""
    found = entries(database, file)
    if len(found) > 1 and number is None:
        outputs = ", ".join(f"{index} (-o {_output_of(one.command)})"
                            for index, one in enumerate(found, 1))
        raise Failure(f"{database} has {len(found)} commands for {file}; choose one with --entry: {outputs}")
    return numbered(found, number or 1, "--entry")


def _output_of(command: list[str]) -> str:
    return command[command.index("-o") + 1] if "-o" in command[:-1] else "?"
