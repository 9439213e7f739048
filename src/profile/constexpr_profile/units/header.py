# SPDX-License-Identifier: BSL-1.0
"""The text before a declaration, which is precompiled only if something is compiled after it."""
from __future__ import annotations

import pathlib
import tempfile
import threading

from ..compilers.compiler import Compiler
from ..compilers.fingerprint import name_of_text
from ..failure import Failure, named
from ..text.columns import UNDECODABLE

LOCK = threading.Lock()  # two headers may be the same file


class Header:
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, limit: int):
        self.compiler, self.limit = compiler, limit
        self.data = text.encode(errors=UNDECODABLE)
        name = name_of_text(self.data, compiler.arguments("", limit))
        self.path = folder / f"{name}.hpp"
        *options, output = compiler.family.make_header(str(self.path))
        self.output = pathlib.Path(output)
        self.unfinished = pathlib.Path(f"{output}.unfinished")  # what a compiler leaves that is killed
        self.options = [*options, str(self.unfinished)]

    def compiles(self) -> bool:
        """Makes the header, unless the cache knows what the compiler says. Returns whether it compiles."""
        with LOCK:
            if self.output.exists():
                return True
            self.unfinished.unlink(missing_ok=True)
            answer = self.compiler.answer(str(self.path), self.limit, *self.options, prepare=self.write)
            self.finish()
            return answer.status == 0

    def discard(self) -> None:
        for path in self.path, self.output:
            path.unlink(missing_ok=True)

    def write(self) -> None:
        with named(tempfile.gettempdir()):
            self.path.write_bytes(self.data)

    def finish(self) -> None:
        """Gives what has been made its name, if anything has."""
        if self.unfinished.exists():
            self.unfinished.replace(self.output)

    def make(self) -> None:
        """Makes the header if it does not exist."""
        with LOCK:
            if self.output.exists():
                return
            self.write()
            done = self.compiler.compile(str(self.path), self.limit, *self.options)
            self.finish()
            if done.status:
                raise Failure(f"{self.compiler.source}: what has been compiled before does not compile any more")
