# SPDX-License-Identifier: BSL-1.0
"""Clang: how it is told the limit, and what else differs from GCC."""
from __future__ import annotations

import re

from ..commands.answers import Frame, Problem, Stop, Unexplained
from ..commands.family import Family
from ..source.tokens import CHARACTER, NUMBER, RAW_STRING, STRING
from . import clang_answers
from .clang_burner import BURNER, MACRO

# A raw string, another literal (which may look like the beginning of a raw string), or line breaks.
_LITERAL = re.compile(rf"{RAW_STRING}|{STRING}|{NUMBER}|{CHARACTER}|\n+", re.DOTALL)
_INTERPRETER = "-fexperimental-new-constant-interpreter"
_LIMITS_INTERPRETER = 23  # the first version that applies the limit to it


class Clang(Family):
    name = "Clang"
    oldest = 14
    default_limit = 1 << 20
    largest_limit = (1 << 32) - 1
    limit_message = re.compile("constexpr evaluation hit maximum step limit|cannot allocate array; evaluated array bound")
    reads_octal = True
    names_classes = False
    names_variables = True
    shows_expressions = True
    hides_substitution_failures = True
    names_dependents = True
    counts_at_once = True
    keeps_position = True
    steps_are_statements = True
    mark_as_used = "[[gnu::used]]"
    burner = BURNER
    can_instrument = True
    without_memory: list[str] = []  # it remembers none anyway
    remembers_attempts = False
    header_suffix = ".pch"

    def __init__(self, version: int):
        super().__init__(version)
        self.least_limit = 1 if version >= 22 else 0

    def option_without_limit(self, options: list[str]) -> str:
        return _INTERPRETER if self.version < _LIMITS_INTERPRETER and _INTERPRETER in options else ""

    def limit_options(self, steps: int) -> list[str]:
        return [f"-fconstexpr-steps={max(steps, self.least_limit)}", "-fconstexpr-backtrace-limit=0", "-ferror-limit=0",
                "-fdiagnostics-print-source-range-info", "-fshow-column", "-fshow-source-location",
                "-fno-caret-diagnostics", "-fno-color-diagnostics", "-fno-crash-diagnostics", "-Wno-everything",
                # A stopped array bound is a warning: the array has a variable length.
                "-Wvla-extension", "-Wvla-cxx-extension"]

    def burn_options(self, steps: int) -> list[str]:
        return [f"-D{MACRO}={steps}"]

    def precompile_options(self, header: str) -> list[str]:
        """The precompiled header keeps the header's name but for the suffix."""
        return ["-fpch-instantiate-templates", "-x", "c++-header", "-o",
                re.sub(r"\.hpp$", self.header_suffix, header)]

    def include_options(self, header: str) -> list[str]:
        return ["-include-pch", re.sub(r"\.hpp$", self.header_suffix, header)]

    def time_trace_options(self, path: str, is_complete: bool) -> list[str]:
        if self.version < 16:
            return []
        return ["-Xclang", f"-ftime-trace={path}",
                *(["-Xclang", "-ftime-trace-granularity=0"] if is_complete else [])]

    def preprocess_options(self, options: list[str]) -> list[str]:
        """The driver does not include headers, since it would take X.pch in place of X. Headers that a module map makes
        modules come in as text, too."""
        words: list[str] = []
        for word in options:
            is_include = word == "-include" or words[-2:] == ["-Xclang", "-include"]
            words += ["-Xclang", word] if is_include else [word]
        return [*words, "-fno-modules"]

    def with_right_lines(self, text: str) -> str:
        """Clang repeats the line breaks of the raw strings in a line after it, unless it gives the number of the next
        line."""
        surplus = 0

        def mend(found: re.Match[str]) -> str:
            nonlocal surplus
            if found[0][0] != "\n":
                surplus += found[0].count("\n")
                return found[0]
            breaks = max(len(found[0]) - surplus, 1)
            surplus = 0
            return "\n" * breaks

        return _LITERAL.sub(mend, text) if 'R"' in text else text

    def without_wrong_position(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """The positions of Clang are right."""
        return frames

    def raw_stops(self, answer: str) -> list[Stop]:
        return clang_answers.read(answer)

    def first_error(self, answer: str) -> Problem | None:
        return clang_answers.first_error(answer)

    def unexplained(self, answer: str) -> Unexplained:
        return clang_answers.unexplained(answer)
