# SPDX-License-Identifier: BSL-1.0
"""The moments of one evaluation: what it is doing after a number of steps.

    moments                 what has been seen, and what to look at next
    end                     finds the exact number of its steps
    probe                   looks at a moment in a compilation of its own
    looking                 chooses how to look: many moments together, or each alone
    profile                 samples moments
    movement                compares the stacks of moments, and finds the nearest one at which a search arrives
"""
