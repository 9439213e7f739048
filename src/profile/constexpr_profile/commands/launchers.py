# SPDX-License-Identifier: BSL-1.0
"""Finds the compiler in a command that starts it through another program."""
from __future__ import annotations

import os
import re

from ..failure import Failure

_CACHES = ("ccache", "sccache", "distcc", "icecc", "buildcache", "gomacc", "cachepot")
# Other programs that start what follows their options, and those of these options that take the next word.
_STARTERS = {"nice": ("-n", "--adjustment"), "ionice": ("-c", "-n", "--class", "--classdata"), "nohup": (),
             "time": ("-f", "-o", "--format", "--output")}
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=.*", re.DOTALL)


def without_launcher(words: list[str]) -> tuple[list[str], dict[str, str | None]]:
    """The command of the compiler, and the variables that are set for it; None for those that are unset."""
    environment: dict[str, str | None] = {}
    while len(words) > 1:
        program = re.sub(r"(?i)\.exe$", "", os.path.basename(words[0]))
        if _ASSIGNMENT.fullmatch(words[0]):
            words = _after_env(words, environment)
        elif program == "env" or (program.startswith("cmake") and words[1:3] == ["-E", "env"] and words[3:]):
            words = _after_env(words[1:] if program == "env" else words[3:], environment)
        elif program in _STARTERS:
            words = _after_options(words, _STARTERS[program])
        elif program in _CACHES:
            rest = _without_settings(words[1:])
            if not rest or rest[0].startswith("-"):
                break  # it is called by the name of the compiler
            words = rest
        else:
            break
    return words, environment


def _after_env(words: list[str], environment: dict[str, str | None]) -> list[str]:
    """The words after `env`, or after assignments alone, without the variables that these set and unset: they go to the
    environment."""
    while len(words) > 1:
        name, is_assignment, value = words[0].partition("=")
        if name in ("-u", "--unset"):
            environment[value if is_assignment else words[1]] = None  # some may not be empty
            words = words[1 if is_assignment else 2:]
        elif name == "--":
            words = words[1:]
        elif name.startswith("-"):
            raise Failure(f"env {name} is not supported in the compile command; only -u NAME and NAME=VALUE are")
        elif is_assignment:
            environment[name] = value
            words = words[1:]
        else:
            break
    if not words:
        raise Failure("env in the compile command starts no compiler")
    return words


def _after_options(words: list[str], with_values: tuple[str, ...]) -> list[str]:
    """The words after a program and its options, some of which take the next word."""
    count = 1
    while count < len(words) and words[count].startswith("-"):
        count += 2 if words[count] in with_values else 1
    if count >= len(words):
        raise Failure(f"{words[0]} in the compile command starts no compiler")
    return words[count:]


def _without_settings(words: list[str]) -> list[str]:
    """The words after the settings of a cache, but always the last one."""
    count = 0
    while count < len(words) - 1 and re.fullmatch(r"\w+=.*", words[count]):
        count += 1
    return words[count:]
