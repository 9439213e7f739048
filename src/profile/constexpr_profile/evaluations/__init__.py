# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    evaluation              one evaluation, what people call it, and what is known about the number of its steps
    ownership               which files are the user's
    survey                  what compilations have shown: the evaluations in the user's files
    exploration             chooses the limits with which to compile, and the evaluation that the user means
    opening                 begins the survey of a file, with a text in which the compiler hides less
"""
