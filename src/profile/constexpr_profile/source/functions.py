# SPDX-License-Identifier: BSL-1.0
"""Finds the namespaces and classes of a function, which Clang does not name in calls, the names of its parameters, and
where the statements in it begin.

If a guess is wrong, a function or its arguments have other names. Functions of the same name are counted together in a
profile, and a breakpoint on a function is found by its name. A breakpoint on a line may move to another one, or be set
where nothing stops. If a template parameter has another name, copies in the template do not compile."""
from __future__ import annotations

import collections
import re
from typing import Iterator, NamedTuple

from .printed import split_at_commas
from .statements import LAMBDA
from .text import TOKEN, is_directive, rough_beginning, tokens

# What precedes an opening brace: `struct [[attribute]] a::b : base`, `namespace a::b`, `= [&x](int i) mutable` and
# `constexpr a::b<int>::operator ()(int i) const`. After `template <class T>`, a class has no `=` of an initializer.
_CLASS = re.compile(r".*\b(?:class|struct|union)\b(?:\s|\[\[.*?\]\]|alignas\s*\([^()]*\))*"
                   r"((?:\w+\s*::\s*)*\w+)(?:[=!<>]=|[^()=])*$", re.DOTALL)
_NAMESPACE = re.compile(r"\s*(inline\s+)?namespace\b\s*((?:\w+\s*::\s*)*\w+)?")
_FUNCTION = re.compile(r"((?:\w+(?:<[^()<>]*>)?\s*::\s*)*"
                       r"(?:operator\s*(?:\(\s*\)|[^\s\w(]+|[\w\s]+?)|~?\w+))\s*\(")
# What stands before parentheses, but is not the name of a function.
_SPECIFIERS = {"decltype", "explicit", "noexcept", "alignas", "requires", "__attribute__"}
_STATEMENTS = {"if", "for", "while", "switch", "catch", "constexpr", "return"}

PACK = "..."  # behind the name of a parameter
_TYPES = {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "wchar_t", "double", "float",
          "int", "long", "short", "signed", "unsigned", "void"}
_QUALIFIERS = {"const", "volatile", "typename", "struct", "class", "enum", "register", "this"}
_WORD = re.compile(r"(?:\w+(?:<>)?\s*::\s*)*\w+(?:<>)?|[&*]")  # with its scopes, or a declarator
_LAMBDA_LIST = re.compile(r"\]\s*(?:<[^()]*>)?\s*\(")
# Something precedes the name of a template parameter, but no `::`; the last word of an unnamed one may be a keyword.
_TEMPLATE_PARAMETER = re.compile(rf"(?<=[\s*&>.])(?!(?:{'|'.join(sorted(_TYPES | _QUALIFIERS))})\b)(\w+)\s*$")

_BEFORE_STATEMENT = {";", "{", "}", "else", "do"}
_BEFORE_LINE = {")", ":"}  # such as `if (c)` and `case 1:`, if a statement follows in the next line
_BEFORE_LIST = {"=", ",", "(", "return"}  # if a brace follows, it is that of no block
_BEGINNING = re.compile(r"(?!else\b)\w|::|[*&({[~!+-]")  # of a statement or a block


class Scope(NamedTuple):
    """What braces enclose, and the offsets of its declaration and body."""
    begin: int
    body: int  # where its brace is
    end: int
    kind: str  # namespace, class, function or lambda
    name: str

    def is_named(self, name: str) -> bool:
        """Whether it has this name, without the scopes around it."""
        return name in ("operator()", "lambda") if self.kind == "lambda" else self.name.split("::")[-1] == name


def _kind_of(head: str) -> tuple[str, str]:
    """What a brace opens, by the text since the last brace or semicolon."""
    namespace = _NAMESPACE.match(head)
    if namespace:  # inline and unnamed ones only make names longer
        return ("namespace", namespace[2]) if namespace[2] and not namespace[1] else ("", "")
    class_head = _CLASS.match(head)
    if class_head:
        return "class", class_head[1]
    if LAMBDA.search(head):
        return "lambda", "lambda"
    for function in _FUNCTION.finditer(head):
        name = re.sub(r"\s*::\s*|(?<=operator)\s+(?=\W)", lambda each: each[0].strip(), function[1])
        if name in _STATEMENTS:
            break
        if name not in _SPECIFIERS:
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

    def qualified(self, name: str, offset: int) -> str:
        """The name of a function, with its namespaces and classes, by an offset in its body."""
        # Inner scopes end first, so they come first.
        around = [scope for scope in self.all if scope.begin <= offset < scope.end]
        for index, (_, _, _, kind, scope_name) in enumerate(around):
            outer = around[index + 1:]
            if kind == "lambda" and name == "operator()":
                return "::".join([*_names_of(outer), "lambda"])
            if kind in ("function", "class") and around[index].is_named(name):
                constructor = [name] if kind == "class" else []  # outside of its body, or an implicit one
                return "::".join([*_names_of(outer, ("namespace", "class")), scope_name, *constructor])
        return name


