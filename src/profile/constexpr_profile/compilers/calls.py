# SPDX-License-Identifier: BSL-1.0
"""Finds the function and the arguments in a call, as compilers print calls."""
from __future__ import annotations

import functools
import re
from typing import NamedTuple

from ..text.lists import split_at_commas, without_template_arguments
from ..text.tokens import ARROW, NUMBER, PRINTED, with_depth

# A literal, whose dot is no access to a member, or what can begin or end a part.
_TOKEN = re.compile(rf"{PRINTED}|{NUMBER}|\boperator(?:\(\)|{ARROW}|\b)|->|[][(){{}}.]", re.DOTALL)

MOST_NAMES = 1 << 16  # that are kept: a call has its arguments


class Call(NamedTuple):
    object: str  # that a member function is called for; empty if there is none
    arguments: list[str]


class CallParts(NamedTuple):
    """Where the parts of a call begin and end."""
    start: int  # of the name
    operator: int  # `operator` in the name, if it has one
    end: int  # of the name
    arguments: slice


@functools.lru_cache(MOST_NAMES)
def function_name(call: str) -> str:
    """The function, without object, arguments and template arguments: `push_back` in
    `v.push_back<int>({1, ")"})`."""
    call = _balanced(call)
    start, operator, end, _ = _parts(call)
    # GCC writes <lambda(int)>, which is no template argument.
    head = without_template_arguments(
        re.sub(r"<lambda(\([^<>]*\))?>", "lambda", call[start:min(operator, end)]))
    # The template arguments of an operator are not the `<` of operator<.
    symbol = re.sub(r'^(operator(?:\W+?|""\s*\w+))<.*>$', r"\1", call[operator:end], flags=re.DOTALL)
    return head.lstrip("&*") + symbol or call


def parse_call(call: str) -> Call:
    """The object and the arguments of a call: `v` and `1`, `"a, b"` in `v.at(1, "a, b")`."""
    call = _balanced(call)
    start, _, _, arguments = _parts(call)
    return Call(re.sub(r"(\.|->)\s*$", "", call[:start]), split_at_commas(call[arguments]))


def _balanced(call: str) -> str:
    """A call without a first parenthesis that Clang 19 does not close."""
    tokens = [token.group() for token in _TOKEN.finditer(call)]
    return call[1:] if call.startswith("(") and tokens.count("(") > tokens.count(")") else call


def _parts(call: str) -> CallParts:
    start, operator, closed = 0, len(call), len(call)
    lists: list[int] = []  # where the last parentheses begin, outside of others
    for token, depth in with_depth(_TOKEN.finditer(call)):
        text = token.group()
        if depth == 0 and text == "(":
            lists.append(token.start())
        elif depth == 0 and text.startswith("operator"):
            operator = token.start()
        elif depth == 0 and text in (".", "->"):
            start, operator, lists = token.end(), len(call), []
        elif depth == 1 and text == ")":
            closed = token.start()
    arguments = slice(lists[-1] + 1 if lists else len(call), closed)
    if len(lists) > 1 and call[lists[-1] - 1] == ")":  # GCC prints the parameters of an overload
        lists.pop()
    return CallParts(start, operator, lists[-1] if lists else len(call), arguments)
