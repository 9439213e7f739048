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

from command import (AnswersKept, CommandTest, clangs, compilers, folder_of, gccs, is_clang, needed, number, program,
                     run, write)

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
_ROW = re.compile(
    r'((?:(?:about|at most about|at most|at least|more than|[0-9,]+ to) )?[0-9,]+|not counted)  a\.cpp:(\d+)  ')
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


class Evidence(AnswersKept, CommandTest):
    def setUp(self):
        folder = folder_of({})  # always the same, on which answers depend
        self.folder = folder.__enter__()
        self.addCleanup(folder.__exit__, None, None, None)

    def shown(self, compiler, text, *options, extra=()):
        write(f'{self.folder}/a.cpp', text)
        return self.profile(compiler, *extra, 'a.cpp', options=options, folder=self.folder)

    def listed(self, compiler, text, *options, extra=()):
        """The numbers of steps in the list, by their lines."""
        listed = self.shown(compiler, text, '--list', *options, extra=extra)
        return {int(line): steps for steps, line in _ROW.findall(listed)}

    def test_the_largest(self):
        """It is found with any number of jobs."""
        with busy(2 * (os.cpu_count() or 1) if _RUNS else 0):
            for compiler in compilers():
                steps = ''
                for run_number in range(int(_RUNS or 3)):
                    options = ['-j', str(2 ** (run_number % 3)), '--samples', '20', *(['--no-cache'] if _RUNS else [])]
                    text = self.shown(compiler, BOX, *options)
                    steps = steps or f'{needed(compiler, BOX, number(_ROW.findall(text)[0][0])):,}'
                    self.assertRegex(text, '^2 constant evaluations found ')
                    self.assertEqual(_ROW.findall(text)[0], (steps, '6'))
                    self.assertIn(f'\na.cpp:6: {steps} steps, ', text)
                    self.assertIn(f'\na.cpp:6: {steps} steps, ',
                                  self.shown(compiler, BOX, *options, '--at', 'a.cpp:6'))

    def test_what_depends_on_a_constant(self):
        """GCC does not name what uses a constant that was stopped: it is counted in a copy, and then alone."""
        text = TABLE + 'constexpr int size = work(200);\nconstexpr auto t = table<size>();\n'
        for compiler in compilers():
            listed = self.listed(compiler, text)[5]
            steps = needed(compiler, TABLE + 'constexpr auto t = table<200>();\n', number(listed))
            self.assertIn(listed, (f'{steps:,}', f'at most about {steps:,}'), compiler)
            self.assertIn(f'\na.cpp:5: {steps:,} steps, ',
                          self.shown(compiler, text, '--at', 'a.cpp:5', '--samples', '20'))

    def test_a_smaller_one_that_depends_on_a_larger_one(self):
        for compiler in gccs():
            listed = self.listed(compiler, DEPENDENT)[3]
            steps = needed(compiler, ALONE, number(listed))
            self.assertEqual(listed, f'at most about {steps:,}')
            self.assertIn(f'\na.cpp:3: {steps:,} steps, ',
                          self.shown(compiler, DEPENDENT, '--at', 'a.cpp:3', '--samples', '20'))

    def test_both_in_a_function(self):
        """Then the smaller one cannot be stopped alone: its steps are counted, and not seen."""
        text = N + 'int use() {\nconstexpr int b = work(100);\nconstexpr int n = work(b / 2);\nreturn n; }\n'
        for compiler in gccs():
            listed = self.listed(compiler, text)[4]
            steps = needed(compiler, ALONE, number(listed))
            self.assertEqual(listed, f'at most about {steps:,}')
            self.refused('this evaluation was not seen: something else may be', compiler, '-std=c++20', 'a.cpp',
                         options=['--at', 'a.cpp:4'], folder=self.folder)

    def test_a_failure_that_uses_a_constant(self):
        text = N + '''constexpr int base = work(11000);
constexpr int bad(int n) { return 1 / (work(n + 1) - n - 1); }
constexpr int broken = bad(base);
'''
        for compiler in compilers():
            shown = self.shown(compiler, text, '--at', 'a.cpp:4', '--samples', '20')
            steps = needed(compiler, text, number(shown.partition('a.cpp:4: ')[2]))
            self.assertIn(f'\na.cpp:4: {steps:,} steps, then it fails, ', shown)

    def test_a_small_failure_that_uses_a_constant(self):
        """With GCC, the file only tells that it takes at most as many as the constant. Alone, it can be counted."""
        text = N + '''constexpr int base = work(11000);
constexpr int bad(int n) { return 1 / (work(n + 1) - n - 1); }
constexpr int broken = bad(base / 100);
'''
        alone = text.replace('work(11000)', '11000')
        for compiler in gccs():
            listed = self.listed(compiler, text)[4]
            self.assertEqual(listed, f'at most {needed(compiler, text, number(listed)):,}')
            shown = self.shown(compiler, text, '--samples', '20')
            steps = needed(compiler, alone, number(shown.partition('\na.cpp:4: ')[2]))
            self.assertIn(f'\na.cpp:4: {steps:,} steps, then it fails, ', shown)

    def test_silence_in_the_middle(self):
        """GCC stops `n` before it uses `b`, says nothing of it while `b` is stopped, and stops it again behind that."""
        text = N + 'constexpr int b = work(300);\nconstexpr int n = work(100) + b + work(260);\n'
        for compiler in compilers():
            listed = self.listed(compiler, text)[3]
            self.assertEqual(listed, f'{needed(compiler, text, number(listed)):,}')

    def test_silence_in_a_class(self):
        """There, `n` uses a `b` that is declared behind it. GCC does not say so while `b` is stopped."""
        text = N + ('struct s {\nstatic int use() { constexpr int n = work(100) + b + work(60); return n; }\n'
                    'static constexpr int b = work(300);\n};\n')
        alone = text.replace('work(300)', '300')
        for compiler in compilers():
            listed = self.listed(compiler, text)[3]
            steps = needed(compiler, alone, number(listed))
            self.assertIn(listed, (f'{steps:,}', f'at most about {steps:,}'), compiler)
            if is_clang(compiler):
                self.assertIn(f'\na.cpp:3: {steps:,} steps, ',
                              self.shown(compiler, text, '--at', 'a.cpp:3', '--samples', '5'))
            else:
                self.refused('this evaluation was not seen: something else may be', compiler, '-std=c++20', 'a.cpp',
                             options=['--at', 'a.cpp:3'], folder=self.folder)

    def test_silence_of_what_does_not_take_place(self):
        """Clang instantiates the second `f` only while the limit stops the default argument of the first one."""
        text = N + '''template <class T> struct box { static constexpr int value = work(1000); };
template <class T, int n = work(sizeof(T) * 100)> int f(T) { return n; }
template <class T> int f(...) { return box<T>::value; }
int use() { return f<int>(1); }
constexpr int other = work(300);
'''
        for compiler in clangs():
            self.assertRegex(self.listed(compiler, text)[2], '^at least ', compiler)
            self.assertEqual(self.shown(compiler, text, '--list').count('only seen while a limit'), 1)

    def test_what_no_loop_can_follow(self):
        """The text with a loop behind these does not compile. They end all the same."""
        for declaration in ('constexpr int numbers[] = {work(100), work(150), work(200)};',
                            'template <class T> struct one { T value; constexpr one(T v) : value(v) {} }; '
                            'constexpr one deduced{work(300)};'):
            text = f'{N}{declaration}\n'
            for compiler in clangs():
                listed = self.listed(compiler, text)[2]
                self.assertEqual(listed, f'{needed(compiler, text, number(listed)):,}', (compiler, declaration))

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
            shown = self.shown(compiler, text, '--samples', '5')
            steps = needed(compiler, text, number(_ROW.findall(shown)[0][0]))
            self.assertIn(f': {steps:,} steps, ', shown)

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
            steps = needed(compiler, N + 'constexpr int c = work(150);\n', number(listed[6]))
            self.assertIn(listed[6], (f'{steps:,}', f'at most about {steps:,}'))
            self.assertIn('\na.cpp:5: the first 5,000 steps, ',
                          self.shown(compiler, text, '--samples', '5', extra=[option]))
            self.assertIn('\na.cpp:5: the first 1,000 steps, ',
                          self.shown(compiler, text, '--first', '1000', '--samples', '5', extra=[option]))

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
            listed = self.listed(compiler, '\n'.join([head, *kinds, '']))
            needs = [f'{needed(compiler, head + kind, number(listed.get(line, ""))):,}'
                     for line, kind in enumerate(kinds, 4)]
            self.assertEqual(listed, dict(zip(range(4, 9), needs)))
            listed = self.listed(compiler, '\n'.join([head, *reversed(kinds), '']))
            expected = [needs[-1], *(f'at most about {steps}' for steps in reversed(needs[:-1]))]
            self.assertEqual(listed, dict(zip(range(4, 9), expected)))


if __name__ == '__main__':
    unittest.main()
