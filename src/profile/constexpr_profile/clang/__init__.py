# SPDX-License-Identifier: BSL-1.0
"""Clang: all that the program knows of this family of compilers.

    family                  how it is told the limit, and how its answers are read
    counting                counts the steps of all evaluations of a text together
    copies                  looks at many moments of an evaluation in one compilation, in copies of the expression
    time_trace              reads how long a compilation and its evaluations took in the time trace of Clang 16 or newer

A loop in front of an expression uses up steps, so that a high limit, which stops nothing else, stops it early. A loop
behind it uses up the rest of the limit: where that is stopped, it tells how many steps were left.

    constexpr int v = sum(300);                                         is, if nothing is around it
    constexpr int v = (void(::constexpr_profile_burn()), (sum(300)));   with a loop before it
    constexpr int v = ::constexpr_profile_rest((sum(300)));             with a loop after it

    constexpr S w;                                                      is a variable without an initializer
    constexpr S w = (void(::constexpr_profile_burn()), (decltype(w)()));
"""
