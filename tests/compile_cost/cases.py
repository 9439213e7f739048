# SPDX-License-Identifier: BSL-1.0
"""What is compiled: the library's own translation units and the alternatives to it."""

import re
from dataclasses import dataclass
from pathlib import Path

from variants import VARIANTS, Variant

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"
TUTORIAL = HERE.parent.parent / "docs" / "tutorial" / "code"

# OEIS A000170
COUNTS = {4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352, 10: 724, 11: 2680, 12: 14200}

# The standards by what the tutorial calls them; the last as all of the compilers spell it.
STANDARDS = {"cpp98": "c++98", "cpp11": "c++11", "cpp14": "c++14", "cpp17": "c++17",
             "cpp20": "c++20", "cpp23": "c++2b"}


@dataclass(frozen=True)
class Case:
    group: str
    name: str
    source: str  # of the translation unit
    size: int = 0  # N, where a group has a case for each

    # A generator's source. It is compiled and run with N as its argument, and what it writes is
    # compiled in place of `source`; that is measured too, unless it counts as pasted.
    generator: Path = None
    pasted: bool = False

    variant: Variant = None  # of the library, in place of the library
    standard: str = "c++20"  # as -std= has it

    @property
    def key(self):
        return f"{self.group}/{self.name}"


def public_headers():
    return sorted(path.relative_to(INCLUDE).as_posix() for path in INCLUDE.rglob("*.hpp"))


def searches():
    """The searches by the names of their headers."""
    headers = (INCLUDE / "ctqueens" / "search").glob("*.hpp")
    return sorted(header.stem for header in headers
                  if f"struct {header.stem}\n" in header.read_text() and header.stem != "observer")


def including(*headers_and_lines):
    """A source that includes some headers and has some lines more."""
    return "".join(f"{line}\n" if " " in line else f"#include <{line}>\n"
                   for line in headers_and_lines)


def header_case(header):
    name = header.removeprefix("ctqueens/").removesuffix(".hpp")
    return Case("header", name, including(header))


def search_case(search):
    return Case("search", search, including(
        f"ctqueens/search/{search}.hpp", "ctqueens/solutions.hpp",
        f"static_assert(ctqueens::solutions<8, ctqueens::search::{search}>.size() == 92);"))


def table_case(size):
    return Case("table", str(size), including(
        "ctqueens/solutions.hpp",
        f"static_assert(ctqueens::solutions<{size}>.size() == {COUNTS[size]});"), size)


def count_case(size):
    return Case("count", str(size), including(
        "ctqueens/count.hpp",
        f"static_assert(ctqueens::solution_count<{size}> == {COUNTS[size]});"), size)


def trace_case(search):
    return Case("trace", search, including(
        f"ctqueens/search/{search}.hpp", "ctqueens/trace.hpp",
        f"constexpr auto& steps = ctqueens::trace<ctqueens::search::{search}, 8, "
        "ctqueens::until_solution{1}>;",
        "static_assert(steps.size() > 0);"))


def includes_boost(header):
    return "hana" in header


def library_cases():
    """What has a step budget: each header without Boost, each search at N = 8, the default one for
    each N, a trace and a count."""
    headers = [header for header in public_headers() if not includes_boost(header)]
    return [*map(header_case, headers), *map(search_case, searches()),
            *map(table_case, COUNTS), trace_case("backtracking"), count_case(11)]


def types_case(group, size, header, solutions):
    """All solutions of one size as types, of which only the number is asked."""
    return Case(group, str(size), including(
        header, "boost/hana/length.hpp",
        f"constexpr auto& found = {solutions};",
        f"static_assert(decltype(boost::hana::length(found))::value == {COUNTS[size]});"), size)


def types_cases():
    """Types instead of values, as far as each form gets in reasonable time."""
    for size in range(4, 9):
        yield types_case("hana solutions", size, "ctqueens/hana/hana_solutions.hpp",
                         f"ctqueens::hana_solutions<{size}>")
        yield types_case("list monad", size, "ctqueens/hana/list_monad.hpp",
                         f"ctqueens::list_monad::solutions<{size}>")
        yield types_case("textbook on lists", size, "alternatives/textbook_on_lists.hpp",
                         f"textbook_on_lists::solutions<{size}>")
        if size <= 6:
            yield types_case("hana list monad", size, "ctqueens/hana/list_monad.hpp",
                             f"ctqueens::list_monad::textbook_solutions<{size}>")


def alternative_cases():
    """What a user would otherwise do, as far as each gets in reasonable time."""
    def source(name, size, line):
        return Case(name.replace("_", " "), str(size),
                    including(f"alternatives/{name}.hpp", line), size)

    generator = HERE / "alternatives" / "generator.cpp"
    for size, count in COUNTS.items():
        yield Case("pasted literal", str(size), "", size, generator, pasted=True)
        yield Case("generator", str(size), "", size, generator)
        yield source("at_start", size,
                     f"int main() {{ return at_start::solutions<{size}>.size() != {count}; }}")
        if size <= 8:
            yield source("template_recursion", size,
                         f"static_assert(template_recursion::solutions<{size}>::size == {count});")
        if size <= 7:
            yield source("naive_constexpr", size,
                         f"constexpr auto solutions = naive_constexpr::solve<{size}, {count}>();\n"
                         f"static_assert(solutions.size() == {count});")


def standard_cases():
    """The tutorial's solver in each standard, and what it includes alone."""
    for name, standard in STANDARDS.items():
        source = (TUTORIAL / f"13_{name}.cpp").read_text(encoding="utf-8")
        yield Case("standard", name, source, standard=standard)
        headers = re.findall(r"^#include <(.+)>", source, re.MULTILINE)
        if headers:
            yield Case("standard headers", name, including(*headers), standard=standard)


def all_cases():
    return [
        Case("reference", "empty", ""),
        Case("reference", "array", including("array")),
        Case("reference", "hana", including("boost/hana.hpp")),
        Case("unit", "all 92", table_case(8).source),
        Case("unit", "the type only", including(
            "ctqueens/solutions.hpp", "extern const ctqueens::table<8> solutions;",
            "int first_column() { return solutions[0][0]; }")),
        *library_cases(), *map(header_case, filter(includes_boost, public_headers())),
        *(count_case(size) for size in COUNTS if size != 11), *alternative_cases(), *types_cases(),
        *standard_cases(),
        *(Case("variant", variant.name, table_case(10).source, variant=variant)
          for variant in VARIANTS)]
