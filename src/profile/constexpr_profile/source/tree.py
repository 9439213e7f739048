# SPDX-License-Identifier: BSL-1.0
"""Reads C++ as a tree: a statement may open braces, and a brace may enclose statements. For example,

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

`{2}` is an initializer, since it contains no statement.

The kind of a brace is read in its head, which is the flat text between the last semicolon or brace and this one.

If a guess is wrong, a text is not cut or copies of an expression are refused, which takes longer, or a variable or a
function has another name. Functions of the same name are counted together in a profile, and a breakpoint on a function
is found by its name. A breakpoint on a line may move to another one, or be set where nothing stops. With GCC, two
evaluations may become one, or one may be listed twice, since their statements tell them apart."""
from __future__ import annotations

import bisect
import re
from typing import Iterator

from .text import OPENING, Brackets, without_literals, without_template_lists

# In flat text. `b` comes first in `int a = 1, *b = 2;`.
SPECIFIER = r"\b(?:alignas|decltype|__attribute(?:__)?)\s*\(\s*\)"
_ATTRIBUTE = r"\[\[\s*\]\]"
_FIRST = re.compile(r"[^\s*&;{}]")
BEFORE_INITIALIZER = rf"\s*(?:(?:{_ATTRIBUTE}|\[\s*\]|{SPECIFIER})\s*)*=(?!=)"
_FURTHER_VARIABLE = rf",[\s*&]*((?!typename\b|class\b)\w+)(?={BEFORE_INITIALIZER})"  # no template parameter
_DELIMITER = re.compile(rf";|{OPENING.pattern}|{_FURTHER_VARIABLE}|\Z")
_BEFORE_BLOCK = re.compile(r"(?:\)|\b(?:else|do|try))\s*$")  # which may be empty
# Behind a block. `} f();` begins another statement, and so does the variable in `} *v;`. Nothing does in `};` or `}{`.
# Other tokens go on, as `+` does in `int i = decltype(j){} + 1;`.
_BEHIND_BLOCK = re.compile(r"[\s*&]*(?:(?P<begins>\w|::|\[)|(?P<goes_on>[^;{]))?")

# Heads, without template arguments. Beside each part is an example of what it matches, as the text has it before it is
# made flat.
_SCOPES = r"(?:\w+\s*::\s*)*"  # `n::s::`
_NAMESPACE = re.compile(rf"""
    inline\s+namespace\b                                # `inline namespace v1`
    | (?:export\s+)? namespace\b\s* ({_SCOPES}\w+)?    # `namespace n::m`
    | extern\s*"\s*"\s*$                                # `extern "C"`
    """, re.VERBOSE)
_CLASS = re.compile(rf"""
    \b(?:class|struct|union)\b (?:\s|{_ATTRIBUTE}|{SPECIFIER})*     # `struct [[nodiscard]] alignas(8)`
    ({_SCOPES}\w+) [^()=]*$                                         # `n::s final : base`
    """, re.VERBOSE)
_PART = re.compile(r"""
    \brequires\s*$                                              # `template <class T> concept c = requires`
    | (?:\brequires|[=&|!]) \s* requires\s*\(\s*\)\s*$          # `void f(T t) requires requires(T u)`
    | \)[^;=]* (?<!:):(?!:) [^;]*[\w>]\s*$                      # `s(int n) : base(n), member`
    """, re.VERBOSE)
_LAMBDA = re.compile(r"""
    (?<!operator)(?<!operator[ ])(?<!new)(?<!delete)(?<!\[)     # no `operator[]`, `delete[]`, `[[nodiscard]]`
    \[\s*\] \s*(?:\(([ ]*)\))?                                  # `[&a](int i)`, with its parameters
    [^({;=]*$                                                   # `mutable -> int`
    """, re.VERBOSE)
# In front of the name of a function, there is nothing that precedes an expression: that is found first, without a name.
_FUNCTION = re.compile(rf"""
    (?<![=<>!])=(?!=) | , | \b(?:if|for|while|switch|catch|return)\b    # `int i = f(1)`, `if (f(1))`
    | (?<!\w) (?!(?:decltype|explicit|noexcept|alignas|requires|__attribute(?:__)?)\b)
    ({_SCOPES}                                      # the name: `n::s::`
        (?:operator\s*(?:\(\s*\)|[^(]*[^(\s])       # `operator()`, `operator ==`
        |~?\w+))                                    # `size`, `~s`
    \s*(?:{_ATTRIBUTE}\s*)* \(([ ]*)\)              # `[[nodiscard]] (int n)`, with its parameters
    (?=[^,]* (?:$|[^:]:[^:]))                       # `const -> int`, `: base(n), member(1)`
    """, re.VERBOSE)

