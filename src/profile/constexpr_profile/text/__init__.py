# SPDX-License-Identifier: BSL-1.0
"""The text of C++ programs, without asking a compiler.

    tokens                  splits a text into tokens, and keeps track of the brackets that are open
    declarations            cuts a file into declarations at namespace scope
    statements              finds statements, the variables that they declare, and what they evaluate
    scopes                  finds the namespaces and classes of a function
    columns                 converts columns, which compilers count in bytes
    rows                    finds the file and line that a row of preprocessed text comes from
    lists                   splits lists at their commas
    parameters              finds the names of parameters in the definition of a function
    source                  reads lines of source files

Most of this is guessed, since only a compiler can parse C++. Each module that guesses says what happens if it is
wrong: it takes longer, since a compilation verifies the guess, and refuses it; another name or line is shown; or,
with GCC alone, two evaluations become one, or one becomes two. The last one is not always noticed: see statements
and declarations.
"""
