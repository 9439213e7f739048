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
import threading
from typing import Iterable, Iterator, Mapping, NamedTuple, Sequence

from .parsing import CompileCommand
from ..writing import UNDECODABLE, UNFINISHED_PREFIX, write_whole

_MOST_BYTES = 64 << 20  # bytes that all answers may take together
BYTES_OF_BLOCK = 4096  # in which disks store files
_FIRST_LINE = re.compile(rb"constexpr-profile 3 (\d{1,3}) ([0-9a-f]{64})\n")
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
    except OSError:
        return None
    is_private = not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & 0o022)
    return Cache(pathlib.Path(folder)) if is_private else None


def cache_for(is_users: bool, folder: str) -> Cache:
    """The cache of the user, if that is wanted and possible; otherwise one for this run, in a temporary folder."""
    return (users_cache() if is_users else None) or Cache(pathlib.Path(folder))


class Cache:
    """Answers by keys, which are the names of files. If they take more than the bound, those that have not
    been used for the longest time are deleted."""
    def __init__(self, folder: pathlib.Path, bound: int = _MOST_BYTES):
        self.folder, self._bound = folder, bound
        self._step = bound // 16  # may be written before old answers are deleted again
        self._written = self._step  # since then; what other programs have left counts, too
        self._lock = threading.Lock()

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
        """Keeps an answer, unless it is too large or cannot be written."""
        body = answer.text.encode("utf-8", UNDECODABLE)
        data = f"constexpr-profile 3 {answer.status} {hashlib.sha256(body).hexdigest()}\n".encode() + body
        if _on_disk(len(data)) <= self._step:
            with contextlib.suppress(OSError):
                self._make_room(_on_disk(len(data)))
                write_whole(str(self.folder / key), data)

    def _make_room(self, size: int) -> None:
        """Deletes old answers, unless there is certainly room for one of this size."""
        with self._lock:
            self._written += size
            if self._written > self._step:
                self._written = size
                self._delete_oldest(self._bound - self._step)

    def _delete_oldest(self, bound: int) -> None:
        """Leaves no more than `bound` bytes."""
        found: list[tuple[int, int, str]] = []
        for entry in filter(lambda each: _OWN_FILE.fullmatch(each.name), os.scandir(self.folder)):
            with contextlib.suppress(OSError):  # another program may have deleted it
                info = entry.stat(follow_symlinks=False)
                if entry.is_file(follow_symlinks=False):
                    found.append((info.st_mtime_ns, _on_disk(info.st_size), entry.path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if total <= bound:
                break
            pathlib.Path(path).unlink(missing_ok=True)
            total -= size


def _on_disk(size: int) -> int:
    return -(-size // BYTES_OF_BLOCK) * BYTES_OF_BLOCK


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
