# SPDX-License-Identifier: BSL-1.0
"""The tables of compile-cost.md, from instructions.csv."""

import re
from dataclasses import dataclass

from cases import ALL, MEASURED_SIZES, NEWEST_TOO, ROOT, USERS_HEADERS, USUAL, searches

PAGE = ROOT / "docs" / "library" / "compile-cost.md"


@dataclass(frozen=True)
class Table:
    """A cell has the sum of its row's cases with its column's compiler. In a case, {} stands for the column's N. A case
    that ends with MiB is its memory."""
    columns: dict  # compiler and N by header
    rows: dict  # cases by label

    def markdown(self, figures):
        def cell(cases, compiler, size):
            values = [value(figures, compiler, case.format(size)) for case in cases]
            return f"{sum(map(float, values)):,.0f}" if all(values) else ""

        header = ["", *self.columns]
        rows = [[label, *(cell(cases, *column) for column in self.columns.values())]
                for label, cases in self.rows.items()]
        lines = [header, ["---", *["---:"] * len(self.columns)], *rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def value(figures, compiler, case):
    if case.endswith(" MiB"):
        case, compiler = case.removesuffix(" MiB"), f"{compiler} MiB"
    return figures.get(case, {}).get(compiler)


def compilers(names):
    return {name: (name, None) for name in names}


TABLES = {
    "short": Table(compilers(ALL), {
        "an empty file": ["reference/empty"],
        "the 92 solutions as a pasted literal": ["pasted literal/8"],
        "`<ctqueens/solutions.hpp>`, unused": ["header/solutions"],
        "**all 92, found and proved**": ["table/8"],
        "`<array>`": ["reference/array"],
        "`<ctqueens/hana.hpp>`": ["header/hana"],
        "`<boost/hana.hpp>`": ["reference/hana"],
        "MiB, an empty file": ["reference/empty MiB"],
        "MiB, all 92": ["table/8 MiB"]}),
    "headers": Table(compilers(USUAL), {f"`{name}.hpp`": [f"header/{name}"] for name in USERS_HEADERS}),
    "alternatives": Table({f"{name}, N = {size}": (name, size) for name in USUAL for size in MEASURED_SIZES}, {
        "`solutions<N>`": ["table/{}"],
        "a pasted literal": ["pasted literal/{}"],
        "a generator": ["generator/itself", "generator run/{}", "pasted literal/{}"],
        "a search at run time": ["generator/itself"],
        "template recursion": ["template recursion/{}"]}),
    "searches": Table(compilers(NEWEST_TOO), {
        **{f"`search::{name}`": [f"search/{name}"] for name in searches() if name != "bitmask"},
        **{f"`solutions<{size}>`": [f"table/{size}"] for size in MEASURED_SIZES},
        **{f"`solution_count<{size}>`": [f"count/{size}"] for size in (10, 12)},
        "MiB, `solutions<12>`": ["table/12 MiB"]}),
    "types": Table(compilers(NEWEST_TOO), {
        "`solutions<8>`": ["table/8"],
        "`hana_solutions<8>`": ["hana solutions/8"],
        "`list_monad::solutions<8>`": ["list monad/8"],
        "`list_monad::textbook_solutions<6>`": ["hana list monad/6"],
        "MiB, `solutions<8>`": ["table/8 MiB"],
        "MiB, `hana_solutions<8>`": ["hana solutions/8 MiB"],
        "MiB, `list_monad::solutions<8>`": ["list monad/8 MiB"],
        "MiB, `list_monad::textbook_solutions<6>`": ["hana list monad/6 MiB"]})}


def page_with(figures):
    text = PAGE.read_text(encoding="utf-8")
    for name, table in TABLES.items():
        text = re.sub(rf"(?s)(<!-- table: {name} -->\n).*?(<!-- /table -->)",
                      lambda found, table=table: f"{found[1]}{table.markdown(figures)}\n{found[2]}", text)
    return text


def update_page(figures):
    PAGE.write_text(page_with(figures), encoding="utf-8")


def problems_of_pages(figures):
    if page_with(figures) != PAGE.read_text(encoding="utf-8"):
        yield f"{PAGE.name} is not what instructions.csv says: run instructions.py update"
