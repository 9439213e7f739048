# SPDX-License-Identifier: BSL-1.0
"""Finds the namespaces and classes that a function belongs to, which Clang does not name in calls.

If a guess is wrong, a function has another name. Functions with the same name are counted together in a profile, and a
breakpoint on a function is found by its name."""
from __future__ import annotations

import re
from typing import NamedTuple, Sequence

from .tokens import TOKEN, is_directive

# What precedes an opening brace: `struct [[attribute]] a::b : base`, `namespace a::b`, `= [&x](int i) mutable` and
# `constexpr a::b<int>::operator ()(int i) const`. After `template <class T>`, a class has no `=` of an initializer.
_CLASS = re.compile(r".*\b(?:class|struct|union)\b(?:\s|\[\[.*?\]\]|alignas\s*\([^()]*\))*"
                   r"((?:\w+\s*::\s*)*\w+)(?:[=!<>]=|[^()=])*$", re.DOTALL)
_NAMESPACE = re.compile(r"\s*(inline\s+)?namespace\b\s*((?:\w+\s*::\s*)*\w+)?")
_LAMBDA = re.compile(r".*(?<!operator)\[[^][]*\]\s*(?:<[^{}]*>)?\s*(?:\([^{}]*\))?[^(){};]*$", re.DOTALL)
FUNCTION = re.compile(r"((?:\w+(?:<[^()<>]*>)?\s*::\s*)*"
                      r"(?:operator\s*(?:\(\s*\)|[^\s\w(]+|[\w\s]+?)|~?\w+))\s*\(")
# What stands before parentheses, but is not the name of a function.
SPECIFIERS = {"decltype", "explicit", "noexcept", "alignas", "requires", "__attribute__"}
_STATEMENTS = {"if", "for", "while", "switch", "catch", "constexpr", "return"}


class Scope(NamedTuple):
    """What braces enclose, and the offsets of its declaration and body."""
    begin: int
    body: int  # where its brace is
    end: int
    kind: str  # namespace, class, function or lambda
    name: str


def _kind_of(head: str) -> tuple[str, str]:
    """What a brace opens, by the text since the last brace or semicolon."""
    namespace = _NAMESPACE.match(head)
    if namespace:  # inline and unnamed ones only make names longer
        return ("namespace", namespace[2]) if namespace[2] and not namespace[1] else ("", "")
    class_head = _CLASS.match(head)
    if class_head:
        return "class", class_head[1]
    if _LAMBDA.match(head):
        return "lambda", "lambda"
    for function in FUNCTION.finditer(head):
        name = re.sub(r"\s*::\s*|(?<=operator)\s+(?=\W)", lambda each: each[0].strip(), function[1])
        if name in _STATEMENTS:
            break
        if name not in SPECIFIERS:
            return "function", name
    return "", ""


class Scopes:
    """The namespaces, classes, functions and lambdas in a text."""
    def __init__(self, text: str):
        self.all: list[Scope] = []
        opened: list[tuple[int, int, str, str]] = []
        start = 0
        for token in TOKEN.finditer(text):
            word = token.group()
            if word == "{":
                kind, name = _kind_of(text[start:token.start()])
                # Initializers of members and implicit constructors are in front of the brace.
                begin = start if kind in ("class", "function") else token.start()
                opened.append((begin, token.start(), kind, name))
            elif word == "}" and opened:
                begin, body, kind, name = opened.pop()
                if kind:
                    self.all.append(Scope(begin, body, token.end(), kind, name))
            if word in "{};" or is_directive(word):
                start = token.end()

    def names_around(self, offset: int) -> list[str]:
        """The names of the namespaces and classes whose bodies an offset is in, outermost first."""
        return _names_of([scope for scope in self.all if scope.body < offset < scope.end], ("namespace", "class"))

    def qualified(self, name: str, offset: int, outermost: Sequence[str] = ()) -> str:
        """The name of a function, with its namespaces and classes, by an offset in its body. The outermost are those
        around the text."""
        # Inner scopes end first, so they come first.
        around = [scope for scope in self.all if scope.begin <= offset < scope.end]
        for index, (_, _, _, kind, scope_name) in enumerate(around):
            outer = around[index + 1:]
            if kind == "lambda" and name == "operator()":
                return "::".join([*outermost, *_names_of(outer), "lambda"])
            if kind in ("function", "class") and scope_name.split("::")[-1] == name:
                constructor = [name] if kind == "class" else []  # outside of its body, or an implicit one
                return "::".join([*outermost, *_names_of(outer, ("namespace", "class")), scope_name, *constructor])
        return name


def _names_of(scopes: list[Scope], kinds: tuple[str, ...] = ("namespace", "class", "function")) -> list[str]:
    """The names of some kinds of scopes, outermost first."""
    return [f"{scope.name}()" if scope.kind == "function" else scope.name
            for scope in reversed(scopes) if scope.kind in kinds]
