# SPDX-License-Identifier: BSL-1.0
"""What people call evaluations and functions.

Names are guessed. If a guess is wrong, an evaluation or a function has another name. Functions with the same name are
counted together."""
from __future__ import annotations

import functools

from ..compilers.stops import Frame, Stop
from ..compilers.unit import Unit
from ..source.printed import MOST_NAMES, function_name, last_name


def evaluation_name(stop: Stop, variable: str) -> str:
    """The variable, or what is instantiated, or both; empty if neither is known."""
    instance = next(iter(instance_names(stop)), "")
    if not (variable and instance):
        return instance or variable
    if last_name(variable) != last_name(instance):
        return f"{variable} in {instance}"
    return variable if "<" in variable and "<" not in instance else instance


def instance_names(stop: Stop) -> list[str]:
    """What is instantiated, innermost first."""
    return [each.name for each in stop.context if each.name]


class Names:
    """Names of functions, with the classes that they belong to."""
    def __init__(self, unit: Unit):
        self.unit = unit
        self.function = functools.lru_cache(MOST_NAMES)(self._find_function)

    def _find_function(self, frame: Frame) -> str:
        name = function_name(frame.call)
        if self.unit.compiler.family.names_classes or not frame.position:
            return name
        file_text = self.unit.file_text(frame.position.path)
        offset = file_text.offset(frame.position)
        return name if offset is None else file_text.scopes.qualified(name, offset)
