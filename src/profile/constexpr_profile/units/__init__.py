# SPDX-License-Identifier: BSL-1.0
"""Translation units: preprocessed text that is changed and compiled with any limit.

    unit                    compiles a text
    whole, cut_out          the whole text, and a declaration that was cut out of it
    preprocessed            a text and its files, and the places that answers name in it
    file_rows               the text of one file in it, row by row
    file_text               the statements and declarations of the file
    cut_text                cuts it before a declaration
    header                  precompiles what precedes that
    expression              where an expression is that is evaluated
    clang_instruments       put something in front of or around an expression
    unit_with_copies        puts copies of an expression beside it
    place_for_copies        where in a unit they can be
    expression_copy         writes one
    instances               writes a condition that holds in one instance of a variable template
    paths                   names files
"""
