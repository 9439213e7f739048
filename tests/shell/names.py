#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""names.py PROGRAM MANUAL: passes if the manual page has exactly the commands, options, formats,
searches, articles and sizes that the program itself names in its help and its refusals, and gives each
command exactly the options that it takes."""

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


def allowed(*arguments):
    """What a refusal says is allowed, or nothing if the program does not know the argument at all."""
    line = run(*arguments).stderr
    found = re.match(r"ctqueens: (?!argument).*: allowed(?: for \w+)?: (.*)", line)
    return found[1] if found else ""


def allowed_range(*arguments):
    return re.match(r"(?:\d+ to \d+)?", allowed(*arguments))[0]


def names(*arguments):
    return set(filter(None, allowed(*arguments).split(", ")))


class Program:
    """The names as the program has them."""

    def __init__(self):
        text = run("?").stderr
        commands, _, options = text.partition("the commands ")[2].partition(", and the options ")
        described = run("--help").stdout
        self.commands = {words.split()[0] for words in re.split(", | and ", commands)}
        self.commands |= set(re.findall(r"^  ([a-z]+) ", described, re.MULTILINE))
        self.options = set(re.findall(r"--[a-z-]+", options))
        self.options |= set(re.findall(r"^  (--[a-z-]+)", described, re.MULTILINE))
        self.formats, self.orders = names("--format", "?"), names("--order", "?")
        self.articles, self.traced = names("replay", "?"), names("trace", "?")
        self.trace_formats = names("trace", "bitmask", "--format", "?")
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
