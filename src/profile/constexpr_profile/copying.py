# SPDX-License-Identifier: BSL-1.0
"""Finds where to put copies of an expression that is evaluated, and how to write one."""
from __future__ import annotations

import re
from typing import NamedTuple

from .answers import Stop
from .instruments import Expression
from .unit import Unit


class Copying(NamedTuple):
    """The text of a unit around copies, and the parts of a copy, whose columns are those of the expression."""
    before: str
    after: str
    prefix: str  # to a copy
    copy: str
    suffix: str
    line: int  # that of the expression
    file: str  # its name, as markers have it
    initialized: tuple[int, int]  # where the compiler says that a constructor is called for the variable


def copying(whole: Unit, unit: Unit, stop: Stop) -> Copying | None:
    """How to copy an expression into a declaration that was cut out; None if that cannot be done. In a template,
    it depends on what the template is instantiated for. What initializes a variable is converted to its type, so
    its copies are behind it."""
    expression = whole.expression(stop)
    own = whole.file_text(stop.position.path)
    begin = own.beginning(stop.position)
    if stop.context or not expression or not unit.parts or begin is None:
        return None
    lines = whole.text.split("\n")[expression.row - 1:expression.last_row]
    end = own.offset_of_row(expression.last_row - 1) + expression.last_column - 1
    offset = own.text.find(";", end) + 1 if expression.variable else begin
    row = own.row_at(offset)
    if row.row < unit.parts.row:
        return None
    rest = unit.text.split("\n")
    rest[unit.parts.row_in_rest - 2] = ""  # no attribute may come before the copies
    number, column = unit.parts.row_in_rest + row.row - unit.parts.row, offset - row.offset
    after = [f'# {row.line} "{own.spelled}"', rest[number][column:].rjust(len(rest[number])), *rest[number + 1:]]
    line = own.line_of_row(expression.row - 1)
    return Copying("\n".join([*rest[:number], rest[number][:column]]), "\n".join(after),
                   *parts_of_copy(lines, expression), line, own.spelled,
                   stop.position[1:] if expression.has_variable else (line, expression.column))


def parts_of_copy(lines: list[str], expression: Expression) -> tuple[str, str, str]:
    """What to write before, for, and after an expression, so that it has the type of its variable, if any."""
    lines[-1] = lines[-1][:expression.last_column - 1]
    begin = lines[0][expression.column - 1:]
    prefix = suffix = ""
    name = re.match(r"\w+", begin)
    if expression.has_variable and name:
        prefix, begin = f"decltype({name[0]})", begin[name.end():]
        suffix = "" if begin or len(lines) > 1 else "()"
    elif expression.variable and begin.startswith("{"):
        prefix = f"decltype({expression.variable})"
    elif expression.variable:
        prefix, suffix = f"static_cast<decltype({expression.variable})>(", ")"
    lines[0] = begin.rjust(len(lines[0]))
    return prefix, "\n".join(lines), suffix
