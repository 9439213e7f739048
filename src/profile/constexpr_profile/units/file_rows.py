# SPDX-License-Identifier: BSL-1.0
"""The text of one file within a preprocessed text, and where each part of it is there and in the file.

If a file is included more than once, or a line has several rows, a position is taken to be in the first one. If
this is wrong, cuts and copies are refused, which takes longer, and with GCC an evaluation may have the name of
another one."""
from __future__ import annotations

import bisect
import itertools
from typing import Callable, NamedTuple, Sequence

from ..compilers.diagnostics import Position
from ..text.columns import column_of, index_of
from ..text.rows import Section, sections
from .paths import file_named


class Row(NamedTuple):
    """A row of the preprocessed text that comes from the file."""
    offset: int  # in the text of the file
    row_index: int  # in the preprocessed text
    line: int  # in the file


class FileRows:
    """What comes from a file, row by row."""
    def __init__(self, lines: Sequence[str], is_same_file: Callable[[str], bool],
                 sections_of_all: Sequence[Section] | None = None):
        known = sections(lines) if sections_of_all is None else sections_of_all
        sections_of_file = [section for section in known if is_same_file(file_named(section.spelled))]
        self.spelled = sections_of_file[0].spelled if sections_of_file else ""
        self.rows: list[Row] = []
        size = 0
        for section in sections_of_file:
            for index, line in zip(section.indexes, itertools.count(section.line)):
                self.rows.append(Row(size, index, line))
                size += len(lines[index]) + 1
        self.text = "".join(f"{lines[each.row_index]}\n" for each in self.rows)
        self._indexes_of_rows = [each.row_index for each in self.rows]
        self._offsets_of_rows = [each.offset for each in self.rows]
        self.offsets_of_lines: dict[int, int] = {}  # where each comes first
        for offset, _, line in self.rows:
            self.offsets_of_lines.setdefault(line, offset)

    def offset(self, position: Position) -> int | None:
        """Where a position is in the text."""
        begin = self.offsets_of_lines.get(position.line)
        if begin is None:
            return None
        return begin + index_of(self.text[begin:self.text.find("\n", begin)], position.column)

    def column(self, offset: int) -> int:
        """The column in the file, as compilers count it."""
        begin = self.row_at(offset).offset
        return column_of(self.text[begin:offset], offset - begin)

    def row_and_column(self, offset: int) -> tuple[int, int]:
        """The row and the column in the preprocessed text, counted from 1."""
        row = self.row_at(offset)
        return row.row_index + 1, offset - row.offset + 1

    def row(self, number: int) -> Row:
        """A row of the preprocessed text, by its number."""
        return self.rows[bisect.bisect_left(self._indexes_of_rows, number - 1)]

    def row_at(self, offset: int) -> Row:
        return self.rows[bisect.bisect_right(self._offsets_of_rows, offset) - 1]
