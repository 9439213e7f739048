# SPDX-License-Identifier: BSL-1.0
"""The prompt at which one steps through an evaluation."""
import os
import signal
import subprocess
import types
import unittest
from unittest import mock

from command import COMMAND, WORK, clangs, compiler_that_waits, compilers, folder_of, read, run, write, write_program
from constexpr_profile.errors import Failure
from constexpr_profile.output.console import Console, _completed

SOURCE = WORK + 'constexpr int v = work(100);\n'


class Commands(unittest.TestCase):
    def test_words_may_be_shortened(self):
        for typed, command in (('s 10', 'step 10'), ('c', 'call'), ('q', 'quit'), ('prof', 'profile'), ('', ''),
                               ('steps 1', 'steps 1')):
            self.assertEqual(_completed(typed), command)

    def test_moments_are_looked_at(self):
        """In the background, and not when a client asks for the calls there."""
        moments = mock.Mock(evaluation=types.SimpleNamespace(last_moment=99))
        console = Console(None, moments, 50)
        for command, step in (('step', 51), ('step 10', 60), ('step -10', 40), ('step +1,000', 99), ('step -1000', 0),
                              ('goto', 99), ('goto 7', 7), ('goto 700', 99), ('call 0', 50)):
            self.assertEqual(console.answer(command).found.step, step)
            moments.look.assert_called_with(step)

    def test_what_is_no_command(self):
        for command in '', 'walk', 'step x', 'step 1 2', f'goto {"9" * 5000}':
            with self.assertRaisesRegex(Failure, 'is not a command; try help'):
                Console(None, None, 0).answer(command)


class Prompt(unittest.TestCase):
    def setUp(self):
        self.compiler = next(iter(clangs()), None)
        if not self.compiler:
            self.skipTest('There is no Clang here')

    def answers(self, typed, *arguments):
        """What is printed at first, and after each line that is typed."""
        done = run('--step', *arguments[1:], '--', self.compiler, '-std=c++20', f'programs/{arguments[0]}', input=typed)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        return done.stdout.split('\n\n> ')

    def test_moves(self):
        first, *shown, end = self.answers('step 10\ng 40\no\n\nc -1\ngoto\nx\nv -2\nhelp\n', 'three_quarters.cpp')
        self.assertRegex(first, '(?s)after step [01] of 80\n.*constexpr int caller')
        self.assertRegex(shown[0], 'after step 1[01] of 80\n')
        self.assertRegex(shown[1], r'(?s)after step 40 of 80.*\n>    4     for .*\n   2  programs/\S+:4 +callee\(\)\n')
        self.assertRegex(shown[2], r'(?s)after step 79 of 80.*\n> +11     return sum;')  # out of this call
        self.assertRegex(shown[3], 'not found up to here\n.* after step 79 of 80')  # there is no call any more
        self.assertRegex(shown[4], 'after step 78 of 80')
        self.assertRegex(shown[5], 'after step 79 of 80')
        self.assertEqual(shown[6], 'x is not a command; try help')
        self.assertRegex(shown[7], 'not found up to here')
        self.assertIn('\nvisit    go to ', shown[8])
        self.assertEqual(end, '\n')

    def test_failure(self):
        """It begins at the failure, and one can step back from it."""
        shown = self.answers('s -1\ng 0\ng 99,999\nprofile\nlist\nquit\nstep\n', 'failing.cpp', '--at',
                             'failing.cpp:13')
        self.assertRegex(shown[0], '(?s)after step 1,009 of 1,009, where it fails: .*\n>   10     if .sum > n.')
        self.assertRegex(shown[1], 'after step 1,008 of 1,009\n')
        self.assertRegex(shown[2], 'after step [01] of 1,009\n')
        self.assertRegex(shown[3], 'only the steps up to 1,009 are looked at\n.* after step 1,009 of .*where it fails')
        self.assertRegex(shown[4], r'(?s)self %.*\(goto 1009 shows it\)')
        self.assertIn('5 constant evaluations found', shown[5])
        self.assertEqual(shown[6:], [''])

    def test_a_compiler_that_crashes(self):
        """One can go on: there are other moments."""
        with folder_of({'a.cpp': SOURCE}) as folder:
            write_program(f'{folder}/c++', f'''! test -e {folder}/crash || kill -9 $$
                exec {compilers()[0]} "$@"''')
            with self.prompt(folder) as process:
                self.read_until(process, ' v\n')
                write(f'{folder}/crash', '')
                self.type(process, 'goto 40')
                self.read_until(process, 'has not finished: signal 9\n')
                os.remove(f'{folder}/crash')
                self.type(process, 'goto 41')
                self.read_until(process, ':2 after step 41 of ')
                process.stdin.close()
                self.assertEqual(process.wait(timeout=100), 0)

    def test_ctrl_c_stops_a_search(self):
        with compiler_that_waits(SOURCE) as folder, self.prompt(folder) as process:
            self.read_until(process, ' v\n')
            write(f'{folder}/slow', '')
            self.type(process, 'out')
            read(folder, 'started')
            process.send_signal(signal.SIGINT)
            self.read_until(process, 'Stopped; Enter goes on with it\n')
            self.type(process, 'step')
            self.read_until(process, ':2 after step 1 of ')
            process.stdin.close()
            self.assertEqual(process.wait(timeout=100), 0)

    @staticmethod
    def prompt(folder):
        # Shells start background jobs so that they ignore Ctrl-C, which the command would inherit.
        return subprocess.Popen([*COMMAND, '--step', '--', f'{folder}/c++', '-std=c++20', 'a.cpp'], cwd=folder,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))

    @staticmethod
    def type(process, line):
        process.stdin.write(f'{line}\n')
        process.stdin.flush()

    def read_until(self, process, text):
        shown = ''
        while text not in shown:
            line = process.stdout.readline()
            self.assertTrue(line, shown)
            shown += line
