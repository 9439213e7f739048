# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    ownership               tells the user's files from those of the compiler
    reveal                  changes the text so that the compiler hides less
    opening                 begins the survey of a file
    survey                  what compilations have shown: the evaluations
    exploration             chooses the limits with which to compile
    evaluation, names       one evaluation, and what people call it
    steps                   what is known about the number of its steps, and what that follows from
    choice                  the evaluation that the user means
"""
