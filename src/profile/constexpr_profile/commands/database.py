# SPDX-License-Identifier: BSL-1.0
"""Finds the command that compiles a file in compile_commands.json, and splits commands into words."""
from __future__ import annotations

import itertools
import json
import os
import pathlib
import re
import shlex
from typing import Any, Callable, Iterator, NamedTuple

from ..errors import Failure
from ..source.files import shortest_path
from ..source.text import UNDECODABLE

NAME = "compile_commands.json"
_INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*["<](?:\.{1,2}/)*([^">\n]+)[">]', re.MULTILINE)
_DRIVE = re.compile(r'\s*"?[A-Za-z]:[\\/]')  # with which a command for Windows may begin
_BACKSLASHES = re.compile(r'\\+(?!\\*")')  # but not those before a quote


class Entry(NamedTuple):
    command: list[str]
    directory: str
    includer: str = ""  # the source that is compiled, if that is not the wanted file but seems to include it


class NotContained(Failure):
    """A database has no command for a file."""


def entries(database: str, file: str) -> list[Entry]:
    """How a file is compiled; more than once if it belongs to several targets. If it is not compiled itself, as headers
    are not: how the first source is compiled that seems to include it. The database is a file, or the folder of one."""
    path = database if os.path.isfile(database) else os.path.join(database, NAME)
    wanted = os.path.realpath(file)
    try:
        listed = [(os.path.join(entry["directory"], entry["file"]), entry)
                  for entry in json.loads(pathlib.Path(path).read_text("utf-8"))]
        found = [Entry(_words_of(entry), entry["directory"])
                 for source, entry in listed if os.path.realpath(source) == wanted]
        including = (Entry(_words_of(entry), entry["directory"], shortest_path(".", source))
                     for source, entry in listed if _includes(source, wanted))
        found = found or list(itertools.islice(including, 1))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise Failure(f"{path} is not a compilation database: {error}") from error
    if not found:
        raise NotContained(f"{path} does not contain {wanted}")
    return found


def _includes(source: str, wanted: str) -> bool:
    """Whether a C++ source has an #include of a path with which that of a file ends. It may be that of another file, or
    in a comment; headers between the two are not read."""
    try:
        text = "" if source.endswith(".c") else pathlib.Path(source).read_text("utf-8", "replace")
    except OSError:  # it may be generated later
        return False
    return (os.path.basename(wanted) in text
            and any(f"/{wanted}".endswith(f"/{each[1]}") for each in _INCLUDED.finditer(text)))


def _words_of(entry: dict[str, Any]) -> list[str]:
    """The command of an entry, which may be one text."""
    words: list[str] = entry.get("arguments") or split(entry["command"])
    if not (words and isinstance(words, list) and all(isinstance(word, str) for word in words)):
        raise ValueError("a command is not a list of words")
    return words


def chosen_entry(database: str, file: str, number: int | None, say: Callable[[str], None]) -> Entry:
    """The entry with a number, or the first one. Says if there are others, or if it compiles another source."""
    found = entries(database, file)
    if len(found) > 1 and number is None:
        outputs = ", ".join(f"{index} (-o {_output_of(one.command)})"
                            for index, one in enumerate(found, 1))
        say(f"{database} has {len(found)} commands for {file}, and the first is used; choose one with entry: {outputs}")
    if number is not None and not 1 <= number <= len(found):
        raise Failure(f"entry must be between 1 and {len(found)}")
    entry = found[(number or 1) - 1]
    if entry.includer:
        say(f"{entry.includer} seems to include {file}, so its command is used")
    return entry


def _output_of(command: list[str]) -> str:
    return command[command.index("-o") + 1] if "-o" in command[:-1] else "?"


def split(command: str) -> list[str]:
    """The words, by the rules of the system that the command is for. On Windows, a backslash is an ordinary character,
    but not before a quote."""
    if not _DRIVE.match(command) and os.name != "nt":
        return shlex.split(command)
    lexer = shlex.shlex(_BACKSLASHES.sub(r"\g<0>\g<0>", command), posix=True)
    lexer.whitespace_split, lexer.commenters, lexer.quotes = True, "", '"'
    return list(lexer)


def expanded(words: list[str], directory: str) -> Iterator[str]:
    """The words, with those that response files stand for: @FILE for the words in FILE."""
    for word in words:
        if not word.startswith("@"):
            yield word
            continue
        try:
            text = pathlib.Path(directory, word[1:]).read_text("utf-8", UNDECODABLE)
            if "\0" in text:
                raise ValueError("it contains a NUL, so it may be in UTF-16")
            yield from expanded(shlex.split(text), directory)
        except FileNotFoundError as error:  # some builds make them late, or remove them
            raise Failure(f"{word[1:]}: no such response file; build the project, and keep its response files"
                          ) from error
        except (ValueError, RecursionError) as error:  # a quote is open, or the file names itself
            raise Failure(f"{word[1:]}: {error}") from error
