# SPDX-License-Identifier: BSL-1.0
"""C++ as text: nothing is compiled here.

    text                    literals, brackets and columns, and where a row of preprocessed text comes from
    tree                    finds braces, declarations and statements
    printed                 reads calls and lists as compilers print them, and finds the names that they leave out
    expressions             where an expression is that is evaluated; puts something around it, or copies it
    files                   names files, and finds the statements of one file, and what they evaluate

Most of what is read in the text is guessed, since only a compiler can parse C++. Each module that guesses says what
happens if it is wrong: it takes longer, since a compilation verifies the guess, and refuses it; another name or line is
shown; or, with GCC alone, two evaluations become one, or one becomes two. The last one is not always noticed.
"""
