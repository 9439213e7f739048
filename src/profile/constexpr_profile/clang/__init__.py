# SPDX-License-Identifier: BSL-1.0
"""Clang: how it is told the limit and answers, how it counts, and how it shows many moments.

    counting                has loops that use up steps, and counts the steps of all evaluations of a text together
    copies                  looks at many moments of an evaluation in one compilation, in copies of the expression
    family                  how it is told the limit, and how its answers are read

A loop in front of an expression uses up steps, and one behind it uses up the rest of the limit:

    constexpr int v = (void(::constexpr_profile_burn(49695)), (sum(300)));
    constexpr int v = ::constexpr_profile_rest((sum(300)));
"""
