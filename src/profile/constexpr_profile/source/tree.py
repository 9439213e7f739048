# SPDX-License-Identifier: BSL-1.0
"""Reads C++ in one pass, as a tree: a statement may open braces, and a brace may enclose statements. For example,

    namespace n { constexpr int a = [] { return 1; }(), b = f({2}); struct { int i; } c; }

is read as

    statement   namespace n {…}
      brace       namespace n
        statement   constexpr int a = [] {…}()      the first variable of a declaration
          brace       lambda
            statement   return 1
        statement   b = f({2})                      continues the declaration that begins at `constexpr`
        statement   struct {…}                      ends at its brace, although a declaration goes on
          brace       of no known kind
            statement   int i
        statement   c                               continues the declaration that begins at `struct`

`{2}` is an initializer, since it contains no statement. The kind of a brace is read in its head, which is the text
between the last semicolon or brace and this one. In a namespace, each statement that continues no other one begins a
declaration.

If a guess is wrong, a text is not cut or copies of an expression are refused, which takes longer, or a variable or a
function has another name. Functions of the same name are counted together in a profile, and a breakpoint on a function
is found by its name. A breakpoint on a line may move to another one, or be set where nothing stops. With GCC, two
evaluations may become one, or one may be listed twice, since their statements tell them apart."""
from __future__ import annotations

import bisect
import re
from typing import NamedTuple

from .text import TOKEN, is_directive, with_brackets

# The heads of `struct [[attribute]] a::b : base`, `inline namespace a::b`, `= [&x](int i) mutable` (but not that of
# `operator[]`) and `constexpr a::b<int>::operator ()(int i) const`. After `template <class T>`, a class has no `=` of
# an initializer.
_CLASS = re.compile(r".*\b(?:class|struct|union)\b(?:\s|\[\[.*?\]\]|alignas\s*\([^()]*\))*"
                    r"((?:\w+\s*::\s*)*\w+)(?:[=!<>]=|[^()=])*$", re.DOTALL)
_NAMESPACE = re.compile(r'\s*(?:(inline\s+)?namespace\b\s*((?:\w+\s*::\s*)*\w+)?|extern\s*"C(?:\+\+)?"\s*$)')
_LAMBDA = re.compile(r"(?<!operator)(?<!operator )(?<!new)(?<!delete)(?<!\[)"
                     r"\[[^][]*\]\s*(?:<[^{}]*>)?\s*(?:\([^{}]*\))?[^(){};]*$")
_FUNCTION = re.compile(r"(|(?:\w+(?:<[^()<>]*>)?\s*::\s*)*"
                       r"(?:operator\s*(?:\(\s*\)|[^\s\w(]+|[\w\s]+?(?:\[\])?)|~?\w+))\s*\(")
# What stands before parentheses, but is not the name of a function.
_SPECIFIERS = {"decltype", "explicit", "noexcept", "alignas", "requires", "__attribute__"}
_BEFORE_EXPRESSION = {"=", "if", "for", "while", "switch", "catch", "return"}

_NEVER_FIRST = {"{", "}", ";", "*", "&"}  # in a statement: `b` in `int a = 1, *b = 2;`
_FIRST_AFTER_BLOCK = re.compile(r"\w|::|\[")  # other tokens go on, as `(5)` does in `int a = [] { return 1; } (5);`
# The last token before a body that may be empty: `f(int n) : a{n} {}`.
_BEFORE_BODY = {")", "}", "const", "noexcept", "override", "final", "else", "do", "try"}

# What is behind the name of a variable, before its initializer.
_PARENTHESES = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"  # with two levels inside, as `__attribute__` has
SPECIFIER = rf"\b(?:alignas|decltype|__attribute__)\s*{_PARENTHESES}"
ATTRIBUTE = r"\[\[(?:[^]]|\](?!\]))*\]\]"
_BOUND = r"\[(?!\[)(?:[^][;]|\[[^][;]*\])*\]"  # of an array, with one level of brackets inside
BEFORE_INITIALIZER = rf"\s*(?:(?:{ATTRIBUTE}|{_BOUND}|{SPECIFIER})\s*)*=(?!=)"
_FURTHER_VARIABLE = re.compile(rf"[\s*&]*((?!typename\b|class\b)\w+){BEFORE_INITIALIZER}")  # no template parameter

# Before and at the beginning of a statement or a block that a debugger may stop at.
_BEFORE_STATEMENT = {";", "{", "}", "else", "do"}
_BEFORE_LINE = {")", ":"}  # such as `if (c)` and `case 1:`, if a statement follows in the next line
_BEFORE_LIST = {"=", ",", "(", "return"}  # if a brace follows, it is that of no block
_BEGINNING = re.compile(r"(?!else\b)\w|::|[*&({[~!+-]")


