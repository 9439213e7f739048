# SPDX-License-Identifier: BSL-1.0
"""Precompiled headers."""
from __future__ import annotations

import pathlib
import tempfile
import threading

from ..commands.cache import name_of_text
from ..errors import Unfinished, named
from ..source.text import UNDECODABLE
from .answers import first_message
from .compiler import Compiler

_LOCK = threading.Lock()  # one header is made at a time: two may be the same file


class Header:
    """A text that is precompiled when it is needed first: not if the cache has all answers. What a compiler writes gets
    its name when it is complete."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, limit: int):
        self._compiler, self._limit = compiler, limit
        self._data = text.encode(errors=UNDECODABLE)
        name = name_of_text(self._data, compiler.arguments("", limit))
        self._path = folder / f"{name}.hpp"
        self._output = folder / f"{self._path.name}{compiler.family.suffix_of_precompiled}"
        self._unfinished = folder / f"{self._output.name}.unfinished"
        self.options = ["-include", str(self._path)]

    def ensure_made(self) -> None:
        """Makes it if it does not exist. If it does not compile, nothing behind it can be compiled."""
        with _LOCK:
            if self._output.exists():
                return
            with named(tempfile.gettempdir()):
                self._path.write_bytes(self._data)
            done = self._compiler.compile(
                str(self._path), self._limit, self._compiler.family.precompile_option, "-x", "c++-header", "-o",
                str(self._unfinished))
            if done.status:
                why = first_message(done.errors)
                raise Unfinished(f"what precedes the evaluation does not compile alone: {why}")
            self._unfinished.replace(self._output)

    def discard(self) -> None:
        """Deletes it; `ensure_made()` makes it again."""
        for path in self._path, self._output:
            path.unlink(missing_ok=True)
