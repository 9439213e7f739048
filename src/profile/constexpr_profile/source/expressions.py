# SPDX-License-Identifier: BSL-1.0
"""Where the expression is that an evaluation evaluates, and how to put something around it, or to copy it in the same
columns, with the type of the variable that it initializes.

If that type is wrong, the copy does not compile or takes another number of steps. Then it is not
used."""
from __future__ import annotations

import enum
import re
from typing import NamedTuple, Sequence

from .text import Insertion, RowAndColumn, Rows, column_of, width

# The name that a file has in a copy: with the number of the copy, and whether it is what was written before that.
NUMBERED = re.compile(r"#(\d+)(prefix)?#(.*)", re.DOTALL)


class Form(enum.Enum):
    """How an expression is written."""
    VALUE = enum.auto()  # `f(1)`, with or without a variable that it initializes
    VARIABLE = enum.auto()  # it begins with the variable: `v`, `v(1)` or `v{1}`
    BRACES = enum.auto()  # `{1, 2}`, which has the type of the variable


class Expression(NamedTuple):
    """Where an expression begins and ends, and the variable that it initializes."""
    begin: RowAndColumn
    end: RowAndColumn
    variable: str = ""
    begins_with_variable: bool = False  # whether it begins with the variable

    def form(self, lines: Sequence[str]) -> Form:
        """How it is written in the text with these lines."""
        if self.begins_with_variable:
            return Form.VARIABLE
        return Form.BRACES if lines[self.begin.row - 1].startswith("{", self.begin.column - 1) else Form.VALUE

    def first_word(self, lines: Sequence[str]) -> str:
        """The word with which it begins in the text with these lines."""
        found = re.compile(r"\w*").match(lines[self.begin.row - 1], self.begin.column - 1)
        return found[0] if found else ""


class Instrument(NamedTuple):
    before: str
    after: str


def surround(lines: Sequence[str], expression: Expression, instrument: Instrument) -> list[Insertion]:
    """What to insert to have an instrument around an expression. `S w;` gets the initializer `decltype(w)()`."""
    (row, column), (before, after) = expression.begin, instrument
    form = expression.form(lines)
    if form is Form.VARIABLE:
        name = expression.first_word(lines)
        column += len(name)
        is_bare = (row, column) == expression.end
        before = f" = {before}decltype({name})"
        after = "()" + after if is_bare else after
    elif form is Form.BRACES and expression.variable:
        before += f"decltype({expression.variable})"
    return [Insertion(RowAndColumn(row, column), before), Insertion(expression.end, after)]


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


def copy_of(rows: Rows, expression: Expression) -> ExpressionCopy:
    """A copy of an expression in some rows, which has the type of its variable, if any."""
    lines, (line, file) = rows.lines, rows.line_and_file(expression.begin.row)
    copied_lines = list(lines[expression.begin.row - 1:expression.end.row])
    copied_lines[-1] = copied_lines[-1][:expression.end.column - 1]
    index = expression.begin.column - 1
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
