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
    task                    does what takes long in the background, one thing at a time
    running                 moves evaluations, and tells the client where they stop
    lines, breakpoints      lines that can be stopped at, and whether a moment is at a breakpoint
    inspection              what the client asks where they are
    handles                 numbers the frames, scopes and variables that the client sees
    argument_names          names the arguments of calls
    console                 commands in the client's console

Threads (of this program; those of the protocol are evaluations):

    The adapter's thread answers requests. It alone changes the moment at which an evaluation is, the current
    evaluation, the breakpoints and the `Handles`.

    The receiver reads messages, puts them into the inbox, and gives compilations up when the client leaves.

    The background (`done_while`) opens a file, searches, runs a command or looks ahead, one at a time, while the
    adapter attends to the client. It changes the `Survey` and each `Evaluation`, and opens a `Thread`. Both may look at
    `Moments`, under their lock; what is kept there is final, and is read without the lock.

    What a unit keeps of its text (files, scopes, names) may be filled by any thread without a lock: it depends on the
    text alone, so at worst two threads find out the same.

    Workers only run compilers: they write texts, the cache and how long a compilation took, and return answers.

    Processes, the cache and the stream to the client have locks of their own.
"""
