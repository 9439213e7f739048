# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile changes a text so that compilers show more evaluations."""
import types
import unittest

from command import file_text
from constexpr_profile.clang.family import Clang
from constexpr_profile.gcc.family import Gcc
from constexpr_profile.evaluations.opening import revealed_text
from constexpr_profile.compilers.answers import Position

CLANG_VARIABLE = """a.cpp:3:5:{3:5-3:9}: error: non-type template argument is not a constant expression
a.cpp:3:5: note: initializer of 'size' is not a constant expression
a.cpp:2:11: note: declared here
"""
GCC_VARIABLE = """a.cpp:3:5: error: the value of 'size' is not usable in a constant expression
a.cpp:2:11: note: 'size' was not initialized with a constant expression
"""


class Reveal(unittest.TestCase):
    def revealed(self, lines, answer, users=('a.cpp',)):
        lines = ['# 1 "a.cpp"', *lines]
        family = Gcc(12) if 'not initialized' in answer else Clang(19)
        unit = types.SimpleNamespace(
            compiler=types.SimpleNamespace(family=family), lines=lines,
            plain_path=lambda path: path, file_text=lambda path: file_text(lines, path))
        text = revealed_text(unit, answer, types.SimpleNamespace(is_users=lambda path: path in users))
        return text and text.split('\n')[1:]

    def test_what_is_hidden(self):
        for family, answer in (Clang(19), CLANG_VARIABLE), (Gcc(12), GCC_VARIABLE):
            self.assertEqual(family.unexplained_variables(answer), {Position('a.cpp', 2, 11)})
            self.assertEqual(family.unexplained_variables('a.cpp:2:11: note: declared here\n'), set())

    def test_variables(self):
        for before, after in (
                ('const int size = f(5);', 'constexpr const int size = f(5);'),
                ('int const size = f(5);', 'int constexpr const size = f(5);'),
                ('char const* const size = f(5);', 'char constexpr const* const size = f(5);'),
                ('static const int size = f(5);', 'static constexpr const int size = f(5);'),
                ('const int a = f("éééééééééééé"), size = 5; int b;',
                 'constexpr const int a = f("éééééééééééé"), size = 5; int b;')):
            position = f'a.cpp:2:{len(before.partition("size")[0].encode()) + 1}:'  # columns are bytes
            self.assertEqual(self.revealed(['const int a = 1;', before], GCC_VARIABLE.replace('a.cpp:2:11:', position)),
                             ['const int a = 1;', after])
        for unchanged in 'constexpr int size = f(5);', 'extern int size;':
            self.assertIsNone(self.revealed(['const int a = 1;', unchanged], GCC_VARIABLE))

    def test_variables_in_one_declaration(self):
        answer = ''.join(GCC_VARIABLE.replace('a.cpp:2:11:', f'a.cpp:2:{column}:') for column in (11, 21))
        self.assertEqual(self.revealed(['', 'const int a = f(1), b = f(2);'], answer),
                         ['', 'constexpr const int a = f(1), b = f(2);'])

    def test_files_of_others(self):
        """Only the user's are changed."""
        self.assertIsNone(self.revealed(['', 'const int size = f(5);'], CLANG_VARIABLE, users=()))
