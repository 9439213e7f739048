# SPDX-License-Identifier: BSL-1.0
"""What the constant evaluators charge for: a construct in a loop, compared with the empty loop."""

from dataclasses import dataclass

EMPTY_LOOP = "an empty iteration"


@dataclass(frozen=True)
class Charge:
    body: str  # what is repeated; `i` is a new value each time, `one` and `s` are small
    advice: str  # what it means for a reader's own code
    variables: str = ""  # what the function declares before the loop
    types: str = ""  # what is declared before the function
    repetitions: int = 2_000  # fewer where more would exceed the limits
    refused_by: tuple = ()  # the compilers that reject it as a constant expression

    def source(self, repetitions):
        return f"""{self.types}
template <class>
constexpr unsigned repeat()
{{
    unsigned one = 1, s = 0;
    {self.variables}
    for (unsigned i = 1000; i < 1000 + {repetitions}; ++i) {{
        {self.body}
    }}
    return s;
}}
constexpr unsigned result = repeat<void>();
"""


_STRUCT = "struct placement { unsigned columns[8]; };"
_TABLE = f"{_STRUCT} struct table {{ placement rows[8]; }};"
_LARGE = "struct large { unsigned values[64]; };"
_BASE = """
struct base { constexpr virtual unsigned f(unsigned) const = 0; };
struct derived : base { constexpr unsigned f(unsigned x) const override { return x; } };
"""
_SUM = "constexpr unsigned sum(const unsigned* a, int n) { return n == 0 ? 0 : *a + sum(a + 1, n - 1); }"

CHARGES = {
    EMPTY_LOOP: Charge("", "The condition and `++i` cost more than a short body. The other rows come on top of this one."),
    "`s = one;`": Charge("s = one;", "Compare the other rows with this one."),
    "`s = (one ^ 2u) + 4u;`": Charge(
        "s = (one ^ 2u) + 4u;", "A longer statement is still one step for Clang; GCC counts each part."),
    "`unsigned x = one;`": Charge("unsigned x = one;", "With Clang, a variable costs as much as three operators."),
    "`unsigned x = one, y = one;`": Charge(
        "unsigned x = one, y = one;", "One declaration is one step for Clang, so declare variables together."),
    "`if constexpr`, discarded": Charge("if constexpr (sizeof(s) == 0) {}", "Almost free, but a step for Clang."),
    "`switch`, 8th case": Charge(
        "switch (one) {" + "".join(f" case {n}: s = {n}; break;" for n in (9, 8, 7, 6, 5, 4, 3, 1)) + " }",
        "Clang takes about three steps for each case that it skips. Reading an array takes one."),
    "`s = a[3];`": Charge("s = a[3];", "Cheap, and the evaluator checks the bounds.", "unsigned a[8]{};"),
    "… `a` is a `std::array`": Charge(
        "s = a[3];", "`operator[]` is a call that contains further calls. Use a plain array in a hot loop.",
        "std::array<unsigned, 8> a{};", "#include <array>"),
    "`s = t.rows[2].columns[3];`": Charge(
        "s = t.rows[2].columns[3];", "Each member and each index costs extra, most of all before GCC 16.", "table t{};", _TABLE),
    "a call, 1 argument": Charge(
        "f(i);", "Expensive with Clang; with bytecode, cheaper than an assignment.",
        types="constexpr unsigned f(unsigned x) { return x; }"),
    "a call, 4 arguments": Charge(
        "f(i, i, i, i);", "With Clang, each argument costs as much as a variable.",
        types="constexpr unsigned f(unsigned x, unsigned, unsigned, unsigned) { return x; }"),
    "the same call again": Charge(
        "f(one);", "GCC remembers the results of calls with constant arguments; Clang does not.",
        types="constexpr unsigned f(unsigned x) { return x; }"),
    "a lambda, 1 argument": Charge("f(i);", "Costs 20 to 60% more than a function.", "auto f = [](unsigned x) { return x; };"),
    "a virtual call, 1 argument": Charge(
        "f.f(i);", "Costs 1.4 (Clang) to 4 times (bytecode) as much as a direct call.", "derived d{}; base& f = d;", _BASE),
    "sum 8 elements, by index": Charge(
        "for (int k = 0; k < 8; ++k) { s += a[k]; }", "Except with bytecode, at least half of this is the loop.", "unsigned a[8]{};"),
    "… range-`for`": Charge(
        "for (unsigned x : a) { s += x; }", "Iterators cost more than an index. In a hot loop, use an index.", "unsigned a[8]{};"),
    "… recursion": Charge(
        "s += sum(a, 8);", "Costs more than the loop, except with bytecode, and the depth is limited to 512.", "unsigned a[8]{};", _SUM),
    "… `std::accumulate`": Charge(
        "s = std::accumulate(a, a + 8, i);", "Costs about as much as a range-`for`; with GCC, a third more.",
        "unsigned a[8]{};", "#include <numeric>"),
    "set 8 elements, one by one": Charge(
        "for (int k = 0; k < 8; ++k) { p.columns[k] = one; }", "Compare this with the next row.", "placement p{};", _STRUCT),
    "… in one initialiser": Charge(
        "p = {{one, one, one, one, one, one, one, one}};", "If you know all values at once, write them at once.",
        "placement p{};", _STRUCT),
    "copy a struct of 64 elements": Charge(
        "q = p;", "Almost free with GCC; with bytecode, as expensive as 28 assignments.",
        "large p{}, q{};", _LARGE),
    "… pass it by value": Charge(
        "f(p, i);", "Costs twice as much as a reference with Clang, and 50 times as much with bytecode.", "large p{};",
        _LARGE + " constexpr void f(large, unsigned) {}"),
    "… pass it by reference": Charge(
        "f(p, i);", "Cheaper with every compiler.", "large p{};", _LARGE + " constexpr void f(const large&, unsigned) {}"),
    "`delete new unsigned;`": Charge("delete new unsigned;", "Cheap with Clang. With GCC, an allocation costs as much as 18 to 28 assignments."),
    "8 `push_back`s into a vector": Charge(
        "std::vector<unsigned> v; for (int k = 0; k < 8; ++k) { v.push_back(one); }",
        "Almost half a million instructions each, or a third with bytecode. In a hot loop, use an array and a counter.",
        types="#include <vector>", repetitions=500),
    "… after `reserve`": Charge(
        "std::vector<unsigned> v; v.reserve(8); for (int k = 0; k < 8; ++k) { v.push_back(one); }",
        "Saves two thirds.", types="#include <vector>", repetitions=500),
    "`std::string(\"queens\") + \"!\"`": Charge(
        "std::string text = std::string(\"queens\") + \"!\"; s = text.size();",
        "Fine once; to build long texts, append to an array of `char`.",
        types="#include <string>", repetitions=500, refused_by=("Clang 14", "Clang 19")),  # with libstdc++ 12
    "`std::sort`, 8 elements": Charge(
        "unsigned a[8]{5, 2, 7, 1, 8, 3, 6, 4}; std::sort(a, a + 8);",
        "Over a million instructions, or a third with bytecode: fine once, but not in a search.", types="#include <algorithm>", repetitions=500),
}
