# SPDX-License-Identifier: BSL-1.0
"""Cuts C++ into the declarations at namespace scope, and finds where statements begin, the variables that they declare,
and the expressions that they evaluate: GCC names neither the expression nor the variable.

If a guess is wrong, a text is not cut or copies of an expression are refused, which takes longer, or a variable has
another name. With GCC, two evaluations may become one, or one may be listed twice, since the beginnings of their
statements tell them apart."""
from __future__ import annotations

import re
from typing import Iterator, NamedTuple

from .text import may_open_template_arguments, rough_beginning, tokens, with_depth

_SCOPE = re.compile(r'(inline )?namespace\b|extern ?"C(\+\+)?"$')
# What a statement or a declaration begins with; other tokens continue the last one.
_FIRST = re.compile(r"\w|::|\[")
# What precedes the body of a lambda, rather than that of `operator[]` or of something with an attribute.
LAMBDA = re.compile(r"(?<!operator)(?<!operator )(?<!\[)\[[^][]*\]\s*(?:<[^{}]*>)?\s*(?:\([^{}]*\))?[^(){};]*$")
_LONGEST_LAMBDA = 200  # characters that precede its body
# The last token before another body, which may be empty: `f(int n) : a{n} {}`.
_BEFORE_BODY = {")", "}", "const", "noexcept", "override", "final", "else", "do", "try"}
_CONDITION = re.compile(r"(?:static_assert|(?:else\s+)?if\s+constexpr)\s*\(")
_MUST_BE_CONSTANT = re.compile(r"\bconst(?:expr|init)\b")
_MESSAGE = re.compile(r'\s*(?:u8|[uUL])?R?"')
_PARENTHESES = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"  # with two levels inside, as `__attribute__` has
_SPECIFIER = rf"\b(?:alignas|decltype|__attribute__)\s*{_PARENTHESES}"
_ATTRIBUTE = r"\[\[(?:[^]]|\](?!\]))*\]\]"
_BOUND = r"\[(?!\[)(?:[^][;]|\[[^][;]*\])*\]"  # of an array, with one level of brackets inside
_BEFORE_INITIALIZER = rf"\s*(?:(?:{_ATTRIBUTE}|{_BOUND}|{_SPECIFIER})\s*)*=(?!=)"  # what is behind a variable's name
_FURTHER_VARIABLE = re.compile(rf"[\s*&]*(?!typename\b|class\b)\w+{_BEFORE_INITIALIZER}")  # and no template parameter
# A variable that must be constant and is initialized without `=`: `constexpr box<3> v;`, `constexpr T v(1)`. A function
# looks the same; a copy of it does not compile.
_DIRECT = re.compile(r"(?:(?:static|inline|extern|thread_local)\s+)*(?:constexpr|constinit)\b[^=(){};\"]*[\s>&*]"
                     r"(?!operator\b|constexpr\b|const\b|auto\b)([A-Za-z_]\w*)\s*(?=[({;])")
_VARIABLE = re.compile(rf"(?!template\b)(?:{_SPECIFIER}|{_ATTRIBUTE}|(?!\[\[)[^=(){{}};])*?"
                      rf"\b(?!operator\b)(\w+){_BEFORE_INITIALIZER}")


class Declaration(NamedTuple):
    """Where a declaration begins and ends, and the namespaces around it as they are opened."""
    begin: int
    end: int
    scopes: tuple[str, ...]


class _OpenDeclaration:
    """What has been read of a declaration that has not ended."""
    def __init__(self, begin: int, depth: int):
        self.begin, self.depth = begin, depth  # how many brackets are open around it
        self.is_function = False  # or looks like one
        self.is_initialized = self.is_operator = False
        self.lists = 0  # how many lists of template parameters or arguments are open
        self.previous = ""

    def add(self, word: str, depth: int) -> None:
        """Adds a word of the declaration, before which some brackets are open."""
        if depth == self.depth:
            self._add_outside(word)
        self.previous = word

    def _add_outside(self, word: str) -> None:
        """Adds a word that is outside of the declaration's brackets."""
        self.is_operator = self.is_operator or word == "operator"
        if word == "<" and may_open_template_arguments(self.previous):
            self.lists += 1
        elif word == ">" and self.lists:
            self.lists -= 1
        elif word == "=" and not self.lists and not self.is_operator:  # and not that of a default argument
            self.is_initialized, self.is_function = True, False
        elif word == "(" and not self.is_initialized:
            self.is_function = True


