# SPDX-License-Identifier: BSL-1.0
"""Finds where to put copies of an expression that is evaluated, and how to write one.

Best is beside the declaration with the expression, in the whole text if that is short, or else cut out. In a template,
the copies are in the expression itself, in a lambda that is never called: they are evaluated when the template is
instantiated."""
from __future__ import annotations

import re
from typing import Iterable, Iterator, NamedTuple

from ..compilers.diagnostics import Stop
from ..text.instances import DECLARATIONS, condition
from ..text.rows import Rows
from .instruments import Expression, Instrument, surround
from .unit import LONGEST, Unit

PLACE = "/* constexpr_profile_copies */"


class Copy(NamedTuple):
    """The parts of a copy, whose columns are those of the expression."""
    prefix: str
    expression: str
    suffix: str
    line: int  # that of the expression
    file: str  # its name, as markers have it


class Copying(NamedTuple):
    """A unit whose text has a place for copies."""
    unit: Unit
    before: str
    after: str
    copy: Copy
    initialized: tuple[int, int]  # where the compiler says that a constructor is called for the variable
    is_inside: bool = False  # the copies are in the expression, and are evaluated for each instance of a template

    def enumerator(self, number: int, before: str = "", behind: str = "") -> str:
        """One with a copy behind another expression, or before it. (GCC evaluates an assertion or an initializer that
        is stopped twice, but an enumerator once.)"""
        copy = self.copy
        marker = f'# {copy.line} "#{number}#{copy.file}"'
        return (f'# {copy.line} "#{number}prefix#{copy.file}"\n'
                f"enum {{ constexpr_profile_{number} = ({in_list(before)}void({copy.prefix}\n"
                f"{marker}\n{copy.expression}\n{marker}\n{copy.suffix}), {in_list(behind)}0) }};")

    def with_copies(self, enumerators: Iterable[str], declarations: str = "") -> Unit:
        return self.unit.with_text(declarations + "\n".join([self.before, *enumerators, self.after]))


def in_list(expression: str) -> str:
    """Nothing else, since each operator takes steps."""
    return f"void({expression}), " if expression else ""


def copyings(whole: Unit, stop: Stop) -> Iterator[Copying]:
    """How to copy an expression, the fastest way first; none if that cannot be done."""
    expression = whole.expression(stop)
    if not expression:
        return
    if not stop.context and whole.is_short:
        yield from copying_outside(whole, whole, stop, expression)
    unit = None if stop.context else whole.cut(stop.position)
    outside = list(copying_outside(whole, unit, stop, expression)) if unit else []
    yield from outside
    if not outside and whole.compiler.family.shows_expressions:
        yield from copying_inside(whole, stop, expression)


def copying_outside(whole: Unit, unit: Unit, stop: Stop, expression: Expression) -> Iterator[Copying]:
    """Beside the expression, in the whole text or in what was cut out of it. What initializes a variable is converted
    to its type, so its copies are behind it."""
    own = whole.file_text(stop.position.path)
    begin = own.beginning(stop.position)
    if begin is None:
        return
    lines = whole.text.split("\n")[expression.row - 1:expression.last_row]
    offset = begin
    if expression.variable:
        offset = own.text.find(";", own.offset_of_row(expression.last_row - 1) + expression.last_column - 1) + 1
    row = own.row_at(offset)
    rest = unit.text.split("\n")
    number, column = row.row, offset - row.offset
    if unit.parts:
        number += unit.parts.row_in_rest - unit.parts.row
        rest[unit.parts.row_of_attribute] = ""  # none may come before the copies
        if not unit.parts.row_in_rest <= number < len(rest):
            return  # the statement is not in what was cut out
    after = [f'# {row.line} "{own.spelled}"', rest[number][column:].rjust(len(rest[number])), *rest[number + 1:]]
    line = own.line_of_row(expression.row - 1)
    before = "\n".join([*rest[:number], rest[number][:column]])
    yield Copying(unit, before if unit.parts else whole.compiler.family.burner.declarations + before, "\n".join(after),
                  copy_of(lines, expression, line, own.spelled),
                  stop.position[1:] if expression.has_variable else (line, expression.column))


def copying_inside(whole: Unit, stop: Stop, expression: Expression) -> Iterator[Copying]:
    """Into the expression, which is stopped itself behind them: that tells which instance the copies before it belong
    to. Its type is not known there, so a conversion after it is left out."""
    rows, own = Rows(whole.text.split("\n")), whole.file_text(stop.position.path)
    lines = rows.lines[expression.row - 1:expression.last_row]
    begin, burner = own.beginning(stop.position), whole.compiler.family.burner
    if begin is None or expression.has_variable or lines[0][expression.column - 1:].startswith("{"):
        return
    place = place_in_instance(condition(own.text[begin:], stop.what))
    around = Instrument(f"(void([] {{{place}}}), void({burner.call(LONGEST)}), (", "))")
    text = rows.with_insertions(surround(rows.lines, expression, around))
    before, after = f"{burner.declarations}{DECLARATIONS}{text}".split(PLACE)
    line, file = rows.place(expression.row)
    yield Copying(whole, f"{before}\n", after, copy_of(lines, expression._replace(variable=""), line, file),
                  (line, expression.column), is_inside=True)


def place_in_instance(is_instance: str) -> str:
    return f"if constexpr ({is_instance}) {{{PLACE}}}" if is_instance else PLACE


def copy_of(lines: list[str], expression: Expression, line: int, file: str) -> Copy:
    """A copy of the expression in some lines, which has the type of its variable, if any."""
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
    return Copy(prefix, "\n".join(lines), suffix, line, file)
