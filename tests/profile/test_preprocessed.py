# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile reads preprocessed text: the names of files, and the numbers of lines."""
import os
import re
import tempfile
import unittest

from command import file_text
from constexpr_profile.clang.family import Clang
from constexpr_profile.source import text as texts
from constexpr_profile.source.files import shortest_path
from constexpr_profile.source.text import Rows, without_literals


class Preprocessed(unittest.TestCase):
    def test_names_in_markers(self):
        """Clang writes bytes that are not ASCII as octal numbers, GCC as they are."""
        for written, name in [('a b.cpp', 'a b.cpp'), (r'\303\251.cpp', 'é.cpp'), ('é.cpp', 'é.cpp'),
                              (r'\344.cpp', '\udce4.cpp'), (r'\"q\\b\".cpp', '"q\\b".cpp'),
                              (r'b\\101.cpp', r'b\101.cpp'), (r't\tt.cpp', 't\tt.cpp')]:
            lines = ['# 1 "other.hpp"', 'int i;', f'# 7 "{written}" 2', 'int j;']
            text = file_text(lines, name)
            self.assertEqual((text.text, text.spelled), ('int j;\n', written))
            self.assertEqual([row.line for row in text.rows], [7])

    def test_markers_in_raw_strings(self):
        text = '# 1 "a.cpp"\nauto s = R"(\n# 7 "x.cpp"\n)";\nint j;'
        self.assertEqual(Rows(text).line_and_file(5), (4, 'a.cpp'))

    def test_lines_after_raw_strings(self):
        """Clang repeats the line breaks in raw strings at the end of the line, or numbers the next line."""
        for written, mended in [
                ('f(R"(a\nb)");\n\n\nint j;', 'f(R"(a\nb)");\n\nint j;'),
                ('f(u8R"x(a\nb)x", LR"(\n)\n)");\n\n\n\nint j;', 'f(u8R"x(a\nb)x", LR"(\n)\n)");\nint j;'),
                ('f(R"(a\nb)");\n# 9 "a.cpp"\nint j;', 'f(R"(a\nb)");\n# 9 "a.cpp"\nint j;')]:
            self.assertEqual(Clang(19).with_right_lines(written), mended)
        for right in ('f(R"(\\d)");\nint i;\nf("(x)");\n\nint j;',  # ends at the first delimiter
                      'f("FOR")(1);\ng("))");\n\nint j;', 'f("R\\"(");\ng(")");\n\nint j;',
                      "f('\"', R\"(a)\", 1'000, '\"');\ng(\")\");\n\nint j;"):
            self.assertEqual(Clang(19).with_right_lines(right), right)

    def test_flat_text(self):
        text, flat = re.findall('    (constexpr .*)', texts.__doc__)
        for text, flat in ((text, flat), ('[[a("]")]] f(b[1], 2', '[[      ]] f(       '), ('a} (b]) c', 'a} (  ) c')):
            self.assertEqual(texts.Brackets(without_literals(text)).flat(0, len(text)), flat)

    def test_shortest_path(self):
        self.assertEqual(shortest_path('/usr', 'include/../lib/a.hpp'), '/usr/lib/a.hpp')
        self.assertEqual(shortest_path('/', os.path.abspath('a.cpp')), 'a.cpp')
        with tempfile.TemporaryDirectory() as folder:
            folder = os.path.realpath(folder)
            os.makedirs(f'{folder}/project/build')
            os.symlink('project/build', f'{folder}/link')
            self.assertEqual(shortest_path(f'{folder}/link', '../a.cpp'), f'{folder}/project/a.cpp')
