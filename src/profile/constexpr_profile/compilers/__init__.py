# SPDX-License-Identifier: BSL-1.0
"""The user's compiler, and the texts that it compiles with any limit.

    stops                   what answers tell of evaluations: those that were stopped, with their stacks
    answers                 the messages in an answer
    family                  what differs between families of compilers, and which one a compiler belongs to
    limits                  what the limits of a command mean, and how many steps are looked at
    compiler                runs the user's compiler
    unit                    a text that is compiled, and the places in it that answers name
    whole                   the whole text, and declarations that are cut out of it behind precompiled headers

All that a family does is behind `Family`. This package does not know which families there are: `families` lists them
for whoever makes a `Compiler`.
"""
