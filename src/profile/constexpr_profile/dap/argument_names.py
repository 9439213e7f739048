# SPDX-License-Identifier: BSL-1.0
"""Finds the definition of a function that is called, and names its arguments: compilers print only their values."""
from __future__ import annotations

from ..compilers.calls import function_name
from ..compilers.diagnostics import Frame
from ..text.parameters import PACK, names_of_parameters
from ..text.scopes import Scope
from ..units.unit import Unit


class ParameterNames:
    """Names the arguments of calls in a translation unit. It has no state of its own."""
    def __init__(self, unit: Unit):
        self._unit = unit

    def names(self, frame: Frame, count: int) -> list[str]:
        """A name for each of `count` arguments. An argument whose name is not found gets a number."""
        names = self._names_in_definition(frame, count)
        if _ends_in_pack(names) and len(names) <= count + 1:
            pack, before = names[-1][:-len(PACK)], names[:-1]
            names = before + [f"{pack}[{index}]" for index in range(count - len(before))]
        if len(names) != count:
            names = [""] * count
        return [name or f"argument {index}" for index, name in enumerate(names, 1)]

    def _names_in_definition(self, frame: Frame, count: int) -> list[str]:
        """The names in the definition around a call's position or, if that is not known, in the only definition with
        the name of the function. Empty if several fit."""
        name = function_name(frame.call).split("::")[-1]
        path = frame.position.path if frame.position else self._unit.compiler.source
        path = self._unit.plain_path(path)
        text = self._unit.file_text(path)
        named = [scope for scope in text.scopes.all
                if scope.kind in ("function", "lambda") and _is_named(scope, name)]
        offset = text.offset(frame.position) if frame.position else None
        around = [scope for scope in named if offset is not None and scope.begin <= offset < scope.end]
        lists = [names_of_parameters(text.text, scope) for scope in around[:1] or named]
        if len(lists) == 1:
            return lists[0]
        fitting = ([names for names in lists if len(names) == count]
                   or [names for names in lists if _ends_in_pack(names) and len(names) <= count + 1])
        return fitting[0] if len(fitting) == 1 else []


def _ends_in_pack(names: list[str]) -> bool:
    return bool(names) and names[-1].endswith(PACK)


def _is_named(scope: Scope, name: str) -> bool:
    if scope.kind == "lambda":
        return name in ("operator()", "lambda")
    return scope.name.split("::")[-1] == name
