# SPDX-License-Identifier: BSL-1.0
"""Clang: how it is told the limit, and how its answers are read."""
from __future__ import annotations

import re
from typing import Iterable

from .diagnostics import Frame, Instance, Message, Position, Reason, Stop, messages
from .burner import CLANG

CALL = "in call to '"
# A raw string, another literal (which may look like the beginning of a raw string), or line breaks.
LITERAL = re.compile(r'''\b(?:u8|[uUL])?R"([^()\\\s"]{0,16})\(.*?\)\1"|"(?:\\.|[^"\\\n])*"'''
                     r"""|\b\d[\w.']*|'(?:\\.|[^'\\\n])+'|\n+""", re.DOTALL)


class Clang:
    name = "Clang"
    oldest = 14
    own_limit = 1 << 20  # steps
    largest_limit = (1 << 32) - 1
    reads_octal = True  # in options
    limits_interpreter = 23  # the first version that applies the limit to its new interpreter
    # It evaluates an initializer that fails twice, unless the variable is needed anyway.
    mark_as_used = "[[gnu::used]]"
    names_classes = False  # in calls
    names_variables = True  # that are initialized
    shows_expressions = True  # the range of the one that is evaluated
    keeps_position = True  # that of an evaluation, whatever the limit
    precompiles_slowly = False
    tells_rest = True  # a loop behind an expression tells how many steps were left
    steps_are_statements = True
    seconds_of_step = 1e-6  # of simple code, roughly
    header_suffix = ".pch"
    burner = CLANG
    without_memory: list[str] = []  # it does not remember results

    def __init__(self, version: int):
        self.version = version
        self.zero_is_unlimited = version >= 22

    def limit(self, steps: int) -> list[str]:
        """The options that stop evaluations at a limit, and make the answer complete."""
        steps = max(steps, 1 if self.zero_is_unlimited else 0)
        return [f"-fconstexpr-steps={steps}", "-fconstexpr-backtrace-limit=0", "-ferror-limit=0",
                "-fdiagnostics-print-source-range-info", "-fshow-column", "-fshow-source-location",
                "-fno-caret-diagnostics", "-fno-color-diagnostics", "-fno-crash-diagnostics", "-Wno-everything",
                # A stopped array bound is a warning: the array has a variable length.
                "-Wvla-extension", "-Wvla-cxx-extension"]

    def make_header(self, header: str) -> list[str]:
        """The options that precompile a header, which keeps its name but for the suffix."""
        return ["-fpch-instantiate-templates", "-x", "c++-header", "-o",
                re.sub(r"\.hpp$", self.header_suffix, header)]

    def include(self, header: str) -> list[str]:
        return ["-include-pch", re.sub(r"\.hpp$", self.header_suffix, header)]

    def time_trace(self, path: str) -> list[str]:
        """The options that write to a file how long each evaluation took; none if it cannot tell."""
        if self.version < 16:
            return []
        return ["-Xclang", f"-ftime-trace={path}", "-Xclang", "-ftime-trace-granularity=0"]

    def preprocess(self, options: list[str]) -> list[str]:
        """The options, but not in the driver's way: it would take X.pch in place of a header X.
        Headers that a module map makes modules come in as text, too."""
        words: list[str] = []
        for word in options:
            is_include = word == "-include" or words[-2:] == ["-Xclang", "-include"]
            words += ["-Xclang", word] if is_include else [word]
        return [*words, "-fno-modules"]

    def mended(self, text: str) -> str:
        """Preprocessed text with the right line numbers: Clang repeats the line breaks of the raw
        strings in a line after it, unless it gives the number of the next line."""
        surplus = 0

        def mend(found: re.Match[str]) -> str:
            nonlocal surplus
            if found[0][0] != "\n":
                surplus += found[0].count("\n")
                return found[0]
            breaks = max(len(found[0]) - surplus, 1)
            surplus = 0
            return "\n" * breaks

        return LITERAL.sub(mend, text) if 'R"' in text else text

    def corrected(self, frames: tuple[Frame, ...], _path: str, _lines: range) -> tuple[Frame, ...]:
        """A stack with the right positions, which Clang's has."""
        return frames

    def read(self, answer: str) -> list[Stop]:
        return read(answer)


def read(answer: str) -> list[Stop]:
    """The evaluations that Clang did not finish, and all other errors and warnings."""
    return [stop(error.position, error, notes)
            for error, notes in with_notes(messages(answer)) if error.position]


def stop(position: Position, error: Message, notes: list[Message]) -> Stop:
    context = tuple(Instance(note.position, note.text) for note in notes if is_instance(note))
    found = Stop(position, error.text, context, (), error.range)
    for index, note in enumerate(notes):
        if "hit maximum step limit" in note.text:
            return found._replace(frames=stack(notes[index:]))
    for index, note in enumerate(notes):
        if not is_instance(note) and not re.search("required (here|by)", note.text):
            return found._replace(reason=Reason(note.text, stack(notes[index:])))
    return found


def with_notes(found: Iterable[Message]) -> list[tuple[Message, list[Message]]]:
    """Each error or warning with the notes that follow it."""
    groups: list[tuple[Message, list[Message]]] = []
    for message in found:
        if message.kind == "note":
            if groups:
                groups[-1][1].append(message)
        elif message.kind:
            groups.append((message, []))
    return groups


def is_instance(note: Message) -> bool:
    return "requested here" in note.text or note.text.startswith("while ")


def stack(notes: list[Message]) -> tuple[Frame, ...]:
    """The calls, outermost first. The notes say why, then name the innermost call first, each with its
    caller's position."""
    frames = [Frame("", notes[0].position)]
    for position, _, text, _ in notes[1:]:
        if text.startswith(CALL):
            frames[:1] = [Frame("", position), Frame(text[len(CALL):-1], frames[0].position)]
    return tuple(frames)
