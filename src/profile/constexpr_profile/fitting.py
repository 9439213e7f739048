# SPDX-License-Identifier: BSL-1.0
"""Fits text into a row of a terminal."""
from __future__ import annotations

import unicodedata


def fitted(text: str, width: int) -> str:
    """The beginning of a text, in exactly so many columns. Control characters and the like are replaced."""
    shown, used = "", 0
    for letter in text.expandtabs():
        if not letter.isprintable():
            letter = " " if letter.isspace() else "?"
        columns = _columns_of(letter)
        if used + columns > width:
            break
        shown, used = shown + letter, used + columns
    return shown + " " * (width - used)


def _columns_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "FW" else 1
