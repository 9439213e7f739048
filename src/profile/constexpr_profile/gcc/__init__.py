# SPDX-License-Identifier: BSL-1.0
"""GCC: all that the program knows of this family of compilers.

    family                  how it is told the limit, and how its answers are read
    counting                counts the steps of evaluations, in copies of their expressions

GCC gives a constant that was stopped an error mark for a value, and says nothing of what uses that. So its silence says
little, and there are four kinds of evidence:

1.  The message of the limit L names an evaluation: it takes more than L steps, and was reached with L.
2.  The limit L stops nothing in the file: every evaluation takes at most L steps.
3.  A loop of calls behind a copy of an expression was reached with the limit L, and R steps were left of it: the
    expression takes L - R.
4.  An evaluation that fails says so with the limit L: it fails after at most L steps.

Silence is an end only behind a smaller limit that has stopped the evaluation itself, and only if nothing in front of it
was stopped, which it may use.
"""
