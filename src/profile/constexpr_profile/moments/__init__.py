# SPDX-License-Identifier: BSL-1.0
"""The moments of one evaluation: what it is doing after a number of steps.

    moments                 looks at moments, many together or each with a probe, and keeps what was seen
    ends                    finds the ends of evaluations
    profile                 samples moments, and computes shares of the steps and their errors
    movement                compares the stacks of moments, and finds the nearest one at which a search arrives
"""
