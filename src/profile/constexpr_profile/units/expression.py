# SPDX-License-Identifier: BSL-1.0
"""Where an expression is that is evaluated, and the variable that it initializes."""
from __future__ import annotations

import re
from typing import NamedTuple

from ..compilers.diagnostics import Stop
from ..text.columns import index_of
from ..text.rows import Rows


class Expression(NamedTuple):
    """The rows and columns, in characters, in which an expression begins and ends, and the variable it initializes."""
    row: int
    column: int
    last_row: int
    last_column: int
    variable: str = ""
    has_variable: bool = False  # it begins with the variable: `v`, `v(1)` or `v{1}`

    @property
    def begin(self) -> tuple[int, int]:
        return self.row, self.column

    @property
    def end(self) -> tuple[int, int]:
        return self.last_row, self.last_column

    @staticmethod
    def of(stop: Stop, rows: Rows) -> Expression | None:
        """The expression in some rows that is evaluated; None if the compiler does not say."""
        if not stop.span:
            return None
        row, column, last_row, last_column = stop.span
        variable = re.match(r"\w+", stop.variable)
        # Clang does not name every variable, but an evaluation is where its variable is.
        is_variable = stop.is_of_variable and (rows.line_and_file(row)[0], column) == stop.position.line_and_column
        return Expression(row, index_of(rows.lines[row - 1], column) + 1,
                          last_row, index_of(rows.lines[last_row - 1], last_column) + 1,
                          variable[0] if variable else "", is_variable)
