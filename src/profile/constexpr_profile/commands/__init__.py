# SPDX-License-Identifier: BSL-1.0
"""Compile commands: which one compiles a file, what must be kept of it, and how it is run.

    database                finds the command that compiles a file in compile_commands.json, and splits commands
    options                 what is known of options: which take the next word, and which are left out
    parsing                 parses a command, and finds the compiler behind programs that start it, such as ccache
    processes               runs compilers, waits for them in threads, and gives them up
    cache                   keeps answers, and tells whether they are still right; writes files
"""
