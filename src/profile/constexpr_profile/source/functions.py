# SPDX-License-Identifier: BSL-1.0
"""The names of functions, with the namespaces and classes that Clang does not name in calls, and those of parameters.

If a guess is wrong, a function or its arguments have other names."""
from __future__ import annotations

import re
from typing import Sequence

from .printed import split_at_commas
from .tree import Brace

_TYPES = {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "wchar_t", "double", "float",
          "int", "long", "short", "signed", "unsigned", "void"}
_QUALIFIERS = {"const", "volatile", "typename", "struct", "class", "enum", "register", "this"}
_WORD = re.compile(r"(?:\w+(?:<>)?\s*::\s*)*\w+(?:<>)?|[&*]")  # with its scopes, or a declarator


def qualified(scopes: Sequence[Brace], name: str, offset: int) -> str:
    """The name of a function, with its namespaces and classes, by an offset in its body."""
    # Inner scopes end first, so they come first.
    around = [scope for scope in scopes if scope.begin <= offset < scope.end]
    for index, scope in enumerate(around):
        outer = around[index + 1:]
        if scope.kind == "lambda" and name == "operator()":
            return "::".join([*_names_of(outer), "lambda"])
        if scope.kind in ("function", "class") and scope.is_named(name):
            constructor = [name] if scope.kind == "class" else []  # outside of its body, or an implicit one
            return "::".join([*_names_of(outer, ("namespace", "class")), scope.name, *constructor])
    return name


def _names_of(scopes: Sequence[Brace], kinds: tuple[str, ...] = ("namespace", "class", "function")) -> list[str]:
    """The names of some kinds of scopes, outermost first."""
    return [f"{scope.name}()" if scope.kind == "function" else scope.name
            for scope in reversed(scopes) if scope.kind in kinds and scope.name]


def names_of_parameters(text: str, scope: Brace) -> list[str]:
    """The names of the parameters of the function whose body is a scope."""
    return [name_of(part) for part in split_at_commas(text[scope.parameters]) if part != "void"]


def name_of(parameter: str) -> str:
    """The name that a parameter declares; empty if it has none."""
    declared = re.sub(r"\[\[.*?\]\]", " ", parameter)
    declared = re.sub(r"(?<![=<>!])=(?!=).*", "", declared, flags=re.DOTALL).strip()
    inner = re.search(r"\(\s*[&*]+\s*(?:const\s+)?(\w*)\s*\)", declared)  # int (&name)[2]
    if inner:
        return inner[1]
    declared = re.sub(r"(\[[^]]*\]\s*)+$", "", declared).strip()
    plain = re.sub(r"<.*>", "<>", declared, flags=re.DOTALL)
    words = [str(word) for word in _WORD.findall(plain) if word not in _QUALIFIERS]
    if len(words) < 2 or not re.fullmatch(r"[^\W\d]\w*", words[-1]) or words[-1] in _TYPES:
        return ""
    return words[-1]
