# SPDX-License-Identifier: BSL-1.0
"""Brackets, and flat text, in which what brackets enclose is blank. So columns stay, and no regular expression needs to
know what is nested. For example, these are a text and its flat text:

    constexpr int a = [] { return 1; }(), b = f({2}, "}");
    constexpr int a = [] {           }(), b = f(        );

First, what literals contain must be blank. Template arguments are only known from what is around them."""
from __future__ import annotations

import re

_BRACKET = re.compile(r"[][(){}]")
_TEMPLATE_ARGUMENTS = re.compile(r"(?<!operator)(?<!operator )(?<!<)<(?![<=])[^<>]*(?<!-)>")


class Brackets:
    """A pair of brackets in a text, and those that are directly inside it."""
    def __init__(self, opening: str, begin: int, end: int):
        self.opening = opening
        self.begin, self.inside, self.end = begin, begin + 1, end  # where it and its content begin, and behind it
        self.inner: list[Brackets] = []

    def flat(self, plain: str) -> str:
        """What it encloses in the text, as flat text."""
        parts: list[str] = []
        behind = self.inside
        for each in self.inner:
            size = each.end - 1 - each.inside
            is_attribute = each.opening == "[" and plain.startswith("[", each.inside)  # `[[   ]]`
            parts += plain[behind:each.inside], f"[{' ' * (size - 2)}]" if is_attribute else " " * size
            behind = each.end - 1
        return "".join([*parts, plain[behind:self.end - 1]])


def brackets_in(plain: str) -> Brackets:
    """The brackets in a text, as if others were around it. Those that are not closed go to its end."""
    opened = [Brackets("", -1, len(plain) + 1)]
    for bracket in _BRACKET.finditer(plain):
        word = bracket[0]
        if word in "([{":
            pair = Brackets(word, bracket.start(), len(plain) + 1)
            opened[-1].inner.append(pair)
            opened.append(pair)
        elif opened[-1].opening + word in ("()", "[]", "{}"):
            closed = opened.pop()
            closed.end = bracket.end()
            if word != "}" and not any(each.opening == "{" or each.inner for each in closed.inner):
                closed.inner = []  # nothing is looked for there but braces
    return opened[0]


def flattened(plain: str) -> str:
    """A text as flat text."""
    return brackets_in(plain).flat(plain)


def without_template_lists(flat: str) -> str:
    """A flat text in which template arguments are blank."""
    while flat != (flat := _TEMPLATE_ARGUMENTS.sub(lambda each: " " * len(each[0]), flat)):
        pass  # the innermost go first
    return flat
