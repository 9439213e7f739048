# SPDX-License-Identifier: BSL-1.0
"""The lines at which a debugger may stop."""
import os
import pathlib
import unittest

from command import Compiler, compilers, file_text, folder_of
from constexpr_profile.dap.breakpoints import Breakpoints
from constexpr_profile.compilers.unit import Unit


class Lines(unittest.TestCase):
    @staticmethod
    def lines_in(text):
        return sorted(set(file_text(['# 1 "a"', *text.split('\n')], 'a').lines_in_bodies()))

    def test_lines_of_statements(self):
        self.assertEqual(self.lines_in('''constexpr int f(int n)
{
    int table[] = {1,
        2};
    for (int i = 0; i < n;
         ++i)
        n += table[0];
    if (n)
        return 1;
    else
        return n +
            2;
}
constexpr int v = f(1);'''), [2, 3, 5, 6, 7, 8, 9, 11])

    def test_labels(self):
        self.assertEqual(self.lines_in('''constexpr int f(int n) {
    switch (n) {
    case 1:
        return n ? 1
            : 2;
    case color::red:
    default:
        struct bits { bits() = default; int
            a : 3; };
    }
    return 0; }'''), [1, 2, 3, 4, 6, 7, 8, 11])

    def test_heads(self):
        """No statement begins in the head of a function."""
        self.assertEqual(self.lines_in('''struct s {
    int x;
public:
    constexpr int f(int n)
    {
        return n;
    }
    constexpr s()
        : x(1)
    {
    }
};'''), [5, 6, 10])

    def test_a_header_of_declarations(self):
        """It is part of the translation unit, though nothing in it can be stopped at. Nor is each word a function."""
        files = {'a.cpp': '#include "a.h"\nstruct s {};\nint g() { return 1; }\nconstexpr int v = f(1);\n',
                 'a.h': 'constexpr int f(int);\n'}
        with folder_of(files) as folder:
            os.symlink(folder, f'{folder}/link')
            compiler = Compiler([compilers()[0], f'{folder}/link/a.cpp'], folder)
            unit = Unit(compiler, pathlib.Path(folder), compiler.preprocess())
            breakpoints = Breakpoints(unit, [])
            for name, line in ('a.cpp', 3), ('link/a.cpp', 3), ('a.h', None), ('b.h', None):
                shown, = breakpoints.set_lines(f'{folder}/{name}', [1])
                self.assertEqual((shown['verified'], shown.get('line')), (bool(line), line))
            functions = breakpoints.set_functions(['g', 'f', 'v', 's'])
            self.assertEqual([each['verified'] for each in functions], [True, False, False, True])
