# SPDX-License-Identifier: BSL-1.0
"""GCC: all that the program knows of this family of compilers.

    family                  how it is told the limit, and how its answers are read
    counting                counts the steps of evaluations, in copies of their expressions

GCC says nothing of an evaluation that uses a constant that was stopped. So its silence says little, and there are four
kinds of evidence:

1.  The message of the limit L names an evaluation: it takes more than L steps.
2.  The limit L stops nothing in the file: every evaluation takes at most L steps.
3.  The limit L stops the calls behind a copy of an expression, with R steps left: the expression takes L - R.
4.  An evaluation fails for its own reason with the limit L: it fails after at most L steps.

Silence means that an evaluation has ended only if a smaller limit has stopped it, and if nothing in front of it was
stopped that it may use.
"""