def _names_of(scopes: list[Scope], kinds: tuple[str, ...] = ("namespace", "class", "function")) -> list[str]:
    """The names of some kinds of scopes, outermost first."""
    return [f"{scope.name}()" if scope.kind == "function" else scope.name
            for scope in reversed(scopes) if scope.kind in kinds]


def names_of_parameters(text: str, scope: Scope) -> list[str]:
    """The names of the parameters of the function whose body is a scope."""
    head = text[rough_beginning(text, scope.body):scope.body]
    head = "\n".join(line for line in head.split("\n") if not line.startswith("#"))
    begin = _beginning_of_list(head, scope)
    if begin is None:
        return []
    return [name_of(part) for part in split_at_commas(head[begin:], ")") if part != "void"]


def _beginning_of_list(head: str, scope: Scope) -> int | None:
    """Where the parameters begin in what precedes a body; None if there are none."""
    if scope.kind == "lambda":
        lists = [opening.end() for opening in _LAMBDA_LIST.finditer(head)]
        return lists[-1] if lists else None
    named = (function for function in _FUNCTION.finditer(head) if function[1] not in _SPECIFIERS)
    return next((function.end() for function in named), None)


def name_of(parameter: str) -> str:
    """The name that a parameter declares; with `...` if it is a pack, and empty if it has none."""
    declared = re.sub(r"\[\[.*?\]\]", " ", parameter)
    declared = re.sub(r"(?<![=<>!])=(?!=).*", "", declared, flags=re.DOTALL).strip()
    inner = re.search(r"\(\s*[&*]+\s*(?:const\s+)?(\w*)\s*\)", declared)  # int (&name)[2]
    if inner:
        return inner[1]
    declared = re.sub(r"(\[[^]]*\]\s*)+$", "", declared).strip()
    pack = PACK if PACK in declared else ""
    plain = re.sub(r"<.*>", "<>", declared.replace(PACK, " "), flags=re.DOTALL)
    words = [str(word) for word in _WORD.findall(plain) if word not in _QUALIFIERS]
    if len(words) < 2 or not re.fullmatch(r"[^\W\d]\w*", words[-1]) or words[-1] in _TYPES:
        return pack
    return words[-1] + pack


def names_of_template_parameters(declaration: str) -> list[str]:
    """The names of the template parameters of a declaration, if it has any; none if one of these is a pack. One without
    a name is left out."""
    head = re.match(r"template\s*<", declaration)
    parameters = split_at_commas(declaration[head.end():], ">") if head else []
    if any(PACK in each for each in parameters):
        return []
    return [name[1] for each in parameters if (name := _TEMPLATE_PARAMETER.search(each.partition("=")[0]))]


def beginnings_in_bodies(text: str, scopes: Scopes) -> Iterator[int]:
    """Where the statements and blocks in functions begin."""
    bodies = collections.deque(sorted(
        (each.body, each.end) for each in scopes.all if each.kind in ("function", "lambda")))
    previous, end_of_body = "", 0
    for token in tokens(text):
        while bodies and bodies[0][0] <= token.start():
            end_of_body = max(end_of_body, bodies.popleft()[1])
        is_first_in_line = not text[text.rfind("\n", 0, token.start()) + 1:token.start()].strip()
        may_begin = (previous in _BEFORE_STATEMENT or previous in _BEFORE_LINE and is_first_in_line
                     or previous == ")" and token[0] == "{")
        if may_begin and token.start() < end_of_body and _BEGINNING.match(token[0]):
            yield token.start()
        previous = "," if token[0] == "{" and previous in _BEFORE_LIST else token[0]
