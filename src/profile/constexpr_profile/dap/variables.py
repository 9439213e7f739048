# SPDX-License-Identifier: BSL-1.0
"""The arguments of a call. Compilers print only their values; their names are found in the definition of the
function."""
from __future__ import annotations

from typing import Iterator

from ..compilers.answers import Frame
from ..compilers.unit import Unit
from ..source.printed import function_name, names_of_parameters, parse_call


def arguments_of(unit: Unit, frame: Frame) -> list[tuple[str, str]]:
    """The parameters of a call, with the values that the compiler prints; none if the frame is not a call."""
    if not frame.call:
        return []
    call = parse_call(frame.call)
    names = names_of_arguments(unit, frame, len(call.arguments))
    return ([("this", call.object)] if call.object else []) + list(zip(names, call.arguments))


def names_of_arguments(unit: Unit, frame: Frame, count: int) -> list[str]:
    """A name for each of the `count` arguments of a call. An argument whose name is not found gets a number."""
    fitting = [names for names in _names_in_definitions(unit, frame) if len(names) == count]
    names = fitting[0] if len(fitting) == 1 else [""] * count
    return [name or f"argument {index}" for index, name in enumerate(names, 1)]


def _names_in_definitions(unit: Unit, frame: Frame) -> Iterator[list[str]]:
    """The names in the definition around a call's position or, if that is not known, in each definition with the name
    of the function."""
    name = function_name(frame.call).split("::")[-1]
    for path in [frame.position.path] if frame.position else unit.paths:
        text = unit.file_text(path)
        named = [scope for scope in (text.tree.scopes if name in text.text or _is_of_symbols(name) else ())
                 if scope.kind in ("function", "lambda") and scope.is_named(name)]
        offset = text.offset(frame.position) if frame.position else None
        around = named if offset is None else [scope for scope in named if scope.begin <= offset < scope.end][:1]
        yield from (names_of_parameters(text.text, scope) for scope in around)


def _is_of_symbols(name: str) -> bool:
    """Whether the text may have a function without these characters: a lambda, or `operator +`."""
    return name == "lambda" or name.startswith("operator")
