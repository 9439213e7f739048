# SPDX-License-Identifier: BSL-1.0
"""What the user sees, as lines of text, as files, or in a terminal.

    evaluation_list         the list of evaluations
    tables                  the tables of a profile
    profile_report          all that is said about a profile
    export, flame_graph     write files
    keys                    the keys of the view in a terminal
    screen                  shows rows of text in a terminal
    shortening              shortens text, paths and calls
    moment_text             a moment
    walk                    steps through moments in a terminal
"""
