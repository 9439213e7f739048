# SPDX-License-Identifier: BSL-1.0
"""What is compiled: the library's own translation units and the alternatives to it."""

import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from charges import CHARGES
from process import COMPILERS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INCLUDE = ROOT / "include"

# OEIS A000170
COUNTS = {4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352, 10: 724, 11: 2680, 12: 14200}

# The standards by what the tutorial calls them; the last as all of the compilers spell it.
STANDARDS = {"cpp98": "c++98", "cpp11": "c++11", "cpp14": "c++14", "cpp17": "c++17",
             "cpp20": "c++20", "cpp23": "c++2b"}


# Slow cases are measured with fewer compilers.
EVERYWHERE = tuple(COMPILERS)
MAINLY_AND_NEWEST = ("GCC 12", "GCC 16", "Clang 19", "Clang 23", "Clang 23 bytecode")
MAINLY = ("GCC 12", "Clang 19")


@dataclass(frozen=True)
class Case:
    group: str
    name: str
    source: str  # of the translation unit
    standard: str = "c++20"  # as -std= has it
    compilers: tuple = MAINLY
    generator_argument: int = 0  # `source` is what alternatives/generator.cpp prints for this N
    baseline: str = ""  # a source that lacks `repetitions` of what is measured
    repetitions: int = 1

    @property
    def key(self):
        return f"{self.group}/{self.name}"


def searches():
    """The searches by the names of their headers."""
    headers = (INCLUDE / "ctqueens" / "search").glob("*.hpp")
    return sorted(header.stem for header in headers if header.stem not in ("algorithm", "observer"))


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
        f"static_assert(ctqueens::solutions<{size}>.size() == {COUNTS[size]});"))


def count_case(size):
    return Case("count", str(size), including(
        "ctqueens/count.hpp",
        f"constexpr std::size_t found = ctqueens::solution_count<{size}>;"))


def first_solution_case(size):
    return Case("first_solution", str(size), including(
        "ctqueens/first_solution.hpp",
        f"static_assert(ctqueens::first_solution<{size}>.size() == {size});"))


def generator_case(name, size, count):
    return Case("generator", f"{name}/{size}", including(
        "ctqueens/generator.hpp",
        "constexpr int count() {",
        f"    int count = 0; ctqueens::{name}_generator<{size}> all;",
        "    while (all.next()) ++count;",
        "    return count; }",
        f"static_assert(count() == {count});"))


def trace_case(search):
    return Case("trace", search, including(
        f"ctqueens/search/{search}.hpp", "ctqueens/trace.hpp",
        f"constexpr auto& steps = ctqueens::trace<8, ctqueens::search::{search}, "
        "ctqueens::until_solution{1}>;",
        "static_assert(steps.size() > 0);"))


def library_cases():
    """The cases with a step budget: each search at N = 8, the default one for each N, a trace and a count."""
    return [*map(search_case, searches()), *map(table_case, COUNTS),
            trace_case("backtracking"), count_case(11), first_solution_case(18),
            generator_case("permutation", 7, 5040), generator_case("solution", 8, COUNTS[8])]


def types_case(group, size, header, solutions):
    """All solutions of one size as types, of which only the number is asked."""
    return Case(group, str(size), including(
        header, "boost/hana/length.hpp",
        f"constexpr auto& found = {solutions};",
        f"static_assert(decltype(boost::hana::length(found))::value == {COUNTS[size]});"))


def types_cases():
    """Types instead of values, as far as each form gets in reasonable time."""
    for size in (4, 5, 6, 8):
        yield types_case("hana solutions", size, "ctqueens/hana/hana_solutions.hpp",
                         f"ctqueens::hana_solutions<{size}>")
        yield types_case("list monad", size, "ctqueens/hana/list_monad.hpp",
                         f"ctqueens::list_monad::solutions<{size}>")
        if size <= 6:
            yield types_case("hana list monad", size, "ctqueens/hana/list_monad.hpp",
                             f"ctqueens::list_monad::textbook_solutions<{size}>")


