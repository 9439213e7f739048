# SPDX-License-Identifier: BSL-1.0
"""Parses a compile command: what must be kept to compile preprocessed text, and what not.

Options that write files, choose what is made or change how messages look are dropped."""
from __future__ import annotations

import os
import re
from typing import Iterator

from ..failure import Failure
from .driver import DROPPED_BY_BOTH, passed_on, without_precompiled
from .launchers import without_launcher
from .response_files import expanded

STEP_LIMIT = re.compile(r"-fconstexpr-(?:steps|ops-limit)=.*")

# What has been done in preprocessed text, and must not be repeated. The value may be the next word.
PREPROCESSING = ("-D", "-U", "-I", "-F", "-x", "-include", "-imacros", "-isystem", "-iquote",
                 "-idirafter", "-iprefix", "-iwithprefix", "-iwithprefixbefore", "-iframework",
                 "-iwithsysroot", "-iframeworkwithsysroot", "-isystem-after", "-cxx-isystem", "-stdlib++-isystem",
                 "-ivfsoverlay", "--define-macro", "--undefine-macro", "--include", "--imacros",
                 "--include-directory", "--language", "-include-pch", "-finput-charset")

KEPT_VALUE = re.compile(
    "-B|-target|-arch|-mllvm|--param|--sysroot|-isysroot|-imultilib|-working-directory"
    "|-resource-dir|-gcc-toolchain|--config|-Xclang|-Xanalyzer|--std")

DROPPED_VALUE = re.compile(
    "-o|--output|-M[FTQJ]|-aux-info|-dump(dir|base|base-ext)|-wrapper|-framework|-[lLuzTe]"
    "|-X(assembler|linker)|--?serialize-diagnostics|-index-store-path|-gen-cdb-fragment-path"
    "|-dependency-file|-diagnostic-log-file|-fdebug-compilation-dir|-weak_framework|-rpath|-install_name")
DROPPED = re.compile(
    # the kind of output and its name
    rf"{DROPPED_BY_BOTH}|-[cSEHPvC]|-CC|-o.+|-fsyntax-only|--(compile|assemble|preprocess|precompile|verbose|output=.*)"
    "|-###|-pipe|-save-.*|--save-.*|-[lLT].+|-Wl,.*|-Wa,.*|--$"
    # what is an error only because of the file or macro that it comes from
    "|--pedantic(-errors)?"
    # dependencies, debug information and dumps
    "|-M.*|--(write-|print-missing-file-)?(user-)?dependencies.*|-g.*|-d.*|-Q|-p|-pg"
    "|--?coverage|-time(=.*)?"
    # how preprocessed text looks
    "|-f(pch-preprocess|pch-deps|directives-only|rewrite-includes|minimize-whitespace"
    "|preprocessed|use-line-directives)|-traditional-cpp")
NO_COMPILER = re.compile(r"-|.*\.(cpp|cc|cxx|c\+\+|hpp|h)$")  # the first word of a command without one
LINKED = re.compile(r"[^-].*\.(o|obj|a|so(\.\d+)*|lib|dylib|dll)")


class CompileCommand:
    """A compile command without its output."""
    def __init__(self, program: str, environment: dict[str, str | None]):
        self.program, self.environment = program, environment
        self.source = ""
        self.options: list[str] = []
        self.preprocessing: list[str] = []  # options that only it needs
        self.limit = ""  # the option with which the user has set it
        self.depth: int | None = None

    def add(self, word: str, rest: Iterator[str]) -> None:
        """Adds an option or the source. An option may take the next word."""
        depth = re.fullmatch(r"-fconstexpr-depth=(\d+)", word)
        if depth:
            self.depth = int(depth[1])
        if STEP_LIMIT.fullmatch(word):
            self.limit = word
        elif DROPPED_VALUE.fullmatch(word):
            next(rest, None)
        elif KEPT_VALUE.fullmatch(word):
            self.options += [word, next(rest, "")]
        elif word in PREPROCESSING:
            self.preprocessing += [word, next(rest, "")]
        elif word.startswith(PREPROCESSING):
            self.preprocessing.append(word)
        elif not (DROPPED.fullmatch(word) or LINKED.fullmatch(word)):
            if word.startswith("-"):
                self.options.append(word)
            elif self.source:
                raise Failure(f"the command compiles {self.source} and {word}; give one file")
            else:
                self.source = word


def parse_command(words: list[str], directory: str) -> CompileCommand:
    """Sorts the words of a command."""
    if any("\0" in word for word in words):
        raise Failure("the compile command contains a NUL, which no command can")
    words, environment = without_launcher(words)
    name = os.path.basename(words[0]).lower()
    if re.match(r"(clang-)?cl(-\d+)?(\.exe)?$", name) or "--driver-mode=cl" in words:
        raise Failure(f"{words[0]} takes the options of MSVC; give a command of clang++ or g++")
    if NO_COMPILER.match(words[0]):
        raise Failure(f"the compile command begins with {words[0]}; it must begin with the compiler, such as g++")
    command = CompileCommand(words[0], environment)
    rest = without_precompiled(list(passed_on(expanded(words[1:], directory))))
    for word in rest:
        command.add(word, rest)
    if not command.source:
        raise Failure("the compile command names no source file")
    return command
