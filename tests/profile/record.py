#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""record.py COMPILER…: records what the compilers print about programs when they stop all evaluations early, and what
constexpr-profile reads in it. Run it after a program changes. If compilers answer the same, name the oldest one.

record.py: reads all recorded answers again. Run it after the reader changes. In both cases, look at the changes.

answers/COMPILER/PROGRAM.txt is what a compiler and the newer ones of its family print, up to the next one that has a
folder; PROGRAM.json is what is read in it. The tests of the website read the answers of Clang, too."""
import json
import pathlib
import sys

from command import FOLDER, Compiler
from constexpr_profile.compilers import clang_answers, gcc_answers

ANSWERS = pathlib.Path(FOLDER, 'answers')
# Steps of Clang. Whatever breaks the reader is found with these, or with the names in the tests.
LIMITS = {'names': 900, 'places': 100, 'reasons': 10000}


def compiler_called(name):
    return Compiler([name, '-std=c++20', 'programs/tiny.cpp'], FOLDER)


def answer(compiler, program):
    """What a compiler prints about a program."""
    version = compiler.family.version
    operations = 1 if compiler.family.name == 'Clang' else 4 if version < 15 else 2  # that are about one step
    return compiler.compile(f'programs/{program}.cpp', LIMITS[program] * operations, '-fsyntax-only').errors


def answers_of(compiler):
    """The recorded answers that a compiler should give."""
    family = compiler.family.name.lower()
    versions = [int(path.name.rpartition('-')[2]) for path in ANSWERS.glob(f'{family}-*')]
    newest = max(version for version in versions if version <= compiler.family.version)
    return (ANSWERS / f'{family}-{newest}').glob('*.txt')


def reading(path):
    """What is read in a recorded answer, as JSON has it."""
    def at(position, text):
        if not position:
            return f'? {text}'
        assert position.path == f'programs/{path.stem}.cpp', position
        return f'{position.line}:{position.column} {text}'.rstrip()

    def shown(stop):
        found = {'stop': at(stop.position, stop.error),
                 'context': [at(instance.position, instance.text) for instance in stop.context],
                 'frames': [at(frame.position, frame.call) for frame in stop.frames],
                 'reason': stop.reason and at(stop.reason.frames[-1].position, stop.reason.text)}
        return {key: value for key, value in found.items() if value}

    answers = clang_answers if path.parent.name.startswith('clang') else gcc_answers
    return list(map(shown, answers.read(path.read_text(encoding='utf-8'))))


def write_reading(path):
    """Each stop is in one line, if that is not too long, or each part of it, or each frame."""
    def written(stop):
        parts = [f'"{key}": {json.dumps(value, indent=2 if len(json.dumps(value)) > 100 and key == "frames" else None)}'
                 for key, value in stop.items()]
        return '{' + (', ' if len(json.dumps(stop)) < 120 else ',\n ').join(parts) + '}'

    text = '[\n' + ',\n'.join(map(written, reading(path))) + '\n]\n'
    path.with_suffix('.json').write_text(text, encoding='utf-8')


def main():
    for name in sys.argv[1:]:
        compiler = compiler_called(name)
        folder = ANSWERS / compiler.name.replace(' ', '-').lower()
        folder.mkdir(exist_ok=True)
        for program in LIMITS:
            (folder / f'{program}.txt').write_text(answer(compiler, program), encoding='utf-8')
    for path in ANSWERS.glob('*/*.txt'):
        write_reading(path)


if __name__ == '__main__':
    main()
