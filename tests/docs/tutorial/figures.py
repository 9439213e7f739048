# SPDX-License-Identifier: BSL-1.0
"""Figures of compile cost, from what the target docs-compile-cost has measured."""

import csv

from tutorial_programs import Problem


class Figures:
    def __init__(self, instructions):
        with open(instructions, newline="", encoding="utf-8") as file:
            self.rows = {row["case"]: row for row in csv.DictReader(file)}

    def _value(self, case, column):
        value = self.rows.get(case, {}).get(column)
        if not value:
            raise Problem(f"{case} was not measured with {column.removesuffix(' MiB')}")
        return float(value)

    def render(self, directive):
        """CASE, COMPILER is how many times the instructions of `#include <array>` a case takes.
        CASE, COMPILER, memory is its peak in MiB."""
        case, *rest = (part.strip() for part in directive.split(","))
        if len(rest) == 2 and rest[1] == "memory":
            return f"{self._value(case, rest[0] + ' MiB'):.0f}"
        if len(rest) != 1:
            raise Problem(f"{directive} is not CASE, COMPILER or CASE, COMPILER, memory")
        return f"{self._value(case, rest[0]) / self._value('reference/array', rest[0]):.2f}"
