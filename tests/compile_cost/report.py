# SPDX-License-Identifier: BSL-1.0
"""The report as Markdown: report.md with its tables filled in."""

from string import Template

from cases import COUNTS, HERE, all_cases
from plots import SERIES
from step_budgets import read_budgets
from variants import VARIANTS

# What the library must not cost more than, as the ratio of processor times: a case, a reference,
# and the most for each family of compilers.
RATIO_TARGETS = [
    ("all 92, solved and asserted, to `#include <array>`", "unit/all 92", "reference/array",
     {"GCC": 0.5, "Clang": 0.65}),
    ("a unit that uses the tables' type only, to `#include <array>`", "unit/the type only",
     "reference/array", {"GCC": 0.5, "Clang": 0.65}),
    ("all 92, to template recursion", "table/8", "template recursion/8",
     {"GCC": 0.05, "Clang": 0.05}),
    ("`#include <ctqueens/hana.hpp>`, to `#include <boost/hana.hpp>`", "header/hana",
     "reference/hana", {"GCC": 0.75, "Clang": 0.75})]

# Seconds and MiB for a compiler.
ABSOLUTE_TARGETS = [
    ("the table for N = 11", "GCC 12", "table/11", 0.4, 200),
    ("the table for N = 12", "GCC 12", "table/12", 1.5, 200),
    ("all 92 in the list monad", "GCC 12", "list monad/8", 2, 400),
    ("all 92 in the list monad", "Clang 19", "list monad/8", 2, 400)]
# The seconds are those of a machine on which the compilers take that long for `#include <array>`.
ARRAY_SECONDS = {"GCC 12": 0.042, "Clang 19": 0.057}

# The forms of solutions as types, and for comparison of values.
FORMS = {"table": "values", "hana solutions": "`hana_solutions`",
         "list monad": "`list_monad::solutions`", "textbook on lists": "textbook, on lists",
         "hana list monad": "`textbook_solutions`"}


