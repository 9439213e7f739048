# SPDX-License-Identifier: BSL-1.0
"""The text before a declaration, which is precompiled only if something is compiled after it."""
from __future__ import annotations

import pathlib
import tempfile
import threading

from ..compilers.compiler import Compiler
from ..commands.cache import name_of_text
from ..failure import Failure, named
from ..text.columns import UNDECODABLE

_LOCKS: dict[pathlib.Path, threading.Lock] = {}  # two headers may be the same file


class Header:
    """A text that may be precompiled. It is only known whether it compiles (from the cache), or it has been made: then
    `output` exists. What a compiler writes gets this name when it is complete."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, limit: int):
        self._compiler, self._limit = compiler, limit
        self._data = text.encode(errors=UNDECODABLE)
        name = name_of_text(self._data, compiler.arguments("", limit))
        self.path = folder / f"{name}.hpp"
        *options, output = compiler.family.precompile_options(str(self.path))
        self.output = pathlib.Path(output)
        self._unfinished = pathlib.Path(f"{output}.unfinished")  # what a compiler leaves that is killed
        self._options = [*options, str(self._unfinished)]
        self._lock = _LOCKS.setdefault(self.path, threading.Lock())

    def can_compile(self) -> bool:
        """Whether the text compiles. If the cache does not know that, the header is made."""
        with self._lock:
            if self.output.exists():
                return True
            self._unfinished.unlink(missing_ok=True)
            answer = self._compiler.answer(str(self.path), self._limit, *self._options, prepare=self._write)
            self._finish()
            return answer.status == 0

    def ensure_made(self) -> None:
        """Makes the header if it does not exist, for a text that is known to compile."""
        with self._lock:
            if self.output.exists():
                return
            self._write()
            done = self._compiler.compile(str(self.path), self._limit, *self._options)
            self._finish()
            if done.status:
                raise Failure(f"{self._compiler.source}: what has been compiled before does not compile any more")

    def discard(self) -> None:
        """Deletes the header; `ensure_made()` makes it again."""
        for path in self.path, self.output:
            path.unlink(missing_ok=True)

    def _write(self) -> None:
        with named(tempfile.gettempdir()):
            self.path.write_bytes(self._data)

    def _finish(self) -> None:
        """Gives what has been made its name, if anything has."""
        if self._unfinished.exists():
            self._unfinished.replace(self.output)
