# SPDX-License-Identifier: BSL-1.0
"""GCC: how it is told the limit, and what else differs from Clang."""
from __future__ import annotations

import re

from ..commands.answers import Frame, Problem, Stop, Unexplained
from ..commands.family import Burner, Family
from . import gcc_answers


class Gcc(Family):
    name = "GCC"
    oldest = 11
    default_limit = 1 << 25
    largest_limit = (1 << 63) - 1
    least_limit = 0
    limit_message = re.compile("'constexpr' evaluation operation count exceeds limit")
    reads_octal = False
    names_classes = True
    names_variables = False
    shows_expressions = False
    hides_substitution_failures = False
    names_dependents = False
    counts_at_once = False
    keeps_position = False
    steps_are_statements = False
    mark_as_used = ""
    burner = Burner("", str, 0)  # it burns no steps
    can_instrument = False
    without_memory = ["-fconstexpr-cache-depth=0"]

    def __init__(self, version: int):
        super().__init__(version)
        self.remembers_attempts = version >= 15

    def option_without_limit(self, options: list[str]) -> str:
        return ""

    def limit_options(self, steps: int) -> list[str]:
        return [f"-fconstexpr-ops-limit={steps}", "-w", "-fmax-errors=0",
                "-fdiagnostics-format=text", "-fmessage-length=0",
                "-fdiagnostics-plain-output", "-fdiagnostics-column-unit=byte"]

    def burn_options(self, steps: int) -> list[str]:
        return []

    def precompile_options(self, header: str) -> list[str]:
        # With modules, it would make a header unit in the current folder.
        return ["-fno-modules-ts", "-x", "c++-header", "-o", f"{header}.gch"]

    def include_options(self, header: str) -> list[str]:
        return ["-include", header]

    def time_trace_options(self, path: str, is_complete: bool) -> list[str]:
        return []

    def preprocess_options(self, options: list[str]) -> list[str]:
        return options

    def with_right_lines(self, text: str) -> str:
        """The line numbers of GCC are right."""
        return text

    def without_wrong_position(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """GCC may give a position in the statement with the evaluation for whatever is called. A lambda may really be
        there."""
        call, at = frames[-1]
        if at and at.path == path and at.line in lines and "lambda" not in call:
            return (*frames[:-1], Frame(call, None))
        return frames

    def raw_stops(self, answer: str) -> list[Stop]:
        return gcc_answers.read(answer)

    def first_error(self, answer: str) -> Problem | None:
        return gcc_answers.first_error(answer)

    def unexplained(self, answer: str) -> Unexplained:
        return gcc_answers.unexplained(answer)