def declarations(text: str) -> Iterator[Declaration]:
    """All declarations, and an empty or unfinished one at the end."""
    scopes: tuple[str, ...] = ()
    current: _OpenDeclaration | None = None
    closed: int | None = None  # where a brace has closed, if that may end the declaration
    for token, depth in with_depth(tokens(text)):
        word = token.group()
        if current and closed is not None and _ends_after_brace(word, current.is_function):
            yield Declaration(current.begin, closed, scopes)
            current = None
        closed = None
        if not current:
            if word == "}":
                scopes = scopes[:-1]
            if word in ";}":
                continue
            current = _OpenDeclaration(token.start(), depth)
        if word == "{" and depth == current.depth:
            opened = " ".join(text[current.begin:token.start()].split())
            if _SCOPE.match(opened):
                scopes, current = (*scopes, opened + " {"), None
                continue
        current.add(word, depth)
        if word == "}" and depth == current.depth + 1:
            closed = token.end()
        elif word == ";" and depth == current.depth:
            yield Declaration(current.begin, token.end(), scopes)
            current = None
    yield Declaration(current.begin if current else len(text), len(text), scopes)


def _ends_after_brace(word: str, is_function: bool) -> bool:
    """Whether a declaration has ended at a brace that this word follows. What looks like a function
    ends if a word follows; others need a semicolon."""
    return word == "}" or (is_function and bool(re.match(r"\w|::|\[", word)))


class Part(NamedTuple):
    """A part of the text that belongs to a statement; it ends where the next part begins."""
    begin: int
    statement: int  # where that begins


class Evaluated(NamedTuple):
    """What a statement evaluates: the variable that it initializes, which is empty for a condition, and where the
    expression begins and ends."""
    variable: str
    begin: int
    end: int
    has_variable: bool = False  # it begins with the variable, as `v(1)` does


class _Bracket:
    """A bracket that is open. If a brace contains no statement, it may belong to an initializer."""
    def __init__(self, symbol: str, preceding: list[Part], is_lambda: bool = False, is_body: bool = False):
        self.symbol, self.preceding = symbol, len(preceding)
        self.statement = preceding[-1].statement if preceding else 0
        self.is_lambda, self.is_body = is_lambda, is_body  # of a lambda; of a function, `else`, …
        self.has_statement = False


