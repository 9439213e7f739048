# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    ownership               tells the user's files from those of the compiler
    reveal                  changes the text so that the compiler hides less
    opening                 begins the survey of a file
    survey                  what compilations have shown: the evaluations
    exploration             chooses the limits with which to compile
    counter                 how steps are counted
    counter_selection       chooses the way that fits the compiler
    clang_counter           counts the steps with Clang, together with those of what depends on others
    clang_joint_count       counts those of all evaluations that a text shows, together
    gcc_counter             counts the steps with GCC: of one evaluation after the other
    brackets                chooses limits that divide brackets of numbers of steps, or are behind them
    evaluation, names       one evaluation, and what people call it
    by_statement            finds evaluations by the statements that they are in
    steps                   what is known about the number of its steps
    choice                  the evaluation that the user means
"""
