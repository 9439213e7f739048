# SPDX-License-Identifier: BSL-1.0
"""A debug adapter: editors step through constant evaluations, as through programs, with the Debug
Adapter Protocol. The evaluations of a file are what the protocol calls threads.

From messages up to a server of clients:

    protocol                reads and writes messages; the client
    threads                 one evaluation, and the moment at which it is
    variables               the frames and variables of a moment, as the client shows them
    breakpoints             lines that can be stopped at, and whether a moment is at a breakpoint
    launch                  finds the compile command, and the evaluations of a file
    session                 the evaluations that are debugged, and what the client asks about them
    tasks                   what takes long: how far it is, and how it is paused
    running                 moves evaluations, runs commands of the console, and tells where that stops
    adapter                 answers requests, one after the other
    server                  connects the client

Threads (of this program; those of the protocol are evaluations):

- The adapter's thread answers requests. It alone changes the moment at which an evaluation is, the current evaluation,
  the breakpoints and the `Handles`.
- The receiver reads messages, puts them into the inbox, and gives compilations up when the client leaves.
- The background (`done_while`) opens a file, searches or runs a command, one at a time, while the adapter attends to
  the client. It changes the `Survey` and each `Evaluation`, and opens a `Thread`.
- Workers run compilers, read their answers, write texts, and find how to look at a moment (`Looking`).

Only the background looks at `Moments`; what is kept there is final, so the adapter reads it meanwhile. What a unit
keeps of its text (files, scopes, names) may be filled by any thread without a lock: it depends on the text alone, so at
worst two threads find out the same. Processes, the search for a probe, and the client's stream have locks.
"""
