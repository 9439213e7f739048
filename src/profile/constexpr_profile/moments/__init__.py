# SPDX-License-Identifier: BSL-1.0
"""The moments of one evaluation: what it is doing after a number of steps.

    moments                 what has been seen, and what to look at next
    end                     finds the exact number of its steps
    ways                    finds the ways in which it can be stopped
    probe, batch            look at a moment in a compilation of its own, or at many in one
    probes, cost            choose the one that takes less time
    crashes                 leaves out moments at which the compiler crashes
    verification            at which moments a batch must show the same as other compilations
    profile                 samples moments
    stacks                  compares the stacks of moments
    movement                finds the nearest moment at which a search arrives, such as the next line
    goals                   what the keys of the interactive view look for, such as the end of a call
"""
