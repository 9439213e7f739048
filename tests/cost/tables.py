# SPDX-License-Identifier: BSL-1.0
"""The tables of docs/library/compile-cost.md, from instructions.csv."""

import re

from cases import EVERYWHERE, MAINLY, MAINLY_AND_NEWEST, ROOT, USERS_HEADERS, searches
from charges import CHARGES, EMPTY_LOOP

PAGE = ROOT / "docs" / "library" / "compile-cost.md"
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
LIMITED = ("GCC 12", "GCC 16", "Clang 23", "Clang 23 bytecode")  # all others take nearly the same steps
SIZES = (4, 8, 12)  # instructions.csv has more
FORMS = {"`solutions`": "table", "`hana_solutions`": "hana solutions",
         "`list_monad::solutions`": "list monad", "`textbook_solutions`": "hana list monad"}


def table(header, rows, text_columns=0):
    """A Markdown table: numbers to the right, but the first column and the last `text_columns` to the left."""
    lines = [header, ["---", *["---:"] * (len(header) - 1 - text_columns), *["---"] * text_columns], *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def number(value):
    return "" if value is None else f"{value:,.0f}"


class Tables:
    def __init__(self, figures):
        self.figures = figures

    def value(self, compiler, key):
        text = self.figures.get(key, {}).get(compiler)
        return float(text) if text else None

    def compared(self, rows, compilers, suffix=""):
        """One line for each case, under its label on the page."""
        return [[label, *(number(self.value(name + suffix, key)) for name in compilers)]
                for label, key in rows.items()]

    def short(self):
        return table(["", *EVERYWHERE], [
            *self.compared(SHORT, EVERYWHERE),
            *self.compared({"MiB, an empty file": "reference/empty", "MiB, all 92": "table/8"}, EVERYWHERE, " MiB")])

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

    def charge(self, group, compiler, name):
        """What one repetition of a construct costs, without the loop around it."""
        cost = self.value(compiler, f"{group}/{name}")
        if cost is not None and name != EMPTY_LOOP:
            cost = max(0, cost - self.value(compiler, f"{group}/{EMPTY_LOOP}"))
        return number(cost)

    def limits(self):
        """What counts against the limits, and what each row means."""
        return table(["construct", *LIMITED, "in your code"], [
            [name, *(self.charge("steps", compiler, name) for compiler in LIMITED), charge.advice]
            for name, charge in CHARGES.items()], text_columns=1)

    def instructions(self):
        return table(["construct", *EVERYWHERE], [
            [name, *(self.charge("charge", compiler, name) for compiler in EVERYWHERE)] for name in CHARGES])

    def price(self):
        """What each part of the table for N = 8 adds."""
        rows = []
        for name in EVERYWHERE:
            values = [self.value(name, key) for key in PRICE.values()]
            added = [now - before for before, now in zip([0, *values], values)]
            rows.append([name, *map(number, added), f"**{number(values[-1])}**"])
        return table(["", *PRICE, "**total**"], rows)

    def searches(self):
        """Instructions of each search and of some tables and counts, and the peak memory of them all."""
        rows = {f"`search::{name}`": f"search/{name}" for name in searches()
                if f"search/{name}" in self.figures and name != "bitmask"}
        rows |= {f"`{form}<{size}>`": f"{group}/{size}"
                 for form, group in (("solutions", "table"), ("solution_count", "count")) for size in (10, 12)}
        peaks = [max(filter(None, (self.value(f"{name} MiB", key) for key in rows.values())), default=None)
                 for name in MAINLY_AND_NEWEST]
        return table(["", *MAINLY_AND_NEWEST], [*self.compared(rows, MAINLY_AND_NEWEST),
                                                ["MiB, at most", *map(number, peaks)]])

    def render(self, text):
        return TABLE.sub(lambda match: f"{match[1]}{getattr(self, match[2])()}\n{match[3]}", text)


def update_page(figures):
    PAGE.write_text(Tables(figures).render(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def problems_of_pages(figures):
    text = PAGE.read_text(encoding="utf-8")
    if Tables(figures).render(text) != text:
        yield f"{PAGE.name} is not what instructions.csv says: run instructions.py update"
