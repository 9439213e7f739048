# SPDX-License-Identifier: BSL-1.0
"""What a statement evaluates, and the variable that it declares: GCC names neither.

If a guess is wrong, copies of an expression are refused, which takes longer, or a variable has another name. With GCC,
two evaluations may become one, or one may be listed twice."""
from __future__ import annotations

import re
from typing import NamedTuple

from .tree import BEFORE_INITIALIZER, SPECIFIER, Statement

# In flat text.
_CONDITION = re.compile(r"(?:static_assert|(?:else\s+)?if\s+constexpr)\s*\(( *)\)")
_MUST_BE_CONSTANT = re.compile(r"\bconst(?:expr|init)\b")
_VARIABLE = re.compile(rf"(?!template\b)(?:{SPECIFIER}|[^=(){{}};])*?\b(?!operator\b)(\w+){BEFORE_INITIALIZER}")
# A variable that must be constant and is initialized without `=`: `constexpr box<3> v;`, `constexpr T v(1)`. The
# declaration of a function looks the same; a copy of it does not compile.
_DIRECT = re.compile(r"(?:(?:static|inline|extern|thread_local)\s+)*(?:constexpr|constinit)\b[^=(){};\"]*[\s>&*]"
                     r"(?!operator\b|constexpr\b|const\b|auto\b)([A-Za-z_]\w*)\s*(?:\( *\)|\{ *\})?\s*(?=,|\Z)")

_MESSAGE = re.compile(r',\s*(?:\w*"\s*"\s*)+$')  # of an assertion, without what its strings contain


class Evaluated(NamedTuple):
    """What a statement evaluates: the expression and, if it is an initializer, the variable."""
    variable: str
    begin: int  # of the expression, which begins with the variable in `v`, `v(1)` or `v{1}`
    end: int
    name: int  # where the name of the variable is; where the expression begins, if it has none
    must_be_constant: bool  # if not, there may be several constants in the expression

    @property
    def begins_with_variable(self) -> bool:
        """Whether the expression begins with the variable."""
        return bool(self.variable) and self.name == self.begin


def evaluated_in(plain: str, statement: Statement) -> Evaluated | None:
    """What a statement evaluates, in a text without what its literals contain; None if it is no variable or condition,
    or not finished."""
    begin, flat = statement.begin, statement.flat
    condition = _CONDITION.match(flat)
    if condition:
        expression_begin, end = begin + condition.start(1), begin + condition.end(1)
        message = _MESSAGE.search(plain, expression_begin, end)
        expression = _without_blanks(plain, expression_begin, message.start() if message else end)
        return Evaluated("", *expression, expression[0], True)
    if plain[statement.end:statement.end + 1] not in (";", ","):
        return None
    initialized = _VARIABLE.match(flat)
    if initialized:
        name = begin + initialized.start(1)
        specifiers = (each.flat.partition("=")[0] for each in (statement.first, statement))
        expression = _without_blanks(plain, begin + initialized.end(), statement.end)
        return Evaluated(initialized[1], *expression, name, any(map(_MUST_BE_CONSTANT.search, specifiers)))
    directly = _DIRECT.match(flat)
    if directly:
        expression = _without_blanks(plain, begin + directly.start(1), begin + directly.end())
        return Evaluated(directly[1], *expression, expression[0], True)
    return None


def _without_blanks(text: str, begin: int, end: int) -> tuple[int, int]:
    """Where a part of the text begins and ends without the blanks around it."""
    part = text[begin:end]
    return end - len(part.lstrip()), begin + len(part.rstrip())
