# SPDX-License-Identifier: BSL-1.0
"""Shortens text and paths to a number of characters, and calls."""
from __future__ import annotations

import re

from ..text.tokens import NUMBER, PRINTED

_TOKEN = re.compile(rf"{PRINTED}|{NUMBER}|[{{}};]", re.DOTALL)


def shorten(text: str, width: int) -> str:
    """The beginning of a text, with an ellipsis if it has more characters than the width."""
    return text if len(text) <= width else text[:width - 1] + "…"


def end_of(path: str, width: int) -> str:
    """Shortens a path, the end of which tells the most."""
    return path if len(path) <= width else "…" + path[len(path) - width + 1:]


def without_bodies(call: str) -> str:
    """A call without the bodies of lambdas: braces with a semicolon directly inside, or with such a body inside."""
    opened: list[int] = []  # where the braces begin that are open
    bodies: set[int] = set()  # those of them that are bodies
    kept, begin = "", 0  # the text up to the last body that has ended, and where the rest begins
    for token in _TOKEN.finditer(call):
        if token[0] == "{":
            opened.append(token.start())
        elif token[0] == ";" and opened:
            bodies.add(opened[-1])
        elif token[0] == "}" and opened:
            brace = opened.pop()
            if brace in bodies:
                bodies.update(opened[-1:])
            if brace in bodies and not opened:
                kept, begin = kept + call[begin:brace] + "{…}", token.end()
    return kept + call[begin:]
