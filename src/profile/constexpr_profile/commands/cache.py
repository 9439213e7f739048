# SPDX-License-Identifier: BSL-1.0
"""Keeps what compilers have answered in the user's cache folder, so that the same question is answered at once.

A question is a text, the options, and a fingerprint of the compiler: what its answers depend on otherwise. Each answer
is a file. Programs that run at the same time may share the folder: a file is written beside its place and then renamed,
and its first line tells whether the rest is complete. If anything fails, it is as if there were no cache."""
from __future__ import annotations

import contextlib
import hashlib
import json
import os
import pathlib
import re
import shutil
from typing import Iterable, Iterator, Mapping, NamedTuple, Sequence

from .parsing import CompileCommand
from ..writing import UNDECODABLE, UNFINISHED_PREFIX, write_whole

_MOST_BYTES = 64 << 20  # that old answers may take together
BYTES_OF_BLOCK = 4096  # in which disks store files
_FIRST_LINE = re.compile(rb"constexpr-profile 4 (\d{1,3}) ([0-9a-f]{64})\n")
_OWN_FILE = re.compile(f"[0-9a-f]{{64}}|{UNFINISHED_PREFIX}.*")  # of any file that this program has left
# What the manuals of Clang and GCC name, and what chooses their libraries.
_RELEVANT_VARIABLES = re.compile(
    "CPATH|\\w*INCLUDE_PATH|COMPILER_PATH|LIBRARY_PATH|GCC_\\w+|CLANG_\\w+|CCC_\\w+|LLVM_\\w+"
    "|SDKROOT|\\w+_DEPLOYMENT_TARGET|LD_\\w+|DYLD_\\w+")


class Answer(NamedTuple):
    status: int  # the exit status of the compiler
    text: str  # what it has printed


def _users_folder() -> str | None:
    """Where the cache of the user belongs, if that is known."""
    base = (os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")) or ""
    if not os.path.isabs(base):
        base = os.path.expanduser(os.path.join("~", ".cache"))
    return os.path.join(base, "constexpr-profile") if os.path.isabs(base) else None


def users_cache() -> Cache | None:
    """The cache of the user; None if the folder cannot be made, or if others may write to it."""
    folder = _users_folder()
    try:
        if not folder:
            return None
        os.makedirs(folder, mode=0o700, exist_ok=True)
        found = os.stat(folder)
        if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o022):
            return None
        cache = Cache(pathlib.Path(folder))
        cache.delete_oldest(_MOST_BYTES)
    except OSError:
        return None
    return cache


def cache_for(is_users: bool, folder: str) -> Cache:
    """The cache of the user, if that is wanted and possible; otherwise one for this run, in a temporary folder."""
    return (users_cache() if is_users else None) or Cache(pathlib.Path(folder))


class Cache:
    """Answers by keys, which are the names of files."""
    def __init__(self, folder: pathlib.Path):
        self.folder = folder

    def find(self, key: str) -> Answer | None:
        """The answer that was kept; None if there is none, or if its file is not complete."""
        path = self.folder / key
        try:
            data = path.read_bytes()
            os.utime(path)  # it has been used
        except OSError:
            return None
        first_line = _FIRST_LINE.match(data)
        body = data[first_line.end():] if first_line else b""
        if not first_line or hashlib.sha256(body).hexdigest() != first_line[2].decode():
            return None
        return Answer(int(first_line[1]), body.decode("utf-8", UNDECODABLE))

    def keep(self, key: str, answer: Answer) -> None:
        """Keeps an answer, unless it cannot be written."""
        body = answer.text.encode("utf-8", UNDECODABLE)
        data = f"constexpr-profile 4 {answer.status} {hashlib.sha256(body).hexdigest()}\n".encode() + body
        with contextlib.suppress(OSError):
            write_whole(str(self.folder / key), data)

    def delete_oldest(self, bound: int) -> None:
        """Deletes the answers that have not been used for the longest time, if all together take more than `bound`
        bytes."""
        found: list[tuple[int, int, str]] = []
        for entry in filter(lambda each: _OWN_FILE.fullmatch(each.name), os.scandir(self.folder)):
            with contextlib.suppress(OSError):  # another program may have deleted it
                info = entry.stat(follow_symlinks=False)
                if entry.is_file(follow_symlinks=False):
                    found.append((info.st_mtime_ns, info.st_size // BYTES_OF_BLOCK + 1, entry.path))
        total = 0
        for _, blocks, path in sorted(found, reverse=True):
            total += blocks * BYTES_OF_BLOCK
            if total > bound:
                with contextlib.suppress(OSError):
                    os.unlink(path)


def fingerprint_of(command: CompileCommand, verbose_output: str, own_files: Sequence[str], directory: str,
                   variables: Mapping[str, str]) -> str:
    """A digest of the compiler's own files, what it tells about itself, its folder, and the variables that matter."""
    directory, program = os.path.abspath(directory), command.program
    if os.path.basename(program) == program:
        program = shutil.which(program, path=variables.get("PATH")) or program
    files = [program, *own_files, *_named_in(command.options)]
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
