# SPDX-License-Identifier: BSL-1.0
"""The moments of one evaluation: what it is doing after a number of steps.

    moments                 what has been seen, what to look at next, and where the end is
    looking                 looks at moments: many together, or each in a compilation of its own
    profile                 samples moments
    movement                compares the stacks of moments, and finds the nearest one at which a search arrives
"""
