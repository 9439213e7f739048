# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile changes a text so that compilers show more evaluations."""
import types
import unittest

from command import file_text
from constexpr_profile.clang.family import Clang
from constexpr_profile.gcc.family import Gcc
from constexpr_profile.clang.requirement import end_of_expression
from constexpr_profile.evaluations.opening import revealed_text
from constexpr_profile.compilers.answers import Position
from constexpr_profile.source.text import Rows

CLANG_VARIABLE = """a.cpp:3:5:{3:5-3:9}: error: non-type template argument is not a constant expression
a.cpp:3:5: note: initializer of 'size' is not a constant expression
a.cpp:2:11: note: declared here
"""
GCC_VARIABLE = """a.cpp:3:5: error: the value of 'size' is not usable in a constant expression
a.cpp:2:11: note: 'size' was not initialized with a constant expression
"""
CLANG_EXPRESSION = """a.cpp:9:12: error: no matching function for call to 'b'
a.cpp:2:41:{2:28-2:35}: note: candidate template ignored: substitution failure [with T = int]: \
non-type template argument is not a constant expression
"""


class Reveal(unittest.TestCase):
    def revealed(self, lines, answer, users=('a.cpp',), with_expressions=True):
        lines = ['# 1 "a.cpp"', *lines]
        family = Gcc(12) if 'not initialized' in answer else Clang(19)
        unit = types.SimpleNamespace(
            compiler=types.SimpleNamespace(family=family), lines=lines, rows=Rows(lines),
            plain_position=lambda position: position, plain_path=lambda path: path,
            file_text=lambda path: file_text(lines, path))
        text = revealed_text(unit, answer, types.SimpleNamespace(is_users=lambda path: path in users), with_expressions)
        return text and text.split('\n')[1:]

    def test_what_is_hidden(self):
        for family, answer in (Clang(19), CLANG_VARIABLE), (Gcc(12), GCC_VARIABLE):
            self.assertEqual(family.hidden_in(answer), ({Position('a.cpp', 2, 11)}, set()))
        self.assertEqual(Clang(19).hidden_in(CLANG_EXPRESSION), (set(), {(2, 28)}))
        for family in Clang(19), Gcc(12):
            self.assertEqual(family.hidden_in("a.cpp:2:11: note: declared here\n"), (set(), set()))

    def test_variables(self):
        for before, after in (
                ('const int size = f(5);', 'constexpr const int size = f(5);'),
                ('int const size = f(5);', 'int constexpr const size = f(5);'),
                ('char const* const size = f(5);', 'char constexpr const* const size = f(5);'),
                ('static const int size = f(5);', 'static constexpr const int size = f(5);')):
            position = f'a.cpp:2:{before.index("size") + 1}:'
            self.assertEqual(self.revealed(['const int a = 1;', before], GCC_VARIABLE.replace('a.cpp:2:11:', position)),
                             ['const int a = 1;', after])
        for unchanged in 'constexpr int size = f(5);', 'extern int size;':
            self.assertIsNone(self.revealed(['const int a = 1;', unchanged], GCC_VARIABLE))

    def test_variables_in_one_declaration(self):
        answer = ''.join(GCC_VARIABLE.replace('a.cpp:2:11:', f'a.cpp:2:{column}:') for column in (11, 21))
        self.assertEqual(self.revealed(['', 'const int a = f(1), b = f(2);'], answer),
                         ['', 'constexpr const int a = f(1), b = f(2);'])

    def test_columns_are_bytes(self):
        line = 'template <char c = f("é"), int n = f(2)> int b(char);'
        self.assertEqual(self.revealed([line], CLANG_EXPRESSION.replace('{2:28-', '{2:37-')), [line.replace(
            'f(2)', '((requires { requires (void(f(2)), true); }), (f(2)))')])

    def test_markers_in_expressions(self):
        text = self.revealed(['template <int n = f(', '# 7 "a.cpp"', '2)> int b(char);'],
                             CLANG_EXPRESSION.replace('{2:28-', '{2:19-'))
        self.assertEqual(text, ['template <int n = ((requires { requires (void(f( 2)), true); }), (f(',
                                '# 7 "a.cpp"', '2)))> int b(char);'])

    def test_expressions(self):
        line = 'template <int n = f<1>(2), int m = 3> int b(char);'
        answer = CLANG_EXPRESSION.replace('{2:28-', '{2:19-')
        self.assertEqual(self.revealed([line], answer), [
            'template <int n = ((requires { requires (void(f<1>(2)), true); }), (f<1>(2))), int m = 3> int b(char);'])
        self.assertIsNone(self.revealed([line], answer, with_expressions=False))

    def test_files_of_others(self):
        """Only the user's are changed."""
        self.assertIsNone(self.revealed(['', 'const int size = f(5);'], CLANG_VARIABLE, users=()))
        self.assertIsNone(self.revealed(['template <int n = f(2)>'], CLANG_EXPRESSION, users=()))

    def test_ends_of_expressions(self):
        for text, end in (('f(1, 2), int', 7), ('f(1)>', 4), ('(f(1) > 0), int', 10), ('a<b, c>::v, d', 10),
                          ('f(a < b), c', 8), ('f("),"))', 7), ('{1, 2}}', 6), ('f(1)', 4),
                          ('p->f(T{})>', 9), ('p->*f>', 5), ('1 << n>', 6), ('1 < n>', 5), ('a<b<int>>::v>', 12),
                          ('(a <=> b) < 0>', 13)):
            self.assertEqual(end_of_expression(text), end, text)
