# SPDX-License-Identifier: BSL-1.0
"""What the user sees, as lines of text, as files, or in a terminal.

    report                  the list of evaluations, and a profile
    export                  writes a profile to a file
    comparison              tells what has changed since one was written
    wording                 the words for numbers of steps, for how certain they are, and for moments
    walk                    steps through moments in a terminal
"""
