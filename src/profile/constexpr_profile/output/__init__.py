# SPDX-License-Identifier: BSL-1.0
"""What the user sees.

    report                  prints the list of evaluations, and the tables of a profile
    time_report             prints what times say about steps
    profile_report          prints all about a profile
    export, flame_graph     write files
    columns                 fits text into a row of a terminal
    moment                  shows a moment
    walk                    steps through moments in a terminal
"""