class Declaration(NamedTuple):
    """Where a declaration begins and ends, and the namespaces around it as they are opened."""
    begin: int
    end: int
    scopes: tuple[str, ...]


class Statement:
    """A statement, or the declaration of one variable."""
    def __init__(self, begin: int, end: int, brace: Brace, first: Statement | None):
        self.begin, self.end = begin, end  # it ends at its semicolon or comma, or behind its block
        self.brace = brace  # around it
        self.first = first or self  # with which the declaration begins that this one continues
        self.end_of_all = end  # behind everything that continues this one
        self.block: Brace | None = None  # the last one in it, if it may end there
        self.defines = ""  # a function or a namespace, which needs no semicolon

    @property
    def specifiers(self) -> int:
        """Where its specifiers begin, which are in front of the first variable; those behind a class are left out."""
        return self.begin if self.first.block else self.first.begin

    def end_at(self, end: int, behind: int) -> None:
        self.end = end
        self.first.end_of_all = behind


class Brace:
    """What a pair of braces encloses."""
    def __init__(self, head: int, body: int, kind: str, name: str):
        self.head, self.body, self.end = head, body, body  # where its head and it begin, and behind it
        self.kind, self.name = kind, name  # namespace, class, function, lambda; empty if it is something else
        self.namespaces: tuple[str, ...] | None = None  # as they are opened, if nothing else is around its statements
        self.outer: Statement | None = None  # in which it is opened

    @property
    def begin(self) -> int:
        """Where what it encloses begins: initializers of members and implicit constructors are in front of it."""
        return self.head if self.kind in ("class", "function") else self.body

    def is_named(self, name: str) -> bool:
        """Whether it has this name, without the scopes around it."""
        return name in ("operator()", "lambda") if self.kind == "lambda" else self.name.split("::")[-1] == name


class _Opened:
    """A brace while it is read."""
    def __init__(self, brace: Brace, preceding: int = 0, *, is_in_function: bool = False, is_body: bool = False):
        self.brace = brace
        self.preceding = preceding  # how many statements precede it
        self.is_in_function = is_in_function
        self.is_body = is_body  # of a function or the like; if it has no statement either, it may be an initializer
        self.has_statement = False
        self.parentheses = 0  # that are open in it, or square brackets
        self.statement: Statement | None = None  # the last one, if it may go on


def _kind_of(head: str) -> tuple[str, str]:
    """The kind and the name of a brace."""
    namespace = _NAMESPACE.match(head)
    if namespace:  # the names of inline ones only make others longer
        return "namespace", "" if namespace[1] else namespace[2] or ""
    class_head = _CLASS.match(head)
    if class_head:
        return "class", class_head[1]
    if _LAMBDA.search(head):
        return "lambda", "lambda"
    function = function_in(head)
    if function:
        return "function", re.sub(r"\s*::\s*|(?<=operator)\s+(?=\W)", lambda each: each[0].strip(), function[1])
    return "", ""


def function_in(head: str) -> re.Match[str] | None:
    """What precedes the parameters of a function in the head of its body: its name, unless that is not found."""
    unnamed, in_list, previous = None, None, ""
    for token, opened in with_brackets(head):
        if not opened and token[0] in _BEFORE_EXPRESSION:
            return None
        function = None if opened and set(opened) != {"<"} else _FUNCTION.match(head, token.start())
        if function and (function[1] or previous) not in _SPECIFIERS:
            if opened:  # perhaps only since a `<` was "less than", as in `enable_if_t<N < 10, int> f(int n)`
                in_list = in_list or (function if function[1] else None)
            elif function[1]:
                return function
            else:
                unnamed = function
        previous = token[0]
    return unnamed or in_list


