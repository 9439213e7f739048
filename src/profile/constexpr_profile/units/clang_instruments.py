# SPDX-License-Identifier: BSL-1.0
"""Puts something in front of or around an expression that is evaluated, for Clang.

A loop before it uses up steps, so that a high limit, which stops nothing else, stops it early. A loop
after it uses up the rest of the limit: where that is stopped, it tells how many steps were left.

    constexpr int v = sum(300);                                         is, if nothing is around it
    constexpr int v = (void(::constexpr_profile_burn()), (sum(300)));   with a loop before it
    constexpr int v = ::constexpr_profile_rest((sum(300)));             with a loop after it

    constexpr S w;                                                      is a variable without an initializer
    constexpr S w = (void(::constexpr_profile_burn()), (decltype(w)()));

With a limit of 1,048,582 and a loop before it that uses up 1,048,476 steps, and 6 of its own, sum(300) is stopped after
100 steps. Clang 19 answers as with a limit of 100, but for the columns in the line that was changed:

    a.cpp:6:15:{4:19-4:65}: error: constexpr variable 'v' must be initialized by a constant expression
    a.cpp:3:33: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    a.cpp:6:55:{4:55-4:63}: note: in call to 'sum(300)'
"""
from __future__ import annotations

from ..commands.family import BURN_NAME
from ..compilers.clang_burner import MACRO, REST_NAME, burning
from ..source.expressions import Instrument

BURN = Instrument(f"(void(::{BURN_NAME}()), (", "))", f"constexpr int {BURN_NAME}() {burning(MACRO)}")
COUNT = Instrument(f"::{REST_NAME}((", "))")
