# SPDX-License-Identifier: BSL-1.0
"""Expands response files: @FILE stands for the words in FILE."""
from __future__ import annotations

import os
import pathlib
import shlex

from ..failure import Failure

_MOST = 100  # files: one may contain itself


def expanded(words: list[str], directory: str) -> list[str]:
    result: list[str] = []
    stack, files = words[::-1], 0
    while stack:
        word = stack.pop()
        path = os.path.join(directory, word[1:])
        if not word.startswith("@"):
            result.append(word)
            continue
        if not os.path.isfile(path):  # some builds make them late, or remove them
            raise Failure(f"{word[1:]}: no such response file; build the project, and keep its response files")
        files += 1
        if files > _MOST:
            raise Failure(f"{word[1:]}: too many response files; it may contain itself")
        text = pathlib.Path(path).read_text("utf-8", "surrogateescape")
        if "\0" in text:  # no word of a command has one
            raise Failure(f"{word[1:]}: the response file is no UTF-8 text; it may be in UTF-16")
        try:
            stack += shlex.split(text)[::-1]
        except ValueError as error:
            raise Failure(f"{word[1:]}: {error}") from error
    return result
