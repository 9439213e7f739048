# SPDX-License-Identifier: BSL-1.0
"""Shortens text and paths to a number of characters, and calls."""
from __future__ import annotations

import re

# A string, or braces around a statement or around a body that has been left out.
_STRING_OR_BODY = re.compile(r'("(?:\\.|[^"\\])*")|\{(?:[^{}]|\{…\})*(?:;|\{…\})(?:[^{}]|\{…\})*\}')


def shorten(text: str, width: int) -> str:
    """The beginning of a text, with an ellipsis if it has more characters than the width."""
    return text if len(text) <= width else text[:width - 1] + "…"


def end_of(path: str, width: int) -> str:
    """Shortens a path, the end of which tells the most."""
    return path if len(path) <= width else "…" + path[len(path) - width + 1:]


def without_bodies(call: str) -> str:
    """A call without the bodies of lambdas."""
    before = ""
    while call != before:
        before, call = call, _STRING_OR_BODY.sub(lambda found: found[1] or "{…}", call)
    return call
