# SPDX-License-Identifier: BSL-1.0
"""Changes to a text that let its evaluations be seen elsewhere than where they are.

    clang_instruments       put loops in front of or around an expression
    unit_with_copies        puts copies of an expression beside it
    place_for_copies        where in a unit they can be
    expression_copy         writes one
    instances               writes a condition that holds in one instance of a variable template
"""
