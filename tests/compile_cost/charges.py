# SPDX-License-Identifier: BSL-1.0
"""What the constant evaluators charge for: a construct in a loop, compared with the empty loop."""

from dataclasses import dataclass

REPETITIONS = 20_000
EMPTY_LOOP = "the empty loop"


@dataclass(frozen=True)
class Charge:
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
constexpr unsigned result = repeat<void>();
"""


_TABLE = "struct placement { unsigned columns[8]; }; struct table { placement rows[8]; };"
_CALLED = "constexpr void f(unsigned, unsigned, unsigned, unsigned) {}"

CHARGES = {
    EMPTY_LOOP: Charge(""),
    "`s = one;`": Charge("s = one;"),
    "`s = (one ^ 2u) + 4u;`": Charge("s = (one ^ 2u) + 4u;"),
    "`unsigned x = one;`": Charge("unsigned x = one;"),
    "`if constexpr`, discarded": Charge("if constexpr (sizeof(s) == 0) {}"),
    "`s = a[3];`": Charge("s = a[3];", "unsigned a[8]{};"),
    "`s = t.rows[2].columns[3];`": Charge("s = t.rows[2].columns[3];", "table t{};", _TABLE),
    "8 elements, one by one": Charge("for (unsigned r = 0; r < 8; ++r) { p.columns[r] = one; }",
                                     "placement p{};", _TABLE),
    "8 elements in one initialiser": Charge("p = {{one, one, one, one, one, one, one, one}};",
                                            "placement p{};", _TABLE),
    "a call, 4 arguments": Charge("f(i, i, i, i);", types=_CALLED),
}
