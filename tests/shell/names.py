#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""names.py PROGRAM MANUAL: passes if the manual page has exactly the commands, options, formats,
searches, articles and sizes that the program itself names in its help and its refusals, and gives each
command exactly the options that it takes. The help fits 80 columns."""

import os
import re
import subprocess
import sys
from pathlib import Path

PROGRAM, MANUAL = Path(sys.argv[1]).resolve(), Path(sys.argv[2])

# What makes each command complete, and a value of each option that goes with all of them.
OPERANDS = {"": [], "count": [], "searches": [], "replay": ["permutation"], "orbit": ["1"],
            "check": ["15863724"], "trace": ["bitmask"]}
VALUES = {"--size": ["8"], "--format": ["json"], "--solution": ["1"], "--order": ["bitmask"],
          "--fundamental": [], "--having": ["a1"], "--output": [os.devnull], "--steps": ["1"],
          "--until-solution": ["1"], "--help": [], "--version": []}


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)


def allowed_range(*arguments):
    """The range of numbers that a refusal says is allowed."""
    return re.search(r"allowed(?: for \w+)?: ((?:\d+ to \d+)?)", run(*arguments).stderr)[1]


def help_of(*command):
    """The help, with each description in one line."""
    text = run("help", *command).stdout
    if text != run(*command, "-h").stdout or max(map(len, text.splitlines())) > 80:
        sys.exit(f"the help of {command} depends on how it is asked for, or has too long lines")
    return re.sub(r"\n {20,}", " ", text)


def listed(text, name):
    """The names after a word in the help, such as those of formats after FORMAT."""
    found = re.search(rf"{name} +(?:[^:\n]*: )?(.*?)(?: \(default \w+\))?$", text, re.MULTILINE)[1]
    return set(re.split(", | or ", found))


class Program:
    """The names as the program has them."""

    def __init__(self):
        text = help_of()
        self.commands = set(re.findall(r"^  ([a-z]+) ", text.partition("Commands")[2], re.MULTILINE))
        helps = {command: help_of(command) for command in self.commands}
        self.options = set(re.findall(r"--[a-z-]+", "".join([text, *helps.values()])))
        self.formats, self.orders = listed(text, "--format FORMAT"), listed(text, "--order SEARCH")
        self.articles, self.traced = listed(helps["replay"], "  NAME"), listed(helps["trace"], "  SEARCH")
        self.trace_formats = listed(helps["trace"], "--format FORMAT")
        self.sizes = allowed_range("--size", "0")
        self.trace_sizes = allowed_range("trace", "bitmask", "--size", "9")
        self.steps = allowed_range("trace", "backtracking", "--steps", "0")

    def options_of(self, command):
        """Help and version stand alone, although other arguments may be beside them."""
        return {option for option in self.options
                if not (command and option in ("--help", "--version"))
                and run(*filter(None, [command]), *OPERANDS[command], option,
                        *VALUES[option]).returncode == 0}


def compared(program):
    """What should be in the manual page and what is, by its sections."""
    sections = dict(part.split("\n", 1) for part in MANUAL.read_text().split("\n.Sh ")[1:])
    items = {name: set(re.findall(r"^\.It (?:Ic|Fl|Cm) (\S+)", text, re.MULTILINE))
             for name, text in sections.items()}

    def item(section, name):
        return re.search(rf"^\.It \w+ {name}\b.*?(?=^\.It|^\.El)", sections[section], re.M | re.S)[0]

    replay = set(re.findall(r"^\.Cm (\S+)", item("COMMANDS", "replay"), re.MULTILINE))
    found = {
        "COMMANDS": (program.commands, items["COMMANDS"]),
        "COMMANDS, replay": (program.articles, replay),
        "OPTIONS": (program.options, {f"-{name}" for name in items["OPTIONS"]}),
        "FORMATS": (program.formats, items["FORMATS"]),
        "FORMATS OF TRACES": (program.trace_formats, items["FORMATS OF TRACES"]),
        "SEARCHES": (program.orders | program.traced, items["SEARCHES"]),
    }
    for name, texts in (("size", [program.sizes, program.trace_sizes]), ("steps", [program.steps])):
        found[f"OPTIONS, {name}"] = (set(texts), set(re.findall(r"\d+ to \d+",
                                                                item("OPTIONS", f"-{name}"))))
    synopsis = {}
    for form in re.split(r"^\.Nm\n", sections["SYNOPSIS"], flags=re.MULTILINE)[1:]:
        options = {f"-{name}" for name in re.findall(r"(?:Fl|\|) (-[a-z-]+)", form)}
        commands = re.search(r"^\.Cm ([a-z |]+)", form)
        for command in re.findall(r"[a-z]+", commands[1]) if commands else [""]:
            synopsis.setdefault(command, set()).update(options)
    for command in ["", *sorted(program.commands)]:
        found[f"SYNOPSIS, {command}"] = (program.options_of(command), synopsis.get(command, set()))
    return found


def main():
    program = Program()
    unknown = (program.commands - set(OPERANDS)) | (program.options - set(VALUES))
    if unknown:
        sys.exit(f"names.py has no example for {sorted(unknown)}")
    wrong = False
    for where, (wanted, there) in compared(program).items():
        if wanted != there:
            wrong = True
            print(f"'{where}': missing {sorted(wanted - there)}, too much {sorted(there - wanted)}")
    sys.exit(wrong)


if __name__ == "__main__":
    main()
