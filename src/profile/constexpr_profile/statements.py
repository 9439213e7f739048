# SPDX-License-Identifier: BSL-1.0
"""Finds where statements begin, and the variables that they declare.

GCC does not name the variable that an evaluation initializes. A macro can declare several in one line."""
from __future__ import annotations

import re

from .declarations import TOKEN

# What a statement or a declaration begins with; other tokens continue the last one.
FIRST = re.compile(r"\w|::|\[")
FURTHER_VARIABLE = re.compile(r"[\s*&]*\w+\s*=(?!=)")
VARIABLE = re.compile(r"(?!template\b)[^=(){};]*?\b(?!operator\b)(\w+)\s*(?:\[\w*\]\s*)?=(?!=)")


class Bracket:
    """A bracket that is open. If a brace contains no semicolon, it may belong to an initializer."""
    def __init__(self, symbol: str, preceding: int):
        self.symbol, self.preceding = symbol, preceding  # how many statements precede it
        self.has_semicolon = False


def beginnings(text: str) -> list[int]:
    """Where statements and declarations begin and, if one declares several variables, each further one."""
    found: list[int] = []
    opened = [Bracket("{", 0)]
    is_first = True  # whether the next token begins a statement
    for token in TOKEN.finditer(text):
        word = token.group()
        if word.lstrip().startswith("#"):
            continue
        if is_first and word not in ("{", "}", ";", "*", "&"):
            is_first = False
            if FIRST.match(word):
                found.append(token.start())
        innermost = opened[-1]
        if word in ("(", "[", "{"):
            opened.append(Bracket(word, len(found)))
            is_first = is_first or word == "{"
        elif word in (")", "]", "}") and len(opened) > 1:
            opened.pop()
            # After a lambda in an argument list, the statement goes on.
            is_first = innermost.has_semicolon and opened[-1].symbol == "{"
            if word == "}" and not innermost.has_semicolon:
                del found[innermost.preceding:]  # what is in an initializer begins no statement
        elif word == ";" and innermost.symbol == "{":
            is_first = innermost.has_semicolon = True
        elif word == "," and innermost.symbol == "{" and FURTHER_VARIABLE.match(text, token.end()):
            is_first = True
    return found


def variable_at(text: str, begin: int) -> str:
    """The variable that is declared there; empty if there is none."""
    declared = VARIABLE.match(text, begin)
    return declared[1] if declared else ""
