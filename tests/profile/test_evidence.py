# SPDX-License-Identifier: BSL-1.0
"""constexpr-profile says only what a compilation has shown. Plain compilations tell what is true.

The largest evaluation must be found however busy the machine is. To repeat that test while other programs keep the
processors busy, set CONSTEXPR_PROFILE_RUNS:

    CONSTEXPR_PROFILE_RUNS=20 PYTHONPATH=.. python3 -m unittest test_evidence.Evidence.test_the_largest
"""
import contextlib
import os
import re
import subprocess
import sys
import unittest

from command import CommandTest, compilers, folder_of, gccs, is_clang, needed, program, run

# `work(n)` takes n + 5 steps of Clang, and about 17 n operations of GCC.
N = 'constexpr int work(int n) { int s = 0; for (int i = 0; i < n; ++i) s += 1; return s; }\n'
BOX = N + '''template <int n> struct box {
    int a[n] = {}; constexpr box() { for (int i = 0; i < n; ++i) a[i] = work(i); } };
int use() {
constexpr int size = work(200);
constexpr box<size> b;
return b.a[0]; }
'''
TABLE = N + '''template <int n> struct list { int v[n] = {}; };
template <int n> constexpr auto table() { list<n> r; for (int i = 0; i < n; ++i) r.v[i] = work(i); return r; }
'''
DEPENDENT = N + 'constexpr int b = work(100);\nconstexpr int n = work(b / 2);\n'
ALONE = N + 'constexpr int b = 100;\nconstexpr int n = work(b / 2);\n'
_ROW = re.compile(r'((?:(?:about|at most|at least|more than|[0-9,]+ to) )?[0-9,]+|not counted)  a\.cpp:(\d+)  ')
_RUNS = os.environ.get('CONSTEXPR_PROFILE_RUNS')


