# SPDX-License-Identifier: BSL-1.0
"""Compile commands: which one compiles a file, and what must be kept of it.

    database                finds the command that compiles a file in compile_commands.json
    splitting               splits a command that is one text
    options                 parses a command
    driver                  words that the driver passes on
    launchers               finds the compiler behind programs that start it, such as ccache
    response_files          expands @FILE
"""
