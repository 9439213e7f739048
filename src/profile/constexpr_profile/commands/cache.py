# SPDX-License-Identifier: BSL-1.0
"""Keeps what compilers have answered in the user's cache folder, so that the same question is answered at once.

A question is a text, the options, and a fingerprint of the compiler: what its answers depend on otherwise. Each answer
is a file. Programs that run at the same time may share the folder, since nobody sees a file before it is complete. If
anything fails, it is as if there were no cache."""
from __future__ import annotations

import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
import tempfile
from typing import Iterable, Iterator, Mapping, NamedTuple, Sequence

from .parsing import CompileCommand

_MOST_BYTES = 64 << 20  # that old answers may take together
BYTES_OF_FILE = 4096  # which a file takes on a disk besides its contents, at most
# What the manuals of Clang and GCC name, and what chooses their libraries.
_RELEVANT_VARIABLES = re.compile(
    "CPATH|\\w*INCLUDE_PATH|COMPILER_PATH|LIBRARY_PATH|GCC_\\w+|CLANG_\\w+|CCC_\\w+|LLVM_\\w+"
    "|SDKROOT|\\w+_DEPLOYMENT_TARGET|LD_\\w+|DYLD_\\w+")
_WORD = re.compile(r'"[^"\n]*"|\S+')


class Answer(NamedTuple):
    status: int  # the exit status of the compiler
    text: str  # what it has printed
    trace: str = ""  # what is read of the time trace that it has written, if it was asked for one


class Cache:
    """Answers by keys, which are the names of files."""
    def __init__(self, folder: pathlib.Path):
        self.folder = folder

    def find(self, key: str) -> Answer | None:
        """The answer that was kept; None if there is none, or if its file cannot be read."""
        path = self.folder / key
        with contextlib.suppress(OSError, ValueError, TypeError, RecursionError):
            status, text, trace = json.loads(path.read_bytes())
            os.utime(path)  # it has been used
            return Answer(int(status), str(text), str(trace))
        return None

    def keep(self, key: str, answer: Answer) -> None:
        """Keeps an answer, unless it cannot be written."""
        with contextlib.suppress(OSError):
            write_whole(str(self.folder / key), json.dumps(answer).encode())

    def delete_oldest(self, bound: int) -> None:
        """Deletes the files that have not been used for the longest time, if all together take more than `bound`
        bytes."""
        found: list[tuple[int, int, str]] = []
        for entry in os.scandir(self.folder):
            with contextlib.suppress(OSError):  # another program may have deleted it
                info = entry.stat(follow_symlinks=False)
                found.append((info.st_mtime_ns, info.st_size + BYTES_OF_FILE, entry.path))
        total = 0
        for _, size, path in sorted(found, reverse=True):
            total += size
            if total > bound:
                with contextlib.suppress(OSError):
                    os.unlink(path)


def write_whole(path: str, data: bytes) -> None:
    """Writes a file beside its place, and then renames it. If anything fails, nothing has changed."""
    number, beside = tempfile.mkstemp(dir=os.path.dirname(path))
    try:
        with open(number, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except BaseException:
        pathlib.Path(beside).unlink(missing_ok=True)  # an interruption may come when it has been renamed
        raise


def cache_for(is_users: bool, temporary: str) -> Cache:
    """The cache of the user, if that is wanted and possible; otherwise one for this run, in a temporary folder."""
    with contextlib.suppress(OSError, RuntimeError):  # the folder cannot be made, or it is not known where it belongs
        if is_users:
            base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME", "")
            folder = pathlib.Path(base if os.path.isabs(base) else pathlib.Path.home() / ".cache", "constexpr-profile")
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            cache = Cache(folder)
            cache.delete_oldest(_MOST_BYTES)
            return cache
    return Cache(pathlib.Path(temporary))


def fingerprint_of(command: CompileCommand, verbose_output: str, directory: str, variables: Mapping[str, str]) -> str:
    """A digest of what the compiler tells about itself, the files that this and the command name, its folder, and the
    variables that matter."""
    directory, program = os.path.abspath(directory), command.program
    if os.path.basename(program) == program:
        program = shutil.which(program, path=variables.get("PATH")) or program
    chosen = sorted((name, value) for name, value in variables.items()
                    if _RELEVANT_VARIABLES.fullmatch(name) or name in command.environment)
    told = [word.strip('"').replace("\\\\", "\\") for word in _WORD.findall(verbose_output)]
    stamps = list(_stamps(directory, [program, *told, *command.options]))
    return digest([directory, verbose_output, chosen, stamps])


def _stamps(directory: str, words: Iterable[str]) -> Iterator[list[str | int]]:
    """A list that changes if a file does that a word names, perhaps behind an `=`, as options name plugins."""
    for word in words:
        for name in word, word.partition("=")[2], word.rpartition("=")[2]:
            path = os.path.realpath(os.path.join(directory, name))
            if os.path.isfile(path):
                info = os.stat(path)
                yield [path, info.st_size, info.st_mtime_ns]


def name_of_text(data: bytes, options: Sequence[str] = ()) -> str:
    """A name that no other text gets, or the same text with other options."""
    return hashlib.sha256(digest(options).encode() + data).hexdigest()


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()
