# SPDX-License-Identifier: BSL-1.0
"""Profiles constant evaluations, and steps through them, with an unmodified compiler.

A compiler limits the steps of a constant evaluation. Where it stops, it prints the position and the stack
of calls. So a limit of K shows the evaluation after K steps, and many random K make a profile.

From what the compiler says to what the user sees:

    answers, clang, gcc     read diagnostics: evaluations that were stopped, with their stacks
    calls, scopes, names    name functions and evaluations
    database                finds a compile command in compile_commands.json
    options, launchers, response_files
                            take a compile command apart
    compiler                runs the compiler
    cache, fingerprint      keep its answers, and tell whether they are still right
    paths, ownership        name files, and tell the user's from those of the compiler
    declarations, statements, rows, file_text, cutting, burner, instruments, header, unit
                            cut preprocessed text before a declaration, and compile the parts
    opening, reveal         change what would hide evaluations
    evaluation, survey, counting
                            find the evaluations and count their steps
    probe, batch, copying, instances, cost, probes
                            look at one after K steps, in a compilation of its own or together with others
    moments, profile        keep what has been seen, and sample it
    timing, time_trace, times, pace
                            find out how long it takes, and whether some of its steps take longer
    report, time_report, export
                            print it, or write a file; flame_graph draws it
    goals, walk             step through it
    dap                     a debug adapter for editors
    arguments, choice, command
                            the command line

Words that these use:

    unit            preprocessed text that is compiled with any limit: the whole or, because that is faster,
                    a declaration that was cut out of it
    stop            an evaluation that a compilation did not finish, with its stack of frames (calls)
    hidden          an evaluation that a compilation does not show, since something else was stopped instead,
                    or since the compiler says nothing of what is in that place
    to reveal       to change the text so that the compiler does say it
    to survey       to compile with several limits: finds the evaluations, and brackets their steps
    moment          an evaluation after a number of steps
    to look         to compile so that the evaluation stops at a moment; a probe is a way to do that, and a batch
                    is one to look at many moments in one compilation
    to burn         to use up steps in a loop in front of an evaluation, so that it stops early although the
                    limit is high; the loop is an instrument, or is in front of a copy
    goal            what a moment must be like to be the one that a key of the interactive view leads to
"""
