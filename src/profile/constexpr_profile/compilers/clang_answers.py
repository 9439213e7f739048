# SPDX-License-Identifier: BSL-1.0
"""Reads the answers of Clang."""
from __future__ import annotations

import re
from typing import Iterable

from ..commands.answers import (ASSERTION, ERRORS, Frame, Instance, Kind, Message, Position, Problem, Reason, Stop,
                                Subject, Unexplained, messages)

_CALL = "in call to '"
# Of `constinit`, destructors and `alignas`, too. A name may also contain "constant".
_CONSTANT = re.compile("constant (initializer|destruction)|integer constant")
_VARIABLE = re.compile("constexpr variable '|variable does not have a constant initializer")  # but no variable length
_ASSERTION = re.compile("static(?: assertion|_assert) (failed|expression)(.*)", re.DOTALL)
_UNUSABLE = re.compile(r"initializer of '.*' is (?:not a constant expression|unknown)$", re.DOTALL)
_INITIALIZED = re.compile("variable '(.*?)' must be", re.DOTALL)
_INSTANTIATED = re.compile("'(.*)' requested here", re.DOTALL)


def read(answer: str) -> list[Stop]:
    """The evaluations that Clang did not finish, and all other errors and warnings."""
    return [_stop(error.position, error, notes)
            for error, notes in _with_notes(messages(answer)) if error.position]


def first_error(answer: str) -> Problem | None:
    """What the first error tells; None if there is no error."""
    for error, notes in _with_notes(messages(answer)):
        if error.position and error.kind in ERRORS:
            stop = _stop(error.position, error, notes)
            return Problem(stop.kind, None if stop.kind is Kind.ORDINARY else stop)
    return None


def unexplained(answer: str) -> Unexplained:
    """Clang only says in a note that a variable is not a constant, and does not say why it leaves out a candidate."""
    hidden = Unexplained(set(), set())
    last = ""
    for position, _, text, span in messages(answer):
        if position and text == "declared here" and _UNUSABLE.match(last):
            hidden.variables.add(position)
        if span and re.search("substitution failure.*is not a constant expression", text):
            hidden.expressions.add((span.row, span.column))
        last = text
    return hidden


def _stop(position: Position, error: Message, notes: list[Message]) -> Stop:
    context = tuple(Instance(note.position, note.text, instance_name(note.text))
                    for note in notes if _is_instance(note))
    assertion = _ASSERTION.match(error.text)
    found = Stop(position, ASSERTION if assertion else error.text, context, (), error.span,
                 variable=variable_name(error.text), is_of_variable=bool(_VARIABLE.match(error.text)),
                 subject=Subject.EXPRESSION if assertion else _subject_of(error.text))
    if assertion and assertion[1] == "failed":
        return found._replace(reason=_reason_of_assertion(position, assertion[2], notes))
    for index, note in enumerate(notes):
        if "hit maximum step limit" in note.text:
            return found._replace(frames=_stack(notes[index:]))
    for index, note in enumerate(notes):
        if not _is_instance(note) and not re.search("required (here|by)", note.text):
            kind = Kind.CONSEQUENCE if _UNUSABLE.match(note.text) else Kind.FAILURE
            return found._replace(reason=Reason(note.text, _stack(notes[index:]), kind))
    return found


def _reason_of_assertion(position: Position, requirement: str, notes: list[Message]) -> Reason:
    """That an assertion is false, with the values if Clang tells them. It is false behind its last step, outside of all
    calls."""
    details = [f": {note.text}" for note in notes if not _is_instance(note) and "from macro" not in note.text]
    return Reason(f"static assertion failed{(details or [requirement])[0]}", (Frame("", position),), Kind.ASSERTION)


def _subject_of(text: str) -> Subject:
    if "constant expression" in text:
        return Subject.EXPRESSION
    return Subject.CONSTANT if _CONSTANT.search(text) else Subject.OTHER


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
    """The calls, outermost first. The notes say why, then name the innermost call first, each with its
    caller's position."""
    frames = [Frame("", notes[0].position)]
    for position, _, text, _ in notes[1:]:
        if text.startswith(_CALL):
            frames[:1] = [Frame("", position), Frame(text[len(_CALL):-1], frames[0].position)]
    return tuple(frames)
