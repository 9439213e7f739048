# SPDX-License-Identifier: BSL-1.0
"""A translation unit that is compiled with any limit."""
from __future__ import annotations

import os
import pathlib
import tempfile
from typing import Sequence

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
        self.microseconds: dict[tuple[int, int], int] = {}  # that compilations took, by their numbers
        self.path = folder / f"{name_of_text(text.encode(errors=UNDECODABLE))}.cpp"

    def compile(self, limit: int, *, burn: int = 0, extra: Sequence[str] = ()) -> Answer:
        answer = self.compiler.answer(str(self.path), limit, *self.options(burn), *extra, prepare=self.prepare)
        self.microseconds[limit, burn] = answer.microseconds
        return answer

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
