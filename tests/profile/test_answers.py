# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile reads in recorded answers of compilers."""
import glob
import json
import os
import unittest

from command import FOLDER, clang, function_name, reading


class Answers(unittest.TestCase):
    def test_recorded_answers(self):
        paths = glob.glob(f'{FOLDER}/answers/*.json')
        self.assertGreaterEqual(len(paths), 6)
        for path in paths:
            with open(path, encoding='utf-8') as file:
                recorded = json.load(file)
            self.assertEqual([one['program'] for one in recorded], ['names', 'places'])
            for one in recorded:
                with self.subTest(os.path.basename(path), program=one['program'], limit=one['limit']):
                    self.assertEqual(reading('\n'.join(one['answer']), 'clang' in path), one['reading'])

    def test_line_breaks_in_arguments(self):
        answer = ('a b.cpp:9:15: error: static assertion expression is not an integral constant '
                  'expression\na b.cpp:2:5: note: constexpr evaluation hit maximum step limit\n'
                  'a b.cpp:9:16: note: in call to \'f("one\ntwo")\'\n')
        stop, = clang.read(answer)
        self.assertEqual([tuple(frame) for frame in stop.frames],
                         [('', ('a b.cpp', 9, 16)), ('f("one\ntwo")', ('a b.cpp', 2, 5))])

    def test_function_names(self):
        for call, name in {
            'v.push_back<int>({1, ")"})': 'push_back',
            '&l->operator()(3, &"q(\\"\\n\'"[0])': 'operator()',
            '&p->operator->()': 'operator->',
            'f(&{*new word[32]#5}[0], words.kept)': 'f',
            'p.operator<(p)': 'operator<',
            'operator<=><word *, std::vector<word>>(a, b)': 'operator<=>',
            'operator<<word>(a)': 'operator<',
            'operator<<(a, 1)': 'operator<<',
            '((std::vector<w>*)this)->std::vector<w>::emplace<w>((* & std::move<w&>(x)))':
                'std::vector::emplace',
            'l.all()::<lambda(int, const char*)>(3)': 'all()::lambda',
            '{*new word[1]#0}[0].~word()': '~word',
            'operator""_z(((const char*)"abc"), 3)': 'operator""_z',
            'scan(int, const Board&)(8, 0)': 'scan',
            'std::integral_constant<int, 11>::operator value_type()':
                'std::integral_constant::operator value_type',
            'each<(lambda at n.cpp:13:10){}, int>(1, 2)': 'each',
            '(lambda at n.cpp:13:10){}.operator()(1)': 'operator()',
            "f('(', ')')": 'f',
        }.items():
            self.assertEqual(function_name(call), name)