@contextlib.contextmanager
def busy(processes):
    """Keeps processors busy meanwhile."""
    loops = [subprocess.Popen([sys.executable, '-c', 'while True: pass']) for _ in range(processes)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


class Evidence(CommandTest):
    def shown(self, compiler, text, *options, extra=()):
        with folder_of({'a.cpp': text}) as folder:
            return self.profile(compiler, *extra, 'a.cpp', options=options, folder=folder)

    def listed(self, compiler, text, *options, extra=()):
        """The numbers of steps in the list, by their lines."""
        listed = self.shown(compiler, text, '--list', *options, extra=extra)
        return {int(line): steps for steps, line in _ROW.findall(listed)}

    def test_the_largest(self):
        """It is found with any number of jobs."""
        with busy(2 * (os.cpu_count() or 1) if _RUNS else 0):
            for compiler in compilers():
                steps = f'{needed(compiler, BOX):,}'
                for number in range(int(_RUNS or 3)):
                    jobs = ('-j', str(2 ** (number % 3)))
                    text = self.shown(compiler, BOX, *jobs, '--samples', '20')
                    self.assertRegex(text, '^2 constant evaluations found ')
                    self.assertEqual(_ROW.findall(text)[0], (steps, '6'))
                    self.assertIn(f'\na.cpp:6: {steps} steps, ', text)
                    self.assertIn(f'\na.cpp:6: {steps} steps, ',
                                  self.shown(compiler, BOX, *jobs, '--at', 'a.cpp:6', '--samples', '20'))

    def test_what_depends_on_a_constant(self):
        """GCC does not name what uses a constant that was stopped: it is counted in a copy, and then alone."""
        text = TABLE + 'constexpr int size = work(200);\nconstexpr auto t = table<size>();\n'
        for compiler in compilers():
            steps = needed(compiler, TABLE + 'constexpr auto t = table<200>();\n')
            self.assertIn(self.listed(compiler, text)[5], (f'{steps:,}', f'about {steps:,}'), compiler)
            self.assertIn(f'\na.cpp:5: {steps:,} steps, ',
                          self.shown(compiler, text, '--at', 'a.cpp:5', '--samples', '20'))

    def test_a_smaller_one_that_depends_on_a_larger_one(self):
        for compiler in gccs():
            steps = needed(compiler, ALONE)
            self.assertEqual(self.listed(compiler, DEPENDENT)[3], f'about {steps:,}')
            self.assertIn(f'\na.cpp:3: {steps:,} steps, ',
                          self.shown(compiler, DEPENDENT, '--at', 'a.cpp:3', '--samples', '20'))

    def test_both_in_a_function(self):
        """Then the smaller one cannot be stopped alone: its steps are counted, and not seen."""
        text = N + 'int use() {\nconstexpr int b = work(100);\nconstexpr int n = work(b / 2);\nreturn n; }\n'
        for compiler in gccs():
            steps = needed(compiler, ALONE)
            self.assertEqual(self.listed(compiler, text)[4], f'about {steps:,}')
            with folder_of({'a.cpp': text}) as folder:
                self.refused('this evaluation was not seen: something else may be', compiler, '-std=c++20', 'a.cpp',
                             options=['--at', 'a.cpp:4'], folder=folder)

    def test_a_failure_that_uses_a_constant(self):
        text = N + '''constexpr int base = work(11000);
constexpr int bad(int n) { return 1 / (work(n + 1) - n - 1); }
constexpr int broken = bad(base);
'''
        for compiler in compilers():
            steps = needed(compiler, text)
            self.assertIn(f'\na.cpp:4: {steps:,} steps, then it fails, ',
                          self.shown(compiler, text, '--at', 'a.cpp:4', '--samples', '20'))

    def test_a_small_failure_that_uses_a_constant(self):
        """With GCC, the file only tells that it takes at most as many as the constant. Alone, it can be counted."""
        text = N + '''constexpr int base = work(11000);
constexpr int bad(int n) { return 1 / (work(n + 1) - n - 1); }
constexpr int broken = bad(base / 100);
'''
        alone = text.replace('work(11000)', '11000')
        for compiler in gccs():
            self.assertEqual(self.listed(compiler, text)[4], f'at most {needed(compiler, text):,}')
            self.assertIn(f'\na.cpp:4: {needed(compiler, alone):,} steps, then it fails, ',
                          self.shown(compiler, text, '--samples', '20'))

    def test_silence_in_the_middle(self):
        """GCC stops `n` before it uses `b`, says nothing of it while `b` is stopped, and stops it again behind that."""
        text = N + 'constexpr int b = work(300);\nconstexpr int n = work(100) + b + work(260);\n'
        for compiler in compilers():
            steps = f'{needed(compiler, text):,}'
            self.assertEqual(self.listed(compiler, text)[3], steps)

    def test_every_line_of_the_list(self):
        """`--at` takes each, and the first one is what is profiled."""
        for compiler in compilers():
            for name in 'places', 'same_names':
                path = program(f'{name}.cpp')
                listed = self.profile(compiler, path, options=['--list'])
                for place in dict.fromkeys(re.findall(r'  (\S*\.cpp:\d+)  ', listed)):
                    done = run('--at', place, '--step', '0', '--', compiler, '-std=c++20', path)
                    self.assertTrue(done.returncode == 0 or 'was not seen' in done.stderr, (place, done.stderr))
                first = re.search(r' ([0-9,]+)  (\S+:\d+) ', listed)
                title = self.profile(compiler, path, options=['--samples', '5'])
                self.assertIn(f'\n{first[2]}: {first[1]} steps, ', title)

    def test_two_large_instances(self):
        """The larger one is profiled, though both take about as many steps."""
        text = N + '''template <int n> struct each { static constexpr int value = work(n); };
int a = each<14150>::value;
int b = each<15130>::value;
'''
        for compiler in compilers():
            self.assertIn(f': {needed(compiler, text):,} steps, ', self.shown(compiler, text, '--samples', '5'))

    def test_an_endless_one(self):
        """It is listed with the others."""
        text = N + '''constexpr int forever(int n) {
int i = 0; for (;;) for (int k = 0; k < 1000; ++k) i = i > 5 ? 0 : i + n;
return i; }
constexpr int a = forever(1);
constexpr int c = work(150);
'''
        for compiler in compilers():
            option = '-fconstexpr-steps=5000' if is_clang(compiler) else '-fconstexpr-ops-limit=5000'
            listed = self.listed(compiler, text, extra=[option])
            self.assertEqual(listed[5], 'more than 40,000')
            steps = needed(compiler, N + 'constexpr int c = work(150);\n')
            self.assertIn(listed[6], (f'{steps:,}', f'about {steps:,}'))
            self.assertIn('\na.cpp:5: the first 5,000 steps, ',
                          self.shown(compiler, text, '--samples', '5', extra=[option]))

    def test_counts_of_gcc(self):
        """A copy of each kind takes as many operations as the evaluation itself. Limits confirm that if nothing in
        front of it was stopped."""
        kinds = """static_assert(work(130) > 0, "");
constexpr box direct(140);
constexpr box braces{150};
void f() { constexpr int local = work(160); }
constexpr int value = work(170);
""".splitlines()
        head = N + 'struct box { int v; constexpr explicit box(int n) : v(work(n)) {} };\n'
        for compiler in gccs():
            needs = [f'{needed(compiler, head + kind):,}' for kind in kinds]
            listed = self.listed(compiler, '\n'.join([head, *kinds, '']))
            self.assertEqual(listed, dict(zip(range(4, 9), needs)))
            listed = self.listed(compiler, '\n'.join([head, *reversed(kinds), '']))
            expected = [needs[-1], *(f'about {steps}' for steps in reversed(needs[:-1]))]
            self.assertEqual(listed, dict(zip(range(4, 9), expected)))


if __name__ == '__main__':
    unittest.main()