# A list, or what is before the beginning of a statement or a block that a debugger may stop at.
_BEGINNING = re.compile(r"""
    (?:[=,(]|\breturn\b) \s*\{[\s{]*                # a list: `= {{`, `return {`
    | (?P<before>
        (?:[;{}]                                    # `a = 1;`
        |\b(?:else|do)\b                            # `else`
        |\)(?=\s*\{)                                # `if (a)` before a block
        |(?:\)|(?<!:):)\s*\n)                       # `if (a)` or `case 1:` at the end of a line
        \s*)
    (?=(?!else\b)\w|::|[*&({[~!+-])                 # it begins: `return`, `::f()`, `++i`, `{`
    """, re.VERBOSE)


class Statement:
    """A statement, or the declaration of one variable."""
    def __init__(self, begin: int, end: int, brace: Brace, first: Statement | None):
        self.begin, self.end = begin, end  # it ends at its semicolon or comma, or behind its block
        self.brace = brace  # around it
        self.first = first or self  # with which the declaration begins that this one continues
        self.end_of_all = end  # behind everything that continues this one
        self.block: Brace | None = None  # the last one in it, if it ends there

    @property
    def declaration(self) -> Statement | None:
        """The statement with which the declaration begins, directly in namespaces, that this one is in."""
        if self.brace.namespaces is not None:
            return self.first
        return self.brace.outer and self.brace.outer.declaration

    @property
    def flat(self) -> str:
        """Its text, where what brackets enclose is blank."""
        return self.brace.flat[self.begin - self.brace.inside:self.end - self.brace.inside]

    def end_at(self, end: int, behind: int) -> None:
        self.end = end
        self.first.end_of_all = behind


class Brace:
    """A pair of braces."""
    def __init__(self, body: int, head: str, brackets: Brackets, outer: Statement | None):
        self.begin_of_head = body - len(head)
        self.body, self.inside = body, body + 1  # where it and its content begin
        self.end = brackets.end(body)  # behind it
        self.flat = brackets.flat(self.inside, self.end - 1)  # its content
        self.outer = outer  # in which it is opened
        self.kind = self.name = ""  # namespace, class, function, lambda; part, if it is in the head of another one
        self.parameters = slice(0)  # where those of a function or a lambda are
        self.must_be_block = _BEFORE_BLOCK.search(head) is not None
        self.has_statement = False
        self.namespaces: tuple[str, ...] | None = None  # as they are opened, if nothing else is around its statements
        self._read_head(without_template_lists(head), brackets.plain)

    @property
    def is_block(self) -> bool:
        """Whether a statement may end behind it."""
        return self.kind not in ("lambda", "part") and (
            self.has_statement or self.must_be_block or self.kind in ("function", "namespace"))

    @property
    def begin(self) -> int:
        """Where what it encloses begins: initializers of members and implicit constructors are in front of it."""
        return self.begin_of_head if self.kind in ("class", "function") else self.body

    def is_named(self, name: str) -> bool:
        """Whether it has this name, without the scopes around it."""
        return name in ("operator()", "lambda") if self.kind == "lambda" else self.name.split("::")[-1] == name

    def _read_head(self, head: str, plain: str) -> None:
        def at(begin: int, end: int) -> slice:
            return slice(self.begin_of_head + begin, self.begin_of_head + end)

        if found := _NAMESPACE.match(head):  # the names of inline ones only make others longer
            self.kind, self.name = "namespace", found[1] or ""
        elif found := _CLASS.search(head):
            self.kind, self.name = "class", _tidy(plain[at(*found.span(1))])
        elif _PART.search(head):
            self.kind = "part"
        elif found := _LAMBDA.search(head):
            self.kind, self.name, self.parameters = "lambda", "lambda", at(*found.span(1))
        elif (found := _FUNCTION.search(head)) and found[1]:
            self.kind, self.name = "function", _tidy(plain[at(*found.span(1))])
            self.parameters = at(*found.span(2))


def _tidy(name: str) -> str:
    """A name without the blanks that compilers leave out."""
    return re.sub(r"\s*::\s*|\s+(?=<)|(?<=operator)\s+(?=\W)", lambda each: each[0].strip(), name)


