# SPDX-License-Identifier: BSL-1.0
"""What a statement evaluates, and the variable that it declares: GCC names neither.

If a guess is wrong, copies of an expression are refused, which takes longer, or a variable has another name. With GCC,
two evaluations may become one, or one may be listed twice."""
from __future__ import annotations

import functools
import re
from typing import NamedTuple

from .text import tokens, with_depth
from .tree import ATTRIBUTE, BEFORE_INITIALIZER, SPECIFIER, Statement

_CONDITION = re.compile(r"(?:static_assert|(?:else\s+)?if\s+constexpr)\s*\(")
_MUST_BE_CONSTANT = re.compile(r"\bconst(?:expr|init)\b")
_MESSAGE = re.compile(r'\s*(?:u8|[uUL])?R?"')
# A variable that must be constant and is initialized without `=`: `constexpr box<3> v;`, `constexpr T v(1)`. A function
# looks the same; a copy of it does not compile.
_DIRECT = re.compile(r"(?:(?:static|inline|extern|thread_local)\s+)*(?:constexpr|constinit)\b[^=(){};\"]*[\s>&*]"
                     r"(?!operator\b|constexpr\b|const\b|auto\b)([A-Za-z_]\w*)\s*(?=[({]|\Z)")
_VARIABLE = re.compile(rf"(?!template\b)(?:{SPECIFIER}|{ATTRIBUTE}|(?!\[\[)[^=(){{}};])*?"
                       rf"\b(?!operator\b)(\w+){BEFORE_INITIALIZER}")


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


@functools.lru_cache(1 << 12)  # a large initializer is read again and again otherwise
def evaluated_in(text: str, statement: Statement) -> Evaluated | None:
    """What a statement evaluates; None if it is no variable or condition, or not finished."""
    begin, end = statement.begin, statement.end
    condition = _CONDITION.match(text, begin)
    if condition:
        for token, depth in with_depth(tokens(text, condition.end())):
            if depth == 0 and (token[0] == ")" or token[0] == "," and _MESSAGE.match(text, token.end())):
                expression = _without_blanks(text, condition.end(), token.start())
                return Evaluated("", *expression, expression[0], True)
        return None
    if text[end:end + 1] not in (";", ","):
        return None
    initialized = _VARIABLE.match(text, begin, end)
    if initialized:
        name = initialized.start(1)
        first = evaluated_in(text, statement.first) if statement.first is not statement else None
        must_be_constant = (first and first.must_be_constant) or _MUST_BE_CONSTANT.search(text, begin, name)
        expression = _without_blanks(text, initialized.end(), end)
        return Evaluated(initialized[1], *expression, name, bool(must_be_constant))
    directly = _DIRECT.match(text, begin, end)
    if not directly:
        return None
    outside = [token for token, depth in with_depth(tokens(text, directly.end(), end)) if depth == 0]
    if outside[1:] and outside[1][0] != ",":
        return None  # the body of a function
    expression = _without_blanks(text, directly.start(1), outside[1].start() if outside[1:] else end)
    return Evaluated(directly[1], *expression, expression[0], True)


def _without_blanks(text: str, begin: int, end: int) -> tuple[int, int]:
    """Where a part of the text begins and ends without the blanks around it."""
    part = text[begin:end]
    return end - len(part.lstrip()), begin + len(part.rstrip())
