# SPDX-License-Identifier: BSL-1.0
"""What the user sees, as lines of text, as files, or at a prompt.

    wording                 the words for numbers of steps, and for how certain they are
    report                  the list of evaluations, the tables of a profile, and a moment with its source and calls
    export                  writes a profile to a file, and tells what has changed since one was written
    console                 the commands that step through moments, and the prompt that takes them
"""
