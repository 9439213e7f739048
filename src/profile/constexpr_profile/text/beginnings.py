# SPDX-License-Identifier: BSL-1.0
"""Finds where the statements of functions begin.

If a guess is wrong, a breakpoint moves to another line, or is set in a line in which nothing stops."""
from __future__ import annotations

import bisect
import itertools
from typing import Iterator

from .scopes import Scopes
from .tokens import tokens

_BEFORE_HEAD = {"if", "for", "while", "switch", "constexpr", "catch"}  # parentheses follow, then a statement
_BEFORE_INITIALIZER = {"=", ",", "(", "return"}
_NO_BEGINNING = {";", "}", "else", ")"}


def beginnings(text: str) -> Iterator[int]:
    """The offsets at which statements and blocks begin in the bodies of functions."""
    bodies = sorted((scope.body, scope.end) for scope in Scopes(text).all if scope.kind in ("function", "lambda"))
    starts = [start for start, _ in bodies]
    ends: list[int] = list(itertools.accumulate((end for _, end in bodies), max))  # those of inner bodies come before
    for offset in _beginnings_anywhere(text):
        index = bisect.bisect_right(starts, offset)
        if index and offset < ends[index - 1]:
            yield offset


def _beginnings_anywhere(text: str) -> Iterator[int]:
    """The offsets at which statements begin in bodies, and what looks like them in other text."""
    context, begins = _Context(), False
    for token in tokens(text):
        word = token[0]
        if (begins or context.begins_block(word)) and word not in _NO_BEGINNING:
            yield token.start()
        begins = context.is_before_beginning(word)
        context.add(word)


class _Context:
    """What precedes a word."""
    def __init__(self) -> None:
        self.previous = ""
        self.heads: list[bool] = []  # for each open bracket, whether it is the head of a statement such as `if`
        self.label: int | None = None  # how many brackets are open around a label whose colon has not come

    def is_before_beginning(self, word: str) -> bool:
        """Whether a statement begins after this word."""
        return (word in ("}", "else", "do") or self.begins_block(word) or self.ends_statement(word)
                or self.ends_label(word) or self.ends_head(word))

    def begins_block(self, word: str) -> bool:
        """Whether a word is the brace of a block."""
        return word == "{" and self.previous not in _BEFORE_INITIALIZER

    def ends_statement(self, word: str) -> bool:
        """Whether a word is the semicolon of a statement."""
        return word == ";" and not self.is_in_head

    def ends_label(self, word: str) -> bool:
        """Whether a word ends a label. A semicolon follows `= default`, which is no label."""
        return word in (":", ";") and self.label == len(self.heads)

    def ends_head(self, word: str) -> bool:
        """Whether a word closes the head of a statement."""
        return word == ")" and self.is_in_head

    @property
    def is_in_head(self) -> bool:
        """Whether the innermost bracket is the head of a statement."""
        return bool(self.heads and self.heads[-1])

    def add(self, word: str) -> None:
        """Goes on behind a word."""
        if word in ("case", "default"):
            self.label = len(self.heads)
        elif self.ends_label(word):
            self.label = None
        if word in ("(", "[", "{"):
            self.heads.append(word == "(" and self.previous in _BEFORE_HEAD)
        elif word in (")", "]", "}") and self.heads:
            self.heads.pop()
        self.previous = word
