# SPDX-License-Identifier: BSL-1.0
"""A debug adapter: editors step through constant evaluations, as through programs, with the Debug
Adapter Protocol. The evaluations of a file are what the protocol calls threads.

From messages up to a server of clients:

    protocol                reads and writes messages; the client
    threads                 one evaluation, the moment at which it is, and the arguments of its calls with their names
    breakpoints             lines that can be stopped at, and whether a moment is at a breakpoint
    launch                  finds the compile command, and the evaluation of a file to debug first
    session                 answers what the client asks about a file, moves its evaluations, and tells why they stop
    server                  connects the client

Threads (of this program; those of the protocol are evaluations):

- The main thread reads requests, and answers at once what compiles nothing. It sets the breakpoints, and gives
  compilations up when the client pauses or leaves.
- The background does everything else, one request after the other: it lets compilers start again, unless the client
  has paused since the request; then it opens a file, searches, or runs a command of the console. It alone looks at
  `Moments`, and moves a `Thread`.
- Workers run compilers, read their answers, write texts, and find how to look at a moment (`Looking`).

The main thread reads where a `Thread` is while the background moves it, and the background reads the breakpoints while
the main thread sets them: assignments replace these, and nothing changes what has been assigned. What a unit keeps of
its text (files, scopes, names) may be filled by any thread without a lock: it depends on the text alone, so at worst
two threads find out the same. Processes, the search for a probe, the client's stream, and what the adapter counts and
notes have locks.
"""
