# SPDX-License-Identifier: BSL-1.0
"""A preprocessed text: its literals and brackets, its columns, which compilers count in bytes, the files and lines that
its rows come from, and how to insert something in them.

In flat text, what brackets enclose is blank. So columns stay, and no regular expression needs to know what is nested.
For example, these are a text and its flat text:

    constexpr int a = [] { return 1; }(), b = f({2}, "}");
    constexpr int a = [] {           }(), b = f(        );

First, what literals contain must be blank. Template arguments are only known from what is around them.

A row is counted from 1, as compilers count it; its index in the list of lines, from 0.

If a literal is wrong, for example since a string ends elsewhere, the other modules may misread the rest of the file. If
a raw string is none, rows are taken to come from another line or file, and places are wrong or not found."""
from __future__ import annotations

import bisect
import re
from typing import Iterable, NamedTuple

UNDECODABLE = "surrogateescape"  # for `errors` of encode() and decode(): bytes that are not UTF-8 go through unchanged

# Parts of regular expressions. A literal is a string, a character, or a number, which may have a quote and a dot; or a
# preprocessing directive, in which nothing is one.
NUMBER = r"(?<!\w)\.?\d[\w.']*"
LITERAL = (r'(?sm:^[ \t]*#[^\n]*|\b(?:u8|[uUL])?R"(?P<delimiter>[^()\\\s"]{0,16})\(.*?\)(?P=delimiter)"|'
           rf""""(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|{NUMBER})""")

_LITERAL = re.compile(LITERAL)
_BRACKET = re.compile(r"[][(){}]")
OPENING = re.compile(r"[({]|\[\[?")  # an attribute has two
_TEMPLATE_ARGUMENTS = re.compile(r"(?<!operator)(?<!operator )(?<!<)<(?![<=])[^<>]*(?<!-)>")
MARKER = re.compile(r'#(?:line)? *(\d+) "(.*)"')


class Position(NamedTuple):
    """A place in a file. Lines and columns are counted from 1, and columns in bytes; 0 is one that is not known."""
    path: str
    line: int
    column: int

    @property
    def file_and_line(self) -> tuple[str, int]:
        return self.path, self.line

    @property
    def line_and_column(self) -> tuple[int, int]:
        return self.line, self.column


def without_literals(text: str) -> str:
    """The text, at the same offsets, without what its literals contain, and without directives."""
    return _LITERAL.sub(blank, text)


def blank(literal: re.Match[str]) -> str:
    """A literal, as long as it is, without what it contains: quotation marks or zeros. A directive is blank."""
    text = literal[0]
    if text.lstrip().startswith("#"):
        return " " * len(text)
    if text[-1] not in "\"'":
        return "0" * len(text)
    begin = text.find(text[-1]) + 1
    return text[:begin] + " " * (len(text) - begin - 1) + text[-1]


class Brackets:
    """The brackets in a text."""
    def __init__(self, plain: str):
        self.plain = plain
        self._ends: dict[int, int] = {}  # behind the closing ones, by where those begin that they close
        opened: list[re.Match[str]] = []
        for bracket in _BRACKET.finditer(plain):
            if bracket[0] in "([{":
                opened.append(bracket)
            elif opened and opened[-1][0] + bracket[0] in ("()", "[]", "{}"):
                self._ends[opened.pop().start()] = bracket.end()

    def end(self, opening: int) -> int:
        """Behind the bracket that closes the one at an offset. One that is not closed goes to the end of the text."""
        return self._ends.get(opening, len(self.plain) + 1)

    def flat(self, begin: int, end: int) -> str:
        """A part of the text as flat text."""
        parts: list[str] = []
        behind = begin
        while opening := OPENING.search(self.plain, behind, end):
            closing = max(self.end(opening.start()) - len(opening[0]), opening.end())
            parts += self.plain[behind:opening.end()], " " * (closing - opening.end())
            behind = closing
        return "".join([*parts, self.plain[behind:end]])


def without_template_lists(flat: str) -> str:
    """A flat text in which template arguments are blank."""
    while flat != (flat := _TEMPLATE_ARGUMENTS.sub(lambda each: " " * len(each[0]), flat)):
        pass  # the innermost go first
    return flat


def index_of(line: str, column: int) -> int:
    """Where a column, counted from 1, is in a line."""
    if line.isascii():
        return max(column - 1, 0)
    return len(line.encode(errors=UNDECODABLE)[:max(column - 1, 0)].decode(errors=UNDECODABLE))


def column_of(line: str, index: int) -> int:
    """The column, counted from 1, of an index in a line."""
    return width(line[:index]) + 1


def width(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else len(text.encode(errors=UNDECODABLE))


def indented(line: str, index: int) -> str:
    """The line from an index on, in the same columns."""
    return " " * width(line[:index]) + line[index:]


class Section(NamedTuple):
    """Consecutive rows of the preprocessed text that come from one file."""
    indexes: range  # of the rows
    line: int  # that of the first row
    spelled: str  # the name of the file, as the marker has it


def _sections(text: str) -> list[Section]:
    """The sections that markers begin, in the order of their rows."""
    if 'R"' in text:  # what looks like a marker in a raw string is none
        text = _LITERAL.sub(lambda each: each[0].replace("\n#", "\n "), text)
    lines = text.split("\n")
    markers = [(index, marker) for index, line in enumerate(lines)
               if line.startswith("#") and (marker := MARKER.match(line))]
    ends = [index for index, _ in markers[1:]] + [len(lines)]
    return [Section(range(index + 1, end), int(marker[1]), marker[2])
            for (index, marker), end in zip(markers, ends)]


class RowAndColumn(NamedTuple):
    """A place in a preprocessed text. Both are counted from 1, and columns in characters."""
    row: int
    column: int


class Insertion(NamedTuple):
    """A text to insert at a place."""
    at: RowAndColumn
    text: str


class Rows:
    """The rows of a text, and where they come from."""
    def __init__(self, text: str):
        self.lines, self.sections = text.split("\n"), _sections(text)
        self._starts = [section.indexes.start for section in self.sections]

    def line_and_file(self, row: int) -> tuple[int, str]:
        """The line and the file that a row comes from, which a marker precedes."""
        section = self.sections[bisect.bisect(self._starts, row - 1) - 1]
        return section.line + row - 1 - section.indexes.start, section.spelled

    def with_insertions(self, insertions: Iterable[Insertion]) -> str:
        """The text with insertions, after which all that it had has the same lines and columns. The last place comes
        first, so that no column changes before its turn; of insertions at one place, the first one stays in front."""
        lines = list(self.lines)
        for (row, column), text in sorted(insertions, key=lambda each: each.at)[::-1]:
            (number, file), line = self.line_and_file(row), lines[row - 1]
            lines[row - 1] = f'{line[:column - 1]}{text}\n# {number} "{file}"\n{indented(line, column - 1)}'
        return "\n".join(lines)
