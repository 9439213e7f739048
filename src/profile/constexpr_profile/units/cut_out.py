# SPDX-License-Identifier: BSL-1.0
"""A declaration that was cut out of a translation unit, to compile it with any limit."""
from __future__ import annotations

import pathlib

from ..compilers.compiler import Compiler
from .cut_text import CutText
from .header import Header
from .unit import Unit


class CutOut(Unit):
    """A declaration that was cut out. Its header has the declarations that burn steps, and all that precedes it."""
    def __init__(self, compiler: Compiler, folder: pathlib.Path, text: str, header: Header, cut_text: CutText):
        super().__init__(compiler, folder, text)
        self.header, self.cut_text = header, cut_text

    def prepare(self) -> None:
        self.header.ensure_made()
        super().prepare()

    def options(self, burn: int = 0) -> list[str]:
        return [*super().options(burn), *self.compiler.family.include_options(str(self.header.path))]

    def with_text(self, text: str) -> CutOut:
        return CutOut(self.compiler, self.folder, text, self.header, self.cut_text)
