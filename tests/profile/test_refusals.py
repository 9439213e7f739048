# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile says if it cannot do what it is asked to do."""
import contextlib
import io
import os
import resource
import runpy
import subprocess
import sys
from unittest import mock

from command import (COMMAND, FOLDER, SOURCES, CommandTest, clangs, compilers, folder_of, is_clang, run, version_of,
                     write_program)


class Refusals(CommandTest):
    def test_compilers(self):
        self.refused('/bin/true does not say that it is Clang or GCC', '/bin/true', 'programs/tiny.cpp')
        self.refused('no-such-compiler: No such file', 'no-such-compiler', 'programs/tiny.cpp')
        for compiler in clangs():
            # Those of Clang 14 and 15 cannot evaluate this program.
            sentence = ('tiny.cpp does not compile' if version_of(compiler) < 16
                        else r'Clang \d+ is not seen to stop a call at its limit')
            self.refused(sentence, compiler, 'programs/tiny.cpp', '-fexperimental-new-constant-interpreter')

    def test_programs(self):
        for compiler in compilers():
            self.refused('nothing.cpp could not be preprocessed: .*[nN]o such file', compiler, 'nothing.cpp')
            for option in '--new-option', '--no-line-commands':
                self.refused('programs/tiny.cpp could not be preprocessed', compiler, option, 'programs/tiny.cpp')
            option = f"-fconstexpr-{'steps' if is_clang(compiler) else 'ops-limit'}=-1"
            self.refused(f'{option}: the limit of .* must be a decimal number', compiler, option, 'programs/tiny.cpp')
            self.refused(r'does not compile: programs/bad.cpp:5:\d+: ', compiler, '-std=c++20', '-DERROR',
                         'programs/bad.cpp')
            self.refused('does not compile: programs/bad.cpp:8:.*depth', compiler, '-std=c++20', '-DRECURSION',
                         'programs/bad.cpp')
            self.refused('no constant evaluation was seen in', compiler, 'programs/bad.cpp')
            self.refused('no constant evaluation was seen at bad.cpp:1$', compiler, 'programs/bad.cpp',
                         options=['--at', 'bad.cpp:1'])
            self.refused('are looked at, not 99,999', compiler, '-std=c++20', 'programs/tiny.cpp',
                         options=['--step', '99,999'])

    def test_options(self):
        for options, sentence in (
                (['--list', '--output', 'p.svg'], '--output has no effect with --list\n'),
                (['--list', '--step', '1'], '--step: not allowed with argument --list\n'),
                (['--list', '--at', 'tiny.cpp:11'], '--at has no effect with --list\n'),
                (['--step', '0', '--seed', '0'], '--seed has no effect with --step\n'),
                (['--sort', 'time'], '--sort has no effect without --list\n'),
                (['--top', '0'], "--top: '0' is not positive\n"),
                (['--step', 'x'], "'x' is not a number"),
                (['--at', 'tiny.cpp'], '--at: tiny.cpp: give FILE:LINE\n'),
                (['--output', 'p.png'], '--output: p.png: the name must end in .svg, .json or .folded\n'),
                (['--lines'], 'unrecognized arguments: --lines'),
                (['--entry', '1'], '--entry needs')):
            done = run(*options, '--', 'c++', 'programs/tiny.cpp')
            self.assertEqual((done.returncode, done.stdout), (2, ''))
            self.assertRegex(done.stderr, f'error: .*{sentence}')
        for command in ['g++', 'a.cpp'], ['--list', '/usr/bin/clang++-19', '-std=c++20', '-O2', 'a.cpp']:
            self.assertIn('a compile command belongs behind --', run(*command).stderr)

    def test_a_full_disk(self):
        """The folder is named, if there is one."""
        with folder_of({}) as folder:
            for size, sentence in ((100, f'{folder}: File too large'),
                                   (0, r'temporary files: No usable temporary directory found in .*')):
                done = run('--', compilers()[0], 'programs/tiny.cpp', env={**os.environ, 'TMPDIR': folder},
                           preexec_fn=lambda most=size: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)))
                self.assertEqual((done.returncode, done.stdout), (2, ''))
                self.assertRegex(done.stderr, f'^constexpr-profile: {sentence}\n$')
                self.assertEqual(os.listdir(folder), [])

    def test_a_closed_input(self):
        done = run('dap', preexec_fn=lambda: os.close(0))
        self.assertEqual((done.returncode, done.stdout, done.stderr),
                         (2, '', 'constexpr-profile: standard input: Bad file descriptor\n'))
        done = run('--step', '--', compilers()[0], 'programs/tiny.cpp', preexec_fn=lambda: os.close(0))
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_an_old_python(self):
        """It gets as far as to say so, although it could not read the modules."""
        version = mock.patch.object(sys, 'version_info', (3, 8, 0))
        with version, contextlib.redirect_stderr(io.StringIO()) as output, self.assertRaises(SystemExit) as ended:
            runpy.run_path(f'{SOURCES}/__main__.py')
        self.assertEqual((ended.exception.code, output.getvalue()),
                         (2, 'constexpr-profile: Python 3.9 or later is needed; this is 3.8\n'))

    def test_an_output_that_cannot_be_written(self):
        for unbuffered in '', '1':
            with open('/dev/full', 'w', encoding='utf-8') as output:
                done = subprocess.run(
                    [*COMMAND, '--list', '--', compilers()[0], '-std=c++20', 'programs/tiny.cpp'], cwd=FOLDER,
                    env={**os.environ, 'PYTHONUNBUFFERED': unbuffered}, stdout=output, stderr=subprocess.PIPE,
                    text=True, check=False)
            self.assertEqual((done.returncode, done.stderr),
                             (2, 'constexpr-profile: standard output: No space left on device\n'))

    def killed(self, folder, compiler, how, times):
        """A compiler that is killed the first times that it has a limit of 100."""
        path = f'{folder}/c++'
        write_program(path, f'''case "$*" in *-limit=100" "*|*-steps=100" "*)
  echo x >>{folder}/times
  [ $(wc -l <{folder}/times) -gt {times} ] || {{ {how}; }} ;;
esac
exec {compiler} "$@"''')
        return path

    def test_a_preprocessor_that_is_killed(self):
        """There is no preprocessed text, so nothing is said of that."""
        with folder_of({}) as folder:
            write_program(f'{folder}/c++', f'case "$*" in *" -E -w "*) kill -9 $$ ;; esac\nexec {compilers()[0]} "$@"')
            self.refused('programs/tiny.cpp could not be preprocessed: signal 9', f'{folder}/c++', 'programs/tiny.cpp')

    def test_a_compiler_that_is_killed(self):
        """An answer that ends early must not count as the end of an evaluation. One failure is forgiven."""
        for compiler in compilers():
            for how in 'kill -9 $$', 'echo "c++: fatal error: Killed" >&2; exit 1':
                with folder_of({}) as folder:
                    self.refused('has not finished: (signal 9|.*Killed)', self.killed(folder, compiler, how, 99),
                                 '-std=c++20', 'programs/places.cpp', options=['--list'])
            with folder_of({}) as folder:
                text = self.profile(self.killed(folder, compiler, 'kill -9 $$', 1), 'programs/three_quarters.cpp',
                                    options=['--list'])
                self.assertRegex(text, '^1 constant evaluation ')
