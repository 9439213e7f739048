# SPDX-License-Identifier: BSL-1.0
"""A translation unit that is compiled with any limit."""
from __future__ import annotations

import os
import pathlib
import tempfile
from typing import Sequence

from ..clang.time_trace import Trace, relevant, trace_of
from ..compilers.cache import Answer
from ..compilers.compiler import Compiler
from ..compilers.diagnostics import Key, Stop
from ..compilers.fingerprint import name_of_text
from ..failure import named
from ..text.columns import UNDECODABLE
from .preprocessed import Preprocessed


class Unit(Preprocessed):
    """A text, with what is needed to compile it."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str):
        super().__init__(compiler, text)
        self.folder = folder
        self.path = folder / f"{name_of_text(text.encode(errors=UNDECODABLE))}.cpp"

    def compile(self, limit: int, *, burn: int = 0, extra: Sequence[str] = ()) -> Answer:
        return self.compiler.answer(str(self.path), limit, *self.options(burn), *extra, prepare=self.prepare)

    def traced(self, limit: int, *, is_complete: bool) -> tuple[Answer, Trace | None]:
        """The answer, and how long the compilation took, if the compiler tells that; also of each evaluation, if the
        trace must be complete."""
        path = self.folder / f"{self.path.stem}.json"
        options = self.compiler.family.time_trace_options(str(path), is_complete)
        if not options:
            return self.compile(limit), None

        def read() -> str:
            return relevant(path.read_text("utf-8", "replace")) if path.exists() else ""
        answer, text = self.compiler.answer_and_file(
            str(self.path), limit, *self.options(), options=options, read=read, prepare=self.prepare)
        return answer, trace_of(text)

    def prepare(self) -> None:
        """Makes what the compiler needs to compile it. Others may compile the same text at the same time."""
        if not self.path.exists():
            number, beside = tempfile.mkstemp(dir=self.folder)
            with named(tempfile.gettempdir()), open(number, "wb") as file:
                file.write(self.text.encode(errors=UNDECODABLE))
            os.replace(beside, self.path)

    def discard(self) -> None:
        """Deletes the text, if it has been written."""
        self.path.unlink(missing_ok=True)

    def options(self, burn: int = 0) -> list[str]:
        """The options that this unit needs, apart from the user's."""
        return ["-fsyntax-only", *self.compiler.family.burn_options(burn)]

    def stops(self, limit: int, *, burn: int = 0) -> dict[Key, Stop]:
        """The evaluations that fail with this limit."""
        return self.read(self.compile(limit, burn=burn).text)

    def tell(self, what: str) -> None:
        """Tells the user what is being done."""
        self.compiler.reporter.tell(what)

    def with_text(self, text: str) -> Unit:
        """The same unit with another text."""
        return Unit(self.compiler, self.folder, text)
