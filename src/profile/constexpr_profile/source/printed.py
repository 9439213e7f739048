# SPDX-License-Identifier: BSL-1.0
"""Reads what compilers print: calls with their arguments, and lists; and shortens it.

If a guess is wrong, functions and arguments are shown with other names or values."""
from __future__ import annotations

import functools
import re
from typing import NamedTuple

from .text import NUMBER, Brackets, blank, flattened, without_template_lists

_LITERAL = re.compile(rf"""(?s:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|{NUMBER})""")  # which may have line breaks
# In flat text. The last parentheses are those of the arguments; GCC prints the parameters of an overload before them.
_CALL = re.compile(r"(?:(?P<object>.*)(?:\.|(?<!operator)->)\s*)?(?P<name>.*?)"
                   r"(?:(?:(?<!operator)\( *\))?(?<!operator)\((?P<arguments> *)\)[^()]*)?", re.DOTALL)

_MOST_NAMES = 1 << 16  # that are kept: a call has its arguments


class Call(NamedTuple):
    object: str  # that a member function is called for; empty if there is none
    arguments: list[str]


@functools.lru_cache(_MOST_NAMES)
def function_name(call: str) -> str:
    """The function, without object, arguments and template arguments: `push_back` in
    `v.push_back<int>({1, ")"})`."""
    call = _balanced(call)
    parts = _parts(call)
    head, operator, symbol = re.split(r"(\boperator\b|\Z)", call[slice(*parts.span("name"))], maxsplit=1)
    # GCC writes <lambda(int)>, which is no template argument.
    head = without_template_arguments(re.sub(r"<lambda(\([^<>]*\))?>", "lambda", head))
    # The template arguments of an operator are not the `<` of operator<.
    symbol = re.sub(r'^(\W+?|""\s*\w+)<.*>$', r"\1", symbol, flags=re.DOTALL)
    return head.lstrip("&*") + operator + symbol or call


def parse_call(call: str) -> Call:
    """The object and the arguments of a call: `v` and `1`, `"a, b"` in `v.at(1, "a, b")`."""
    call = _balanced(call)
    parts = _parts(call)
    return Call(call[slice(*parts.span("object"))], split_at_commas(call[slice(*parts.span("arguments"))]))


def _without_literals(text: str) -> str:
    return _LITERAL.sub(blank, text)


def _balanced(call: str) -> str:
    """A call without a first parenthesis that Clang 19 does not close."""
    plain = _without_literals(call)
    return call[1:] if plain.startswith("(") and plain.count("(") > plain.count(")") else call


def _parts(call: str) -> re.Match[str]:
    """Where the parts of a call are."""
    plain = _without_literals(call)
    parts = _CALL.fullmatch(flattened(plain))
    assert parts
    return parts


def split_at_commas(text: str) -> list[str]:
    """The items between commas, but not those in brackets."""
    plain = _without_literals(text)
    flat = without_template_lists(flattened(plain))
    commas = [comma.start() for comma in re.finditer(",", flat)]
    items = [text[begin:end].strip() for begin, end in zip([0, *(comma + 1 for comma in commas)], [*commas, len(text)])]
    return items if items != [""] else []


@functools.lru_cache(maxsize=None)
def last_name(name: str) -> str:
    """The name without scopes and template arguments."""
    return without_template_arguments(name).split("::")[-1]


def without_template_arguments(name: str) -> str:
    """A name as a compiler prints it, without template arguments. Among these may be literals, with brackets of their
    own."""
    name = _LITERAL.sub("", name)
    count = 1
    while count:  # the innermost go first
        name, count = re.subn("<[^<>]*>", "", name)
    return name


def shorten(text: str, width: int) -> str:
    """The beginning of a text, with an ellipsis if it has more characters than the width."""
    return text if len(text) <= width else text[:width - 1] + "…"


def without_bodies(call: str) -> str:
    """A call without the bodies of lambdas: braces with a semicolon inside."""
    plain = _without_literals(call)  # in which the columns stay those of the call
    brackets, shown, behind = Brackets(plain), "", 0
    for brace in re.finditer("{", plain):
        begin, end = brace.start(), brackets.end(brace.start())
        if begin >= behind and end <= len(plain) and ";" in plain[begin:end]:
            shown, behind = f"{shown}{call[behind:begin]}{{…}}", end
    return shown + call[behind:]
