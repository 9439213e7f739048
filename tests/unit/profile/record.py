#!/usr/bin/env python3
"""record.py COMPILER...: writes what the compilers answer now to the folder answers, and what
constexpr-profile reads in it. Run it after the reader or a program changes, and look at the changes."""
import json
import os
import sys

from command import answer_of, reading, tool

FOLDER = os.path.dirname(os.path.abspath(__file__))
LIMITS = {'names': (50, 330, 600, 900, 1100, 1400), 'places': (100,), 'vector': (3000,)}


def main():
    os.chdir(FOLDER)
    for program in sys.argv[1:]:
        compiler = tool.Compiler([program, '-std=c++20', 'programs/tiny.cpp'], FOLDER)
        for name, limits in LIMITS.items():
            for limit in limits:
                limit *= 1 if compiler.clang else 4
                text = answer_of(compiler, name, limit)
                path = f'answers/{name}-{limit}-{compiler.name.replace(" ", "-").lower()}'
                with open(path + '.txt', 'w', encoding='utf-8') as file:
                    file.write(text)
                with open(path + '.json', 'w', encoding='utf-8') as file:
                    json.dump(reading(text, compiler.clang), file, indent=1, ensure_ascii=False)
                    file.write('\n')


main()
