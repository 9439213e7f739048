# SPDX-License-Identifier: BSL-1.0
"""Tells one instance of a variable template from the others, in C++ that is put into its initializer."""
from __future__ import annotations

import re

from .declarations import TOKEN, match

SPECIALIZATION = re.compile(r"variable '[^'<]*<(.*)>'", re.DOTALL)
NAME = re.compile(r"(\w+)\s*$")
# Whether two template arguments are the same, be they types or values.
DECLARATIONS = ('# 1 "constexpr_profile"\n'
                "template <class, class> struct constexpr_profile_pair { static constexpr bool same = false; };\n"
                "template <class T> struct constexpr_profile_pair<T, T> { static constexpr bool same = true; };\n"
                "template <class A, class B> constexpr bool constexpr_profile_same() {\n"
                "return constexpr_profile_pair<A, B>::same; }\n"
                "template <auto a, auto b> constexpr bool constexpr_profile_same() { return a == b; }\n")


def condition(declaration: str, what: str) -> str:
    """Whether an instance is the one that a message names; empty if that is not known."""
    specialization = SPECIALIZATION.search(what)
    head = re.match(r"template\s*<", declaration)
    if not (specialization and head):
        return ""
    arguments = parts_of_list(specialization[1])
    parameters = parts_of_list(declaration[head.end():])
    names = [NAME.search(each.partition("=")[0]) for each in parameters]
    if len(names) != len(arguments) or any("..." in each for each in parameters):
        return ""
    return " && ".join(f"::constexpr_profile_same<{name[1]}, {argument}>()"
                       for name, argument in zip(names, arguments) if name)


def parts_of_list(text: str) -> list[str]:
    """The parts between the commas of a list, up to its end."""
    parts, begin = [], 0
    opened: list[str] = []
    for token in TOKEN.finditer(text):
        word = token[0]
        if not opened and word in (",", ">"):
            parts.append(text[begin:token.start()].strip())
            begin = token.end()
            if word == ">":
                return parts
        match(opened, word)
    return [*parts, text[begin:].strip()]
