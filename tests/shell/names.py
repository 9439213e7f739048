#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""names.py PROGRAM SOURCE manual|bash|zsh|fish…: passes if the manual page, or what a shell offers with
our completions, has just the commands, options, formats, searches, articles and sizes that the program
itself names in its help and its refusals, and each command just the options that it takes."""

import functools
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM, SOURCE, KINDS = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:]
HERE = Path(__file__).resolve().parent
COMPLETIONS = SOURCE / "src/shell/completions"
MANUAL = SOURCE / "src/shell/manual/ctqueens.1"

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
        self.orbit_formats = {name for name in self.formats
                              if run("orbit", "1", "--format", name).returncode == 0}
        self.sizes = allowed_range("--size", "0")
        self.trace_sizes = allowed_range("trace", "bitmask", "--size", "9")
        self.steps = allowed_range("trace", "backtracking", "--steps", "0")

    def commands_and_none(self):
        return ["", *sorted(self.commands)]

    @functools.cache
    def options_of(self, command):
        """Help and version stand alone, although other arguments may be beside them."""
        return {option for option in self.options
                if not (command and option in ("--help", "--version"))
                and run(*filter(None, [command]), *OPERANDS[command], option,
                        *VALUES[option]).returncode == 0}


def numbers(sizes):
    first, last = map(int, (sizes or "1 to 0").split(" to "))
    return {str(number) for number in range(first, last + 1)}


def offered(kind, folder, *words):
    """What a shell offers for the last of the words."""
    line = " ".join(["ctqueens", *words])
    command = {
        "bash": [HERE / "completion.bash", COMPLETIONS / "ctqueens.bash", "ctqueens", *words],
        "zsh": ["zsh", "-f", HERE / "completion.zsh", COMPLETIONS, line],
        "fish": ["fish", "--no-config", "-c",
                 f"source {COMPLETIONS}/ctqueens.fish; complete -C '{line}'"],
    }[kind]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=60,
                          env=os.environ | {"HOME": folder, "TERM": "dumb"})
    if done.returncode > 1 or done.stderr:
        sys.exit(f"{kind} failed for '{line}': {done.stderr}")
    return {line.split("\t")[0].strip() for line in done.stdout.splitlines()} - {""}


def completions(program, kind, folder):
    """What should be offered and what is, by the words before it."""
    Path(folder, "boards.txt").touch()
    wanted = {
        ("",): program.commands,
        ("replay", ""): program.articles,
        ("trace", ""): program.traced,
        ("--format", ""): program.formats,
        ("--format", "b"): {name for name in program.formats if name.startswith("b")},
        ("orbit", "1", "--format", ""): program.orbit_formats,
        ("--size", "6", "orbit", "1", "--format", ""): program.orbit_formats,
        ("trace", "bitmask", "--format", ""): program.trace_formats,
        ("--order", ""): program.orders,
        ("--size", ""): numbers(program.sizes),
        ("trace", "bitmask", "--size", ""): numbers(program.trace_sizes),
        ("--size", "3", "--having", ""): {file + rank for file in "abc" for rank in "123"},
        ("--output", ""): {"boards.txt"},
        ("count", "--output", "bo"): {"boards.txt"},
    }
    if kind != "fish":  # which offers the word with its --format=; to bash, = is a word of its own
        words = ("--format", "=", "b") if kind == "bash" else ("--format=b",)
        wanted[words] = wanted["--format", "b"]
    for command in program.commands_and_none():
        wanted[(*filter(None, [command]), *OPERANDS[command], "--")] = program.options_of(command)
    return {" ".join(words): (wanted[words], offered(kind, folder, *words)) for words in wanted}


def manual(program):
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
    for command in program.commands_and_none():
        found[f"SYNOPSIS, {command}"] = (program.options_of(command), synopsis.get(command, set()))
    return found


def main():
    program = Program()
    unknown = (program.commands - set(OPERANDS)) | (program.options - set(VALUES))
    if unknown:
        sys.exit(f"names.py has no example for {sorted(unknown)}")
    wrong = False
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder:
            compared = manual(program) if kind == "manual" else completions(program, kind, folder)
        for where, (wanted, there) in compared.items():
            if wanted != there:
                wrong = True
                print(f"{kind}: '{where}': missing {sorted(wanted - there)}, "
                      f"too much {sorted(there - wanted)}")
    sys.exit(wrong)


if __name__ == "__main__":
    main()
