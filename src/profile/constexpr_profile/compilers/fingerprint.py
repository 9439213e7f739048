# SPDX-License-Identifier: BSL-1.0
"""Tells a compiler, and what its answers depend on apart from its options and the text, from all others."""
from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from typing import Iterable, Iterator, Mapping, Sequence

from ..commands.parsing import CompileCommand
from .description import files_of

# What the manuals of Clang and GCC name, and what chooses their libraries.
_RELEVANT_VARIABLES = re.compile(
    "CPATH|\\w*INCLUDE_PATH|COMPILER_PATH|LIBRARY_PATH|GCC_\\w+|CLANG_\\w+|CCC_\\w+|LLVM_\\w+"
    "|SDKROOT|\\w+_DEPLOYMENT_TARGET|LD_\\w+|DYLD_\\w+")


def fingerprint_of(command: CompileCommand, verbose_output: str, directory: str, variables: Mapping[str, str]) -> str:
    """A digest of the compiler's files, what it tells about itself, its folder, and the variables that matter."""
    directory, program = os.path.abspath(directory), command.program
    if os.path.basename(program) == program:
        program = shutil.which(program, path=variables.get("PATH")) or program
    files = [program, *files_of(verbose_output), *_named_in(command.options)]
    chosen = sorted((name, value) for name, value in variables.items()
                    if _RELEVANT_VARIABLES.fullmatch(name) or name in command.environment)
    return digest([directory, verbose_output, chosen, list(_stamps(directory, files))])


def _named_in(options: Iterable[str]) -> Iterator[str]:
    """The words, or parts of them, that may be names of files, such as plugins."""
    for word in options:
        yield from (word, word.partition("=")[2], word.rpartition("=")[2])


def _stamps(directory: str, names: Iterable[str]) -> Iterator[list[str | int]]:
    """A list that changes if the file does, for each of the names that is one of a file."""
    for name in names:
        path = os.path.realpath(os.path.join(directory, name))
        if name and "\n" not in name and os.path.isfile(path):
            info = os.stat(path)
            yield [path, info.st_size, info.st_mtime_ns]


def name_of_text(data: bytes, options: Sequence[str] = ()) -> str:
    """A name that no other text gets, or the same text with other options."""
    return hashlib.sha256(digest(options).encode() + data).hexdigest()


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()
