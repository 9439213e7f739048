# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile says about files that do not compile: assertions that are false, evaluations that fail or need
more steps than the compiler allows, and errors that have nothing to do with evaluations."""
import re
import unittest

from command import (FOLDER, AnswersKept, CommandTest, Compiler, compilers, counting_compiler, folder_of, is_clang,
                     needed, number, runs_in)

SUM = 'constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i; return s; }\n'


class Assertions(AnswersKept, CommandTest):
    """A false assertion is an evaluation that fails behind its last step."""

    def test_false(self):
        program = f'{SUM}static_assert(f(100) == 4951);\n'
        for compiler in compilers():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--samples', '5'], folder=folder)
                steps = needed(compiler, program, number(text.partition('\na.cpp:2: ')[2]))
                self.assertIn(f'\na.cpp:2: {steps:,} steps, then it is false, 5 samples\n', text)
                self.assertIn('is false: static assertion failed', text)
                family = Compiler([compiler, 'programs/tiny.cpp'], FOLDER).family
                if family.version >= {'Clang': 16, 'GCC': 12}[family.name]:  # they tell the values
                    self.assertIn("'4950 == 4951'" if is_clang(compiler) else "'(4950 == 4951)'", text)
                self.assertIn('f(100)', self.profile(compiler, 'a.cpp', options=['--step', str(steps // 2)],
                                                     folder=folder))
                self.assertIn(', where it is false: ', self.profile(compiler, 'a.cpp', options=['--step', str(steps)],
                                                                    folder=folder))

    def test_where(self):
        """Each is where its condition begins, whatever part of it the compiler names."""
        program = (f'{SUM}static_assert(f(3) == 3 && f(100) == 4951, "both");\n'
                   '#define CHECK(x) static_assert(x)\nCHECK(f(100) == 4951);\n'
                   'template <int n> struct box { static_assert(f(n) == 4951); };\nbox<100> b;\n'
                   'void g() {\n    static_assert(\n        f(100) == 1\n        || f(20) == 2, "x"); }\n')
        for compiler in compilers():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--list'], folder=folder)
                rows = re.findall(r'([\d,]+)  a.cpp:(\d+)  .*(?:\n.*from a.cpp:(\d+))?\n +is false: static assertion',
                                  text)
                self.assertEqual(sorted((int(line), origin) for _, line, origin in rows),
                                 [(2, ''), (4, ''), (5, '6'), (9, '')], text)
                self.assertGreater(min(int(steps.replace(',', '')) for steps, _, _ in rows), 100)


class FirstErrors(AnswersKept, CommandTest):
    """The first error decides what is wrong."""

    def test_an_ordinary_error(self):
        for compiler in compilers():
            program = 'constexpr int f(int n) { return n + undeclared; }\nconstexpr int v = f(3);\n'
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                self.refused(r'a.cpp does not compile: a.cpp:1:\d+: .*undeclared',
                             counting_compiler(compiler, folder), 'a.cpp', folder=folder)
                self.assertLessEqual(runs_in(folder), 2)

    def test_the_limit(self):
        """The evaluation that reached the limit is profiled, not the one that uses its value."""
        program = ('constexpr int forever(int n) { int i = 0; '
                   'for (;;) for (int k = 0; k < 1000; ++k) i = i > 5 ? 0 : i + n; return i; }\n'
                   'constexpr int a = forever(1);\nconstexpr int b = a + 1;\n')
        for compiler in compilers():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                option = '-fconstexpr-steps=5000' if is_clang(compiler) else '-fconstexpr-ops-limit=5000'
                text = self.profile(compiler, 'a.cpp', option, options=['--samples', '5'], folder=folder)
                self.assertIn('Your compiler stopped the evaluation at a.cpp:2 after 5,000 steps; '
                              'this profiles its first 5,000', text)
                self.assertIn('\na.cpp:2: the first 5,000 steps, 5 samples\n', text)
                self.assertNotRegex(text, r'a\.cpp:3.*\n +fails')

    def test_more_than_the_limit(self):
        """If it ends, it is profiled to its end."""
        program = f'{SUM}constexpr int a = f(900);\n'
        for compiler in compilers():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                limit = 450 if is_clang(compiler) else 8000  # about half of what it takes
                option = f"-fconstexpr-{'steps' if is_clang(compiler) else 'ops-limit'}={limit}"
                text = self.profile(compiler, 'a.cpp', option, options=['--samples', '5'], folder=folder)
                steps = needed(compiler, program, number(text.partition('; it takes ')[2]))
                self.assertIn(f'Your compiler stopped the evaluation at a.cpp:2 after {limit:,} steps; '
                              f'it takes {steps:,}\n', text)
                self.assertIn(f'\na.cpp:2: {steps:,} steps, 5 samples\n', text)



if __name__ == '__main__':
    unittest.main()