def table(header, rows):
    """A Markdown table: the first column to the left, the others to the right."""
    lines = [header, ["---", *["---:"] * (len(header) - 1)], *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def _number(value, digits=2, unit=""):
    return "" if value is None else f"{value:.{digits}f}{unit}"


def _seconds(cost):
    return _number(cost and cost.cpu, 3)


def _held(value, most, unit, digits):
    """What was measured, what it may be at most, and whether it is."""
    if value is None:
        return ["", "", ""]
    return [_number(value, digits, unit), _number(most, digits, unit),
            "yes" if value <= most else "**no**"]


def targets(results):
    rows = []
    for name, key, reference, most in RATIO_TARGETS:
        for compiler in results.compilers:
            ratio = results.ratio(compiler, key, reference)
            if ratio is not None:
                limit = most["GCC" if compiler.family == "GCC" else "Clang"]
                rows.append([name, compiler.name, *_held(ratio, limit, "", 3)])
    compilers = {compiler.name: compiler for compiler in results.compilers}
    for name, compiler, key, seconds, memory in ABSOLUTE_TARGETS:
        cost = compiler in compilers and results.cost(compilers[compiler], key)
        if cost:
            ratio = results.ratio(compilers[compiler], key)
            rows.append([name, compiler, *_held(cost.cpu, seconds, " s", 2)])
            rows.append([name + ", to `#include <array>`", compiler,
                         *_held(ratio, seconds / ARRAY_SECONDS[compiler], "", 1)])
            rows.append([name, compiler, *_held(cost.memory, memory, " MiB", 0)])
    return table(["what", "compiler", "measured", "at most", "holds"], rows)


def starting_up(results):
    """How much of the time for all 92 a compiler takes to do nothing."""
    shares = [(compiler.name, results.ratio(compiler, "reference/empty", "unit/all 92"))
              for compiler in results.compilers]
    shares = [f"{100 * share:.0f} % with {name}" for name, share in shares if share]
    return ("Of the time for all 92, an empty unit takes " + ", ".join(shares) + "."
            if shares else "")


def alternatives(results):
    """For each compiler: seconds over N, the least of each row in bold, and who wins where."""
    parts = []
    groups = [group for group in SERIES if group != "count"]
    for compiler in results.compilers:
        rows = []
        for size in COUNTS:
            costs = {group: results.cost(compiler, f"{group}/{size}") for group in groups}
            least = min((cost.cpu for cost in costs.values() if cost), default=None)
            rows.append([size, *(f"**{_seconds(cost)}**" if cost and cost.cpu == least
                                 else _seconds(cost) for cost in costs.values())])
        parts.append(f"{compiler.name}, seconds:\n\n"
                     + table(["N", *(SERIES[group] for group in groups)], rows)
                     + "\n\n" + _winners(results, compiler))
    return "\n\n".join(parts)


def _winners(results, compiler):
    """The N from which on each alternative is cheaper than the table that the compiler computes."""
    sentences = []
    for group in (group for group in SERIES if group not in ("table", "count")):
        sizes = [size for size in results.sizes(compiler, group)
                 if results.cost(compiler, f"table/{size}")]
        wins = [size for size in sizes if results.cost(compiler, f"{group}/{size}").cpu
                < results.cost(compiler, f"table/{size}").cpu]
        if sizes:
            where = ("at no N" if not wins else "at every N" if wins == sizes
                     else "at N = " + ", ".join(map(str, wins)))
            sentences.append(f"{SERIES[group]} {where}")
    return f"Cheaper than ctqueens with {compiler.name}: {'; '.join(sentences)}."


def types(results):
    """For each compiler: seconds and memory of each form of solutions as types, over N."""
    parts = []
    for compiler in results.compilers:
        rows = []
        for size in range(4, 9):
            costs = [results.cost(compiler, f"{form}/{size}") for form in FORMS]
            rows.append([size, *(f"{cost.cpu:.2f} s, {cost.memory:.0f} MiB" if cost else ""
                                 for cost in costs)])
        parts.append(f"{compiler.name}:\n\n" + table(["N", *FORMS.values()], rows))
    return "\n\n".join(parts)


def searches_table(results):
    keys = [case.key for case in all_cases() if case.group == "search"]
    return _compared(results, keys)


def standards_table(results):
    names = {"standard": "", "standard headers": ", its headers alone"}
    return _compared(results, [case.key for case in all_cases() if case.group in names],
                     lambda group, name: f"C++{name.removeprefix('cpp')}{names[group]}")


def headers_table(results):
    keys = [case.key for case in all_cases() if case.group == "header"]
    return _compared(results, ["reference/empty", "reference/array", "reference/hana", *keys])


def _compared(results, keys, row_name=lambda group, name: name):
    """Time times that of <array>, and memory beyond an empty unit, for each compiler."""
    header = ["case"]
    for compiler in results.compilers:
        header += [f"{compiler.name}, times `<array>`", "MiB beyond empty"]
    rows = []
    for key in keys:
        row = [row_name(*key.split("/", 1))]
        for compiler in results.compilers:
            cost, empty = results.cost(compiler, key), results.cost(compiler, "reference/empty")
            row += [_number(results.ratio(compiler, key)),
                    _number(cost.memory - empty.memory, 0) if cost and empty else ""]
        rows.append(row)
    return table(header, rows)


def budgets_table():
    budgets = read_budgets()
    names = list(dict.fromkeys(name for row in budgets.values() for name in row))
    rows = [[key, *(f"{row[name]:,}" if name in row else "" for name in names)]
            for key, row in budgets.items()]
    return table(["case", *names], rows)


def charges_table(results):
    header = ["construct"]
    for compiler in results.compilers:
        header += [f"{compiler.name}, {compiler.step}s", "ns", "bytes"]
    names = dict.fromkeys(name for charges in results.charges.values() for name in charges)
    rows = []
    for name in names:
        row = [name]
        for compiler in results.compilers:
            row += [results.charges.get(compiler.name, {}).get(name, {}).get(unit, "")
                    for unit in ("steps", "nanoseconds", "bytes")]
        rows.append(row)
    return table(header, rows)


def variants_table(results):
    """Steps and time of each variant, times those of the search as it is."""
    header = ["variant"]
    for compiler in results.compilers:
        header += [f"{compiler.name}, {compiler.step}s", "time"]
    rows = []
    for variant in VARIANTS:
        row = [variant.name]
        for compiler in results.compilers:
            steps = results.steps.get(compiler.name, {})
            now, as_it_is = steps.get(variant.name), steps.get(VARIANTS[0].name)
            row += [_number(now / as_it_is if now and as_it_is else None),
                    _number(results.ratio(compiler, f"variant/{variant.name}",
                                          f"variant/{VARIANTS[0].name}"))]
        rows.append(row)
    return table(header, rows)


def every_figure(results):
    header = ["case", "runs"]
    for figure in ("wall, s", "user, s", "user + system, s", "peak, MiB"):
        header += [figure, "beyond empty", "times `<array>`"]
    parts = []
    for compiler in results.compilers:
        empty = results.cost(compiler, "reference/empty")
        rows = []
        for key, costs in results.samples.get(compiler.name, {}).items():
            cost = results.cost(compiler, key)
            if cost:
                row = [key, len(costs)]
                for of, digits in (("wall", 3), ("user", 3), ("cpu", 3), ("memory", 0)):
                    value = getattr(cost, of)
                    row += [_number(value, digits),
                            _number(empty and value - getattr(empty, of), digits),
                            _number(results.ratio(compiler, key, of=of))]
                rows.append(row)
        parts.append(f"<details>\n<summary>{compiler.name} ({compiler.version})</summary>\n\n"
                     + table(header, rows) + "\n\n</details>")
    return "\n\n".join(parts)


def failures(results):
    if not results.failures:
        return ""
    rows = [[key, compiler, "`" + error.replace("`", "'").replace("|", "\\|") + "`"]
            for compiler, key, error in results.failures]
    return "**Some cases failed.**\n\n" + table(["case", "compiler", "first error"], rows)


def running(results):
    lines = []
    if results.starting:
        lines.append("A program that computes the table when it starts does so at every start, "
                     "into memory of its own; built with `-O2`, that takes "
                     + ", ".join(f"{1000 * seconds:.1f} ms for N = {size}"
                                 for size, seconds in results.starting.items())
                     + ". A table that the compiler computed takes nothing.")
    if results.shell_to_cat is not None:
        lines.append("Printing the 92 boards takes the program `ctqueens` "
                     f"{results.shell_to_cat:.2f} times as long as `cat` takes for the same bytes.")
    return "\n\n".join(lines)


def render(results, pictures):
    def plots(prefix):
        return "\n\n".join(f"![{text}](compile-cost/{name})" for name, text in pictures.items()
                           if name.startswith(prefix))

    compilers = ", ".join(f"{compiler.name} ({compiler.version})" for compiler in results.compilers)
    missing = f"Not on that machine: {', '.join(results.missing)}." if results.missing else ""
    template = Template((HERE / "report.md").read_text())
    text = template.substitute(
        compilers=compilers, missing=missing, failures=failures(results), targets=targets(results),
        starting_up=starting_up(results),
        over_n=plots("over-n"), over_searches=plots("over-searches"),
        alternatives=alternatives(results), searches=searches_table(results),
        headers=headers_table(results), types=types(results),
        standards=standards_table(results), running=running(results), budgets=budgets_table(),
        charges=charges_table(results), variants=variants_table(results),
        every_figure=every_figure(results), floor=_number(results.floor, 0))
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text
