# SPDX-License-Identifier: BSL-1.0
"""What the user sees, as lines of text, as files, or at a prompt.

    wording                 the words for numbers of steps, and for how certain they are
    report                  the list of evaluations, the tables of a profile, and a moment with its source and calls
    comparison              tells what has changed since a profile was written
    export                  writes a profile to a file
    console                 the commands that step through moments, and the prompt that takes them
"""
