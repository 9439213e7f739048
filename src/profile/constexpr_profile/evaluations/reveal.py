# SPDX-License-Identifier: BSL-1.0
"""Reveals evaluations: changes preprocessed text so that compilers show those that they would hide.

They do not tell why the initializer of a variable without `constexpr` is not a constant. So a `const` gets
`constexpr` in front of it. Clang does not tell why it leaves out a candidate in overload resolution. So such an
expression gets a requirement in front of it, in which the same expression is an error everywhere.

If a guess is wrong, the changed text hardly ever compiles. Then it is not used, and the evaluations stay hidden."""
from __future__ import annotations

from typing import Sequence

from ..commands.answers import Position
from ..source.files import file_named
from ..source.rows import MARKER, Insertion, Rows, inserted
from ..source.tokens import index_of, rough_beginning, tokens, with_brackets
from ..source.unit import Unit
from .ownership import Ownership

_USUAL_ROWS = 100  # rows in which an expression ends, usually


def revealed_text(unit: Unit, answer: str, ownership: Ownership, with_expressions: bool) -> str | None:
    """The text of a unit, changed in the user's files so that the answer for a small limit would show
    more; None if it hides nothing there."""
    hidden = unit.compiler.family.unexplained(answer)
    rows = Rows(unit.lines)
    insertions: set[Insertion] = set()
    for row, column in hidden.expressions if with_expressions else ():
        if ownership.is_users(unit.plain_path(file_named(rows.line_and_file(row)[1]))):
            insertions.update(_requirement(unit.lines, row, column))
    for position in hidden.variables:
        if ownership.is_users(unit.plain_path(position.path)):
            insertions.update(_constexpr_at(unit, position))
    return "\n".join(inserted(unit.lines, insertions)) if insertions else None


def _requirement(lines: Sequence[str], row: int, column: int) -> list[Insertion]:
    """The insertions that change an expression E to `((requires { requires (void(E), true); }), (E))`."""
    begin = index_of(lines[row - 1], column)
    expression = ""
    for last in row + _USUAL_ROWS, len(lines):
        text = "\n".join(lines[row - 1:last])[begin:]
        expression = text[:end_of_expression(text)]
        if expression != text:
            break
    own_rows = expression.split("\n")
    column_after = len(own_rows[-1]) + 1 + (begin if len(own_rows) == 1 else 0)
    one_line = " ".join(" ".join(each for each in own_rows if not MARKER.match(each)).split())
    return [Insertion(row, begin + 1, f"((requires {{ requires (void({one_line}), true); }}), ("),
            Insertion(row + len(own_rows) - 1, column_after, "))")]


def end_of_expression(text: str) -> int:
    """The offset at which a template argument at the beginning of a text ends."""
    for token, opened in with_brackets(text):
        if not opened and token[0] in (",", ">", ")", "]", "}", ";"):
            return token.start()
    return len(text)


def _constexpr_at(unit: Unit, position: Position) -> list[Insertion]:
    """The insertion that makes a variable that is `const` also `constexpr`; none if it is not `const`."""
    file_text = unit.file_text(unit.plain_position(position).path)
    offset = file_text.offset(position)
    if offset is None:
        return []
    begin = rough_beginning(file_text.text, offset)
    for word in tokens(file_text.text, begin, offset):
        if word[0] == "constexpr":
            break
        if word[0] == "const":
            return [Insertion(*file_text.row_and_column(word.start()), "constexpr ")]
    return []
