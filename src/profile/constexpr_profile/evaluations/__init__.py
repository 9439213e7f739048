# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    ownership               tells the user's files from those of the compiler
    reveal, opening         change the text so that the compiler hides less, and compile it
    survey                  what compilations have shown: the evaluations
    exploration             chooses the limits with which to compile
    counting, rest          count their steps: of all with Clang, of one with GCC
    brackets                divides brackets of numbers of steps
    evaluation, names       what is known about one, and what people call it
    choice                  the evaluation that the user means
"""
