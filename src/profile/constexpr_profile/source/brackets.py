# SPDX-License-Identifier: BSL-1.0
"""Brackets, and flat text, in which what brackets enclose is blank. So columns stay, and no regular expression needs to
know what is nested. For example, these are a text and its flat text:

    constexpr int a = [] { return 1; }(), b = f({2}, "}");
    constexpr int a = [] {           }(), b = f(        );

First, what literals contain must be blank. Template arguments are only known from what is around them."""
from __future__ import annotations

import re

_BRACKET = re.compile(r"[][(){}]")
OPENING = r"[({]|\[\[?"  # an attribute has two
_OPENING = re.compile(OPENING)
_TEMPLATE_ARGUMENTS = re.compile(r"(?<!operator)(?<!operator )(?<!<)<(?![<=])[^<>]*(?<!-)>")


class Brackets:
    """The brackets in a text."""
    def __init__(self, plain: str):
        self.plain = plain
        self._ends: dict[int, int] = {}  # behind the closing ones, by where those begin that they close
        opened: list[re.Match[str]] = []
        for bracket in _BRACKET.finditer(plain):
            if bracket[0] in "([{":
                opened.append(bracket)
            elif opened and opened[-1][0] + bracket[0] in ("()", "[]", "{}"):
                self._ends[opened.pop().start()] = bracket.end()

    def end(self, opening: int) -> int:
        """Behind the bracket that closes the one at an offset. One that is not closed goes to the end of the text."""
        return self._ends.get(opening, len(self.plain) + 1)

    def flat(self, begin: int, end: int) -> str:
        """A part of the text as flat text."""
        parts: list[str] = []
        behind = begin
        while opening := _OPENING.search(self.plain, behind, end):
            closing = max(self.end(opening.start()) - len(opening[0]), opening.end())
            parts += self.plain[behind:opening.end()], " " * (closing - opening.end())
            behind = closing
        return "".join([*parts, self.plain[behind:end]])


def flattened(plain: str) -> str:
    """A text as flat text."""
    return Brackets(plain).flat(0, len(plain))


def without_template_lists(flat: str) -> str:
    """A flat text in which template arguments are blank."""
    while flat != (flat := _TEMPLATE_ARGUMENTS.sub(lambda each: " " * len(each[0]), flat)):
        pass  # the innermost go first
    return flat
