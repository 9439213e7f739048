# SPDX-License-Identifier: BSL-1.0
"""A debug adapter: editors step through constant evaluations, as through programs, with the Debug
Adapter Protocol. The evaluations of a file are what the protocol calls threads.

From the client's requests to the moments of an evaluation:

    framing, fields         read messages, and the members of their objects
    server                  connects the client; its options
    client                  sends responses and events
    adapter                 answers requests, one after the other, and looks ahead when idle
    launch                  finds the evaluations of a file, and where to stop first
    compile_command         finds its compile command
    session, threads        the evaluations that are debugged, and the moment at which each is
    progress                tells the client how far a search is
    running                 moves evaluations, and tells the client where they stop
    lines, breakpoints      lines that can be stopped at, and whether a moment is at a breakpoint
    inspection              what the client asks where they are
    variables               calls and their arguments, as the client sees them
    argument_names          names the arguments of calls
    console                 commands in the client's console
"""
