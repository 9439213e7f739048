# SPDX-License-Identifier: BSL-1.0
"""Compile commands: which one compiles a file, and what must be kept of it.

    database                finds the command that compiles a file in compile_commands.json, and splits commands
    launchers               finds the compiler behind programs that start it, such as ccache
    options                 what is done with each option: it is kept, dropped or refused
    parsing                 parses a command
"""
