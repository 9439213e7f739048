# SPDX-License-Identifier: BSL-1.0
"""The text of source files.

If a file has been changed since it was compiled, other lines are shown."""
from __future__ import annotations

import functools
import pathlib


@functools.lru_cache(maxsize=None)
def source_lines(path: str) -> list[str]:
    """The lines of a file; none if it cannot be read."""
    try:
        return pathlib.Path(path).read_text("utf-8", "replace").split("\n")
    except OSError:
        return []


def source_line(path: str, number: int) -> str:
    """A line of a file, counted from 1; empty if it cannot be read."""
    return "".join(source_lines(path)[number - 1:number])
