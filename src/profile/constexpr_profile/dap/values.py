# SPDX-License-Identifier: BSL-1.0
"""The arguments in a call, as compilers print calls, and the parts of their values."""
from __future__ import annotations

import re
from typing import NamedTuple

from ..text.calls import is_balanced, parts
from ..text.declarations import match

# A string or a character, or what can begin or end a part. `->` is no bracket.
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\''
                   r"|\boperator\s*(?:\(\)|->\*?|<=>|<<=?|>>=?|[<>]=?)|->"
                   r"|(?<=\w)<|[][(){}>,]", re.DOTALL)


class Call(NamedTuple):
    object: str  # that a member function is called for; empty if there is none
    arguments: list[str]


def taken_apart(call: str) -> Call:
    if call.startswith("(") and not is_balanced(call):  # Clang 19 omits parentheses
        call = call[1:]
    start, _, _ = parts(call)
    begin, end = list_of_arguments(call)
    return Call(re.sub(r"(\.|->)\s*$", "", call[:start]), split_at_commas(call[begin:end]))


def list_of_arguments(call: str) -> tuple[int, int]:
    """Where the last list in parentheses begins and ends."""
    opened: list[str] = []
    begin, found = 0, (len(call), len(call))
    for token in TOKEN.finditer(call):
        begin = begin if opened else token.end()
        match(opened, token[0])
        if not opened and token[0] == ")":
            found = (begin, token.start())
    return found


def split_at_commas(text: str) -> list[str]:
    """The parts between commas, but not those in brackets."""
    found: list[str] = []
    begin = 0
    opened: list[str] = []
    for token in TOKEN.finditer(text):
        match(opened, token[0])
        if token[0] == "," and not opened:
            found.append(text[begin:token.start()].strip())
            begin = token.end()
    rest = text[begin:].strip()
    return [*found, rest] if found or rest else []


def elements(value: str) -> list[tuple[str, str]]:
    """The names and values of what a value consists of: `{1, 2}`, `pair<int>{1, 2}` or `{.x = 1}`."""
    found = re.fullmatch(r"(&?[\w:<>, ]*)\{(.*)\}", value.strip(), re.DOTALL)
    if not found:
        return []
    result: list[tuple[str, str]] = []
    for index, part in enumerate(split_at_commas(found[2])):
        named = re.match(r"\.(\w+)\s*=\s*", part)
        result.append((named[1], part[named.end():]) if named else (f"[{index}]", part))
    return result
