# SPDX-License-Identifier: BSL-1.0
"""The default search with one thing undone that was done for the evaluators."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from process import Failure


@dataclass(frozen=True)
class Variant:
    name: str
    changes: tuple  # of (text in the header, what takes its place)
    header: str = "ctqueens/search/bitmask.hpp"

    def write(self, include, folder):
        """Copies the include folder and makes the changes in the copy."""
        shutil.copytree(include, folder, dirs_exist_ok=True)
        path = Path(folder, self.header)
        text = path.read_text()
        for before, after in self.changes:
            if before not in text:
                raise Failure(f"'{before}' is not in {self.header}")
            text = text.replace(before, after)
        path.write_text(text)


VARIANTS = [
    Variant("as it is", ()),
    Variant("dead ends are called", (
        ("do {", "while (free) {"), ("} while (free &= free - 1);", "free &= free - 1; }"),
        ("} else if (next_free) {", "} else {"))),
    Variant("local variables are const", (
        ("unsigned queen = free &", "const unsigned queen = free &"),)),
    Variant("a declaration for each variable", (
        ("// the lowest bit\n                     next_falling", "\nnext_falling"),
        ("(0u - free), \nnext_falling", "(0u - free); unsigned next_falling"),
        ("& board,\n                     next_rising", "& board; unsigned next_rising"),
        (">> 1,\n                     next_free", ">> 1; unsigned next_free"))),
    Variant("a variable for what is used twice", (
        ("next_free = (columns ^ queen)", "next_columns = columns ^ queen,\n"
         "                     next_free = next_columns"),
        ("next_free, columns ^ queen,", "next_free, next_columns,"))),
    Variant("masks are not cut to the board", (("<< 1 & board", "<< 1"),)),
    Variant("the mask of the board is a variable", (("<< 1 & board", "<< 1 & all_columns<N>"),)),
    Variant("placements are written element by element", (
        ("return {{detail::column_of_bit.by_remainder[queens[row] % 37]...}};",
         "placement<N> written{};\n"
         "((written.columns[row] = detail::column_of_bit.by_remainder[queens[row] % 37]), ...);\n"
         "return written;"),)),
]
