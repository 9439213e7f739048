# SPDX-License-Identifier: BSL-1.0
"""Clang: how it is told the limit, how its answers are read, and what else differs from GCC."""
from __future__ import annotations

import re
from typing import Iterable, Sequence

from ..compilers.answers import (ASSERTION_ERROR, ERRORS, Count, Frame, Instance, Key, Kind, Message, PlainPath, Reason,
                                 Stop, messages)
from ..compilers.family import Burning, Family
from ..compilers.unit import Unit
from ..source.text import LITERAL, Position
from .copies import batches
from .counting import JointCount, stops_behind_loops

_VERSION = re.compile(r"^(?:.* )?clang version (\d+)", re.MULTILINE)
_APPLE = re.compile(r"^Apple clang version (\d+)", re.MULTILINE)
# A literal, which may look like the beginning of a raw string, or line breaks.
_LITERAL = re.compile(rf"{LITERAL}|\n+")
_STEP_LIMIT = "constexpr evaluation hit maximum step limit"
_CALL = "in call to '"
# Of `constinit`, destructors and `alignas`, too. A name may also contain "constant".
_CONSTANT = re.compile("constant (expression|initializer|destruction)|integer constant")
_VARIABLE = re.compile("constexpr variable '|variable does not have a constant initializer")  # but no variable length
_ASSERTION = re.compile("static(?: assertion|_assert) (failed|expression)(.*)", re.DOTALL)
_UNUSABLE = re.compile(r"initializer of '.*' is (?:not a constant expression|unknown)$", re.DOTALL)
_INITIALIZED = re.compile("variable '(.*?)' must be", re.DOTALL)
_INSTANTIATED = re.compile("'(.*)' requested here", re.DOTALL)


class Clang(Family):
    name = "Clang"
    oldest = 14
    default_limit = 1 << 20
    largest_limit = (1 << 32) - 1
    limit_message = re.compile(f"{_STEP_LIMIT}|cannot allocate array; evaluated array")
    names_classes = False
    names_expressions = True
    names_dependents = True
    steps_are_statements = True
    precompile_option = "-fpch-instantiate-templates"
    suffix_of_precompiled = ".pch"
    mark_as_used = "[[gnu::used]]"
    counts_together = True
    burning = Burning(stops_behind_loops, batches)

    def __init__(self, version: int, *, is_apple: bool = False):
        """Apple numbers its Clang as Xcode, so it is taken to lack what only some versions of LLVM have."""
        super().__init__(version)
        if is_apple:
            self.label = f"Apple Clang {version}"
        self.least_limit = 1 if version >= 22 or is_apple else 0
        self.tells_times = version >= 16

    @classmethod
    def recognized(cls, verbose_output: str) -> Clang | None:
        apple = _APPLE.search(verbose_output)
        told = apple or _VERSION.search(verbose_output)
        return cls(int(told[1]), is_apple=apple is not None) if told else None

    def limit_options(self, steps: int) -> list[str]:
        # The first of these may also be in the user's command; commands/parsing.py reads it there.
        return [f"-fconstexpr-steps={max(steps, self.least_limit)}", "-fconstexpr-backtrace-limit=0", "-ferror-limit=0",
                "-fdiagnostics-print-source-range-info", "-fshow-column", "-fshow-source-location",
                "-fno-caret-diagnostics", "-fno-color-diagnostics", "-fno-crash-diagnostics", "-Wno-everything",
                # A stopped array bound is a warning: the array has a variable length.
                "-Wvla-extension", "-Wvla-cxx-extension"]

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

    def raw_stops(self, printed: str, plain_path: PlainPath = str) -> list[Stop]:
        """Those of all errors and warnings: not each is of an evaluation."""
        return [_stop(error.position, error, notes)
                for error, notes in _with_notes(messages(printed, plain_path)) if error.position]

    def located(self, unit: Unit, stop: Stop) -> Stop:
        """Clang names the part of an assertion that is false; the place of its whole condition stays."""
        if stop.error != ASSERTION_ERROR:
            return stop
        file_text = unit.file_text(stop.position.path)
        return stop._replace(position=file_text.position_of_condition(stop.position))

    def raw_culprit(self, printed: str, plain_path: PlainPath = str) -> Stop | None:
        for error, notes in _with_notes(messages(printed, plain_path)):
            if error.position and error.kind in ERRORS:
                stop = _stop(error.position, error, notes)
                return None if stop.kind is Kind.ORDINARY else stop
        return None

    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        return JointCount(unit, stops).count(limit)


