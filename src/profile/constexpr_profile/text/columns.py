# SPDX-License-Identifier: BSL-1.0
"""Columns, which compilers count in bytes."""
from __future__ import annotations

from ..commands.processes import UNDECODABLE as UNDECODABLE  # moved


def index_of(line: str, column: int) -> int:
    """Where a column, counted from 1, is in a line."""
    if line.isascii():
        return max(column - 1, 0)
    return len(line.encode(errors=UNDECODABLE)[:max(column - 1, 0)].decode(errors=UNDECODABLE))


def column_of(line: str, index: int) -> int:
    """The column, counted from 1, of an index in a line."""
    return width(line[:index]) + 1


def width(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else len(text.encode(errors=UNDECODABLE))
