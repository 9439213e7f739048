# SPDX-License-Identifier: BSL-1.0
"""GCC: all that the program knows of this family of compilers.

    counting                counts the steps of evaluations, in copies of their expressions
    family                  how it is told the limit, and how its answers are read
"""
