# SPDX-License-Identifier: BSL-1.0
"""Where the rows of a preprocessed text come from, and how to insert something in them.

A row is counted from 1, as compilers count it; its index in the list of lines, from 0.

Nothing of this is guessed, but that what looks like a raw string is one. If that is wrong, rows are taken to come from
another line or file: places are wrong, or are not found in the text."""
from __future__ import annotations

import bisect
import re
from typing import Iterable, NamedTuple, Sequence

from .tokens import TOKEN, width

MARKER = re.compile(r'#(?:line)? *(\d+) "(.*)"')


class Section(NamedTuple):
    """Consecutive rows of the preprocessed text that come from one file."""
    indexes: range  # of the rows
    line: int  # that of the first row
    spelled: str  # the name of the file, as the marker has it


def sections(lines: Sequence[str]) -> list[Section]:
    """The sections that markers begin, in the order of their rows."""
    literal = _indexes_in_raw_strings(lines)
    markers = [(index, marker) for index, line in enumerate(lines)
               if line.startswith("#") and index not in literal and (marker := MARKER.match(line))]
    ends = [index for index, _ in markers[1:]] + [len(lines)]
    return [Section(range(index + 1, end), int(marker[1]), marker[2])
            for (index, marker), end in zip(markers, ends)]


def _indexes_in_raw_strings(lines: Sequence[str]) -> set[int]:
    """The indexes of the rows that begin inside a raw string, where nothing is a marker."""
    indexes: set[int] = set()
    if not any('R"' in line for line in lines):
        return indexes
    index = offset = 0
    text = "\n".join(lines)
    for token in TOKEN.finditer(text):
        breaks = token[0].count("\n")
        if breaks:
            index, offset = index + text.count("\n", offset, token.start()), token.start()
            indexes.update(range(index + 1, index + breaks + 1))
    return indexes


class Insertion(NamedTuple):
    """A text to insert at a place."""
    row: int
    column: int  # in characters, counted from 1
    text: str


def _last_first(insertions: Iterable[Insertion]) -> list[Insertion]:
    """The order in which to insert, so that no column changes before its turn. Of insertions at one place, the first
    one comes last, and thus stays in front."""
    return sorted(insertions, key=lambda each: (each.row, each.column))[::-1]


def inserted(lines: Sequence[str], insertions: Iterable[Insertion]) -> list[str]:
    """The lines with insertions, in the same rows. What is behind an insertion gets other columns."""
    changed = list(lines)
    for row, column, text in _last_first(insertions):
        line = changed[row - 1]
        changed[row - 1] = line[:column - 1] + text + line[column - 1:]
    return changed


class Rows:
    """The rows of a text, and where they come from."""
    def __init__(self, lines: Sequence[str]):
        self.lines, self.sections = lines, sections(lines)
        self.starts = [section.indexes.start for section in self.sections]

    def line_and_file(self, row: int) -> tuple[int, str]:
        """The line and the file that a row comes from; the file is empty if no marker precedes it."""
        index = row - 1
        number = bisect.bisect(self.starts, index) - 1
        if number < 0:
            return row, ""
        section = self.sections[number]
        return section.line + index - section.indexes.start, section.spelled

    def marker(self, row: int) -> str:
        """A marker that gives a row the line and the file that it has."""
        line, file = self.line_and_file(row)
        return f'# {line} "{file}"' if file else f"# {line}"

    def with_insertions(self, insertions: list[Insertion]) -> str:
        """The text with insertions, after which all that it had has the same lines and columns."""
        lines = list(self.lines)
        for row, column, text in _last_first(insertions):
            before, after = lines[row - 1][:column - 1], lines[row - 1][column - 1:]
            lines[row - 1] = f"{before}{text}\n{self.marker(row)}\n{' ' * width(before)}{after}"
        return "\n".join(lines)
