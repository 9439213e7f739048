# SPDX-License-Identifier: BSL-1.0
"""Shortens text and paths to a number of characters."""
from __future__ import annotations


def shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[:width - 1] + "…"


def end_of(path: str, width: int) -> str:
    """Shortens a path, the end of which tells the most."""
    return path if len(path) <= width else "…" + path[len(path) - width + 1:]
