# SPDX-License-Identifier: BSL-1.0
"""The text of C++ programs, and what compilers print of them.

    tokens                  splits a text into tokens, keeps track of the brackets that are open, and converts columns
    printed                 reads calls, lists and values as compilers print them, and shortens them
    functions               finds the scopes of functions and the names of their parameters
    rows                    finds the file and line that a row of preprocessed text comes from

Most of this is guessed, since only a compiler can parse C++. Each module that guesses says what happens if it is
wrong: it takes longer, since a compilation verifies the guess, and refuses it; another name or line is shown; or,
with GCC alone, two evaluations become one, or one becomes two. The last one is not always noticed.
"""
