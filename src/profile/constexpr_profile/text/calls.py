# SPDX-License-Identifier: BSL-1.0
"""Names the function in a call, as compilers print calls."""
from __future__ import annotations

import functools
import re

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\boperator(?:\(\)|->\*?|\b)|->|[][(){}.]')


@functools.lru_cache(maxsize=None)
def function_name(call: str) -> str:
    """The function, without object, arguments and template arguments: `push_back` in
    `v.push_back<int>({1, ")"})`."""
    if call.startswith("(") and not is_balanced(call):  # Clang 19 omits the parenthesis that closes this one
        call = call[1:]
    start, operator, end = parts(call)
    # GCC writes <lambda(int)>, which is no template argument. Inner template arguments go first.
    head = re.sub(r"<lambda(\([^<>]*\))?>", "lambda", call[start:min(operator, end)])
    for _ in range(head.count("<")):
        head = re.sub("<[^<>]*>", "", head)
    # The template arguments of an operator are not the `<` of operator<.
    symbol = re.sub(r'^(operator(?:\W+?|""\s*\w+))<.*>$', r"\1", call[operator:end])
    return head.lstrip("&*") + symbol or call


def is_balanced(call: str) -> bool:
    tokens = [token.group() for token in TOKEN.finditer(call)]
    return (sum(text in ("(", "operator()") for text in tokens)
            == sum(text in (")", "operator()") for text in tokens))


def parts(call: str) -> tuple[int, int, int]:
    """Where the name begins, where `operator` begins if it has one, and where the name ends."""
    depth, start, operator = 0, 0, len(call)
    lists: list[int] = []  # where the last parentheses begin, outside of others
    for token in TOKEN.finditer(call):
        text = token.group()
        if depth == 0 and text == "(":
            lists.append(token.start())
        elif depth == 0 and text.startswith("operator"):
            operator = token.start()
        elif depth == 0 and text in (".", "->"):
            start, operator, lists = token.end(), len(call), []
        if text in "([{":
            depth += 1
        elif text in ")]}":
            depth -= 1
    if len(lists) > 1 and call[lists[-1] - 1] == ")":  # GCC prints the parameters of an overload
        lists.pop()
    return start, operator, lists[-1] if lists else len(call)
