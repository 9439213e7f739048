# SPDX-License-Identifier: BSL-1.0
"""The interactive view of constexpr-profile, in a terminal."""
import curses
import os
import sys
import types
import unittest
from unittest import mock

from command import FOLDER, PROGRAM, clangs, folder_of, write, write_program
from constexpr_profile.commands.processes import Processes
from constexpr_profile.output.walk import Screen, View, letter_of, walk
from constexpr_profile.output.moment import describe
from constexpr_profile.compilers.answers import HIDDEN, Frame, Look, Position
from constexpr_profile.terminal import Reporter, fitted
from constexpr_profile.evaluations.steps import Known
from terminal import Terminal


def screen_with(*keys):
    """A screen whose user presses some keys."""
    screen = mock.Mock()
    screen.getmaxyx.return_value, screen.getch.side_effect = (30, 100), keys
    return screen


def view_on(screen, **moments):
    with mock.patch('curses.curs_set'):
        return View(screen, types.SimpleNamespace(**moments))


class Keys(unittest.TestCase):
    def test_letters(self):
        """Keys without a letter, such as Page Up and End, do nothing."""
        self.assertEqual([letter_of(key) for key in (ord('s'), ord('S'), curses.KEY_PPAGE, curses.KEY_END, -1)],
                         ['s', 'S', '', '', ''])

    def test_going_to_a_step(self):
        """The keypad has an Enter key of its own, and a number may be too long to be read."""
        evaluation = types.SimpleNamespace(failure=None, last_moment=99)
        for typed, end, step in (('30', curses.KEY_ENTER, 30), ('30', ord('\n'), 30), ('30', 27, 0),
                                 ('9' * 5000, 10, 99)):
            view = view_on(screen_with(*map(ord, typed), end), evaluation=evaluation)
            view.go()
            self.assertEqual(view.step, step, typed[:9])


class Rows(unittest.TestCase):
    def test_columns(self):
        """East Asian characters take two, and accents none. Others are replaced, for they would confuse a terminal."""
        for text, row in (('ab', 'ab   '), ('abcdefg', 'abcde'), ('a\tb', 'a    '), ('皇后皇后', '皇后 '),
                          ('e\u0301e\u0301', 'e\u0301e\u0301   '), ('a\0\n\x1b\udcff', 'a? ??')):
            self.assertEqual(fitted(text, 5), row)
        self.assertEqual(fitted('a', -1), '')

    def test_a_terminal_that_becomes_smaller(self):
        """Until the program has heard of it, what it writes does not fit."""
        screen = screen_with()
        screen.addstr.side_effect = curses.error
        with mock.patch('curses.curs_set'):
            Screen(screen).put(1, 'text')
        screen.addstr.assert_called_once()

    def test_places(self):
        """Long paths leave room for the calls."""
        evaluation = types.SimpleNamespace(name='v', stop=types.SimpleNamespace(position=Position('a.cpp', 9, 1)))
        for frames, row in (
                ([Frame('', None)], '   0  line not known            v'),
                ([Frame('', Position(f"/{'folder/' * 9}a.cpp", 12, 1))], '   0  …/folder/folder/a.cpp:12  v')):
            self.assertEqual(describe(evaluation, frames, 1, 24).calls, [row])

    def test_what_is_bold(self):
        """The current line and the calls that have changed since the mark, but no line of source code."""
        evaluation = types.SimpleNamespace(name='v', place='v', failure=None, known=Known.NOT_COUNTED,
                                           fails_at=lambda step: False, stop=types.SimpleNamespace(position=None))
        path = f'{FOLDER}/programs/tiny.cpp'
        stacks = [[Frame('', Position(path, 6, 1)), Frame(f'f({line})', Position(path, line, 1))] for line in (2, 8)]
        screen = screen_with()
        view = view_on(screen, evaluation=evaluation, look=lambda step: Look(stacks[step]))
        view.marked, view.step = view.draw(), 1
        screen.reset_mock()
        view.draw()
        bold = [call.args[2].split() for call in screen.addstr.call_args_list if call.args[3] == curses.A_BOLD]
        self.assertEqual([words[0] + words[-1] for words in bold], ['>2;', '1f(8)'])


class Telling(unittest.TestCase):
    def test_what_is_being_done(self):
        """It is drawn in the last row. Nothing else writes to the terminal while the view is open."""
        def look(step):
            reporter.show('precompiling')
            return HIDDEN

        told, screen = mock.Mock(), screen_with(ord('q'))
        wrapper = mock.Mock(side_effect=lambda view: view(screen))
        reporter = Reporter(told)
        evaluation = types.SimpleNamespace(name='v', place='v', failure=None, known=Known.NOT_COUNTED, last_moment=1)
        moments = types.SimpleNamespace(
            evaluation=evaluation, look=look,
            whole=types.SimpleNamespace(compiler=types.SimpleNamespace(reporter=reporter)))
        with mock.patch('curses.curs_set'), mock.patch('curses.wrapper', wrapper):
            walk(moments)
        row, _, text, _ = screen.addstr.call_args_list[0].args
        self.assertEqual((row, text.strip()), (29, 'precompiling'))
        told.assert_not_called()
        self.assertIs(reporter.show, told)


