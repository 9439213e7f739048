# SPDX-License-Identifier: BSL-1.0
"""Uses up steps before an expression, so that a high limit, which stops nothing else, stops it early."""
from __future__ import annotations

import re
from typing import NamedTuple

from .answers import Stop

BURN = "constexpr_profile_burn()"
MACRO = "CONSTEXPR_PROFILE_BURN"  # the number of steps
BURN_STEPS = 4  # what the loop takes for itself
DECLARATION = f"constexpr int {BURN};\n"
DEFINITION = f"constexpr int {BURN} {{ for (long i = 0; i < {MACRO}; ++i); return 0; }}\n"
BEFORE = f"(void(::{BURN}), "


class Expression(NamedTuple):
    """The rows and columns in which an expression begins and ends, and the variable it initializes."""
    row: int
    column: int
    last_row: int
    last_column: int
    variable: str = ""
    has_variable: bool = False  # it begins with the variable: `v`, `v(1)` or `v{1}`

    @staticmethod
    def of(stop: Stop) -> Expression | None:
        """The expression that is evaluated; None if the compiler does not say."""
        if not stop.range:
            return None
        row, column, last_row, last_column = map(int, re.split("[:-]", stop.range))
        variable = re.search(r"variable '(\w+)", stop.what)
        is_variable = "variable" in stop.what and column == stop.position.column
        return Expression(row, column, last_row, last_column,
                          variable[1] if variable else "", is_variable)


def insert_burn(lines: list[str], place: Expression) -> None:
    """Puts a loop in front of an expression."""
    begin = lines[place.row - 1][place.column - 1:]
    name = re.match(r"\w+", begin)
    if place.has_variable and name:
        is_bare = (place.row, place.column + name.end()) == (place.last_row, place.last_column)
        insert(lines, place.last_row, place.last_column, "())" if is_bare else ")")
        insert(lines, place.row, place.column + name.end(), f" = {BEFORE}decltype({name[0]})")
    elif place.variable and begin.startswith("{"):
        insert(lines, place.last_row, place.last_column, ")")
        insert(lines, place.row, place.column, f"{BEFORE}decltype({place.variable})")
    else:
        insert(lines, place.last_row, place.last_column, "))")
        insert(lines, place.row, place.column, f"{BEFORE}(")


def insert(lines: list[str], row: int, column: int, text: str) -> None:
    line = lines[row - 1]
    lines[row - 1] = line[:column - 1] + text + line[column - 1:]
