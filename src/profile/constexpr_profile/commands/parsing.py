# SPDX-License-Identifier: BSL-1.0
"""Parses a compile command: what must be kept to compile preprocessed text, and what not; and finds the compiler if
another program starts it, such as ccache."""
from __future__ import annotations

import os
import re
from typing import Iterator

from ..errors import Failure
from .database import expanded
from .options import Action, Rule, rule_for_clang, rule_of

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
        self.preprocessing: list[str] = []  # options that only it needs
        self.limit = self.depth = ""  # the options with which the user has set them
        self._language = "none"  # "none" means that the name of the source tells it

    def add(self, rest: Iterator[str]) -> None:
        """Adds words: options, of which some take the next word, and the source."""
        for word in rest:
            if word == "-Xclang":
                self._add_for_clang(rest)
            elif word.startswith("-Wp,") and ",-M" not in word:
                self.add(iter(word.split(",")[1:]))
            elif rule := rule_of(word):
                self._add_option(rule, [word, next(rest, "")] if rule.takes_next_word else [word])
            elif self.source:
                raise Failure(f"the command compiles {self.source} and {word}; give one file")
            else:
                self.source = word

    def _add_option(self, rule: Rule, words: list[str]) -> None:
        if rule.action is Action.SET_LIMIT:
            self.limit = words[0]
        elif rule.action is Action.PREPROCESS:
            self.preprocessing += words
        elif rule.action is not Action.DROP:
            self.options += words
        if rule.action is Action.SET_DEPTH:
            self.depth = words[0]
        language = _LANGUAGE.fullmatch("".join(words))
        if language and not self.source:
            self._language = language[1]

    def _add_for_clang(self, rest: Iterator[str]) -> None:
        """Adds an option for Clang itself. One for the preprocessor becomes that of the driver; CMake names headers so.
        Values are passed on one by one: -Xclang OPTION -Xclang VALUE."""
        words = [next(rest, "")]
        rule = rule_for_clang(words[0])
        if rule.takes_next_word and next(rest, "") == "-Xclang":
            words.append(next(rest, ""))
        if rule.action is Action.KEEP:
            words = [each for word in words for each in ("-Xclang", word)]
        self._add_option(rule, words)

    @property
    def is_c(self) -> bool:
        """Whether the compiler takes the source for C. A driver of C++ takes no name for that."""
        if self._language == "none":
            return self.source.endswith((".c", ".h")) and "++" not in os.path.basename(self.program)
        return self._language in ("c", "c-header", "cpp-output")


def parse_command(words: list[str], directory: str) -> CompileCommand:
    """Sorts the words of a command."""
    words, environment = without_launcher(words)
    if _OF_MSVC.fullmatch(os.path.basename(words[0])) or "--driver-mode=cl" in words:
        raise Failure(f"{words[0]} takes the options of MSVC; give a command of clang++ or g++")
    words = [words[0], *expanded(words[1:], directory)]
    if any("\0" in word for word in words):
        raise Failure("the compile command contains a NUL, which no command can; a response file may be in UTF-16")
    command = CompileCommand(words[0], environment)
    command.add(iter(words[1:]))
    command.preprocessing = list(_without_precompiled(command.preprocessing))
    if not command.source:
        raise Failure("the compile command names no source file")
    if command.is_c:
        raise Failure(f"{command.source} is C; constant evaluation is looked at in C++ only")
    return command


def _without_precompiled(words: list[str]) -> Iterator[str]:
    """The words without precompiled headers whose header is included, too, and comes in as text."""
    included = {name for word, name in zip(words, words[1:]) if word == "-include"}
    rest = iter(words)
    for word in rest:
        if word != "-include-pch":
            yield word
            continue
        name = next(rest, "")
        if os.path.splitext(name)[0] not in included:
            yield from (word, name)


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
