# SPDX-License-Identifier: BSL-1.0
"""Finds the names of parameters in the definition of a function.

If a guess is wrong, a debugger shows arguments with other names, or with numbers."""
from __future__ import annotations

import re

from .lists import split_at_commas
from .scopes import FUNCTION, SPECIFIERS, Scope
from .statements import rough_beginning

PACK = "..."  # behind the name of a parameter
TYPES = {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "wchar_t", "double", "float",
         "int", "long", "short", "signed", "unsigned", "void"}
QUALIFIERS = {"const", "volatile", "typename", "struct", "class", "enum", "register", "this"}
_WORD = re.compile(r"(?:\w+(?:<>)?\s*::\s*)*\w+(?:<>)?|[&*]")  # with its scopes, or a declarator
_LAMBDA_LIST = re.compile(r"\]\s*(?:<[^()]*>)?\s*\(")


def names_of_parameters(text: str, scope: Scope) -> list[str]:
    """The names of the parameters of the function whose body is a scope."""
    head = text[rough_beginning(text, scope.body):scope.body]
    head = "\n".join(line for line in head.split("\n") if not line.startswith("#"))
    begin = _beginning_of_list(head, scope)
    if begin is None:
        return []
    return [name_of(part) for part in split_at_commas(head[begin:], ")") if part != "void"]


def _beginning_of_list(head: str, scope: Scope) -> int | None:
    """Where the parameters begin in what precedes a body; None if there are none."""
    if scope.kind == "lambda":
        lists = [opening.end() for opening in _LAMBDA_LIST.finditer(head)]
        return lists[-1] if lists else None
    named = (function for function in FUNCTION.finditer(head) if function[1] not in SPECIFIERS)
    return next((function.end() for function in named), None)


def name_of(parameter: str) -> str:
    """The name that a parameter declares; with `...` if it is a pack, and empty if it has none."""
    declared = re.sub(r"\[\[.*?\]\]", " ", parameter)
    declared = re.sub(r"(?<![=<>!])=(?!=).*", "", declared, flags=re.DOTALL).strip()
    inner = re.search(r"\(\s*[&*]+\s*(?:const\s+)?(\w*)\s*\)", declared)  # int (&name)[2]
    if inner:
        return inner[1]
    declared = re.sub(r"(\[[^]]*\]\s*)+$", "", declared).strip()
    pack = PACK if PACK in declared else ""
    plain = re.sub(r"<.*>", "<>", declared.replace(PACK, " "), flags=re.DOTALL)
    words = [str(word) for word in _WORD.findall(plain) if word not in QUALIFIERS]
    if len(words) < 2 or not re.fullmatch(r"[^\W\d]\w*", words[-1]) or words[-1] in TYPES:
        return pack
    return words[-1] + pack
