# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    steps                   what is known about the number of steps of an evaluation
    evaluation              one evaluation, all that is known of it, and what people call it
    survey                  what compilations have shown: the evaluations in the user's files
    opening                 begins a survey: compiles the file as it is
    choice                  goes on with it: chooses the limits, until it has shown what the user means
"""
