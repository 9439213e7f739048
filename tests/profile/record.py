#!/usr/bin/env python3
"""record.py COMPILER...: writes what the compilers answer now, and what constexpr-profile reads in each
answer, to the folder answers, in one file for each compiler. Run it after a program changes.

record.py: reads all recorded answers again. Run it after the reader changes. In both cases, look at the changes."""
import glob
import json
import os
import sys

from command import Compiler, reading

FOLDER = os.path.dirname(os.path.abspath(__file__))
# Whatever breaks the reader is found with these, or with the names in the tests.
LIMITS = {'names': 900, 'places': 100, 'reasons': 10000}


def recorded(compiler):
    is_clang = compiler.family.name == 'Clang'
    # One step of Clang is about four operations of GCC, or two since GCC 15.
    operations = 1 if is_clang else 4 if compiler.family.version < 15 else 2
    for name, limit in LIMITS.items():
        limit *= operations
        _, text = compiler.compile(f'programs/{name}.cpp', limit, '-fsyntax-only')
        yield {'program': name, 'limit': limit, 'answer': text.split('\n'), 'reading': reading(text, is_clang)}


def read_again(path):
    with open(path, encoding='utf-8') as file:
        for one in json.load(file):
            yield {**one, 'reading': reading('\n'.join(one['answer']), 'clang' in path)}


def write(path, found):
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(found, file, indent=1, ensure_ascii=False)
        file.write('\n')


def main():
    os.chdir(FOLDER)
    for program in sys.argv[1:]:
        compiler = Compiler([program, '-std=c++20', 'programs/tiny.cpp'], FOLDER)
        write(f'answers/{compiler.name.replace(" ", "-").lower()}.json', list(recorded(compiler)))
    for path in [] if sys.argv[1:] else glob.glob('answers/*.json'):
        write(path, list(read_again(path)))


main()
