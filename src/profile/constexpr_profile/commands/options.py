# SPDX-License-Identifier: BSL-1.0
"""Parses a compile command: what must be kept to compile preprocessed text, and what not.

Options that write files, choose what is made or change how messages look are dropped."""
from __future__ import annotations

import enum
import os
import re
from typing import Iterator, NamedTuple

from ..failure import Failure
from .driver import DROPPED_BY_BOTH, passed_on, without_precompiled
from .launchers import without_launcher
from .response_files import expanded


class Action(enum.Enum):
    """What is done with an option."""
    KEEP = enum.auto()
    DROP = enum.auto()
    PREPROCESS = enum.auto()  # kept for the preprocessor: in preprocessed text, it has been done
    SET_LIMIT = enum.auto()  # the last one sets the limit of steps
    SET_DEPTH = enum.auto()  # kept, and sets the depth


class Rule(NamedTuple):
    """What is done with options that match, and with the next word if that is their value."""
    action: Action
    takes_next_word: bool
    pattern: re.Pattern[str]


def _rule(action: Action, *patterns: str, takes_next_word: bool = False) -> Rule:
    return Rule(action, takes_next_word, re.compile("|".join(patterns)))


_PREPROCESSING = "|".join(map(re.escape, (
    "-D", "-U", "-I", "-F", "-x", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-iprefix",
    "-iwithprefix", "-iwithprefixbefore", "-iframework", "-iwithsysroot", "-iframeworkwithsysroot",
    "-isystem-after", "-cxx-isystem", "-stdlib++-isystem", "-ivfsoverlay", "--define-macro", "--undefine-macro",
    "--include", "--imacros", "--include-directory", "--language", "-include-pch", "-finput-charset")))

# The first one that matches holds.
_RULES = (
    _rule(Action.SET_LIMIT, r"-fconstexpr-(?:steps|ops-limit)=.*"),
    _rule(Action.SET_DEPTH, r"-fconstexpr-depth=\d+"),
    _rule(Action.DROP,
         "-o|--output|-M[FTQJ]|-aux-info|-dump(dir|base|base-ext)|-wrapper|-framework|-[lLuzTe]",
         "-X(assembler|linker)|--?serialize-diagnostics|-index-store-path|-gen-cdb-fragment-path",
         "-dependency-file|-diagnostic-log-file|-fdebug-compilation-dir|-weak_framework|-rpath|-install_name",
         takes_next_word=True),
    _rule(Action.KEEP,
         "-B|-target|-arch|-mllvm|--param|--sysroot|-isysroot|-imultilib|-working-directory",
         "-resource-dir|-gcc-toolchain|--config|-Xclang|-Xanalyzer|--std", takes_next_word=True),
    _rule(Action.PREPROCESS, _PREPROCESSING, takes_next_word=True),
    _rule(Action.PREPROCESS, f"({_PREPROCESSING}).+"),
    # The kind of output and its name.
    _rule(Action.DROP, DROPPED_BY_BOTH, "-[cSEHPvC]|-CC|-o.+|-fsyntax-only",
         "--(compile|assemble|preprocess|precompile|verbose|output=.*)",
         "-###|-pipe|-save-.*|--save-.*|-[lLT].+|-Wl,.*|-Wa,.*|--$"),
    # What is an error only because of the file or macro that it comes from.
    _rule(Action.DROP, "--pedantic(-errors)?"),
    # Dependencies, debug information and dumps.
    _rule(Action.DROP, "-M.*|--(write-|print-missing-file-)?(user-)?dependencies.*|-g.*|-d.*|-Q|-p|-pg",
         "--?coverage|-time(=.*)?"),
    # How preprocessed text looks.
    _rule(Action.DROP, "-f(pch-preprocess|pch-deps|directives-only|rewrite-includes|minimize-whitespace",
         "preprocessed|use-line-directives)|-traditional-cpp"),
    # What is linked.
    _rule(Action.DROP, r"[^-].*\.(o|obj|a|so(\.\d+)*|lib|dylib|dll)"),
    _rule(Action.KEEP, "-.*"))
_LANGUAGE = re.compile("(?:-x|--language=?)(.*)")
_NO_COMPILER = re.compile(r"-|.*\.(cpp|cc|cxx|c\+\+|hpp|h)$")  # the first word of a command without one


class CompileCommand:
    """A compile command without its output."""
    def __init__(self, program: str, environment: dict[str, str | None]):
        self.program, self.environment = program, environment
        self.source = ""
        self.options: list[str] = []
        self.preprocessing: list[str] = []  # options that only it needs
        self.limit = ""  # the option with which the user has set it
        self.depth: int | None = None
        self._language = "none"  # "none" means that the name of the source tells it

    def add(self, word: str, rest: Iterator[str]) -> None:
        """Adds an option or the source. An option may take the next word."""
        found = next((each for each in _RULES if each.pattern.fullmatch(word)), None)
        if not found:
            self.set_source(word)
            return
        words = [word, next(rest, "")] if found.takes_next_word else [word]
        if found.action is Action.SET_LIMIT:
            self.limit = word
        elif found.action is Action.PREPROCESS:
            self.preprocessing += words
        elif found.action is not Action.DROP:
            self.options += words
        if found.action is Action.SET_DEPTH:
            self.depth = int(word.partition("=")[2])
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
    rest = without_precompiled(list(passed_on(expanded(words[1:], directory))))
    for word in rest:
        command.add(word, rest)
    if not command.source:
        raise Failure("the compile command names no source file")
    if command.is_c:
        raise Failure(f"{command.source} is C; constant evaluation is looked at in C++ only")
    return command
