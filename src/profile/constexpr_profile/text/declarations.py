# SPDX-License-Identifier: BSL-1.0
"""Cuts C++ into the declarations at namespace scope."""
from __future__ import annotations

import re
from typing import Iterator, NamedTuple

from .tokens import tokens

SCOPE = re.compile(r'(inline )?namespace\b|extern ?"C(\+\+)?"$')


class Declaration(NamedTuple):
    """Where a declaration begins and ends, and the namespaces around it as they are opened."""
    begin: int
    end: int
    scopes: tuple[str, ...]


def declarations(text: str) -> Iterator[Declaration]:
    """All declarations, and an empty or unfinished one at the end."""
    scopes: tuple[str, ...] = ()
    begin: int | None = None
    closed: int | None = None  # where a brace has closed, if that may end the declaration
    depth, is_function = 0, False
    for token in tokens(text):
        word = token.group()
        if begin is not None and closed is not None and ends_after_brace(word, is_function):
            yield Declaration(begin, closed, scopes)
            begin, is_function = None, False
        closed = None
        if begin is None:
            if word == "}":
                scopes = scopes[:-1]
            if word in ";}":
                continue
            begin = token.start()
        if word in "([{":
            if depth == 0 and word == "{":
                opened = " ".join(text[begin:token.start()].split())
                if SCOPE.match(opened):
                    scopes, begin = (*scopes, opened + " {"), None
                    continue
            is_function = is_function or (depth == 0 and word == "(")
            depth += 1
        elif word in ")]}":
            depth -= 1
            closed = token.end() if depth == 0 and word == "}" else None
        elif word == ";" and depth == 0:
            yield Declaration(begin, token.end(), scopes)
            begin, is_function = None, False
    yield Declaration(len(text) if begin is None else begin, len(text), scopes)


def ends_after_brace(word: str, is_function: bool) -> bool:
    """Whether a declaration has ended at a brace that this word follows. What looks like a function
    ends if a word follows; others need a semicolon."""
    return word == "}" or (is_function and bool(re.match(r"\w|::|\[", word)))