class Tree:
    """The braces and statements in a text."""
    def __init__(self, text: str):
        self.plain = without_literals(text)
        self.statements: list[Statement] = []
        self.scopes: list[Brace] = []  # those of a known kind, in the order in which they end
        self._text = text
        self._brackets = Brackets(self.plain)
        whole = Brace(-1, "", self._brackets, None)  # as if others were around it
        whole.namespaces = ()
        self._read_statements(whole)
        self._begins = [each.begin for each in self.statements]

    def statement_at(self, offset: int) -> Statement | None:
        """The innermost statement around an offset."""
        before = bisect.bisect_right(self._begins, offset)
        statement = self.statements[before - 1] if before else None
        while statement and statement.end < offset:
            statement = statement.brace.outer
        return statement

    def beginnings(self) -> Iterator[int]:
        """Where the statements and blocks in functions seem to begin that a debugger may stop at."""
        end = 0
        for scope in sorted(self.scopes, key=lambda scope: scope.body):
            if scope.kind in ("function", "lambda") and scope.body >= end:
                end = scope.end
                yield scope.body
                found = _BEGINNING.finditer(self.plain, scope.body, end)
                yield from (each.end() for each in found if each["before"])

    def _read_statements(self, around: Brace) -> None:
        """Reads what a pair of braces encloses."""
        statement: Statement | None = None  # the last one, if it may go on
        head = 0  # where that of the next brace begins
        for found in _DELIMITER.finditer(around.flat):
            if not statement and (first := _FIRST.search(around.flat, head, found.end())):
                statement = self._begin(first.start(), around, None)
            if found[0] == ";":
                around.has_statement = True
                if statement:
                    statement.end_at(around.inside + found.start(), around.inside + found.end())
                statement, head = None, found.end()
            elif found[0] == "{":
                outer = statement or around.outer
                brace = self._read_brace(around.inside + found.start(), around.flat[head:found.start()], outer, around)
                if brace.kind != "part":
                    head = brace.end - around.inside
                if brace.is_block:  # a brace with a block inside is not an initializer
                    around.has_statement = around.has_statement or brace.has_statement
                    statement = statement and self._end_at_block(statement, brace)
            elif found[0].startswith(("(", "[")):
                self._read_lambdas(around.inside + found.start(), statement or around.outer)
            elif found[0] and statement:
                statement.end_at(around.inside + found.start(), around.inside + found.start() + 1)
                statement = self._begin(found.start(1), around, statement.first)

    def _begin(self, index: int, around: Brace, first: Statement | None) -> Statement:
        """Begins a statement at an index in braces."""
        statement = Statement(around.inside + index, around.end - 1, around, first)
        self.statements.append(statement)
        return statement

    def _end_at_block(self, statement: Statement, block: Brace) -> Statement:
        """Ends a statement at a block, unless it goes on. Returns the last statement."""
        around = statement.brace
        behind = _BEHIND_BLOCK.match(around.flat, block.end - around.inside)
        if behind and behind["goes_on"]:
            return statement
        statement.block = block
        statement.end_at(block.end, block.end)
        if behind and behind["begins"]:
            goes_on = around.namespaces is not None and block.kind not in ("function", "namespace")
            return self._begin(behind.start("begins"), around, statement.first if goes_on else None)
        return statement

    def _read_lambdas(self, opening: int, outer: Statement | None) -> None:
        """Reads the lambdas in a pair of other brackets."""
        inside, end, head = opening + 1, self._brackets.end(opening), 0
        if "{" not in self.plain[inside:end]:
            return
        flat = self._brackets.flat(inside, end - 1)
        for found in OPENING.finditer(flat):
            if found[0] == "{":
                head = self._read_brace(inside + found.start(), flat[head:found.start()], outer).end - inside
            else:
                self._read_lambdas(inside + found.start(), outer)

    def _read_brace(self, body: int, head: str, outer: Statement | None, around: Brace | None = None) -> Brace:
        """Reads a pair of braces that is in a statement, and directly in other braces, unless it is in parentheses."""
        brace = Brace(body, head.lstrip(), self._brackets, outer)
        if not around and brace.kind != "lambda":
            brace.kind = ""  # nothing else can be there
        if brace.kind == "namespace" and around and around.namespaces is not None:
            opening = " ".join(self._text[brace.begin_of_head:brace.inside].split())
            brace.namespaces, brace.has_statement = (*around.namespaces, opening), True
        count = len(self.statements)
        self._read_statements(brace)
        if brace.kind not in ("", "part"):
            self.scopes.append(brace)
        if not brace.has_statement:  # `{f(1), f(2)}`: what is in an initializer begins no statement
            del self.statements[count:]
        return brace