class Searching(unittest.TestCase):
    def test_any_key_stops_a_compilation(self):
        """The step is where the search was then."""
        def look(steps):
            if known:
                self.assertIn(processes.run(['sleep', '20'], '.', os.environ).status, (0, -9))
            known.update(steps)

        processes, known, position = Processes('.'), set(), Position('a.cpp', 1, 1)
        view = view_on(
            screen_with(curses.ERR, curses.KEY_RESIZE, ord('x'), *[curses.ERR] * 99),
            evaluation=types.SimpleNamespace(failure=None, last_moment=99), workers=types.SimpleNamespace(jobs=1),
            whole=types.SimpleNamespace(compiler=types.SimpleNamespace(
                processes=processes, family=types.SimpleNamespace(steps_are_statements=True))),
            is_known=lambda step: step == 0 or step in known, known=lambda step: Look((Frame('', position),)),
            are_cheap=False, look=lambda step: Look((Frame('', position),)), looks=look)
        view.move('o', 1)
        self.assertEqual((view.step, view.message, processes.is_given_up), (2, 'not found up to here', False))


class Walk(unittest.TestCase):
    def setUp(self):
        self.compiler = next(iter(clangs()), None)
        if not self.compiler:
            self.skipTest('There is no Clang here')

    def walk(self, program, *options):
        return Terminal(sys.executable, '-B', PROGRAM, '--step', *options, '--', self.compiler, '-std=c++20', program)

    def test_keys(self):
        view = self.walk('programs/three_quarters.cpp')
        self.assertIn('constexpr int caller() {', view.wait_for('(?s)step [01] of 80.*q quit'))
        view.press('t')
        view.wait_for('step 1[01] of 80')
        view.press('g40\n')
        screen = view.wait_for('(?s)step 40 of 80.*q quit')
        self.assertRegex(screen, r'\n>    4     for \(int i = 0; i < 55; \+\+i\) sum \+= i;')
        self.assertRegex(screen, r'\n   2  programs/three_quarters.cpp:4 +callee\(\)\n')
        view.press('o')  # out of this call
        screen = view.wait_for('(?s)step 79 of 80.*q quit')
        self.assertRegex(screen, r'\n> +11     return sum;')
        self.assertNotIn('callee()\n', screen.split('\n   0  ')[1])
        view.press('o')  # there is no call any more
        view.wait_for('(?s)step 79 of 80.*not found up to here')
        view.press('C')  # back to it
        view.wait_for('step 78 of 80')
        view.press('q')
        self.assertEqual(view.status(), 0)

    def test_failure(self):
        """The last moment of an evaluation that fails is the failure, and one can step back from it."""
        view = self.walk('programs/failing.cpp', '--at', 'failing.cpp:13')
        screen = view.wait_for('(?s)step 1,009 of 1,009, where it fails: .*q quit')
        self.assertIn('\n>   10     if (sum > n) throw 1;\n', screen)
        view.press('S')
        view.wait_for('step 1,008 of 1,009\n')
        view.press('E')  # the beginning
        view.wait_for('step [01] of 1,009')
        for keys in 'e', 'Eg99,999\n':
            view.press(keys)
            view.wait_for('step 1,009 of 1,009, where it fails')
        view.press('q')
        self.assertEqual(view.status(), 0)

    def test_a_compiler_that_crashes(self):
        """The view stays: there are other moments."""
        with folder_of({}) as folder:
            crash = f'{folder}/crash'
            write_program(f'{folder}/clang++', f'[ ! -e {crash} ] || kill -9 $$\nexec {self.compiler} "$@"')
            self.compiler = f'{folder}/clang++'
            view = self.walk('programs/three_quarters.cpp')
            view.wait_for('(?s)step [01] of 80.*q quit')
            write(crash, '')
            view.press('g40\n')
            view.wait_for('(?s)step 40 of 80.*clang.. has not finished: signal 9')
            os.remove(crash)
            view.press('g41\n')
            view.wait_for('(?s)step 41 of 80.*callee.*q quit')
            write(crash, '')
            view.press('n')
            view.wait_for('(?s)step 41 of 80.*callee.*has not finished: signal 9')
            view.press('q')
            self.assertEqual(view.status(), 0)
