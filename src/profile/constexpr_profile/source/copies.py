# SPDX-License-Identifier: BSL-1.0
"""Writes a copy of an expression: one that has the same columns, and the type of its variable.

If the type is wrong, the copy does not compile or takes a different number of steps. It is then refused, and profiling
takes longer."""
from __future__ import annotations

import re
from typing import NamedTuple, Sequence

from .expressions import Expression, Form
from .tokens import column_of, width

# The name that a file has in a copy: with the number of the copy, and whether it is what was written before that.
NUMBERED = re.compile(r"#(\d+)(prefix)?#(.*)", re.DOTALL)


class ExpressionCopy(NamedTuple):
    """The parts of a copy, whose columns are those of the expression."""
    prefix: str
    expression: str
    suffix: str
    line: int  # that of the expression
    column: int
    file: str  # its name, as markers have it

    def enumerator(self, number: int, before: str = "", behind: str = "") -> str:
        """An enumerator that evaluates an expression before a copy, or one behind it. (GCC evaluates an assertion or an
        initializer that is stopped twice, but an enumerator once.)"""
        marker = f'# {self.line} "#{number}#{self.file}"'
        return (f'# {self.line} "#{number}prefix#{self.file}"\n'
                f"enum {{ constexpr_profile_{number} = ({_in_list(before)}void({self.prefix}\n"
                f"{marker}\n{self.expression}\n{marker}\n{self.suffix}), {_in_list(behind)}0) }};")


def _in_list(expression: str) -> str:
    """An operand in front of another one; nothing if it is empty, since an operator takes a step."""
    return f"void({expression}), " if expression else ""


def copy_of(lines: Sequence[str], expression: Expression, line: int, file: str) -> ExpressionCopy:
    """A copy of the expression in some lines, which has the type of its variable, if any."""
    copied_lines = list(lines[expression.row - 1:expression.last_row])
    copied_lines[-1] = copied_lines[-1][:expression.last_column - 1]
    index = expression.column - 1
    column = column_of(copied_lines[0], index)
    prefix = suffix = ""
    form = expression.form(lines)
    if form is Form.VARIABLE:
        name = expression.first_word(lines)
        prefix, index = f"decltype({name})", index + len(name)
        suffix = "" if len(copied_lines) > 1 or copied_lines[0][index:] else "()"
    elif form is Form.BRACES and expression.variable:
        prefix = f"decltype({expression.variable})"
    elif expression.variable:
        prefix, suffix = f"static_cast<decltype({expression.variable})>(", ")"
    copied_lines[0] = indented(copied_lines[0], index)
    return ExpressionCopy(prefix, "\n".join(copied_lines), suffix, line, column, file)


def indented(line: str, index: int) -> str:
    """The line from an index on, in the same columns."""
    return " " * width(line[:index]) + line[index:]
