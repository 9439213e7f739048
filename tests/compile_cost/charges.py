# SPDX-License-Identifier: BSL-1.0
"""What the constant evaluators charge for: one construct in a loop, against the empty loop."""

from dataclasses import dataclass

REPETITIONS = 50_000


@dataclass(frozen=True)
class Construct:
    name: str
    body: str  # what is repeated; `i` is a new value each time, `one` and `s` are small
    variables: str = ""  # what the function declares before the loop
    types: str = ""  # what is declared before the function

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
static_assert(repeat<void>() != 12345);
"""


EMPTY_LOOP = Construct("the empty loop", "")

_ROWS = "struct placement { unsigned columns[8]; }; struct table { placement rows[8]; };"
_FOUR = "struct four { unsigned a, b, c, d; };"

CONSTRUCTS = [
    Construct("declare a variable", "unsigned x = one;"),
    Construct("declare two variables in one declaration", "unsigned x = one, y = one;"),
    Construct("declare two variables in two declarations", "unsigned x = one; unsigned y = one;"),
    Construct("declare a `constexpr` variable", "constexpr unsigned x = 1;"),
    Construct("declare and read a variable", "unsigned x = one; s = x;"),
    Construct("declare and read a `const` variable", "const unsigned x = one; s = x;"),
    Construct("assign", "s = one;"),
    Construct("assign with an operator more", "s = one ^ 2u;"),
    Construct("assign with two operators more", "s = one ^ 2u | 4u;"),
    Construct("assign with an operator more, each value a new one", "s = i ^ 2u;"),
    Construct("compound assignment", "s ^= 2u;"),
    Construct("conversion to another type", "s = static_cast<unsigned char>(one);"),
    Construct("`if`", "if (one != 0) {}"),
    Construct("discarded `if constexpr`", "if constexpr (sizeof(s) == 0) {}"),
    Construct("a loop of one pass", "for (unsigned j = one; j != 0;) { j = 0; }"),
    Construct("read an element of an array", "s = a[3];", "unsigned a[8]{};"),
    Construct("write an element of an array", "a[3] = one;", "unsigned a[8]{};"),
    Construct("write an element of an array in a class", "p.columns[3] = one;", "placement p{};",
              _ROWS),
    Construct("write an element of an array in a class in an array",
              "t.rows[2].columns[3] = one;", "table t{};", _ROWS),
    Construct("read an element of an array in a class in an array",
              "s = t.rows[2].columns[3];", "table t{};", _ROWS),
    Construct("copy a class of 8 elements into an array", "t.rows[2] = p;",
              "table t{}; placement p{};", _ROWS),
    Construct("write 8 elements one by one",
              "for (unsigned r = 0; r < 8; ++r) { p.columns[r] = one; }", "placement p{};", _ROWS),
    Construct("write 8 elements as one initialiser",
              "p = {{one, one, one, one, one, one, one, one}};", "placement p{};", _ROWS),
    Construct("declare a class of four members", "four x{one, one, one, one};", types=_FOUR),
    Construct("call without arguments", "f();", types="constexpr void f() {}"),
    Construct("call with 4 arguments that were seen before", "f(one, one, one, one);",
              types="constexpr void f(unsigned, unsigned, unsigned, unsigned) {}"),
    Construct("call with 4 arguments, each value a new one", "f(i, i, i, i);",
              types="constexpr void f(unsigned, unsigned, unsigned, unsigned) {}"),
    Construct("call with a reference to a variable and 4 arguments, each value a new one",
              "f(s, i, i, i, i);",
              types="constexpr void f(unsigned&, unsigned, unsigned, unsigned, unsigned) {}"),
]
