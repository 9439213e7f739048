# SPDX-License-Identifier: BSL-1.0
"""Follows a page in an empty folder, as a reader would.

Each block of C++ is added to the file of its directive, which the text must have named. The
commands that begin with g++ are run with a compiler, those that begin with ./ as they are.
They must succeed, unless an error is what the page shows next.
"""

import os
import shlex
import subprocess

from pages import read
from tutorial_programs import Problem, parts
from mistakes import expected_errors


def follow(line, folder, compiler):
    """Whether a command succeeds, and its output. None for a line that is not for this test."""
    words = shlex.split(line, comments=True)
    if not words or not (words[0] == "g++" or words[0].startswith("./")):
        return None
    command = compiler + words[1:] if words[0] == "g++" else words
    try:
        process = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, env={**os.environ, "LC_ALL": "C"})
    except OSError as error:
        return False, str(error)
    return process.returncode == 0, process.stdout


def walk_through(page, folder, compiler, command):
    """Goes through a page; returns the number of commands that it has run."""
    above, commands, page_parts = "", 0, list(parts(read(page)))
    for index, part in enumerate(page_parts):
        if part.kind == "code" and part.is_shown:
            name = part.files[0].split("/")[-1]
            if f"`{name}`" not in above:
                raise Problem(f"line {part.number}: the text has not named the file {name}")
            with open(folder / name, "a", encoding="utf-8") as file:
                file.write(part.block + "\n")
        elif part.lines[0] == "```sh":
            shown_next = next((each for each in page_parts[index:] if each.kind), None)
            expected = (expected_errors(shown_next.block, compiler)
                        if shown_next and shown_next.kind == "error" else [])
            for line in part.block.splitlines():
                result = follow(line, folder, command)
                if result and (result[0] == bool(expected)
                               or not all(text in result[1] for text in expected)):
                    raise Problem(f"line {part.number}: {line}\n{result[1] or 'succeeds'}")
                commands += bool(result)
        above += "\n".join(part.lines)
    return commands
