# SPDX-License-Identifier: BSL-1.0
"""Reads what compilers print: calls with their arguments, and lists; and shortens it. And finds in the text what they
leave out: the namespaces and classes of functions, which Clang does not print, and the names of parameters.

If a guess is wrong, functions and arguments are shown with other names or values."""
from __future__ import annotations

import functools
import re
from typing import NamedTuple, Sequence

from .text import NUMBER, Brackets, blank, without_template_lists
from .tree import Brace

_LITERAL = re.compile(rf"""(?s:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|{NUMBER})""")  # which may have line breaks
# In flat text. The last parentheses are those of the arguments; GCC prints the parameters of an overload before them.
_CALL = re.compile(r"(?:(?P<object>.*)(?:\.|(?<!operator)->)\s*)?(?P<name>.*?)"
                   r"(?:(?:(?<!operator)\( *\))?(?<!operator)\((?P<arguments> *)\)[^()]*)?", re.DOTALL)

_TYPES = {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "wchar_t", "double", "float",
          "int", "long", "short", "signed", "unsigned", "void"}
_QUALIFIERS = {"const", "volatile", "typename", "struct", "class", "enum", "register", "this"}
_WORD = re.compile(r"(?:\w+(?:<>)?\s*::\s*)*\w+(?:<>)?|[&*]")  # with its scopes, or a declarator
_MOST_NAMES = 1 << 16  # that are kept: a call has its arguments


class Call(NamedTuple):
    object: str  # that a member function is called for; empty if there is none
    arguments: list[str]


@functools.lru_cache(_MOST_NAMES)
def function_name(call: str) -> str:
    """The function, without object, arguments and template arguments: `push_back` in
    `v.push_back<int>({1, ")"})`."""
    call, parts = _parts(call)
    head, operator, symbol = re.split(r"(\boperator\b|\Z)", call[slice(*parts.span("name"))], maxsplit=1)
    # GCC writes <lambda(int)>, which is no template argument.
    head = without_template_arguments(re.sub(r"<lambda(\([^<>]*\))?>", "lambda", head))
    # The template arguments of an operator are not the `<` of operator<.
    symbol = re.sub(r'^(\W+?|""\s*\w+)<.*>$', r"\1", symbol, flags=re.DOTALL)
    return head.lstrip("&*") + operator + symbol or call


def parse_call(call: str) -> Call:
    """The object and the arguments of a call: `v` and `1`, `"a, b"` in `v.at(1, "a, b")`."""
    call, parts = _parts(call)
    return Call(call[slice(*parts.span("object"))], split_at_commas(call[slice(*parts.span("arguments"))]))


def _flat(plain: str) -> str:
    return Brackets(plain).flat(0, len(plain))


def _parts(call: str) -> tuple[str, re.Match[str]]:
    """A call, without a first parenthesis that Clang 19 does not close, and where its parts are."""
    plain = _LITERAL.sub(blank, call)
    if plain.startswith("(") and plain.count("(") > plain.count(")"):
        call, plain = call[1:], plain[1:]
    parts = _CALL.fullmatch(_flat(plain))
    assert parts
    return call, parts


def split_at_commas(text: str) -> list[str]:
    """The items between commas, but not those in brackets."""
    flat = without_template_lists(_flat(_LITERAL.sub(blank, text)))
    commas = [comma.start() for comma in re.finditer(",", flat)]
    items = [text[begin:end].strip() for begin, end in zip([0, *(comma + 1 for comma in commas)], [*commas, len(text)])]
    return items if items != [""] else []


@functools.lru_cache(maxsize=None)
def last_name(name: str) -> str:
    """The name without scopes and template arguments."""
    return without_template_arguments(name).split("::")[-1]


def without_template_arguments(name: str) -> str:
    """A name as a compiler prints it, without template arguments. Among these may be literals, with brackets of their
    own."""
    name = _LITERAL.sub("", name)
    count = 1
    while count:  # the innermost go first
        name, count = re.subn("<[^<>]*>", "", name)
    return name


def shorten(text: str, width: int) -> str:
    """The beginning of a text, with an ellipsis if it has more characters than the width."""
    return text if len(text) <= width else text[:width - 1] + "…"


def without_bodies(call: str) -> str:
    """A call without the bodies of lambdas: braces with a semicolon inside."""
    plain = _LITERAL.sub(blank, call)  # in which the columns stay those of the call
    brackets, shown, behind = Brackets(plain), "", 0
    for brace in re.finditer("{", plain):
        begin, end = brace.start(), brackets.end(brace.start())
        if begin >= behind and end <= len(plain) and ";" in plain[begin:end]:
            shown, behind = f"{shown}{call[behind:begin]}{{…}}", end
    return shown + call[behind:]


def qualified(scopes: Sequence[Brace], name: str, offset: int) -> str:
    """The name of a function, with its namespaces and classes, by an offset in its body."""
    # Inner scopes end first, so they come first.
    around = [scope for scope in scopes if scope.begin <= offset < scope.end]
    for index, scope in enumerate(around):
        outer = around[index + 1:]
        if scope.kind == "lambda" and name == "operator()":
            return "::".join([*_names_of(outer), "lambda"])
        if scope.kind in ("function", "class") and scope.is_named(name):
            constructor = [name] if scope.kind == "class" else []  # outside of its body, or an implicit one
            return "::".join([*_names_of(outer, ("namespace", "class")), scope.name, *constructor])
    return name


def _names_of(scopes: Sequence[Brace], kinds: tuple[str, ...] = ("namespace", "class", "function")) -> list[str]:
    """The names of some kinds of scopes, outermost first."""
    return [f"{scope.name}()" if scope.kind == "function" else scope.name
            for scope in reversed(scopes) if scope.kind in kinds and scope.name]


def names_of_parameters(text: str, scope: Brace) -> list[str]:
    """The names of the parameters of the function whose body is a scope."""
    return [name_of(part) for part in split_at_commas(text[scope.parameters]) if part != "void"]


def name_of(parameter: str) -> str:
    """The name that a parameter declares; empty if it has none: `v` in `const std::vector<int>& v = {}`."""
    declared = re.sub(r"\[\[.*?\]\]", " ", parameter)
    declared = re.sub(r"(?<![=<>!])=(?!=).*", "", declared, flags=re.DOTALL).strip()
    inner = re.search(r"\(\s*[&*]+\s*(?:const\s+)?(\w*)\s*\)", declared)  # int (&name)[2]
    if inner:
        return inner[1]
    declared = re.sub(r"(\[[^]]*\]\s*)+$", "", declared).strip()
    plain = re.sub(r"<.*>", "<>", declared, flags=re.DOTALL)
    words = [str(word) for word in _WORD.findall(plain) if word not in _QUALIFIERS]
    if len(words) < 2 or not re.fullmatch(r"[^\W\d]\w*", words[-1]) or words[-1] in _TYPES:
        return ""
    return words[-1]
