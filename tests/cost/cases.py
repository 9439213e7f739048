# SPDX-License-Identifier: BSL-1.0
"""What is compiled: the library's own translation units, and the alternatives to it."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from compilers import BYTECODE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INCLUDE = ROOT / "include"
ALTERNATIVES = HERE / "alternatives"

# The compilers of instructions.csv, and Debian's commands for them. No Debian has them all.
COMPILERS = {"GCC 12": "g++-12", "GCC 14": "g++-14", "GCC 16": "g++-16", "Clang 14": "clang++-14",
             "Clang 19": "clang++-19", "Clang 23": "clang++-23", "Clang 23 bytecode": f"clang++-23 {BYTECODE}"}
ALL = tuple(COMPILERS)
NEWEST_TOO = ("GCC 12", "GCC 16", "Clang 19", "Clang 23", "Clang 23 bytecode")
USUAL = ("GCC 12", "Clang 19")

# OEIS A000170
COUNTS = {4: 2, 5: 10, 6: 4, 7: 40, 8: 92, 9: 352, 10: 724, 11: 2680, 12: 14200}
MEASURED_SIZES = (8, 10, 12)

# The standards by what the tutorial calls them; the last as all of the compilers spell it.
STANDARDS = {"cpp98": "c++98", "cpp11": "c++11", "cpp14": "c++14", "cpp17": "c++17",
             "cpp20": "c++20", "cpp23": "c++2b"}

# What a program includes by name, rather than through another header of ours.
USERS_HEADERS = sorted(path.stem for path in (INCLUDE / "ctqueens").glob("*.hpp"))


@dataclass(frozen=True)
class Case:
    key: str
    source: str  # of the translation unit
    compilers: tuple = USUAL  # of instructions.csv; slow cases are measured with fewer
    standard: str = "c++20"  # as -std= has it
    size: int = 0  # for which alternatives/generator.cpp prints the source
    is_run: bool = False  # what is measured is alternatives/generator.cpp, which prints for this size


def including(*headers_and_lines):
    """A source that includes some headers and has some lines more."""
    return "".join(f"{line}\n" if " " in line else f"#include <{line}>\n" for line in headers_and_lines)


# The library.

def searches():
    """The searches by the names of their headers."""
    headers = (INCLUDE / "ctqueens" / "search").glob("*.hpp")
    return sorted(header.stem for header in headers if header.stem not in ("algorithm", "observer"))


def header_case(name):
    return Case(f"header/{name}", including(f"ctqueens/{name}.hpp"), ALL if name in ("solutions", "hana") else USUAL)


def search_case(search):
    return Case(f"search/{search}", including(
        f"ctqueens/search/{search}.hpp", "ctqueens/solutions.hpp",
        f"static_assert(ctqueens::solutions<8, ctqueens::search::{search}>.size() == 92);"), NEWEST_TOO)


def table_case(size):
    return Case(f"table/{size}", including(
        "ctqueens/solutions.hpp",
        f"static_assert(ctqueens::solutions<{size}>.size() == {COUNTS[size]});"), ALL if size == 8 else NEWEST_TOO)


def count_case(size):
    return Case(f"count/{size}", including(
        "ctqueens/count.hpp",
        f"constexpr std::size_t found = ctqueens::solution_count<{size}>;"), NEWEST_TOO)


def first_solution_case(size):
    return Case(f"first_solution/{size}", including(
        "ctqueens/first_solution.hpp",
        f"static_assert(ctqueens::first_solution<{size}>.size() == {size});"))


def generator_case(name, size, count):
    return Case(f"generator/{name}/{size}", including(
        "ctqueens/generator.hpp",
        "constexpr int count() {",
        f"    int count = 0; ctqueens::{name}_generator<{size}> all;",
        "    while (all.next()) ++count;",
        "    return count; }",
        f"static_assert(count() == {count});"))


def trace_case(search):
    return Case(f"trace/{search}", including(
        f"ctqueens/search/{search}.hpp", "ctqueens/trace.hpp",
        f"constexpr auto& steps = ctqueens::trace<8, ctqueens::search::{search}, ctqueens::until_solution{{1}}>;",
        "static_assert(steps.size() > 0);"))


def library_cases():
    """The cases with a step budget: each search at N = 8, the default one for each N, a trace and a count."""
    return [*map(search_case, searches()), *map(table_case, COUNTS),
            trace_case("backtracking"), count_case(11), first_solution_case(18),
            generator_case("permutation", 7, 5040), generator_case("solution", 8, COUNTS[8])]


# The alternatives.

def types_case(group, size, header, solutions):
    """All solutions of one size as types, of which only the number is asked."""
    return Case(f"{group}/{size}", including(
        f"ctqueens/hana/{header}.hpp", "boost/hana/length.hpp",
        f"constexpr auto& found = ctqueens::{solutions}<{size}>;",
        f"static_assert(decltype(boost::hana::length(found))::value == {COUNTS[size]});"), NEWEST_TOO)


def template_recursion_case(size):
    return Case(f"template recursion/{size}", including(
        "alternatives/template_recursion.hpp",
        f"static_assert(template_recursion::solutions<{size}>::size == {COUNTS[size]});"))


def pasted_literal_case(size):
    return Case(f"pasted literal/{size}", "", ALL if size == 8 else USUAL, size=size)


def alternative_cases():
    """What a user would otherwise do, as far as each gets in reasonable time."""
    yield Case("generator/itself", (ALTERNATIVES / "generator.cpp").read_text())
    for size in MEASURED_SIZES:
        yield pasted_literal_case(size)
        yield Case(f"generator run/{size}", "", size=size, is_run=True)
    yield template_recursion_case(8)
    yield types_case("hana solutions", 8, "hana_solutions", "hana_solutions")
    yield types_case("list monad", 8, "list_monad", "list_monad::solutions")
    yield types_case("hana list monad", 6, "list_monad", "list_monad::textbook_solutions")


def standard_cases():
    """The tutorial's solver in each standard, and what it includes alone."""
    sys.path.append(str(ROOT / "src" / "site"))
    import tutorial_programs  # here, because step budgets do not need it

    tutorial = tutorial_programs.programs()
    for name, standard in STANDARDS.items():
        source = next(text for file, text in tutorial.items() if re.fullmatch(rf"\d\d_{name}\.cpp", file))
        yield Case(f"standard/{name}", source, NEWEST_TOO, standard)
        headers = re.findall(r"^#include <(.+)>", source, re.MULTILINE)
        if headers:
            yield Case(f"standard headers/{name}", including(*headers), NEWEST_TOO, standard)


def measured_cases():
    """What instructions.csv has."""
    return [
        Case("reference/empty", "", ALL),
        Case("reference/array", including("array"), ALL),
        Case("reference/hana", including("boost/hana.hpp"), ALL),
        *map(header_case, USERS_HEADERS), *map(search_case, searches()),
        *map(table_case, MEASURED_SIZES), *map(count_case, (10, 12)),
        *alternative_cases(), *standard_cases()]
