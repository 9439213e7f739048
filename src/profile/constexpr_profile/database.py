# SPDX-License-Identifier: BSL-1.0
"""Finds the command that compiles a file in compile_commands.json."""
from __future__ import annotations

import json
import os
import pathlib
import shlex

from .failure import Failure


def compile_command(folder: str, file: str) -> tuple[list[str], str]:
    """How a file is compiled, and in which folder."""
    path = os.path.join(folder, "compile_commands.json")
    wanted = os.path.realpath(file)
    try:
        for entry in json.loads(pathlib.Path(path).read_text("utf-8")):
            if os.path.realpath(os.path.join(entry["directory"], entry["file"])) == wanted:
                command = entry.get("arguments") or shlex.split(entry["command"])
                if not command:
                    raise ValueError("a command is empty")
                return command, entry["directory"]
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise Failure(f"{path} is not a compilation database: {error}") from error
    raise Failure(f"{path} does not contain {wanted}")
