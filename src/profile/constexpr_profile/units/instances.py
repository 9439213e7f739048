# SPDX-License-Identifier: BSL-1.0
"""Tells one instance of a variable template from the others, in C++ that is put into its initializer.

If a guess is wrong, the copies do not compile or do not show what other compilations do, and are refused, which takes
longer."""
from __future__ import annotations

import re

from ..source.functions import QUALIFIERS, TYPES
from ..source.printed import split_at_commas

_SPECIALIZATION = re.compile("[^<]*<(.*)>", re.DOTALL)
_KEYWORDS = "|".join(sorted(TYPES | QUALIFIERS))
# Something precedes the name of a parameter, but no `::`; the last word of an unnamed one may be a keyword.
_NAME = re.compile(rf"(?<=[\s*&>.])(?!(?:{_KEYWORDS})\b)(\w+)\s*$")
# Whether two template arguments are the same, be they types or values.
DECLARATIONS = ('# 1 "constexpr_profile"\n'
                "template <class, class> struct constexpr_profile_pair { static constexpr bool same = false; };\n"
                "template <class T> struct constexpr_profile_pair<T, T> { static constexpr bool same = true; };\n"
                "template <class A, class B> constexpr bool constexpr_profile_same() {\n"
                "return constexpr_profile_pair<A, B>::same; }\n"
                "template <auto a, auto b> constexpr bool constexpr_profile_same() { return a == b; }\n")


def condition(declaration: str, variable: str) -> str:
    """Whether an instance is the one with this name, which has template arguments; empty if that is not known."""
    specialization = _SPECIALIZATION.fullmatch(variable)
    head = re.match(r"template\s*<", declaration)
    if not (specialization and head):
        return ""
    arguments = split_at_commas(specialization[1])
    parameters = split_at_commas(declaration[head.end():], ">")
    names = [name[1] for each in parameters if (name := _NAME.search(each.partition("=")[0]))]
    if len(names) != len(arguments) or any("..." in each for each in parameters):
        return ""
    return " && ".join(f"::constexpr_profile_same<{name}, {argument}>()" for name, argument in zip(names, arguments))
