# SPDX-License-Identifier: BSL-1.0
"""The tables of docs/compile-cost.md, from instructions.csv."""

import re

from cases import EVERYWHERE, HERE, MAINLY, USERS_HEADERS, searches
from charges import CHARGES, EMPTY_LOOP, REPETITIONS

ROOT = HERE.parent.parent
PAGE = ROOT / "docs" / "compile-cost.md"
TABLE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- /table -->)", re.DOTALL)

SHORT = {
    "an empty file": "reference/empty",
    "`<cstddef>` and `<cstdint>`": "unit/standard headers",
    "the 92 solutions as a pasted literal": "pasted literal/8",
    "`<ctqueens/solutions.hpp>`, unused": "header/solutions",
    "a bare half-search, without our headers": "price/half search",
    "**all 92, found and proved**": "table/8",
    "`<array>`": "reference/array",
    "`<ctqueens/hana.hpp>`": "header/hana",
    "`<boost/hana.hpp>`": "reference/hana"}
ALTERNATIVES = {
    "ctqueens": ["table/{}"], "pasted literal": ["pasted literal/{}"],
    "generator": ["generator/itself", "generator run/{}", "pasted literal/{}"],
    "at start": ["at start/{}"], "template recursion": ["template recursion/{}"],
    "naive `constexpr`": ["naive constexpr/{}"], "list monad": ["hana list monad/{}"]}
PRICE = {  # each case does what the one before it does, and more
    "empty file": "reference/empty",
    "`<cstddef>`, `<cstdint>`": "unit/standard headers",
    "our headers": "header/solutions",
    "finding": "price/found",
    "proof": "price/proof",
    "`solutions<8>` itself": "table/8"}
SIZES = (4, 8, 12)  # instructions.csv has more
FORMS = {"`solutions`": "table", "`hana_solutions`": "hana solutions",
         "`list_monad::solutions`": "list monad", "`textbook_solutions`": "hana list monad"}


def table(header, rows):
    """A Markdown table: the first column to the left, the others to the right."""
    lines = [header, ["---", *["---:"] * (len(header) - 1)], *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def number(value, digits=0):
    return "" if value is None else f"{value:,.{digits}f}"


class Tables:
    def __init__(self, figures):
        self.figures = figures

    def value(self, compiler, key):
        text = self.figures.get(key, {}).get(compiler)
        return float(text) if text else None

    def compared(self, rows, compilers):
        """Instructions and memory of some cases, by what they are called on the page."""
        header = [""]
        for name in compilers:
            header += [name, "MiB"]
        return table(header, [
            [label, *(number(self.value(column, key)) for name in compilers
                      for column in (name, f"{name} MiB"))] for label, key in rows.items()])

    def alternatives(self):
        """Instructions of all ways to a table; the least of each row in bold."""
        def total(compiler, keys, size):
            values = [self.value(compiler, key.format(size)) for key in keys]
            return None if None in values else sum(values)

        rows = []
        for compiler in MAINLY:
            for size in SIZES:
                values = [total(compiler, keys, size) for keys in ALTERNATIVES.values()]
                least = min(value for value in values if value is not None)
                rows.append([f"{compiler}, N = {size}", *(
                    f"**{number(value)}**" if value == least else number(value)
                    for value in values)])
        return table(["", *ALTERNATIVES], rows)

    def types(self):
        def cell(compiler, key):
            value = self.value(compiler, key)
            return "" if value is None else (f"{number(value)}, "
                                             f"{number(self.value(compiler + ' MiB', key))} MiB")

        return table(["", *FORMS], [
            [f"{compiler}, N = {size}",
             *(cell(compiler, f"{form}/{size}") for form in FORMS.values())]
            for compiler in MAINLY for size in (6, 8)])

    def headers(self):
        """Instructions for each header alone, in three columns."""
        rows = [[f"`{name}.hpp`", *(number(self.value(compiler, f"header/{name}"))
                                    for compiler in MAINLY)]
                for name in USERS_HEADERS if name != "hana"]
        third = (len(rows) + 2) // 3
        rows += [[""] * 3] * (3 * third - len(rows))
        return table(["", *MAINLY] * 3, [left + middle + right for left, middle, right in zip(
            rows, rows[third:], rows[2 * third:])])

    def charges(self):
        """Instructions and steps of one evaluation, beyond the loop around it."""
        def beyond_loop(compiler, group, name, repetitions, factor=1):
            both = [self.value(compiler, f"{group}/{each}") for each in (name, EMPTY_LOOP)]
            return number(max(0, both[0] - both[1]) * factor / repetitions)

        header = ["construct"]
        for compiler in MAINLY:
            header += [f"{compiler}, {'operations' if 'GCC' in compiler else 'steps'}",
                       "instructions"]
        return table(header, [
            [name, *(cell for compiler in MAINLY for cell in (
                beyond_loop(compiler, "steps", name, 100),
                beyond_loop(compiler, "charge", name, REPETITIONS, 1e6)))]
            for name in CHARGES if name != EMPTY_LOOP])

    def price(self):
        """What each part of the table for N = 8 adds."""
        rows = []
        for name in MAINLY:
            values = [self.value(name, key) for key in PRICE.values()]
            added = [now - before for before, now in zip([0, *values], values)]
            rows.append([name, *map(number, added), f"**{number(values[-1])}**"])
        return table(["", *PRICE, "**total**"], rows)

    def searches(self):
        rows = {f"`search::{name}`": f"search/{name}" for name in searches()
                if f"search/{name}" in self.figures and name != "bitmask"}
        counts = {f"`solution_count<{size}>`": f"count/{size}" for size in (10, 12)}
        lines = [[label, *(number(self.value(column, key)) for column in ("GCC 12", "GCC 12 MiB", "Clang 19"))]
                 for label, key in {**rows, **counts}.items()]
        half = (len(lines) + 1) // 2
        lines += [[""] * 4] * (2 * half - len(lines))
        return table(["", "GCC 12", "MiB", "Clang 19"] * 2,
                     [left + right for left, right in zip(lines, lines[half:])])

    def short(self):
        return self.compared(SHORT, EVERYWHERE)

    def render(self, text):
        return TABLE.sub(lambda match: f"{match[1]}{getattr(self, match[2])()}\n{match[3]}", text)

    def claim(self):
        """What README.md says of all 92."""
        ratios = {name: self.value(name, "table/8") / self.value(name, "reference/array")
                  for name in EVERYWHERE}
        clang = sorted(ratio for name, ratio in ratios.items() if "Clang" in name)
        return (f"GCC 12 executes {ratios['GCC 12']:.2f} times as many instructions to find and check "
                f"all 92 solutions as it does to compile `#include <array>`; for Clang 14, 16 and 19, "
                f"the ratio is {clang[0]:.2f} to {clang[-1]:.2f}")


def update_page(figures):
    PAGE.write_text(Tables(figures).render(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def problems_of_pages(figures):
    tables = Tables(figures)
    text = PAGE.read_text(encoding="utf-8")
    if tables.render(text) != text:
        yield f"{PAGE.name} is not what instructions.csv says: run instructions.py update"
    if tables.claim() not in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split()):
        yield f"README.md should say: {tables.claim()}"
