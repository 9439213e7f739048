# SPDX-License-Identifier: BSL-1.0
"""What the user sees.

    report                  prints the list of evaluations, and the tables of a profile
    time_report             prints what times say about steps
    export, flame_graph     write files
    columns                 fits text into a row of a terminal
    walk                    shows moments, and steps through them in a terminal
"""