class _Reader:
    """Reads tokens, and finds the parts of statements."""
    def __init__(self, text: str):
        self.parts: list[Part] = []
        self._text = text
        self._opened = [_Bracket("{", self.parts)]  # the last one is the innermost
        self._closed: _Bracket | None = None  # a body, if the statement around it may go on
        self._is_first = True  # whether the next token begins a statement
        self._previous = ""  # the last token

    def add(self, token: re.Match[str]) -> None:
        """Goes on behind a token."""
        word, innermost = token.group(), self._opened[-1]
        if self._is_first and word not in ("{", "}", ";", "*", "&"):
            self._begin(word, token.start())
        if word in ("(", "[", "{"):
            self._opened.append(self._opened_by(token))
            self._is_first = self._is_first or word == "{"
        elif word in (")", "]", "}") and len(self._opened) > 1:
            self._close(word, token.end())
        elif word == ";" and innermost.symbol == "{":
            self._is_first = innermost.has_statement = True
        elif word == "," and innermost.symbol == "{" and _FURTHER_VARIABLE.match(self._text, token.end()):
            self._is_first = True  # `b` in `int a = 1, b = 2;`
        self._previous = word

    def _opened_by(self, token: re.Match[str]) -> _Bracket:
        """The bracket that a token opens."""
        end = token.start()
        begin = max(rough_beginning(self._text, end), end - _LONGEST_LAMBDA)
        is_lambda = token[0] == "{" and bool(LAMBDA.search(self._text, begin, end))
        is_body = token[0] == "{" and not is_lambda and self._previous in _BEFORE_BODY
        return _Bracket(token[0], self.parts, is_lambda, is_body)

    def _begin(self, word: str, offset: int) -> None:
        """Begins a statement with its first word. If that only continues what was before a body, as `(5)` does in
        `int a = [] { return 1; } (5);`, it belongs to that statement."""
        self._is_first = False
        if _FIRST.match(word):
            self.parts.append(Part(offset, offset))
        elif self._closed:
            self.parts.append(Part(offset, self._closed.statement))
        self._closed = None

    def _close(self, word: str, behind: int) -> None:
        """Closes the innermost bracket."""
        closed, is_brace_around = self._opened.pop(), self._opened[-1].symbol == "{"
        self._is_first = is_brace_around and (closed.has_statement or closed.is_body)
        self._closed = closed if self._is_first else None
        if closed.has_statement and is_brace_around and not closed.is_lambda:
            self._opened[-1].has_statement = True  # a brace with a block inside is not an initializer
        if closed.has_statement and not self._is_first:  # a lambda in an argument list: `f([] { return 1; }, 2)`
            self.parts.append(Part(behind, closed.statement))
        if word == "}" and not closed.has_statement:  # `{f(1), f(2)}`: what is in an initializer begins no statement
            del self.parts[closed.preceding:]


def parts_of_statements(text: str) -> list[Part]:
    """Which statement or declaration each part of the text belongs to. If one declares several variables, each is
    taken for one. A statement that contains a lambda has a part before its body, and one after it."""
    reader = _Reader(text)
    for token in tokens(text):
        reader.add(token)
    return reader.parts


def evaluated_at(text: str, begin: int) -> Evaluated | None:
    """What the statement that begins there evaluates; None if it is no variable or condition."""
    declared = _VARIABLE.match(text, begin)
    first = declared or _CONDITION.match(text, begin)
    if not first:
        return _directly_initialized_at(text, begin)
    behind_comma = _FURTHER_VARIABLE if declared else _MESSAGE  # if that ends the expression
    for token, depth in with_depth(tokens(text, first.end())):
        word = token.group()
        if depth == 0 and (word in (")", ";") or word == "," and behind_comma.match(text, token.end())):
            expression = text[first.end():token.start()]
            start = first.end() + len(expression) - len(expression.lstrip())
            return Evaluated(declared[1] if declared else "", start, start + len(expression.strip()))
    return None


def _directly_initialized_at(text: str, begin: int) -> Evaluated | None:
    """The variable that is declared there, with an initializer without `=`, if any."""
    declared = _DIRECT.match(text, begin)
    if not declared:
        return None
    for token, depth in with_depth(tokens(text, declared.end())):
        if depth == 0 and token.group() in (";", ","):
            end = declared.end(1) + len(text[declared.end(1):token.start()].rstrip())
            return Evaluated(declared[1], declared.start(1), end, has_variable=True)
        if depth == 0 and token.start() > declared.end():
            break  # the body of a function
    return None


def variable_at(text: str, begin: int) -> str:
    """The variable that is declared there; empty if there is none."""
    declared = _VARIABLE.match(text, begin)
    if declared:
        return declared[1]
    directly = _directly_initialized_at(text, begin)
    return directly.variable if directly else ""


def must_be_constant(text: str, begin: int) -> bool:
    """Whether what the statement that begins there evaluates must be a constant."""
    return bool(constant_at(text, begin) or _CONDITION.match(text, begin) or _DIRECT.match(text, begin))


def constant_at(text: str, begin: int) -> int | None:
    """Where the name of the variable is, if it must be constant. If not, its initializer may have several constants."""
    declared = _VARIABLE.match(text, begin)
    if not declared:
        return None
    is_further = text[:begin].rstrip(" \n*&").endswith(",")
    head = text.rfind(";", 0, begin) + 1 if is_further else begin
    return declared.start(1) if _MUST_BE_CONSTANT.search(text, head, declared.start(1)) else None
