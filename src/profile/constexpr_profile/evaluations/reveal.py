# SPDX-License-Identifier: BSL-1.0
"""Reveals evaluations: changes preprocessed text so that compilers show those that they would hide.

They do not tell why the initializer of a variable without `constexpr` is not a constant. So its `const`
becomes `constexpr`. Clang does not tell why it leaves out a candidate in overload resolution. So such an
expression gets a requirement in front of it, in which the same expression is an error everywhere."""
from __future__ import annotations

import re
from typing import Iterator, NamedTuple

from ..compilers.diagnostics import Message, Position, messages
from ..text.declarations import TOKEN, match
from ..text.rows import MARKER
from ..text.statements import rough_beginning
from ..units.file_text import file_named
from ..units.instruments import insert
from ..units.unit import Unit
from .ownership import Ownership


class HiddenPlaces(NamedTuple):
    """Where evaluations are of which an answer only says that they were not finished."""
    variables: set[Position]
    expressions: set[tuple[int, int]]  # the row and column of the text in which each begins


def hidden_in(answer: str) -> HiddenPlaces:
    """The places to change, by what the compiler says for a small limit."""
    hidden = HiddenPlaces(set(), set())
    last = Message(None, None, "")
    for message in messages(answer):
        if message.position and (
                "was not initialized with a constant expression" in message.text  # GCC
                or (message.text == "declared here" and re.match(
                    "initializer of '.*' is not a constant expression", last.text))):
            hidden.variables.add(message.position)
        if (re.search("substitution failure.*is not a constant expression", message.text)
                and message.range):
            row, column, _ = message.range.replace("-", ":").split(":", 2)
            hidden.expressions.add((int(row), int(column)))
        last = message
    return hidden


def revealed(unit: Unit, answer: str, ownership: Ownership, with_expressions: bool) -> str | None:
    """The text of a unit, changed in the user's files so that the answer for a small limit would show
    more; None if it hides nothing there."""
    hidden = hidden_in(answer)
    lines = unit.text.split("\n")
    before = list(lines)
    for row, column in sorted(hidden.expressions, reverse=True) if with_expressions else []:
        if ownership.is_users(unit.plain_path(path_of_row(before, row))):
            require(lines, row, column)
    for position in sorted(hidden.variables, reverse=True):
        if ownership.is_users(unit.plain_path(position.path)):
            make_constexpr(lines, unit, position)
    return "\n".join(lines) if lines != before else None


def path_of_row(lines: list[str], row: int) -> str:
    markers = filter(None, map(MARKER.match, reversed(lines[:row])))
    return next((file_named(marker[2]) for marker in markers), "")


def require(lines: list[str], row: int, column: int) -> None:
    """Changes an expression E to `((requires { requires (void(E), true); }), (E))`."""
    text = "\n".join(lines[row - 1:])[column - 1:]
    end = end_of_expression(text)
    expression = text[:end]
    row_after = row + expression.count("\n")
    last_line = expression.rpartition("\n")[2]
    column_after = len(last_line) + (column if row_after == row else 1)
    insert(lines, row_after, column_after, "))")
    one_line = " ".join(expression.split())
    insert(lines, row, column, f"((requires {{ requires (void({one_line}), true); }}), (")


def end_of_expression(text: str) -> int:
    """Where a template argument at the beginning of a text ends."""
    opened: list[str] = []
    previous = ""
    for token in TOKEN.finditer(text):
        word = token.group()
        if not opened and word in (",", ">", ")", "]", "}", ";"):
            return token.start()
        if word != "<" or re.fullmatch(r"\w+", previous):
            match(opened, word)
        previous = word
    return len(text)


def make_constexpr(lines: list[str], unit: Unit, position: Position) -> None:
    """Replaces the `const` of a variable."""
    text = unit.file_text(unit.plain(position).path)
    offset = text.offset(position)
    if offset is None:
        return
    begin = rough_beginning(text.text, offset)
    for word in words(text.text[begin:offset]):
        if word[0] == "constexpr":
            return
        if word[0] == "const":
            row = text.row_at(begin + word.start())
            insert(lines, row.row + 1, begin + word.end() - row.offset + 1, "expr")
            return


def words(text: str) -> Iterator[re.Match[str]]:
    return (token for token in TOKEN.finditer(text) if not token.group().lstrip().startswith("#"))
