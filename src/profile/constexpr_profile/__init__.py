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

If a file is large, what precedes the declaration is precompiled, and this is compiled after it. The answer is the same
but for the rows, and for paths, which Clang makes absolute (source/whole.py):

    [[gnu::used]]
    # 6 "a.cpp"
    constexpr int v = sum(300);

The number of steps could be found by trying limits. It takes fewer compilations to let a function behind the expression
use up the rest of the limit: where that is stopped, it tells how many steps were left. Clang takes 305 steps, and GCC
5,418 operations (clang/counting.py and gcc/counting.py have this example). To see many moments in one compilation, the
text gets many copies of the expression, each behind a call that uses up another number of steps. So one limit stops
each at another moment, and the name of the file in a marker tells which one it is (clang/copies.py).

The packages, each of which uses only those before it:

    commands                take a compile command apart, run compilers, and read what they answer
    source                  read C++ as text, and compile a text with any limit
    clang                   all that is known of Clang alone
    gcc                     all that is known of GCC alone
    evaluations             find the evaluations of a unit, and count their steps
    moments                 look at one evaluation after K steps; sample it
    output                  print it, write a file, or step through it in a terminal
    dap                     a debug adapter for editors

Beside them, `main` and `arguments` are the command line, and `errors` and `terminal` serve all.

Words that these use:

    unit            preprocessed text that is compiled with any limit: the whole or, because that is faster,
                    a declaration that was cut out of it
    stop            an evaluation that a compilation did not finish, with its stack of frames (calls)
    whole           the unit with the complete preprocessed text
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
    reached         a limit with which an evaluation was seen, so that whatever it needs fits into that limit
    enough          a limit that stops nothing in the text
    moment          an evaluation after a number of steps
    to look         to compile so that the evaluation stops at a moment; a probe is a way to do that, and a batch
                    is one to look at many moments in one compilation
    to burn         to use up steps in a loop in front of an evaluation, so that it stops early although the
                    limit is high; the loop is an instrument, or is in front of a copy
    horizon         up to how many steps an evaluation is looked at
    to arrive       of a search: to come to the moment that it looks for, such as the next line or the end of a call
"""
