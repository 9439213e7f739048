# SPDX-License-Identifier: BSL-1.0
"""Parses a compile command: what must be kept to compile preprocessed text, and what not; and finds the compiler if
another program starts it, such as ccache."""
from __future__ import annotations

import collections
import itertools
import os
import re
from typing import Iterator

from ..errors import Failure
from .database import expanded
from .options import Action, rule_for_clang, rule_of

_LANGUAGE = re.compile("(?:-x|--language=?)(.*)")
_NO_COMPILER = re.compile(r"-|.*\.(cpp|cc|cxx|c\+\+|hpp|h)$")  # the first word of a command without one
_CACHES = ("ccache", "sccache", "distcc", "icecc", "buildcache", "gomacc", "cachepot")
# Other programs that start what follows their options, and those of these options that take the next word.
_STARTERS = {"nice": ("-n", "--adjustment"), "ionice": ("-c", "-n", "--class", "--classdata"), "nohup": (),
             "time": ("-f", "-o", "--format", "--output")}
_SETTING = re.compile(r"\w+=.*")
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=.*", re.DOTALL)


class CompileCommand:
    """A compile command without its output."""
    def __init__(self, program: str, environment: dict[str, str | None]):
        self.program, self.environment = program, environment
        self.source = ""
        self.options: list[str] = []
        self.preprocessing: list[str] = []  # options that only it needs
        self.limit = self.depth = ""  # the options with which the user has set them
        self._language = "none"  # "none" means that the name of the source tells it

    def add(self, word: str, rest: Iterator[str]) -> None:
        """Adds an option or the source. An option may take the next word."""
        rule = rule_of(word)
        if not rule:
            self.set_source(word)
            return
        words = [word, next(rest, "")] if rule.takes_next_word else [word]
        if rule.action is Action.SET_LIMIT:
            self.limit = word
        elif rule.action is Action.PREPROCESS:
            self.preprocessing += words
        elif rule.action is not Action.DROP:
            self.options += words
        if rule.action is Action.SET_DEPTH:
            self.depth = word
        language = _LANGUAGE.fullmatch("".join(words))
        if language and not self.source:
            self._language = language[1]

    def set_source(self, word: str) -> None:
        if self.source:
            raise Failure(f"the command compiles {self.source} and {word}; give one file")
        if "\n" in word:  # answers could not be split into messages
            raise Failure(f"{word!r}: a name with a line break cannot be profiled")
        self.source = word

    @property
    def is_c(self) -> bool:
        """Whether the compiler takes the source for C. A driver of C++ takes no name for that."""
        if self._language == "none":
            return self.source.endswith((".c", ".h")) and "++" not in os.path.basename(self.program)
        return self._language in ("c", "c-header", "cpp-output")


def parse_command(words: list[str], directory: str) -> CompileCommand:
    """Sorts the words of a command."""
    if any("\0" in word for word in words):
        raise Failure("the compile command contains a NUL, which no command can")
    words, environment = without_launcher(words)
    name = os.path.basename(words[0]).lower()
    if re.match(r"(clang-)?cl(-\d+)?(\.exe)?$", name) or "--driver-mode=cl" in words:
        raise Failure(f"{words[0]} takes the options of MSVC; give a command of clang++ or g++")
    if _NO_COMPILER.match(words[0]):
        raise Failure(f"the compile command begins with {words[0]}; it must begin with the compiler, such as g++")
    command = CompileCommand(words[0], environment)
    rest = _without_precompiled(list(_passed_on(expanded(words[1:], directory))))
    for word in rest:
        command.add(word, rest)
    if not command.source:
        raise Failure("the compile command names no source file")
    if command.is_c:
        raise Failure(f"{command.source} is C; constant evaluation is looked at in C++ only")
    return command


def _passed_on(words: list[str]) -> Iterator[str]:
    """The words, with those that the driver passes on, as they would be without that."""
    rest = collections.deque(words)
    while rest:
        word = rest.popleft()
        if word == "-Xpreprocessor" and rest:
            passed = [rest.popleft()]
            while len(rest) > 1 and rest[0] == word:
                rest.popleft()
                passed.append(rest.popleft())
            yield from _of_preprocessor(passed)
        elif word.startswith("-Wp,"):
            yield from _of_preprocessor(word.split(",")[1:])
        elif word == "-Xclang" and rest:
            yield from _of_clang(rest)
        else:
            yield word


def _of_preprocessor(words: list[str]) -> list[str]:
    """Words for the preprocessor as the driver would take them. Its -MD and -MMD take the next word, which only -MF
    does for the driver."""
    return ["-MF" if word in ("-MD", "-MMD") and number < len(words) else word
            for number, word in enumerate(words, 1)]


def _of_clang(rest: collections.deque[str]) -> Iterator[str]:
    """Takes an option for Clang itself off the beginning of some words, and gives the words for the driver that do the
    same. Values are passed on one by one: -Xclang OPTION -Xclang VALUE."""
    words = [rest.popleft()]
    rule = rule_for_clang(words[0])
    if rule.takes_next_word and len(rest) > 1 and rest[0] == "-Xclang":
        rest.popleft()
        words.append(rest.popleft())
    if rule.action is Action.PREPROCESS:
        yield from words  # CMake names headers so, and precompiled ones
    elif rule.action is Action.KEEP:
        for word in words:
            yield from ("-Xclang", word)


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


def without_launcher(words: list[str]) -> tuple[list[str], dict[str, str | None]]:
    """The command of the compiler, and the variables that are set for it; None for those that are unset."""
    environment: dict[str, str | None] = {}
    while len(words) > 1:
        program = re.sub(r"(?i)\.exe$", "", os.path.basename(words[0]))
        if _ASSIGNMENT.fullmatch(words[0]):
            words = _after_env(words, environment)
        elif program == "env" or (program.startswith("cmake") and words[1:3] == ["-E", "env"] and words[3:]):
            words = _after_env(words[1:] if program == "env" else words[3:], environment)
        elif program in _STARTERS:
            words = _after_options(words, _STARTERS[program])
        elif program in _CACHES:
            # The settings of a cache come first, but the last word is none.
            rest = [*itertools.dropwhile(_SETTING.fullmatch, words[1:-1]), *words[-1:]]
            if not rest or rest[0].startswith("-"):
                break  # it is called by the name of the compiler
            words = rest
        else:
            break
    return words, environment


def _after_env(words: list[str], environment: dict[str, str | None]) -> list[str]:
    """The words after `env`, or after assignments alone, without the variables that these set and unset: they go to the
    environment."""
    while len(words) > 1:
        name, is_assignment, value = words[0].partition("=")
        if name in ("-u", "--unset"):
            environment[value if is_assignment else words[1]] = None  # some may not be empty
            words = words[1 if is_assignment else 2:]
        elif name == "--":
            words = words[1:]
        elif name.startswith("-"):
            raise Failure(f"env {name} is not supported in the compile command; only -u NAME and NAME=VALUE are")
        elif is_assignment:
            environment[name] = value
            words = words[1:]
        else:
            break
    if not words:
        raise Failure("env in the compile command starts no compiler")
    return words


def _after_options(words: list[str], with_values: tuple[str, ...]) -> list[str]:
    """The words after a program and its options, some of which take the next word."""
    count = 1
    while count < len(words) and words[count].startswith("-"):
        count += 2 if words[count] in with_values else 1
    if count >= len(words):
        raise Failure(f"{words[0]} in the compile command starts no compiler")
    return words[count:]
