# SPDX-License-Identifier: BSL-1.0
"""The text of C++ programs, without asking a compiler.

    tokens                  splits a text into tokens, and keeps track of the brackets that are open
    declarations            cuts a file into declarations at namespace scope
    statements              finds statements, the variables that they declare, and what they evaluate
    scopes                  finds the namespaces and classes of a function
    beginnings              finds where the statements of functions begin
    columns                 converts columns, which compilers count in bytes
    rows                    finds the file and line that a row of preprocessed text comes from
    lists                   splits lists at their commas
    parameters              finds the names of parameters in the definition of a function
    source                  reads lines of source files
"""
