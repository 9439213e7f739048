# SPDX-License-Identifier: BSL-1.0
"""The evaluations of a translation unit.

    evaluation              one evaluation, what is known of it and of its number of steps, and what people call it
    survey                  what compilations have shown: the evaluations in the user's files
    choice                  begins a survey, and chooses the limits until it has shown what the user means
"""
