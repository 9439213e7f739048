# SPDX-License-Identifier: BSL-1.0
"""Profiles constant evaluations, and steps through them, with an unmodified compiler.

A compiler limits the steps of a constant evaluation. Where it stops, it prints the position and the stack
of calls. So a limit of K shows the evaluation after K steps, and many random K make a profile.

The packages, each of which uses only those before it:

    commands                what must be kept of a compile command
    text                    C++ as text: declarations, statements, scopes
    compilers               run a compiler with a limit, read its answer, and keep it
    units                   change preprocessed text, and compile it
    evaluations             find the evaluations of a unit, and count their steps
    moments                 look at one evaluation after K steps; sample it
    times                   find out how long it takes
    output                  print it, write a file, or step through it in a terminal
    dap                     a debug adapter for editors

Beside them, `main` and `arguments` are the command line; `settings` and `file_survey` are what it shares with the
debug adapter; `failure`, `terminal` and `workers` serve all.

Words that these use:

    unit            preprocessed text that is compiled with any limit: the whole or, because that is faster,
                    a declaration that was cut out of it
    stop            an evaluation that a compilation did not finish, with its stack of frames (calls)
    whole           the text of the file, if a declaration that was cut out of it is looked at
    cut             such a declaration, with what precedes it in a precompiled header
    origin          the place in the user's code that needs an evaluation: that of the evaluation or, if it is in a
                    template, where that is instantiated
    instance        what a template is instantiated for, as the compiler tells it
    copy            of an expression, in the text beside the expression itself, so that one limit stops it elsewhere
    steady          a position that is the same with any limit, as that of GCC's errors is not
    hidden          an evaluation that a compilation does not show, since something else was stopped instead,
                    or since the compiler says nothing of what is in that place
    to reveal       to change the text so that the compiler does say it
    to survey       to compile with several limits: finds the evaluations, and brackets their steps
    moment          an evaluation after a number of steps
    to look         to compile so that the evaluation stops at a moment; a probe is a way to do that, and a batch
                    is one to look at many moments in one compilation
    to burn         to use up steps in a loop in front of an evaluation, so that it stops early although the
                    limit is high; the loop is an instrument, or is in front of a copy
    horizon         up to how many steps an evaluation is looked at
    goal            what a moment must be like to be what is looked for, such as the next line or the end of a call
"""