def alternative_cases():
    """What a user would otherwise do, as far as each gets in reasonable time."""
    def case(name, size, line):
        return Case(name.replace("_", " "), str(size),
                    including(f"alternatives/{name}.hpp", line))

    yield Case("generator", "itself", (HERE / "alternatives" / "generator.cpp").read_text())
    for size, count in COUNTS.items():
        yield Case("pasted literal", str(size), "", generator_argument=size)
        yield Case("generator run", str(size), "", generator_argument=size)
        yield case("at_start", size,
                   f"int main() {{ return at_start::solutions<{size}>.size() != {count}; }}")
        if size <= 8:
            yield case("template_recursion", size,
                       f"static_assert(template_recursion::solutions<{size}>::size == {count});")
        if size <= 7:
            yield case("naive_constexpr", size,
                       f"constexpr auto solutions = naive_constexpr::solve<{size}, {count}>();\n"
                       f"static_assert(solutions.size() == {count});")


def price_cases():
    """What makes up the price of table/8: each case does what the one before it does, and more; and the least that
    makes the same table."""
    yield Case("price", "half search", including(
        "alternatives/half_search.hpp", "static_assert(half_search::solutions.rows[91].columns[0] == 7);"))
    for name, assertion in (("found", "found_solutions<8, ctqueens::search::bitmask>.count == 92"),
                            ("proof", "bad_index<8, ctqueens::search::bitmask> == 92")):
        yield Case("price", name, including("ctqueens/solutions.hpp", f"static_assert(ctqueens::detail::{assertion});"))


def standard_cases():
    """The tutorial's solver in each standard, and what it includes alone."""
    sys.path.append(str(ROOT / "src" / "site"))
    import tutorial_programs  # here, because step budgets do not need it

    tutorial = tutorial_programs.programs()
    for name, standard in STANDARDS.items():
        source = next(text for file, text in tutorial.items() if re.fullmatch(rf"\d\d_{name}\.cpp", file))
        yield Case("standard", name, source, standard)
        headers = re.findall(r"^#include <(.+)>", source, re.MULTILINE)
        if headers:
            yield Case("standard headers", name, including(*headers), standard)


# What a program includes by name, rather than through another header of ours.
USERS_HEADERS = sorted(path.stem for path in (INCLUDE / "ctqueens").glob("*.hpp"))

# The cases that the pages compare for more than the main compilers.
COMPARED = {
    EVERYWHERE: re.compile("reference/|unit/|price/|table/8|pasted literal/8|header/(solutions|hana)$"),
    MAINLY_AND_NEWEST: re.compile("search/|table/1[02]|count/|standard|(hana solutions|list monad)/8|hana list monad/6")}


def charge_case(group, name, repetitions):
    charge = CHARGES[name]
    return Case(group, name, charge.source(1 + repetitions), baseline=charge.source(1), repetitions=repetitions,
                compilers=tuple(each for each in EVERYWHERE if each not in charge.refused_by))


def measured_cases():
    """What instructions.csv has."""
    cases = [
        Case("reference", "empty", ""),
        Case("reference", "array", including("array")),
        Case("reference", "hana", including("boost/hana.hpp")),
        Case("unit", "standard headers", including("cstddef", "cstdint")),
        *(header_case(f"ctqueens/{name}.hpp") for name in USERS_HEADERS),
        *(search_case(name) for name in searches()),
        *map(table_case, COUNTS), *map(count_case, (10, 12)),
        *alternative_cases(), *price_cases(), *types_cases(), *standard_cases()]
    cases = [replace(case, compilers=next((compilers for compilers, keys in COMPARED.items() if keys.match(case.key)),
                                          case.compilers)) for case in cases]
    return [*cases, *(charge_case("charge", name, charge.repetitions) for name, charge in CHARGES.items()),
            *(charge_case("steps", name, 100) for name in CHARGES)]
