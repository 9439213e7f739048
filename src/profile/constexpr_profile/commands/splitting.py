# SPDX-License-Identifier: BSL-1.0
"""Splits a command that is one text into words."""
from __future__ import annotations

import os
import re
import shlex

_DRIVE = re.compile(r'\s*"?[A-Za-z]:[\\/]')  # with which a command for Windows may begin
_TOKEN = re.compile(r'(\\*)"|([ \t\r\n]+)|\\+|[^\\" \t\r\n]+')


def split(command: str) -> list[str]:
    """The words, by the rules of the system that the command is for."""
    return _split_for_windows(command) if _DRIVE.match(command) or os.name == "nt" else shlex.split(command)


def _split_for_windows(command: str) -> list[str]:
    """The words as programs for Windows see them: a backslash is an ordinary character, but not before a quote."""
    found: list[str] = []
    word: str | None = None
    is_quoted, closed = False, -1  # where quotes have closed
    for token in _TOKEN.finditer(command):
        backslashes, blank = token.groups()
        if blank and not is_quoted:
            found += [] if word is None else [word]
            word = None
        elif backslashes is None:
            word = (word or "") + token[0]
        else:
            is_character = len(backslashes) % 2 == 1
            is_second = not backslashes and token.start() == closed  # "" inside quotes stands for one
            word = (word or "") + len(backslashes) // 2 * "\\" + ('"' if is_character or is_second else "")
            if not is_character:
                is_quoted = not is_quoted
                closed = -1 if is_quoted else token.end()
    return found if word is None else [*found, word]
