#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""record.py COMPILER…: records what the compilers print about programs when they stop all evaluations early, and what
constexpr-profile reads in it. Run it after a program changes.

record.py: reads all recorded answers again. Run it after the reader changes. In both cases, look at the changes.

answers/PROGRAM/COMPILER.txt is what a compiler and newer ones of its family print, up to the next one that has a file.
COMPILER.json beside it is what is read in it. The tests of the website read the answers of Clang, too."""
import json
import pathlib
import sys

from command import FOLDER, Compiler
from constexpr_profile.clang.family import Clang
from constexpr_profile.gcc import Gcc

ANSWERS = pathlib.Path(FOLDER, 'answers')
# Steps of Clang. Whatever breaks the reader is found with these, or with the names in the tests.
LIMITS = {'names': 900, 'places': 100, 'reasons': 10000}

# Each differs from the one before, and no stage tests them.
NOT_RECORDED = ('Clang 15', 'Clang 16', 'Clang 17', 'Clang 18')


def compiler_called(name):
    return Compiler([name, '-std=c++20', 'programs/tiny.cpp'], FOLDER)


def printed(compiler, program):
    """What a compiler prints about a program now."""
    version = compiler.family.version
    operations = 1 if compiler.family.name == 'Clang' else 4 if version < 15 else 2  # that are about one step
    return compiler.compile(f'programs/{program}.cpp', LIMITS[program] * operations, '-fsyntax-only').errors


def version_in(path):
    return int(path.stem.rpartition('-')[2])


def recorded(compiler, program):
    """The file with the answer that a compiler should give; None if there is none."""
    if compiler.name in NOT_RECORDED:
        return None
    family = compiler.family.name.lower()
    older = [path for path in (ANSWERS / program).glob(f'{family}-*.txt')
             if version_in(path) <= compiler.family.version]
    return max(older, key=version_in, default=None)


def record(compiler, program):
    """Writes what a compiler prints, unless an older one prints the same."""
    own = ANSWERS / program / f"{compiler.name.replace(' ', '-').lower()}.txt"
    for path in own, own.with_suffix('.json'):
        path.unlink(missing_ok=True)
    older, text = recorded(compiler, program), printed(compiler, program)
    if not older or older.read_text(encoding='utf-8') != text:
        own.write_text(text, encoding='utf-8')


def reading(path):
    """What is read in a recorded answer, as JSON has it."""
    def at(position, text):
        if not position:
            return f'? {text}'
        assert position.path == f'programs/{path.parent.name}.cpp', position
        return f'{position.line}:{position.column} {text}'.rstrip()

    def shown(stop):
        found = {'stop': at(stop.position, stop.error),
                 'context': [at(instance.position, instance.text) for instance in stop.context],
                 'frames': [at(frame.position, frame.call) for frame in stop.frames],
                 'reason': stop.reason and at(stop.reason.frames[-1].position, stop.reason.text)}
        return {key: value for key, value in found.items() if value}

    family = Clang(19) if path.stem.startswith('clang') else Gcc(12)
    return list(map(shown, family.raw_stops(path.read_text(encoding='utf-8'))))


def write_reading(path):
    """Each stop is in one line, if that is not too long, or each part of it, or each frame."""
    def written(value):
        is_long = isinstance(value, list) and len(json.dumps(value)) > 100
        return json.dumps(value, indent=2 if is_long else None)

    def parts(stop):
        separator = ', ' if len(json.dumps(stop)) < 120 else ',\n '
        return '{' + separator.join(f'"{key}": {written(value)}' for key, value in stop.items()) + '}'

    text = '[\n' + ',\n'.join(map(parts, reading(path))) + '\n]\n'
    path.with_suffix('.json').write_text(text, encoding='utf-8')


def main():
    compilers = map(compiler_called, sys.argv[1:])
    for compiler in sorted(compilers, key=lambda each: each.family.version):
        for program in LIMITS:
            record(compiler, program)
    for path in ANSWERS.glob('*/*.txt'):
        write_reading(path)


if __name__ == '__main__':
    main()
