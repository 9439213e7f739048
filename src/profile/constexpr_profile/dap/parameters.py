# SPDX-License-Identifier: BSL-1.0
"""Finds the names of a function's parameters in its definition: compilers print only the arguments."""
from __future__ import annotations

import re

from ..compilers.diagnostics import Frame
from ..text.calls import function_name
from ..text.lists import split_at_commas
from ..text.scopes import FUNCTION, SPECIFIERS, Scope
from ..text.statements import rough_beginning
from ..units.unit import Unit

TYPES = {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "wchar_t", "double", "float",
         "int", "long", "short", "signed", "unsigned", "void"}
QUALIFIERS = {"const", "volatile", "typename", "struct", "class", "enum", "register", "this"}
WORD = re.compile(r"(?:\w+(?:<>)?\s*::\s*)*\w+(?:<>)?|[&*]")  # with its scopes, or a declarator
LAMBDA_LIST = re.compile(r"\]\s*(?:<[^()]*>)?\s*\(")


class Parameters:
    """The names of parameters, by the place and the name of a function."""
    def __init__(self, unit: Unit):
        self.unit = unit

    def names(self, frame: Frame, count: int) -> list[str]:
        """A name for each of `count` arguments. Those that are not found are numbered."""
        found = self.listed(frame, count)
        if found and found[-1].endswith("...") and len(found) <= count + 1:
            pack, before = found[-1][:-3], found[:-1]
            found = before + [f"{pack}[{index}]" for index in range(count - len(before))]
        if len(found) != count:
            found = [""] * count
        return [name or f"argument {index}" for index, name in enumerate(found, 1)]

    def listed(self, frame: Frame, count: int) -> list[str]:
        """The names in the definition around a call's position or, if that is not known, in the
        only one of that name."""
        name = function_name(frame.call).split("::")[-1]
        path = frame.position.path if frame.position else self.unit.compiler.source
        path = self.unit.plain_path(path)
        text = self.unit.file_text(path)
        same = [scope for scope in text.scopes.all
                if scope.kind in ("function", "lambda") and is_named(scope, name)]
        offset = text.offset(frame.position) if frame.position else None
        around = [scope for scope in same if offset is not None and scope.begin <= offset < scope.end]
        lists = [names_in(text.text, scope) for scope in around[:1] or same]
        fitting = [names for names in lists if len(names) == count or names[-1:] == ["..."]]
        return (fitting if len(fitting) == 1 else lists if len(lists) == 1 else [[]])[0]


def is_named(scope: Scope, name: str) -> bool:
    if scope.kind == "lambda":
        return name in ("operator()", "lambda")
    return scope.name.split("::")[-1] == name


def names_in(text: str, scope: Scope) -> list[str]:
    """The names of the parameters of the function whose body is a scope."""
    head = text[rough_beginning(text, scope.body):scope.body]
    head = "\n".join(line for line in head.split("\n") if not line.startswith("#"))
    begin = beginning_of_list(head, scope)
    if begin is None:
        return []
    return [name_of(part) for part in split_at_commas(head[begin:], ")") if part != "void"]


def beginning_of_list(head: str, scope: Scope) -> int | None:
    if scope.kind == "lambda":
        lists = [found.end() for found in LAMBDA_LIST.finditer(head)]
        return lists[-1] if lists else None
    names = (found for found in FUNCTION.finditer(head) if found[1] not in SPECIFIERS)
    return next((found.end() for found in names), None)


def name_of(parameter: str) -> str:
    """The name that a parameter declares; with `...` if it is a pack, and empty if it has none."""
    declared = re.sub(r"\[\[.*?\]\]", " ", parameter)
    declared = re.sub(r"(?<![=<>!])=(?!=).*", "", declared, flags=re.DOTALL).strip()
    inner = re.search(r"\(\s*[&*]+\s*(?:const\s+)?(\w*)\s*\)", declared)  # int (&name)[2]
    if inner:
        return inner[1]
    declared = re.sub(r"(\[[^]]*\]\s*)+$", "", declared).strip()
    pack = "..." if "..." in declared else ""
    plain = re.sub(r"<.*>", "<>", declared.replace("...", " "), flags=re.DOTALL)
    words = [str(word) for word in WORD.findall(plain) if word not in QUALIFIERS]
    if len(words) < 2 or not re.fullmatch(r"[^\W\d]\w*", words[-1]) or words[-1] in TYPES:
        return pack
    return words[-1] + pack
