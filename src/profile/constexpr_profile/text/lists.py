# SPDX-License-Identifier: BSL-1.0
"""Splits lists at their commas: of arguments, of parameters, and of the elements of a value; removes lists of template
arguments.

If a guess is wrong, arguments and elements are shown with other names or values, or copies in a template are refused,
which takes longer."""
from __future__ import annotations

import re

from .tokens import ARROW, OPERATOR, PRINTED, brackets_after

# A string or a character, or what can begin or end an item. `->` is no bracket, and `a < b` has none.
_TOKEN = re.compile(rf"{PRINTED}|\boperator\s*(?:\(\)|>>=?|{OPERATOR}|[<>])|{ARROW}"
                   r"|(?<=\w)<|(?<=\btemplate )<|[][(){}>,]", re.DOTALL)


def split_at_commas(text: str, end: str = "") -> list[str]:
    """The items between commas, but not those in brackets, up to the bracket that ends the list."""
    items: list[str] = []
    begin, stop = 0, len(text)
    opened: tuple[str, ...] = ()
    may_be_open = {"<"} if end == ")" else set()  # a `<` before `)` was "less than"
    for token in _TOKEN.finditer(text):
        if token[0] == end and may_be_open.issuperset(opened):
            stop = token.start()
            break
        if not opened and token[0] == ",":
            items.append(text[begin:token.start()].strip())
            begin = token.end()
        opened = brackets_after(opened, token[0])
    rest = text[begin:stop].strip()
    return [*items, rest] if items or rest else []


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
