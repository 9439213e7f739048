# SPDX-License-Identifier: BSL-1.0
"""The moments of one evaluation: what it is doing after a number of steps.

    known_moments           what has been seen, and what to look at next
    end                     finds the exact number of its steps
    ways                    finds the ways in which it can be stopped
    probe, batch            look at a moment in a compilation of its own, or at many in one
    batch_or_probe          chooses the one that takes less time
    crashes                 leaves out moments at which the compiler crashes
    verification            at which moments a batch must show the same as other compilations
    profile                 samples moments
    stacks                  compares the stacks of moments
    movement                finds the nearest moment at which a search arrives, such as the next line
    goals                   what the keys of the interactive view look for, such as the end of a call

How moments are looked at:

1.  `known_moments` answers with what has been kept, and gives the other steps to `batch_or_probe`.
2.  If there are at least three, `batch_or_probe` tries whether a batch shows them together with some moments that are
    known.
3.  If the batch shows these as they are, it is used from now on, for each group of moments in one compilation.
4.  Otherwise, no batch is used, and each moment is looked at with the first probe that `ways` finds.
5.  A moment is lost if something else was stopped instead, or if the evaluation seems to have ended too early.
6.  Lost moments are tried again without the batch, and then with the next probe, until no way is left. Then the
    answer is kept, even if it shows nothing.
"""