class Tree:
    """The braces and statements in a text."""
    def __init__(self, text: str):
        self.statements: list[Statement] = []
        self.scopes: list[Brace] = []  # those of a known kind, in the order in which they end
        self.beginnings: list[int] = []  # of the statements and blocks in functions that a debugger may stop at
        self._text, self._head, self._previous = text, 0, ""  # where the next head begins, and the last token
        self._opened = [_Opened(Brace(0, 0, "namespace", ""))]  # the last one is the innermost
        self._opened[0].brace.namespaces = ()
        for token in TOKEN.finditer(text):
            if is_directive(token[0]):
                self._head = token.end()
            else:
                self._add(token)
        self._begins = [each.begin for each in self.statements]
        self.declarations = [Declaration(each.begin, each.end_of_all, each.brace.namespaces)
                             for each in self.statements
                             if each.first is each and each.brace.namespaces is not None
                             and each.defines != "namespace"]
        self.declarations.append(Declaration(len(text), len(text), ()))
        self._ends_of_declarations = [each.end for each in self.declarations]

    def statement_at(self, offset: int) -> Statement | None:
        """The innermost statement around an offset."""
        before = bisect.bisect_right(self._begins, offset)
        statement = self.statements[before - 1] if before else None
        while statement and statement.end < offset:
            statement = statement.brace.outer
        return statement

    def declaration_at(self, offset: int) -> Declaration:
        """The declaration around an offset, or the next one; an empty one at the end if there is none."""
        index = bisect.bisect_right(self._ends_of_declarations, offset)
        return self.declarations[min(index, len(self.declarations) - 1)]

    def _add(self, token: re.Match[str]) -> None:
        word, inner = token[0], self._opened[-1]
        if not inner.parentheses:
            self._add_outside_of_parentheses(token)
        if word == "{":
            self._open(token)
        elif word == "}" and len(self._opened) > 1:
            self._close(token)
        elif word in ("(", "["):
            inner.parentheses += 1
        elif word in (")", "]"):
            inner.parentheses = max(inner.parentheses - 1, 0)
        if word in ("{", "}", ";"):
            self._head = token.end()
        if self._opened[-1].is_in_function and self._may_stop_at(token):
            self.beginnings.append(token.start())
        is_list = word == "{" and self._previous in _BEFORE_LIST
        self._previous = "," if is_list else word  # what follows begins no statement

    def _add_outside_of_parentheses(self, token: re.Match[str]) -> None:
        """Begins a statement or ends the last one, if a token does."""
        word, inner = token[0], self._opened[-1]
        last = inner.statement
        if word == ";":
            inner.has_statement = True
            if last:
                last.end_at(token.start(), token.end())
                if last.block and last.block.kind in ("lambda", ""):  # it belongs to an initializer
                    last.block = None
            inner.statement = None
        elif word in _NEVER_FIRST:
            return
        elif not last:
            self._begin(token.start(), None)
        elif last.block and _FIRST_AFTER_BLOCK.match(word):
            goes_on = inner.brace.namespaces is not None and not last.defines
            self._begin(token.start(), last.first if goes_on else None)
        else:
            last.block = None
            further = _FURTHER_VARIABLE.match(self._text, token.end()) if word == "," else None
            if further:
                last.end_at(token.start(), token.end())
                self._begin(further.start(1), last.first)

    def _begin(self, begin: int, first: Statement | None) -> None:
        inner = self._opened[-1]
        inner.statement = Statement(begin, len(self._text), inner.brace, first)
        self.statements.append(inner.statement)

    def _open(self, token: re.Match[str]) -> None:
        around, head = self._opened[-1], self._text[self._head:token.start()]
        brace = Brace(self._head, token.start(), *_kind_of(head))
        brace.outer = around.statement or around.brace.outer
        is_body = brace.kind == "function" or brace.kind != "lambda" and self._previous in _BEFORE_BODY
        is_in_function = around.is_in_function or brace.kind in ("function", "lambda")
        opened = _Opened(brace, len(self.statements), is_in_function=is_in_function, is_body=is_body)
        if brace.kind == "namespace" and around.brace.namespaces is not None:
            brace.namespaces = (*around.brace.namespaces, " ".join(head.split()) + " {")
            opened.has_statement = True
        if around.statement and brace.kind in ("function", "namespace"):
            around.statement.defines = brace.kind
        self._opened.append(opened)

    def _close(self, token: re.Match[str]) -> None:
        closed, around = self._opened.pop(), self._opened[-1]
        brace = closed.brace
        brace.end = token.end()
        if brace.kind:
            self.scopes.append(brace)
        if not closed.has_statement:  # `{f(1), f(2)}`: what is in an initializer begins no statement
            del self.statements[closed.preceding:]
        elif not around.parentheses and brace.kind != "lambda":
            around.has_statement = True  # a brace with a block inside is not an initializer
        if (closed.has_statement or closed.is_body) and not around.parentheses and around.statement:
            around.statement.block = brace
            around.statement.end_at(brace.end, brace.end)

    def _may_stop_at(self, token: re.Match[str]) -> bool:
        """Whether a statement or a block seems to begin there."""
        begin, previous = token.start(), self._previous
        is_first_in_line = not self._text[self._text.rfind("\n", 0, begin) + 1:begin].strip()
        is_behind_condition = previous in _BEFORE_LINE and is_first_in_line
        is_block = previous == ")" and token[0] == "{"
        return ((previous in _BEFORE_STATEMENT or is_behind_condition or is_block)
                and _BEGINNING.match(token[0]) is not None)
