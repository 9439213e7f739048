# SPDX-License-Identifier: BSL-1.0
"""Profiles constant evaluations, and steps through them, with an unmodified compiler.

A compiler limits the steps of a constant evaluation. Where it stops, it prints the position and the stack
of calls. So a limit of K shows the evaluation after K steps, and many random K make a profile.

From what the compiler says to what the user sees:

    answers, clang, gcc     read diagnostics: evaluations that were stopped, with their stacks
    calls                   names the function in a call
    options, database       take a compile command apart, and find it in compile_commands.json
    compiler                runs the compiler
    declarations, unit      cut preprocessed text before a declaration, and compile the parts
    survey, moments         find the evaluations and count their steps; look at one after K steps
    profile                 samples one evaluation
    report, export          print it, or write a file; flame_graph draws it
    goals, walk             step through it
    arguments, command      the command line
"""