def _stop(position: Position, error: Message, notes: list[Message]) -> Stop:
    context = tuple(Instance(note.position, note.text, instance_name(note.text))
                    for note in notes if _is_instance(note))
    assertion = _ASSERTION.match(error.text)
    found = Stop(position, ASSERTION_ERROR if assertion else error.text, context, (), error.span,
                 variable=variable_name(error.text), is_of_variable=bool(_VARIABLE.match(error.text)),
                 is_of_expression=assertion is not None or (
                     "constant expression" in error.text and not error.text.startswith("in-class")))
    if assertion and assertion[1] == "failed":
        return found._replace(reason=_reason_of_assertion(position, assertion[2], notes))
    for index, note in enumerate(notes):
        if _STEP_LIMIT in note.text:
            return found._replace(frames=_stack(notes[index:]))
    for index, note in enumerate(notes):
        if not _is_instance(note) and not re.search("required (here|by)", note.text):
            kind = _kind_of(error.text, note.text)
            return found._replace(reason=Reason(note.text, _stack(notes[index:]), kind))
    return found


def _reason_of_assertion(position: Position, asserted: str, notes: list[Message]) -> Reason:
    """That an assertion is false, with the values if Clang tells them. It is false behind its last step, outside of all
    calls."""
    details = [f": {note.text}" for note in notes if not _is_instance(note) and "from macro" not in note.text]
    return Reason(f"static assertion failed{(details or [asserted])[0]}", (Frame("", position),), Kind.ASSERTION)


def _kind_of(error: str, why: str) -> Kind:
    """What an error tells, by the note that says why."""
    if Clang.limit_message.match(why):
        return Kind.LIMIT
    if not _CONSTANT.search(error):
        return Kind.ORDINARY
    return Kind.CONSEQUENCE if _UNUSABLE.match(why) else Kind.FAILURE


def _with_notes(found: Iterable[Message]) -> list[tuple[Message, list[Message]]]:
    """Each error or warning with the notes that follow it."""
    groups: list[tuple[Message, list[Message]]] = []
    for message in found:
        if message.kind == "note":
            if groups:
                groups[-1][1].append(message)
        elif message.kind:
            groups.append((message, []))
    return groups


def variable_name(text: str) -> str:
    """The variable that an error names; empty if it names none."""
    found = _INITIALIZED.search(text)
    return found[1] if found else ""


def instance_name(text: str) -> str:
    """What a note says that is instantiated; empty if something else is done, such as a check."""
    found = _INSTANTIATED.search(text)
    return found[1] if found else ""


def _is_instance(note: Message) -> bool:
    return "requested here" in note.text or note.text.startswith("while ")


def _stack(notes: list[Message]) -> tuple[Frame, ...]:
    """The calls, outermost first. The notes say why, then name the innermost call first, each with its caller's
    position. For example, these give `v` at 6:19, then `sum(300)` at 3:33:

        a.cpp:3:33: note: constexpr evaluation hit maximum step limit; possible infinite loop?
        a.cpp:6:19: note: in call to 'sum(300)'
    """
    frames = [Frame("", notes[0].position)]
    for position, _, text, _ in notes[1:]:
        if text.startswith(_CALL):
            frames[:1] = [Frame("", position), Frame(text[len(_CALL):-1], frames[0].position)]
    return tuple(frames)
