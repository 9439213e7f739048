# SPDX-License-Identifier: BSL-1.0
"""Cuts C++ into the declarations at namespace scope.

If a guess is wrong, a text is not cut, which takes longer: a compilation verifies each cut. But it also tells which
lines a statement has, if that is a whole declaration: with GCC, evaluations that are stopped outside of all calls
in these lines may become one, or one may be listed twice."""
from __future__ import annotations

import re
from typing import Iterator, NamedTuple

from .tokens import may_open_template_arguments, tokens, with_depth

_SCOPE = re.compile(r'(inline )?namespace\b|extern ?"C(\+\+)?"$')


class Declaration(NamedTuple):
    """Where a declaration begins and ends, and the namespaces around it as they are opened."""
    begin: int
    end: int
    scopes: tuple[str, ...]


class _OpenDeclaration:
    """What has been read of a declaration that has not ended."""
    def __init__(self, begin: int, depth: int):
        self.begin, self.depth = begin, depth  # how many brackets are open around it
        self.is_function = False  # or looks like one
        self.is_initialized = self.is_operator = False
        self.lists = 0  # how many lists of template parameters or arguments are open
        self.previous = ""

    def add(self, word: str, depth: int) -> None:
        """Adds a word of the declaration, before which some brackets are open."""
        if depth == self.depth:
            self._add_outside(word)
        self.previous = word

    def _add_outside(self, word: str) -> None:
        """Adds a word that is outside of the declaration's brackets."""
        self.is_operator = self.is_operator or word == "operator"
        if word == "<" and may_open_template_arguments(self.previous):
            self.lists += 1
        elif word == ">" and self.lists:
            self.lists -= 1
        elif word == "=" and not self.lists and not self.is_operator:  # and not that of a default argument
            self.is_initialized, self.is_function = True, False
        elif word == "(" and not self.is_initialized:
            self.is_function = True


def declarations(text: str) -> Iterator[Declaration]:
    """All declarations, and an empty or unfinished one at the end."""
    scopes: tuple[str, ...] = ()
    current: _OpenDeclaration | None = None
    closed: int | None = None  # where a brace has closed, if that may end the declaration
    for token, depth in with_depth(tokens(text)):
        word = token.group()
        if current and closed is not None and _ends_after_brace(word, current.is_function):
            yield Declaration(current.begin, closed, scopes)
            current = None
        closed = None
        if not current:
            if word == "}":
                scopes = scopes[:-1]
            if word in ";}":
                continue
            current = _OpenDeclaration(token.start(), depth)
        if word == "{" and depth == current.depth:
            opened = " ".join(text[current.begin:token.start()].split())
            if _SCOPE.match(opened):
                scopes, current = (*scopes, opened + " {"), None
                continue
        current.add(word, depth)
        if word == "}" and depth == current.depth + 1:
            closed = token.end()
        elif word == ";" and depth == current.depth:
            yield Declaration(current.begin, token.end(), scopes)
            current = None
    yield Declaration(current.begin if current else len(text), len(text), scopes)


def _ends_after_brace(word: str, is_function: bool) -> bool:
    """Whether a declaration has ended at a brace that this word follows. What looks like a function
    ends if a word follows; others need a semicolon."""
    return word == "}" or (is_function and bool(re.match(r"\w|::|\[", word)))
