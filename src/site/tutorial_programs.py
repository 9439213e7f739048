#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tutorial's programs, which are in its pages, into a folder and prints their names:
tutorial_programs.py [FOLDER]

FOLDER is build/tutorial if it is not given. In a page, a line directly above a block says what it
is:
  <!-- code: FILE… -->    the next part of these files; mistakes/FILE is meant not to compile
  <!-- code: mistakes/FILE after OTHER -->    the same, and the program OTHER comes first
  <!-- output: FILE -->   what the program or script FILE prints
  <!-- error: FILE -->    what compilers say of mistakes/FILE
Such a comment may instead contain the block, up to a line -->, if readers need not see it. A line
`// (the next block)` of a program is where its next block goes, rather than to the end.

The lines between `// [exercise]` and `// [/exercise]` in exercises/NAME.cpp are for the reader to write.
With those of exercises/NAME.solution.cpp in their place, it is the program NAME.solution.cpp.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
TUTORIAL = PROJECT / "docs" / "tutorial"
DIRECTIVE = re.compile(r"<!-- (code|output|error): (.+?)( -->)?")
SLOT = re.compile(r"^( *)// \(the next block\)\n", re.MULTILINE)
EXERCISE = re.compile(r"// \[exercise\]\n.*// \[/exercise\]\n", re.DOTALL)


class Problem(Exception):
    """What is wrong with a file, in a sentence."""


class Part(NamedTuple):
    """A block of a page, with the directive above it if there is one, or a line of text."""
    number: int  # of the first line
    lines: list  # all of them
    kind: str  # code, output or error; empty without a directive
    files: tuple
    after: str  # the program that comes first, if any
    block: str  # the lines between the fences, or in the comment
    is_shown: bool


def parts(text):
    """The parts of a page in their order."""
    lines, number = text.splitlines(), 0
    while number < len(lines):
        directive = DIRECTIVE.fullmatch(lines[number])
        is_shown = not directive or bool(directive[3])
        start = end = number + bool(directive and is_shown)
        if not is_shown or "".join(lines[start:start + 1]).startswith("```"):
            mark = "```" if is_shown else "-->"
            if mark not in lines[start + 1:]:
                raise Problem(f"line {number + 1}: the block has no end")
            end = lines.index(mark, start + 1)
        elif directive:
            raise Problem(f"line {number + 1}: there is no block below")
        kind, (names, _, after) = (directive[1], directive[2].partition(" after ")) if directive else ("", ("", "", ""))
        block = "\n".join(lines[start + 1:end]) + "\n"
        yield Part(number + 1, lines[number:end + 1], kind, tuple(names.split()), after, block, is_shown)
        number = end + 1


def extended(text, block):
    """A program with its next block."""
    slot = SLOT.search(text)
    if not slot:
        return f"{text}\n{block}"
    return text[:slot.start()] + re.sub("^(?=.)", slot[1], block, flags=re.M) + text[slot.end():]


def solution(exercise, answer):
    """An exercise with the lines that were left to the reader."""
    left = EXERCISE.search(exercise)
    if not left or "static_assert" in left[0]:
        raise Problem("no lines, or assertions, are left to the reader")
    _, _, lines = answer.partition("\n")  # without the license
    return exercise[:left.start()] + lines + exercise[left.end():]


def programs(tutorial=TUTORIAL):
    """The texts of all files, by their names: programs, and in FILE.txt what FILE prints or what
    compilers say of it."""
    files = {}
    for page in sorted(tutorial.glob("*.md")):
        try:
            for part in parts(page.read_text(encoding="utf-8")):
                for name in part.files:
                    if part.kind == "code":
                        mark = "#" if name.endswith(".sh") else "//"
                        first = f"{mark} From docs/tutorial/{page.name}\n"
                        first += f'\n#include "../{part.after}"\n' if part.after else ""
                        files[name] = extended(files.get(name, first), part.block)
                    else:
                        folder = "mistakes/" if part.kind == "error" else ""
                        files[f"{folder}{name}.txt"] = part.block
        except Problem as problem:
            raise Problem(f"{page.name}: {problem}") from None
    for name in files:
        if name.endswith(".txt") and name[:-len(".txt")] not in files:
            raise Problem(f"there is no program for {name}")
    exercises = [path for path in (tutorial / "exercises").glob("*.cpp") if path.suffixes == [".cpp"]]
    for exercise in sorted(exercises):
        answer = exercise.with_suffix(".solution.cpp")
        try:
            files[answer.name] = solution(exercise.read_text(encoding="utf-8"), answer.read_text(encoding="utf-8"))
        except Problem as problem:
            raise Problem(f"{exercise.name}: {problem}") from None
    return files


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else PROJECT / "build" / "tutorial")
    try:
        files = programs()
    except Problem as problem:
        sys.exit(str(problem))
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:  # else nothing is rebuilt
            path.write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
