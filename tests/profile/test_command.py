# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile says about programs whose steps are known, with the compilers there are."""
import glob
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

from command import FOLDER, PROGRAM, Compiler, compilers, is_clang, run


class Command(unittest.TestCase):
    """Each test runs with every compiler."""

    def profile(self, compiler, *arguments, options=(), folder=FOLDER):
        done = run(*options, '--', compiler, '-std=c++20', *arguments, folder=folder)
        self.assertEqual(done.stderr, '')
        self.assertEqual(done.returncode, 0, compiler)
        return done.stdout

    def each(self, clang_only=False):
        found = [(compiler, is_clang(compiler)) for compiler in compilers()]
        return [(compiler, clang) for compiler, clang in found if clang or not clang_only]

    def test_three_quarters(self):
        for compiler, _ in self.each(clang_only=True):
            text = self.profile(compiler, 'programs/three_quarters.cpp')
            self.assertIn('80 steps, every one seen', text)
            self.assertRegex(text, r'\n +75\.0 +75\.0 +callee\n +25\.0 +100\.0 +caller\n')
            text = self.profile(compiler, 'programs/three_quarters.cpp',
                                options=['--samples', '40'])
            share, error = re.search(r'\n +([0-9.]+) ±([0-9.]+) .* callee\n', text).groups()
            self.assertLess(abs(float(share) - 75), 3 * float(error))
            self.assertLess(float(error), 3)  # a random sample of 40 would have 6.8

    def test_gcc_is_close(self):
        for compiler, clang in self.each():
            if not clang:
                text = self.profile(compiler, 'programs/three_quarters.cpp')
                share = re.search(r'\n +([0-9.]+) .* callee\n', text).group(1)
                self.assertLess(abs(float(share) - 77), 5)

    def test_every_step_of_a_tiny_one(self):
        for compiler, _ in self.each(clang_only=True):
            seen = []
            for step in range(8):
                text = self.profile(compiler, 'programs/tiny.cpp', options=[
                    '--at', 'tiny.cpp:11', '--step', str(step)])
                seen.append(re.search(r'tiny.cpp:(\d+)\n', text).group(1))
                self.assertEqual(bool(re.search(r'\n +2 .* twice\(', text)), step in (3, 4, 5))
            family = Compiler([compiler, 'programs/tiny.cpp'], FOLDER).family
            no_limit_of_0 = '-fconstexpr-steps=0' not in family.limit(0)
            self.assertEqual(seen, ['6' if no_limit_of_0 else '5', '6', '7', '1', '2', '3', '8', '9'])

    def test_places(self):
        for compiler, clang in self.each():
            text = self.profile(compiler, 'programs/places.cpp', options=['--list'])
            lines = set(map(int, re.findall(r'places\.cpp:(\d+)  ', text)))
            expected = {7, 8, 9, 11, 12, 15, 17, 18, 24, 28, 29, 30, 31, 33, 34, 36}
            self.assertEqual(lines, expected if clang else expected - {9})
            if clang:
                self.assertEqual(text.count(' 205  '), 15)

    def test_what_depends_on_others(self):
        for compiler, _ in self.each(clang_only=True):
            text = self.profile(compiler, 'programs/dependent.cpp', options=['--list'])
            self.assertEqual(re.findall(r' ([0-9,]+)  programs', text), ['1,005', '105', '105'])
            text = self.profile(compiler, 'programs/dependent.cpp',
                                options=['--at', 'dependent.cpp:15'])
            self.assertIn('105 steps, every one seen', text)
            self.assertRegex(text, r'100\.0 +100\.0 +collect\n')

    def test_few_compilations(self):
        """Clang says at once how many steps an evaluation takes; a conversion after it is not forgotten."""
        for compiler, _ in self.each(clang_only=True):
            with tempfile.TemporaryDirectory() as folder:
                counting = f'{folder}/c++'
                with open(counting, 'w', encoding='utf-8') as file:
                    file.write(f'#!/bin/sh\necho >>{folder}/runs\nexec {compiler} "$@"\n')
                os.chmod(counting, 0o755)
                text = self.profile(counting, 'programs/three_quarters.cpp', options=['--samples', '10', '-j', '1'])
                self.assertIn('\n\n0.0 % of the 1,048,576 steps that Clang ', text)
                self.assertIn(' allows, and at least 2 of 512 calls deep\n', text)
                with open(f'{folder}/runs', encoding='utf-8') as file:
                    self.assertLess(len(file.readlines()), 35)
                with open(f'{folder}/a.cpp', 'w', encoding='utf-8') as file:
                    file.write('constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i; return s > 0 ? 30 : 1; }\n'
                               'struct made { int v; constexpr made(int n) : v(0) { for (int i = 0; i < n; ++i) v += i; } };\n'
                               'constexpr made from = f(300);\n'
                               'template <int n> struct each { static constexpr int value = f(n); };\n'
                               'int sum = each<100>::value + each<150>::value;\n')
                text = self.profile(compiler, 'a.cpp', folder=folder, options=['--at', 'a.cpp:3', '--samples', '10'])
                self.assertIn('a.cpp:3: 338 steps, 10 samples\n', text)
                text = self.profile(compiler, 'a.cpp', folder=folder, options=['--at', 'a.cpp:4', '--samples', '10'])
                self.assertRegex(text, r'\n2 instances of it take at least \d+ steps together\n')

    def test_arrays(self):
        """The limit of Clang 19 and later applies to the elements of arrays, too."""
        for compiler, _ in self.each(clang_only=True):
            for jobs in '1', '4':
                text = self.profile(compiler, 'programs/arrays.cpp', options=['--list', '-j', jobs])
                self.assertEqual(re.findall(r' ([0-9,]+)  programs', text), ['9,003', '1,509', '1,508'])
            text = self.profile(compiler, 'programs/arrays.cpp', options=['--at', 'arrays.cpp:28', '--samples', '30'])
            self.assertIn('1,509 steps, 30 samples\n', text)
            self.assertNotIn('missing', text)

    def test_initializers(self):
        for compiler, _ in self.each(clang_only=True):
            text = self.profile(compiler, 'programs/initializers.cpp', options=['--list'])
            self.assertEqual(re.findall(r' ([0-9,]+)  programs', text),
                             ['309', '308', '307', '306', '305', '304', '303', '302', '301', '300', '300'])

    def test_failures(self):
        for compiler, clang in self.each():
            text = self.profile(compiler, 'programs/failing.cpp', options=['--list'])
            lines = re.findall(r' ([0-9,]+)  programs/failing.cpp:(\d+) .*\n +fails: (.*)\n', text)
            self.assertEqual({line for _, line, _ in lines}, {'7', '13', '15', '16'}, text)
            self.assertIn('division by zero', {line: reason for _, line, reason in lines}['7'])
            self.assertRegex(text, r'[0-9,]+  programs/failing.cpp:17  constexpr int fine')
            steps = {line: steps for steps, line, _ in lines}['13']
            if clang:
                self.assertEqual(steps, '1,009')
            text = self.profile(compiler, 'programs/failing.cpp', options=['--at', 'failing.cpp:13', '--step', steps])
            self.assertRegex(text, r'where it fails: .*\nprograms/failing.cpp:10\n')
            self.assertRegex(text, r'>   10     if \(sum > n\) throw 1;')
            self.assertRegex(text, r'\n   1  programs/failing.cpp:10 +thrower\(5\)\n')
            text = self.profile(compiler, 'programs/failing.cpp', options=['--at', 'failing.cpp:13', '--samples', '20'])
            self.assertRegex(text, f'{steps} steps until it fails, 20 samples')
            self.assertRegex(text, r'It fails at programs/failing.cpp:10, in thrower\(5\): ')
            text = self.profile(compiler, 'programs/failing.cpp', options=['--at', 'failing.cpp:16'])
            self.assertRegex(text, 'It fails at programs/failing.cpp:16')

    def test_same_names(self):
        for compiler, clang in self.each():
            text = self.profile(compiler, 'programs/same_names.cpp')
            self.assertRegex(text, r'\n +7[3-7]\.[0-9] .* large::size\n +2[3-7]\.[0-9] .* small::size\n')
            text = self.profile(compiler, 'programs/same_names.cpp', options=['--list'])
            self.assertIn("\n                      word<'a', 'b'>::hash, from programs/same_names.cpp:23\n", text)
            self.assertIn("\n                      word<'c'>::hash, from programs/same_names.cpp:23\n", text)
            if clang:
                self.assertIn(' same_names.cpp:26  THREE(made);\n                      made_1\n'.strip(), text.replace('programs/', ''))
                self.assertIn('\n                      made_2\n', text)

    def test_hidden(self):
        for compiler, clang in self.each():
            text = self.profile(compiler, 'programs/hidden.cpp', options=['--list'])
            found = re.findall(r' ([0-9,]+)  programs/hidden.cpp:(\d+)  ', text)
            self.assertEqual([line for _, line in found], ['7', '19', '16', '15', '14'], text)
            if clang:
                self.assertEqual([steps for steps, _ in found], ['5,005', '4,006', '3,006', '2,006', '1,005'])
            text = self.profile(compiler, 'programs/hidden.cpp', options=['--at', 'hidden.cpp:7', '--samples', '20'])
            self.assertRegex(text, r'\n +100\.0 +100\.0 +work\n')

    def test_lines_after_a_raw_string(self):
        for compiler, _ in self.each():
            text = self.profile(compiler, 'programs/lines.cpp', options=['--list'])
            self.assertRegex(text, r'programs/lines\.cpp:18  constexpr int after = work\(300\);')

    def test_at(self):
        """Each line of a statement will do, and so will any form of the path."""
        for compiler, _ in self.each():
            for at in 'lines.cpp:21', 'lines.cpp:24', f'{FOLDER}/programs/lines.cpp:22', './programs/lines.cpp:25':
                text = self.profile(compiler, 'programs/lines.cpp', options=['--at', at, '--step', '0'])
                self.assertIn('programs/lines.cpp:2', text.split('\n')[0])
            self.refused(r'at lines.cpp:19; the nearest: programs/lines.cpp:18, programs/lines.cpp:2', compiler, '-std=c++20',
                         'programs/lines.cpp', options=['--at', 'lines.cpp:19'])

    def test_lines_of_the_user(self):
        for compiler, _ in self.each():
            text = self.profile(compiler, 'programs/lines.cpp', options=['--at', 'lines.cpp:21'])
            self.assertNotRegex(text.split('total %     line')[1], '/usr/|lines.cpp:2[2-5]')
            self.assertIn('length += static_cast<int>(list.size()', text)

    def test_bytes_that_are_not_utf_8(self):
        for compiler, _ in self.each():
            with tempfile.TemporaryDirectory() as folder:
                with open(f'{folder}/latin.cpp', 'wb') as file:
                    file.write(b'constexpr int f() { int k = 0; for (char c : "\xe4\xf6") k += c < 0;'
                               b' return k; }\nstatic_assert(sizeof("\xe4\xf6") == 3 && f() == 2);\n')
                self.assertIn('latin.cpp:2', self.profile(compiler, 'latin.cpp', folder=folder))

    def test_outputs(self):
        compiler = compilers()[0]
        with tempfile.TemporaryDirectory(suffix=' with blanks') as folder:
            shutil.copy(f'{FOLDER}/programs/names.cpp', f'{folder}/a program.cpp')
            for ending in 'svg', 'json', 'folded':
                self.profile(compiler, 'a program.cpp', folder=folder, options=[
                    '--samples', '30', '--output', f'p.{ending}'])
            picture = xml.etree.ElementTree.parse(f'{folder}/p.svg').getroot()
            titles = [title.text for title in picture.iter('{http://www.w3.org/2000/svg}title')]
            self.assertTrue(any(title.startswith('all: 100.0 %') for title in titles), titles)
            with open(f'{folder}/p.json', encoding='utf-8') as file:
                sampled = json.load(file)['profiles'][0]
            self.assertEqual(len(sampled['samples']), 30)
            self.assertAlmostEqual(sum(sampled['weights']), sampled['endValue'])
            with open(f'{folder}/p.folded', encoding='utf-8') as file:
                counts = [int(line.rsplit(' ', 1)[1]) for line in file]
            self.assertEqual(sum(counts), 30)
            with open(f'{folder}/compile_commands.json', 'w', encoding='utf-8') as file:
                json.dump([{'directory': folder, 'file': 'a program.cpp', 'arguments': [
                    compiler, '-std=c++20', '-c', 'a program.cpp', '-o', 'x.o']}], file)
            done = run('-p', '.', 'a program.cpp', '--annotate', '--samples', '5', folder=folder)
            self.assertRegex(done.stdout, r' +100\.0 +\d+ static_assert\(all\(\)\);')

    def test_several_commands(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(f'{folder}/a.cpp', 'w', encoding='utf-8') as file:
                file.write('#ifdef SECOND\nstatic_assert(1 + 1 == 2);\nconstexpr int f() { return 1; }\nconstexpr int i = f();\n#endif\n')
            with open(f'{folder}/compile_commands.json', 'w', encoding='utf-8') as file:
                json.dump([{'directory': folder, 'file': 'a.cpp', 'command': f'{compilers()[0]} {options} -c a.cpp'}
                           for options in ('-o first.o', '-DSECOND -o second.o')], file)
            for arguments, sentence in (
                    ([], r'has 2 commands for a.cpp; choose one with --entry: 1 \(-o first.o\), 2 \(-o second.o\)'),
                    (['--entry', '3'], '--entry 3: . has only 2'), (['--entry', '1'], 'there is no constant evaluation')):
                done = run('-p', '.', 'a.cpp', *arguments, folder=folder)
                self.assertEqual((done.returncode, done.stdout), (2, ''))
                self.assertRegex(done.stderr, f'^constexpr-profile: .*{sentence}')
            self.assertIn('a.cpp:4', run('-p', '.', 'a.cpp', '--entry', '2', folder=folder).stdout)

    def test_files_are_written_in_any_case(self):
        """The reader of the output may go, and names may have bytes that are not UTF-8."""
        compiler = compilers()[0]
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(os.fsencode(folder), b'n\xe4me.cpp')
            shutil.copy(f'{FOLDER}/programs/tiny.cpp', source)
            for ending in 'svg', 'json', 'folded':
                with open(f'{folder}/p.{ending}', 'w', encoding='utf-8') as file:
                    file.write('old')
                shell = f'{shlex.quote(sys.executable)} -B "$@" | :'
                subprocess.run(['sh', '-c', shell, 'sh', PROGRAM, '--output', f'p.{ending}', '--', compiler, '-std=c++20', source],
                               cwd=folder, check=True, stderr=subprocess.DEVNULL)
                with open(f'{folder}/p.{ending}', encoding='utf-8') as file:
                    self.assertIn('answer', file.read())
            self.assertEqual(len(os.listdir(folder)), 4)

    def test_signals(self):
        """Temporary files are removed."""
        for number in signal.SIGTERM, signal.SIGHUP, signal.SIGINT:
            with tempfile.TemporaryDirectory() as folder:
                process = subprocess.Popen(
                    [sys.executable, '-B', PROGRAM, '--samples', '5000', '--', compilers()[0], '-std=c++20', 'programs/names.cpp'],
                    cwd=FOLDER, env={**os.environ, 'TMPDIR': folder}, stdout=subprocess.DEVNULL)
                while not glob.glob(f'{folder}/*/unit.cpp'):
                    self.assertIsNone(process.poll())
                process.send_signal(number)
                self.assertEqual(process.wait(100), 130 if number == signal.SIGINT else 128 + number)
                self.assertEqual(os.listdir(folder), [])

    def test_nothing_else_is_written(self):
        """Options that write files are ignored, as are those that would change the compiler's messages."""
        written = '-Wp,-MMD,main.d --output=p.o -ftime-trace=t.json -save-stats -MJ x.json -gsplit-dwarf -fdiagnostics-format=msvc --precompile'
        written_by_gcc = ('-Wp,-MMD,main.d --output=p.o -Xpreprocessor -MMD -fopt-info-all=o.txt -fstack-usage -fdump-tree-all -save-temps '
                          '-fdiagnostics-format=json -aux-info x.txt -Werror')
        for compiler, clang in self.each():
            with tempfile.TemporaryDirectory() as folder:
                shutil.copy(f'{FOLDER}/programs/tiny.cpp', folder)
                for name in 'main.d', 'p.o', 'q.o':
                    with open(f'{folder}/{name}', 'w', encoding='utf-8') as file:
                        file.write('mine')
                with open(f'{folder}/a.rsp', 'w', encoding='utf-8') as file:
                    file.write('-c -o q.o tiny.cpp')
                options = (written if clang else written_by_gcc).split()
                self.assertIn('tiny.cpp:11', self.profile(compiler, *options, '@a.rsp', options=['--list'], folder=folder))
                self.assertEqual(sorted(os.listdir(folder)), ['a.rsp', 'main.d', 'p.o', 'q.o', 'tiny.cpp'])
                for name in 'main.d', 'p.o', 'q.o':
                    with open(f'{folder}/{name}', encoding='utf-8') as file:
                        self.assertEqual(file.read(), 'mine')

    def test_precompiled_headers_of_a_build(self):
        """As CMake's target_precompile_headers() makes and uses them. What is in them comes in as text."""
        for compiler, clang in self.each():
            with tempfile.TemporaryDirectory() as folder:
                for name, text in (
                        ('mine.hpp', 'constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i % 7; return s; }\n'
                                     'inline constexpr int v = f(5000);\n'),
                        ('cmake_pch.hxx', '#pragma GCC system_header\n#include "mine.hpp"\n'),
                        ('cmake_pch.hxx.pch', 'not for Clang'), ('cmake_pch.hxx.gch', 'not for GCC'),
                        ('a.cpp', 'constexpr int w = f(300);\n')):
                    with open(f'{folder}/{name}', 'w', encoding='utf-8') as file:
                        file.write(text)
                header = f'{folder}/cmake_pch.hxx'
                options = ['-include', header]
                if clang:
                    options = f'-Xclang -include-pch -Xclang {header}.pch -Xclang -include -Xclang {header}'.split()
                text = self.profile(compiler, *options, 'a.cpp', options=['--list'], folder=folder)
                self.assertRegex(text, r'mine\.hpp:2  inline constexpr int v = f\(5000\);')
                self.assertRegex(text, r'a\.cpp:1  constexpr int w = f\(300\);')
                text = self.profile(compiler, *options, 'a.cpp', options=['--samples', '20'], folder=folder)
                self.assertRegex(text.split('total %     line')[1], r' mine\.hpp:1\n')

    def refused(self, sentence, *command, options=()):
        done = run(*options, '--', *command)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertRegex(done.stderr, f'^constexpr-profile: .*{sentence}.*\n$')

    def test_bad_input(self):
        self.refused('/bin/true is neither Clang nor GCC', '/bin/true', 'programs/tiny.cpp')
        self.refused('no-such-compiler: No such file', 'no-such-compiler', 'programs/tiny.cpp')
        for compiler, clang in self.each():
            if clang:
                self.refused('ignores its limit with -fexperimental-new-constant-interpreter', compiler, 'programs/tiny.cpp',
                             '-fexperimental-new-constant-interpreter')
            self.refused('nothing.cpp: no such file', compiler, 'nothing.cpp')
            self.refused('names no source file', compiler)
            self.refused('give one file', compiler, 'programs/tiny.cpp', 'programs/names.cpp')
            self.refused(r'does not compile: programs/bad.cpp:5:\d+: ', compiler, '-std=c++20',
                         '-DERROR', 'programs/bad.cpp')
            self.refused('does not compile: programs/bad.cpp:8:.*depth', compiler, '-std=c++20',
                         '-DRECURSION', 'programs/bad.cpp')
            self.refused('there is no constant evaluation in', compiler, 'programs/bad.cpp')
            self.refused('there is no constant evaluation at bad.cpp:1', compiler,
                         'programs/bad.cpp', options=['--at', 'bad.cpp:1'])
            for options, sentence in ((['--list', '--output', 'p.svg'], '--list cannot be'), (['--step', '1', '--annotate'], '--step cannot be'),
                                      (['--step', 'x'], "'x' is not a number"), (['--entry', '1'], '--entry needs')):
                done = run(*options, '--', compiler, 'programs/tiny.cpp')
                self.assertEqual((done.returncode, done.stdout), (2, ''))
                self.assertRegex(done.stderr, f'error: .*{sentence}')
            self.refused('there is no step 99,999 to be seen', compiler, '-std=c++20', 'programs/tiny.cpp',
                         options=['--step', '99,999'])

    def test_a_compiler_that_is_killed(self):
        """An answer that ends early must not count as the end of an evaluation. One failure is forgiven."""
        for compiler, _ in self.each():
            with tempfile.TemporaryDirectory() as folder:
                killed = f'{folder}/c++'
                for kill, times in ('kill -9 $$', 99), ('echo "c++: fatal error: Killed" >&2; exit 1', 99), \
                        ('kill -9 $$', 1):
                    with open(killed, 'w', encoding='utf-8') as file:
                        file.write(f'#!/bin/sh\ncase "$*" in *-limit=800*|*-steps=800*)\n'
                                   f'  echo x >>{folder}/times\n'
                                   f'  [ $(wc -l <{folder}/times) -gt {times} ] || {{ {kill}; }} ;;\nesac\n'
                                   f'exec {compiler} "$@"\n')
                    os.chmod(killed, 0o755)
                    if times > 1:
                        self.refused('has not finished: (signal 9|.*Killed)', killed, '-std=c++20',
                                     'programs/places.cpp', options=['--list'])
                    else:
                        text = self.profile(killed, 'programs/three_quarters.cpp', options=['--list'])
                        self.assertIn('1 constant evaluation found', text)
                    os.remove(f'{folder}/times')

    def test_bad_databases(self):
        with tempfile.TemporaryDirectory() as folder:
            for text in '', '[1]', '{"a": 1}', '[{"file": "f.cpp"}]', \
                    '[{"directory": "", "file": "f.cpp", "command": "g++ \'"}]', \
                    '[{"directory": "", "file": "f.cpp", "arguments": []}]', \
                    '[{"directory": "", "file": "f.cpp", "arguments": "g++ f.cpp"}]', \
                    '[{"directory": "", "file": "f.cpp", "arguments": ["g++", 1]}]', \
                    '[{"directory": "", "file": "f.cpp", "command": 1}]', \
                    r'[{"directory": "", "file": "f.cpp", "command": "g++ \u0000"}]', '[' * 100000:
                with open(f'{folder}/compile_commands.json', 'w', encoding='utf-8') as file:
                    file.write(text)
                done = run('-p', '.', 'f.cpp', folder=folder)
                self.assertEqual((done.returncode, done.stdout), (2, ''))
                self.assertRegex(done.stderr, '^constexpr-profile: [^\n]*not a compilation database[^\n]*\n$')

    def test_a_folder_that_is_missing(self):
        """It is the folder that is named, not the compiler."""
        with tempfile.TemporaryDirectory() as folder:
            with open(f'{folder}/compile_commands.json', 'w', encoding='utf-8') as file:
                json.dump([{'directory': f'{folder}/gone', 'file': f'{folder}/f.cpp', 'arguments': ['/bin/true', 'f.cpp']}], file)
            done = run('-p', '.', 'f.cpp', folder=folder)
            self.assertEqual((done.returncode, done.stderr),
                             (2, f'constexpr-profile: {folder}/gone: No such file or directory\n'))

    def test_endless(self):
        for compiler, _ in self.each():
            text = self.profile(compiler, '-DENDLESS', 'programs/bad.cpp', options=[
                '--first', '1000', '--samples', '20'])
            self.assertIn(': the first 1,000 steps, 20 samples', text)
            self.assertIn(' more than 1,000  programs/bad.cpp:', text)
            self.assertIn('endless', text)
