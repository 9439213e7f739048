# SPDX-License-Identifier: BSL-1.0
"""Parses a compile command: what must be kept to compile preprocessed text, and what not; and finds the compiler if
another program starts it, such as ccache."""
from __future__ import annotations

import os
import re
from typing import Iterator

from ..errors import Failure
from .database import expanded
from .options import LEFT_OUT, LIMIT, LIMIT_OF_CLANG, LINKED_FILE, OF_PREPROCESSOR, PREFIXES, TAKES_NEXT_WORD

_LANGUAGE = re.compile("(?:-x|--language=?)(.*)")
_OF_MSVC = re.compile(r"(clang-)?cl(-\d+)?(\.exe)?", re.IGNORECASE)
# Programs that start a compiler and do not change what it answers. Their options may be between the two.
_LAUNCHER = re.compile(r"(env|cmake|nice|ionice|nohup|time|ccache|sccache|distcc|icecc|buildcache|gomacc|cachepot)"
                       r"(\.exe)?", re.IGNORECASE)
_COMPILER = re.compile(r"([\w.-]+-)?(\w*\+\+|g?cc|clang|\w*cxx)(-[\d.]+)?(\.exe)?")
_ASSIGNMENT = re.compile(r"([A-Za-z_]\w*)=(.*)", re.DOTALL)
_OF_ENV = re.compile("-[iuCS].*|--(ignore-environment|unset|chdir|split-string).*")  # what would change the answers


class CompileCommand:
    """A compile command without its output."""
    def __init__(self, program: str, environment: dict[str, str]):
        self.program, self.environment = program, environment
        self.source = ""
        self.options: list[str] = []
        self.limit = ""  # the option with which the user has set it
        self._of_preprocessor: list[list[str]] = []  # options that only it needs, each with its value

    def add(self, rest: Iterator[str]) -> None:
        """Adds words: options, of which some take the next word, and the source."""
        for word in rest:
            if word in PREFIXES:
                self._add_option(next(rest, ""), rest, word)
            elif word.startswith("-Wp,"):  # behind an -M, there may be a file that would be written
                self.add(iter(re.sub(r",-M[^,]*(,[^-][^,]*)?", "", word).split(",")[1:]))
            elif word.startswith("-"):
                self._add_option(word, rest)
            elif not LINKED_FILE.fullmatch(word):
                if self.source:
                    raise Failure(f"the command compiles {self.source} and {word}, or has an option that is not known")
                self.source = word

    def _add_option(self, name: str, rest: Iterator[str], prefix: str = "") -> None:
        """Adds an option, with its value from the rest of the words. A prefix is repeated before the value:
        -Xclang OPTION -Xclang VALUE."""
        words = [name]
        if TAKES_NEXT_WORD.fullmatch(name):
            value = next(rest, "")
            words.append(next(rest, "") if prefix and value == prefix else value)
        if prefix and LIMIT_OF_CLANG.fullmatch(name):
            raise Failure(f"{prefix} {name} would override the limits that are tried; give it without {prefix}")
        if LEFT_OUT.fullmatch(name):
            return
        if LIMIT.fullmatch(name):
            self.limit = name
        elif OF_PREPROCESSOR.fullmatch(name):
            self._of_preprocessor.append(words)  # one of Clang itself becomes one of the driver
        else:
            self.options += [each for word in words for each in (prefix, word) if each]

    @property
    def preprocessing(self) -> list[str]:
        """The options that only the preprocessor needs. CMake includes the text of a precompiled header, too, and that
        is enough."""
        included = {f"{words[1]}.pch" for words in self._of_preprocessor if words[0] == "-include"}
        return [word for words in self._of_preprocessor if not (words[0] == "-include-pch" and words[1] in included)
                for word in words]

    @property
    def is_c(self) -> bool:
        """Whether the compiler takes the source for C. A driver of C++ takes no name for that."""
        told = [found[1] for found in map(_LANGUAGE.fullmatch, map("".join, self._of_preprocessor)) if found]
        if told and told[-1] != "none":
            return told[-1] in ("c", "c-header", "cpp-output")
        return self.source.endswith((".c", ".h")) and "++" not in os.path.basename(self.program)


def parse_command(words: list[str], directory: str) -> CompileCommand:
    """Sorts the words of a command."""
    words, environment = without_launcher(words)
    if _OF_MSVC.fullmatch(os.path.basename(words[0])) or "--driver-mode=cl" in words:
        raise Failure(f"{words[0]} takes the options of MSVC; give a command of clang++ or g++")
    command = CompileCommand(words[0], environment)
    command.add(expanded(words[1:], directory))
    if not command.source:
        raise Failure("the compile command names no source file")
    if command.is_c:
        raise Failure(f"{command.source} is C; constant evaluation is looked at in C++ only")
    return command


def without_launcher(words: list[str]) -> tuple[list[str], dict[str, str]]:
    """The command of the compiler, and the variables that are set for it. Behind a launcher, the compiler is the first
    word that is named like one."""
    environment: dict[str, str] = {}
    if not (_ASSIGNMENT.fullmatch(words[0]) or _LAUNCHER.fullmatch(os.path.basename(words[0]))):
        return words, environment
    for index, word in enumerate(words):
        assignment = _ASSIGNMENT.fullmatch(word)
        if assignment:
            environment[assignment[1]] = assignment[2]
        elif _OF_ENV.fullmatch(word):
            raise Failure(f"{word} in front of the compiler is not supported")
        elif _COMPILER.fullmatch(os.path.basename(word)):
            return words[index:], environment
    raise Failure(f"no compiler is named behind {words[0]} in the compile command")
