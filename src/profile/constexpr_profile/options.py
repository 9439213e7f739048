# SPDX-License-Identifier: BSL-1.0
"""Takes a compile command apart: what must be kept to compile preprocessed text, and what not."""
from __future__ import annotations

import os
import re
from dataclasses import dataclass, field

from .failure import Failure

LAUNCHERS = ("ccache", "sccache", "distcc")
LIMIT = re.compile(r"-fconstexpr-(?:steps|ops-limit)=(\d+)")
DROPPED_WITH_VALUE = ("-o", "-MF", "-MT", "-MQ", "--output", "-include-pch")
DROPPED = re.compile(r"-c$|-S$|-E$|-fsyntax-only|--$|-M|-o|-save-temps|-d|-###")
PREPROCESSING = re.compile("-[DUx]|-include$|-imacros$")
PREPROCESSING_WITH_VALUE = re.compile("-[DUx]|-include|-imacros")
WITH_VALUE = re.compile("-[BILTluz]|-i[a-z]+|-X[a-z]+|-target|-arch|-mllvm|--param|--sysroot"
                        "|-working-directory")


@dataclass
class CompileCommand:
    """A compile command without its output."""
    program: str
    source: str = ""
    options: list[str] = field(default_factory=list)
    # What has been done in preprocessed text, and must not be repeated.
    preprocessing: list[str] = field(default_factory=list)
    limit: int | None = None  # that the user has set

    def add_source(self, word: str) -> None:
        if self.source:
            raise Failure(f"the command compiles {self.source} and {word}; give one file")
        self.source = word


def take_apart(words: list[str]) -> CompileCommand:
    """Sorts the words of a command."""
    if os.path.basename(words[0]) in LAUNCHERS and words[1:]:
        words = words[1:]
    command = CompileCommand(words[0])
    rest = iter(without_clang_headers(words[1:]))
    for word in rest:
        limit = LIMIT.fullmatch(word)
        if limit:
            command.limit = int(limit[1])
        elif word in DROPPED_WITH_VALUE:
            next(rest, None)
        elif PREPROCESSING.match(word):
            values = [next(rest, "")] if PREPROCESSING_WITH_VALUE.fullmatch(word) else []
            command.preprocessing += [word, *values]
        elif WITH_VALUE.fullmatch(word):
            command.options += [word, next(rest, "")]
        elif DROPPED.match(word):
            continue
        elif word[:1] in ("-", "@"):
            command.options.append(word)
        else:
            command.add_source(word)
    if not command.source:
        raise Failure("the compile command names no source file (outside of response files)")
    return command


def without_clang_headers(words: list[str]) -> list[str]:
    """CMake hands precompiled headers to Clang with -Xclang; what they include comes in as text."""
    text = re.sub("-Xclang\0(-include(?:-pch)?)\0-Xclang\0", r"\1\0", "\0".join(words))
    return text.split("\0") if text else []
