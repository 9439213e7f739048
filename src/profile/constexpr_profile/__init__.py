# SPDX-License-Identifier: BSL-1.0
"""Profiles constant evaluations, and steps through them, with an unmodified compiler.

A compiler limits the steps of a constant evaluation. Where it stops, it prints the position and the stack
of calls. So a limit of K shows the evaluation after K steps, and many random K make a profile.

For example, let a.cpp be:

    constexpr int sum(int n) {
        int s = 0;
        for (int i = 0; i < n; ++i) s += i;
        return s;
    }
    constexpr int v = sum(300);

Clang 19 answers -fconstexpr-steps=100 with the first message below, and GCC 12 -fconstexpr-ops-limit=100 with the
second one (here and below, … stands for what is left out):

    a.cpp:6:15:{13:19-13:27}: error: constexpr variable 'v' must be initialized by a constant expression
    a.cpp:3:33: note: constexpr evaluation hit maximum step limit; possible infinite loop?
    a.cpp:6:19:{13:19-13:27}: note: in call to 'sum(300)'

    a.cpp:6:22:   in 'constexpr' expansion of 'sum(300)'
    a.cpp:6:26: error: 'constexpr' evaluation operation count exceeds limit of 100 (use …)

So after 100 steps of Clang, v is in a call sum(300), which is at 3:33. GCC often names an outer expression, as here: it
is in sum(300), and the line is not known. Braces give the rows and columns in the preprocessed text.

If a file is large, the text before the declaration is precompiled, and this text is compiled after it. The answer has
other rows, and absolute paths with Clang (compilers/unit.py):

    [[gnu::used]]
    # 6 "a.cpp"
    constexpr int v = sum(300);

To count the steps in few compilations, a function behind the expression uses up the rest of the limit: the place where
that function is stopped tells how many steps were left. Clang takes 305 steps, and GCC 5,418 operations
(clang/counting.py and gcc.py). To see many moments in one compilation, the text gets many copies of the
expression, each behind a call that uses up another number of steps (clang/copies.py).

The packages and modules. Each uses only those before it, as also in each package, except to name types:

    errors, terminal        what all use: failures, and how the user is told
    version                 the number of the version
    source                  read C++ as text, and name files
    commands                take a compile command apart, and run compilers
    compilers               compile a text with any limit, and read the answers
    clang                   what only Clang can do: loops that use up steps, and copies
    gcc                     what differs with GCC, and how its messages look
    families                which families of compilers there are
    evaluations             find the evaluations of a unit, and count their steps
    moments                 look at one evaluation after K steps; sample it
    output                  print it, write a file, or step through it in a terminal
    arguments               read the command line
    dap                     a debug adapter for editors
    main                    run the program

Words that these use:

    unit            preprocessed text that is compiled with any limit: the whole text, or a declaration that was cut out
                    of it, behind a precompiled header
    stop            an evaluation that a compilation did not finish, with its stack of frames (calls)
    origin          the place in the user's code that needs an evaluation; if the evaluation is in a template, the place
                    that instantiates the template
    culprit         the evaluation that the first error of a file is about
    instrument      what is put around an expression: a loop that uses up steps, or counts them
    copy            the text of an expression again, beside the original, so that one limit stops it elsewhere
    hidden          an evaluation that a compilation does not show, for example since something else was stopped
    survey          what compilations with several limits show: the evaluations, and bounds of their numbers of steps
    moment          an evaluation after a number of steps; to look at a moment is to stop the evaluation there
    probe, batch    a way to look at one moment, or at many moments, in one compilation
    to burn         to use up steps in a loop in front of an expression, so that a high limit stops it early
    horizon         the number of steps up to which an evaluation is looked at
    extent          how many of its steps can be looked at: all that it takes, as far as these are known, or the horizon
"""
