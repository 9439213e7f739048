# SPDX-License-Identifier: BSL-1.0
"""Where the expression is that an evaluation evaluates, and how to put something around it, or to copy it in the same
columns, with the type of the variable that it initializes.

If that type is wrong, the copy does not compile or takes another number of steps. Then it is not
used."""
from __future__ import annotations

import re
from typing import NamedTuple, Sequence

from .text import Insertion, RowAndColumn, Rows, column_of, indented

# The name that a file has in a copy: with the number of the copy, and whether it is what was written before that.
NUMBERED = re.compile(r"#(\d+)(prefix)?#(.*)", re.DOTALL)


class Expression(NamedTuple):
    """Where an expression begins and ends, and the variable that it initializes."""
    begin: RowAndColumn
    end: RowAndColumn
    variable: str = ""
    begins_with_variable: bool = False  # as in `v`, `v(1)` or `v{1}`

    def typed(self, lines: Sequence[str]) -> Typed:
        """What gives it a type in the text with these lines: `{1}` and `v{1}` become `decltype(v){1}`, and `v` becomes
        `decltype(v)()`."""
        (row, column), line = self.begin, lines[self.begin.row - 1]
        if self.begins_with_variable:
            name = re.split(r"\W", line[column - 1:], maxsplit=1)[0]
            behind = RowAndColumn(row, column + len(name))
            return Typed(behind, f"decltype({name})", "()" if behind == self.end else "")
        is_list = self.variable and line.startswith("{", column - 1)
        return Typed(self.begin, f"decltype({self.variable})" if is_list else "")


class Typed(NamedTuple):
    """An expression with a type of its own: a prefix, the rest of the expression, and a suffix."""
    begin: RowAndColumn  # of the rest
    prefix: str
    suffix: str = ""


class Instrument(NamedTuple):
    before: str
    after: str


def surround(lines: Sequence[str], expression: Expression, instrument: Instrument) -> list[Insertion]:
    """What to insert to have an instrument around an expression. `S w;` gets the initializer `decltype(w)()`."""
    begin, prefix, suffix = expression.typed(lines)
    equals = " = " if expression.begins_with_variable else ""
    return [Insertion(begin, equals + instrument.before + prefix), Insertion(expression.end, suffix + instrument.after)]


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
    column = column_of(copied_lines[0], expression.begin.column - 1)
    begin, prefix, suffix = expression.typed(lines)
    if expression.variable and not prefix:
        prefix, suffix = f"static_cast<decltype({expression.variable})>(", ")"
    copied_lines[0] = indented(copied_lines[0], begin.column - 1)
    return ExpressionCopy(prefix, "\n".join(copied_lines), suffix, line, column, file)
