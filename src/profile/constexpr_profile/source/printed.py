# SPDX-License-Identifier: BSL-1.0
"""Reads what compilers print: calls with their arguments, lists and values; and shortens it.

If a guess is wrong, functions, arguments and elements are shown with other names or values."""
from __future__ import annotations

import functools
import re
from typing import NamedTuple

from .text import ARROW, NUMBER, OPERATOR, PRINTED, brackets_after, with_depth

# A literal, whose dot is no access to a member, or what can begin or end a part of a call.
_TOKEN = re.compile(rf"{PRINTED}|{NUMBER}|\boperator(?:\(\)|{ARROW}|\b)|->|[][(){{}}.]", re.DOTALL)
# A string or a character, or what can begin or end an item. `->` is no bracket, and `a < b` has none.
_TOKEN_OF_LIST = re.compile(rf"{PRINTED}|\boperator\s*(?:\(\)|>>=?|{OPERATOR}|[<>])|{ARROW}"
                           r"|(?<=\w)<|(?<=\btemplate )<|[][(){}>,]", re.DOTALL)
_TOKEN_OF_BODY = re.compile(rf"{PRINTED}|{NUMBER}|[{{}};]", re.DOTALL)

_MOST_NAMES = 1 << 16  # that are kept: a call has its arguments


class Call(NamedTuple):
    object: str  # that a member function is called for; empty if there is none
    arguments: list[str]


class CallParts(NamedTuple):
    """Where the parts of a call begin and end."""
    start: int  # of the name
    operator: int  # `operator` in the name, if it has one
    end: int  # of the name
    arguments: slice


@functools.lru_cache(_MOST_NAMES)
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


def split_at_commas(text: str, end: str = "") -> list[str]:
    """The items between commas, but not those in brackets, up to the bracket that ends the list."""
    items: list[str] = []
    begin, stop = 0, len(text)
    opened: tuple[str, ...] = ()
    may_be_open = {"<"} if end == ")" else set()  # a `<` before `)` was "less than"
    for token in _TOKEN_OF_LIST.finditer(text):
        if token[0] == end and may_be_open.issuperset(opened):
            stop = token.start()
            break
        if not opened and token[0] == ",":
            items.append(text[begin:token.start()].strip())
            begin = token.end()
        opened = brackets_after(opened, token[0])
    rest = text[begin:stop].strip()
    return [*items, rest] if items or rest else []


@functools.lru_cache(maxsize=None)
def last_name(name: str) -> str:
    """The name without scopes and template arguments."""
    return without_template_arguments(name).split("::")[-1]


def without_template_arguments(name: str) -> str:
    """A name as a compiler prints it, without template arguments. Among these may be literals, with brackets of their
    own."""
    name = re.sub(PRINTED, "", name, flags=re.DOTALL)
    count = 1
    while count:  # the innermost go first
        name, count = re.subn("<[^<>]*>", "", name)
    return name


def elements(value: str) -> list[tuple[str, str]]:
    """The names and values of what a value consists of: `{1, 2}`, `pair<int>{1, 2}` or `{.x = 1}`."""
    braced = re.fullmatch(r"(&?[\w:<>, ]*)\{(.*)\}", value.strip(), re.DOTALL)
    if not braced:
        return []
    result: list[tuple[str, str]] = []
    for index, item in enumerate(split_at_commas(braced[2])):
        named = re.match(r"\.(\w+)\s*=\s*", item)
        result.append((named[1], item[named.end():]) if named else (f"[{index}]", item))
    return result


def shorten(text: str, width: int) -> str:
    """The beginning of a text, with an ellipsis if it has more characters than the width."""
    return text if len(text) <= width else text[:width - 1] + "…"


def end_of(path: str, width: int) -> str:
    """Shortens a path, the end of which tells the most."""
    return path if len(path) <= width else "…" + path[len(path) - width + 1:]


def without_bodies(call: str) -> str:
    """A call without the bodies of lambdas: braces with a semicolon directly inside, or with such a body inside."""
    opened: list[int] = []  # where the braces begin that are open
    bodies: set[int] = set()  # those of them that are bodies
    kept, begin = "", 0  # the text up to the last body that has ended, and where the rest begins
    for token in _TOKEN_OF_BODY.finditer(call):
        if token[0] == "{":
            opened.append(token.start())
        elif token[0] == ";" and opened:
            bodies.add(opened[-1])
        elif token[0] == "}" and opened:
            brace = opened.pop()
            if brace in bodies:
                bodies.update(opened[-1:])
            if brace in bodies and not opened:
                kept, begin = kept + call[begin:brace] + "{…}", token.end()
    return kept + call[begin:]
