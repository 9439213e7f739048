# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    steps                   what is known about the number of steps of an evaluation
    evaluation              one evaluation, all that is known of it, and what people call it
    ownership               which files are the user's
    survey                  what compilations have shown: the evaluations in the user's files
    opening                 begins a survey: compiles the file as it is
    exploration             goes on with it: chooses the limits with which to compile
    choice                  ends it as soon as it has shown the evaluation that the user means
"""
