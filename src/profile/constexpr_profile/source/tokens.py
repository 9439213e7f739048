# SPDX-License-Identifier: BSL-1.0
"""Splits C++ into tokens, keeps track of the brackets that are open, and converts columns, which compilers count in
bytes.

If a token is wrong, such as a string that does not end where this finds its end, then so may be what the other modules
find in the rest of the file."""
from __future__ import annotations

import re
from typing import Iterable, Iterator

from ..commands.processes import UNDECODABLE

# Parts of regular expressions, with re.DOTALL.
RAW_STRING = r'\b(?:u8|[uUL])?R"(?P<delimiter>[^()\\\s"]{0,16})\(.*?\)(?P=delimiter)"'
STRING, CHARACTER = r'"(?:\\.|[^"\\\n])*"', r"'(?:\\.|[^'\\\n])*'"
PRINTED = r'"(?:\\.|[^"\\])*"|' r"'(?:\\.|[^'\\])*'"  # in an answer, where they may have line breaks
NUMBER = r"(?<!\w)\.?\d[\w.']*"
ARROW = r"->\*?"
OPERATOR = rf"{ARROW}|<=>|<<=?|[<>=!]=|::"  # that must not be split; a `>>` may close two lists

TOKEN = re.compile(rf"^[ \t]*#[^\n]*|{RAW_STRING}|{STRING}|{CHARACTER}|{NUMBER}|\w+|{OPERATOR}|\S",
                   re.DOTALL | re.MULTILINE)  # the first is a preprocessing directive


def tokens(text: str, begin: int = 0, end: int | None = None) -> Iterator[re.Match[str]]:
    """The tokens in a part of the text, without preprocessing directives."""
    for token in TOKEN.finditer(text, begin, len(text) if end is None else end):
        if not is_directive(token[0]):
            yield token


def is_directive(word: str) -> bool:
    """Whether a token is a preprocessing directive."""
    return word.lstrip().startswith("#")


def with_depth(some_tokens: Iterable[re.Match[str]]) -> Iterator[tuple[re.Match[str], int]]:
    """Tokens, each with the number of brackets that are open before it, apart from those of template arguments."""
    depth = 0
    for token in some_tokens:
        yield token, depth
        if token[0] in ("(", "[", "{"):
            depth += 1
        elif token[0] in (")", "]", "}"):
            depth -= 1


def with_brackets(text: str, begin: int = 0,
                  end: int | None = None) -> Iterator[tuple[re.Match[str], tuple[str, ...]]]:
    """The tokens in a part of the text, each with the brackets that are open before it, outermost first. Among these
    are those of template arguments, or what seems to be."""
    opened: tuple[str, ...] = ()
    previous = ""
    for token in tokens(text, begin, end):
        yield token, opened
        if token[0] != "<" or may_open_template_arguments(previous):
            opened = brackets_after(opened, token[0])
        previous = token[0]


def brackets_after(opened: tuple[str, ...], word: str) -> tuple[str, ...]:
    """The brackets that are open after a token, by those that are open before it, outermost first. Before a closing
    bracket other than `>`, a `<` was "less than"."""
    if word in ("(", "[", "{", "<"):
        return (*opened, word)
    if word in (")", "]", "}"):
        while opened[-1:] == ("<",):
            opened = opened[:-1]
        return opened[:-1]
    return opened[:-1] if word == ">" and opened[-1:] == ("<",) else opened


def may_open_template_arguments(previous: str) -> bool:
    """Whether a `<` after some token may open template arguments: after a word, but not after a number."""
    return re.fullmatch(r"[^\W\d]\w*", previous) is not None


def rough_beginning(text: str, offset: int) -> int:
    """The offset behind the last semicolon or brace before an offset, also if that is in a `for` or an initializer."""
    return max(text.rfind(each, 0, offset) for each in ";{}") + 1


def index_of(line: str, column: int) -> int:
    """Where a column, counted from 1, is in a line."""
    if line.isascii():
        return max(column - 1, 0)
    return len(line.encode(errors=UNDECODABLE)[:max(column - 1, 0)].decode(errors=UNDECODABLE))


def column_of(line: str, index: int) -> int:
    """The column, counted from 1, of an index in a line."""
    return width(line[:index]) + 1


def width(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else len(text.encode(errors=UNDECODABLE))
