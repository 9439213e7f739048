# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    steps                   what is known about the number of steps of an evaluation
    evaluation              one evaluation, all that is known of it, and what people call it
    ownership               which files are the user's
    survey                  what compilations have shown: the evaluations in the user's files
    exploration             chooses the limits with which to compile
    choice                  chooses the evaluation that the user means
    opening                 begins the survey of a file, with a text in which the compiler hides less
"""
