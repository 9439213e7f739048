# SPDX-License-Identifier: BSL-1.0
"""The interactive view of constexpr-profile, in a terminal."""
import curses
import sys
import unittest

from command import PROGRAM, compilers, is_clang
from constexpr_profile.output.walk import letter_of
from terminal import Terminal


class Keys(unittest.TestCase):
    def test_letters(self):
        """Keys without a letter, such as Page Up and End, do nothing."""
        self.assertEqual([letter_of(key) for key in (ord('s'), ord('S'), curses.KEY_PPAGE, curses.KEY_END, -1)],
                         ['s', 'S', '', '', ''])


class Walk(unittest.TestCase):
    def setUp(self):
        self.compiler = next(filter(is_clang, compilers()), None)
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
