# SPDX-License-Identifier: BSL-1.0
"""The evaluations that constexpr-profile finds in programs, and how many steps they take."""
import os
import re
import subprocess

from command import (FOLDER, WORK, AnswersKept, CommandTest, clangs, compilers, folder_of, gccs, is_clang,
                     one_of_each_family, version_of)


def counts(text):
    """The numbers of steps in a list. Times may precede them."""
    return re.findall(r' ([0-9,]+)  \S+:\d+  ', text)


class Evaluations(AnswersKept, CommandTest):
    def listed(self, compiler, name, *options):
        return self.profile(compiler, f'programs/{name}.cpp', options=['--list', *options])

    def test_places(self):
        for compiler in compilers():
            text = self.listed(compiler, 'places')
            lines = set(map(int, re.findall(r'places\.cpp:(\d+)  ', text)))
            expected = {7, 8, 9, 11, 12, 15, 17, 18, 24, 28, 29, 30, 31, 33, 34, 36}
            self.assertEqual(lines, expected if is_clang(compiler) else expected - {9})
            if is_clang(compiler):
                self.assertEqual(text.count(' 205  '), 15)

    def test_what_depends_on_others(self):
        for compiler in clangs():
            self.assertEqual(counts(self.listed(compiler, 'dependent')), ['1,005', '105', '105'])
            text = self.profile(compiler, 'programs/dependent.cpp',
                                options=['--at', 'dependent.cpp:15', '--samples', '20'])
            self.assertIn('105 steps, 20 samples', text)
            self.assertRegex(text, r'100\.0 (±[\d.]+)? +100\.0 (±[\d.]+)? +collect\n')

    def test_arrays(self):
        """The limit of Clang 19 and later applies to the elements of arrays, too."""
        for compiler in clangs():
            for jobs in '1', '4':
                self.assertEqual(counts(self.listed(compiler, 'arrays', '-j', jobs)), ['9,003', '1,509', '1,508'])
            text = self.profile(compiler, 'programs/arrays.cpp', options=['--at', 'arrays.cpp:28', '--samples', '30'])
            self.assertIn('1,509 steps, 30 samples\n', text)
            self.assertNotIn('missing', text)

    def test_initializers(self):
        for compiler in clangs():
            self.assertEqual(counts(self.listed(compiler, 'initializers')),
                             ['309', '308', '307', '306', '305', '304', '303', '302', '301', '300', '300'])

    def test_failures(self):
        for compiler in compilers():
            text = self.listed(compiler, 'failing')
            lines = re.findall(r' ([0-9,]+)  programs/failing.cpp:(\d+) .*\n +fails: (.*)\n', text)
            self.assertEqual({line for _, line, _ in lines}, {'7', '13', '15', '16'}, text)
            self.assertIn('division by zero', {line: reason for _, line, reason in lines}['7'])
            self.assertRegex(text, r'[0-9,]+  programs/failing.cpp:17  constexpr int fine')
            steps = {line: steps for steps, line, _ in lines}['13']
            if is_clang(compiler):
                self.assertEqual(steps, '1,009')
            self.check_failure(compiler, steps)

    def check_failure(self, compiler, steps):
        """The last step of the evaluation in line 13 is where it fails."""
        def shown(line, *options):
            return self.profile(compiler, 'programs/failing.cpp', options=['--at', f'failing.cpp:{line}', *options])

        text = shown(13, '--step', steps)
        self.assertRegex(text, r'where it fails: .*\nprograms/failing.cpp:10\n')
        self.assertRegex(text, r'>   10     if \(sum > n\) throw 1;')
        self.assertRegex(text, r'\n   1  programs/failing.cpp:10 +thrower\(5\)\n')
        text = shown(13, '--samples', '20')
        self.assertIn(f'{steps} steps, then it fails, 20 samples', text)
        self.assertIn('It fails at programs/failing.cpp:10, in thrower(5): ', text)
        self.assertIn('It fails at programs/failing.cpp:16', shown(16, '--samples', '5'))
        self.assertNotIn('--step', shown(13, '--first', '500', '--samples', '5'))
        self.refused('only the steps up to 499 are looked at, not 500', compiler, '-std=c++20',
                     'programs/failing.cpp', options=['--at', 'failing.cpp:13', '--first', '500', '--step', '500'])

    def test_the_loop_limit_of_gcc(self):
        """What exceeds it fails there, also if that is after more steps than are allowed."""
        files = {'a.cpp': f'{WORK}constexpr int large = work(270000);\nconstexpr int fine = work(200);\n'}
        reason = "'constexpr' loop iteration count exceeds limit of "
        for compiler in gccs():
            with folder_of(files) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--first', '10000', '--list'], folder=folder)
                self.assertRegex(text, f'a.cpp:2  .*\n +fails: {reason}262144')
                self.assertEqual(text.count('fails'), 1)
                for options in (['-fconstexpr-loop-limit=300'],
                                ['-fconstexpr-loop-limit=300', '-fconstexpr-ops-limit=4000']):
                    text = self.profile(compiler, *options, 'a.cpp', options=['--list'], folder=folder)
                    self.assertRegex(text, f'a.cpp:2  .*\n +fails: {reason}300 .*\n'
                                           ' +at most about [0-9,]+  a.cpp:3  .*\n$')
                    steps = int(counts(text)[0].replace(',', ''))
                    for limit, what in (steps - 1, 'evaluation operation'), (steps, 'loop iteration'):
                        done = subprocess.run([compiler, '-fsyntax-only', options[0], f'-fconstexpr-ops-limit={limit}',
                                               'a.cpp'], cwd=folder, capture_output=True, text=True, check=False)
                        self.assertIn(f' {what} count exceeds limit', done.stderr)
                    text = self.profile(compiler, *options, 'a.cpp', options=['--samples', '20', '--at', 'a.cpp:2'],
                                        folder=folder)
                    self.assertIn(f': {steps:,} steps, then it fails, 20 samples', text)
                    self.assertIn(f'It fails at a.cpp:1, in work(270000): {reason}300 ', text)

    def test_several_lines(self):
        """An initializer and a condition are each one evaluation, also if they are stopped in several lines."""
        program = WORK + '''constexpr int bad(int n) { return 1 / (work(n) - work(n)); }
constexpr int v =
    work(100) +
    work(110) +
    bad(120);
static_assert(work(130) &&
    work(140));
constexpr int first[] = {work(150)}, second =
    work(160) +
    bad(170);
'''
        for compiler in compilers():
            with folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--list'], folder=folder)
                found = dict(re.findall(r'([0-9,]+)  a.cpp:(\d+)  .*(?:\n +(?:second|first))?\n +fails: ', text))
                self.assertEqual(sorted(found.values()), ['3', '9'], text)
                self.assertEqual(sorted(re.findall(r'a.cpp:(\d+) ', text)), ['3', '7', '9', '9'], text)
                steps = next(steps for steps, line in found.items() if line == '3')
                for line in '3', '5':
                    text = self.profile(compiler, 'a.cpp', options=['--at', f'a.cpp:{line}', '--step', steps],
                                        folder=folder)
                    self.assertRegex(text, r'where it fails: .*\na.cpp:2\n')

    def test_names(self):
        """What has the same line is told apart."""
        for compiler in compilers():
            text = self.listed(compiler, 'same_names')
            for instance in "word<'a', 'b'>::hash", "word<'c'>::hash":
                self.assertIn(f'\n                      {instance}, from programs/same_names.cpp:23\n', text)
            for variable in 'made_1', 'made_2':
                self.assertIn(f'same_names.cpp:26  THREE(made);\n                      {variable}\n', text)

    def test_hidden(self):
        """A constant without `constexpr` is not seen; what is evaluated in overload resolution is, with GCC."""
        for compiler in compilers():
            text = self.listed(compiler, 'hidden')
            lines = set(re.findall(r'hidden.cpp:(\d+)  ', text))
            self.assertIn(lines, [set(), {'14'}] if is_clang(compiler) else [{'14', '15', '16', '19'}], text)
            self.refused('no constant evaluation was seen at hidden.cpp:7; the nearest: ', compiler, '-std=c++20',
                         'programs/hidden.cpp', options=['--at', 'hidden.cpp:7'])

    def test_types_that_depend_on_others(self):
        """Where a limit stops what a type depends on, the compiler does not evaluate what uses the type."""
        files = {'a.cpp': WORK + '''constexpr int n = work(200);
template <int N> struct array { int a[N]; };
template <int N> constexpr array<N> build() { array<N> r{}; r.a[0] = work(1000); return r; }
constexpr array<n> table = build<n>();
template <int P> struct term { static const int size = work(5000) + P; char states[size]; };
template <class T> struct parser { int v; constexpr parser(T, int n) : v(work(n)) {} };
constexpr parser p(term<3>{}, 70000);
'''}
        for compiler in compilers():
            with folder_of(files) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--list'], folder=folder)
                self.assertLessEqual({2, 5, 8}, set(map(int, re.findall(r'a\.cpp:(\d+)  ', text))), (compiler, text))

    def test_several_in_one_statement(self):
        """GCC does not say what it evaluates. So those that a statement has outside of a variable are taken for one."""
        files = {'a.cpp': WORK + 'enum { A = work(700), B = work(800) };\n'
                                 'constexpr int v = work(300) + work(400), w = work(500);\n'}
        for compiler in compilers():
            with folder_of(files) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--list'], folder=folder)
                self.assertEqual(text.count('enum { A'), 2 if is_clang(compiler) else 1, (compiler, text))
                self.assertEqual(text.count('shown as one'), 0 if is_clang(compiler) else 1, (compiler, text))

    def test_what_cannot_be_counted(self):
        """What only others show stays in the list, with the reason, unless it is seen alone, as with Clang 17 to 21."""
        files = {'a.cpp': WORK + '''template <class T> struct box {
    T v;
    constexpr box(T n, int m) : v(n + work(m)) {}
};
constexpr int large = work(5000);
constexpr box b(large, 300);
'''}
        for compiler in clangs():
            with folder_of(files) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--list'], folder=folder)
                is_seen = version_of(compiler) in range(17, 22)
                self.assertRegex(text, rf" {'306' if is_seen else 'not counted'}  a\.cpp:7  constexpr box b")
                self.assertEqual("hidden: initializer of 'large'" in text, not is_seen)

    def test_static_members(self):
        """Where the limit stops one that is const, Clang says so at the line of the call; that is no evaluation."""
        program = WORK + 'struct holder { static const int v = work(400); };\nconstexpr int w = work(300);\n'
        for compiler in clangs():
            with folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', options=['--list'], folder=folder)
                self.assertRegex(text, '^1 constant evaluation found')

    def test_at(self):
        """Each line of a statement will do, and so will any form of the path."""
        for compiler in one_of_each_family():
            for at in 'lines.cpp:21', 'lines.cpp:24', f'{FOLDER}/programs/lines.cpp:22', './programs/lines.cpp:25':
                text = self.profile(compiler, 'programs/lines.cpp', options=['--at', at, '--step', '0'])
                self.assertIn('programs/lines.cpp:2', text.split('\n')[0])
            self.refused(r'at lines.cpp:19; the nearest: programs/lines.cpp:18, programs/lines.cpp:2', compiler,
                         '-std=c++20', 'programs/lines.cpp', options=['--at', 'lines.cpp:19'])

    def test_headers(self):
        """Those of a folder of -isystem are the user's, but not those of the compiler; --at finds their lines."""
        dependency = f'#pragma GCC system_header\n{WORK}inline constexpr int v = work(700);\n'
        program = '#include <mine.hpp>\n#include <limits>\nconstexpr int w = work(300);\n'
        for compiler in one_of_each_family():
            with folder_of({'dependency/mine.hpp': dependency, 'a.cpp': program}) as folder:
                command = ['-isystem', 'dependency', 'a.cpp']
                text = self.profile(compiler, *command, folder=folder, options=['--list'])
                self.assertIn('dependency/mine.hpp:3  inline constexpr int v = work(700);', text)
                self.assertIn('a.cpp:3  constexpr int w = work(300);', text)
                for at in 'mine.hpp:3', 'dependency/mine.hpp:3', os.path.join(folder, 'dependency/mine.hpp:3'):
                    text = self.profile(compiler, *command, folder=folder, options=['--samples', '20', '--at', at])
                    self.assertIn('\ndependency/mine.hpp:3: ', text)
                    self.assertRegex(text.split('total %     line')[1], r' dependency/mine\.hpp:2\n')
