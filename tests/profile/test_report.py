# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile prints about evaluations."""
import contextlib
import io
import os
import types
import unittest
from unittest import mock

from command import evaluation_of, folder_of, name_of_function
from constexpr_profile import main
from constexpr_profile.dap.threads import Thread
from constexpr_profile.errors import Failure
from constexpr_profile.evaluations.evaluation import StepBounds
from constexpr_profile.evaluations.survey import AsItIs
from constexpr_profile.compilers.answers import ENDED, HIDDEN, Frame, Kind, Look, Position, Reason, Stop
from constexpr_profile.terminal import progress
from constexpr_profile.moments import ends
from constexpr_profile.moments.profile import Profile, Share, shares_of
from constexpr_profile.output.report import (describe, doubt_lines, failure_lines, limit_lines, list_lines,
                                             report_lines, step_lines, where_stopped)
from constexpr_profile.output.wording import steps_text, title

POSITION = Position('a.cpp', 1, 1)
FRAMES = Frame('', POSITION), Frame('f()', POSITION)
COMPILER = types.SimpleNamespace(name='GCC 12', source='a.cpp', users_limit=100, allowed_steps=100)


def evaluation(low, high, ends=True):
    one = evaluation_of(Stop(POSITION, '', (), FRAMES, None))
    one.steps = StepBounds(low or 0, high if ends else None, was_seen=low is not None)
    one.horizon = high
    return one


def profile(steps, seen, ends=True):
    """A profile that has asked for each step; the compiler shows only the first ones."""
    moments = types.SimpleNamespace(evaluation=evaluation(steps, steps, ends),
                                    whole=types.SimpleNamespace(compiler=COMPILER, name_of_function=name_of_function),
                                    shown_at=lambda step: Look(FRAMES if step < seen else ()))
    return Profile([moments], [(moments, step) for step in range(steps)], None)


def survey(seen_above):
    whole = types.SimpleNamespace(compiler=COMPILER)
    return types.SimpleNamespace(seen_above=seen_above, whole=whole, as_it_is=AsItIs())


class Progress(unittest.TestCase):
    def test_width(self):
        """It takes one line of any terminal, of which some do not tell their width."""
        for columns, shown in (20, 19), (200, 100), (0, 79):
            with contextlib.redirect_stderr(io.StringIO()) as output, \
                    mock.patch('os.get_terminal_size', return_value=os.terminal_size((columns, 24))):
                output.isatty = lambda: True
                output.fileno = lambda: 2
                progress('x' * 100)
            self.assertEqual(output.getvalue().count('x'), shown)

    def test_letters(self):
        """A path may have wide letters, for which the terminal cuts the line, or control characters."""
        with contextlib.redirect_stderr(io.StringIO()) as output, \
                mock.patch('os.get_terminal_size', return_value=os.terminal_size((8, 24))):
            output.isatty = lambda: True
            output.fileno = lambda: 2
            progress('a\n皇后皇后')
        self.assertEqual(output.getvalue(), '\r\033[K\033[?7la 皇后皇后\033[?7h')


class Report(unittest.TestCase):
    def test_samples(self):
        for steps, seen, kind in (
                (4, 4, 'every one seen'), (4, 2, '2 samples'), (4, 1, '1 sample'), (4, 0, 'no samples'),
                (5, 0, 'no samples')):
            self.assertEqual(title(profile(steps, seen)), f'a.cpp:1: {steps} steps, {kind}')
        self.assertEqual(title(profile(1, 0)), 'a.cpp:1: 1 step, no samples')
        self.assertEqual(title(profile(4, 4, ends=False)), 'a.cpp:1: the first 4 steps, every one seen')

    def test_missing(self):
        """If samples are missing, a share of those that were seen is no number of steps."""
        self.assertTrue(profile(4, 4).are_steps_known)
        self.assertFalse(profile(4, 3).are_steps_known)

    def test_depth_of_a_failure(self):
        """It is that of the deepest stack that was seen, also at a failure."""
        one = evaluation(4, 4)
        one.failure = Reason('no', (*FRAMES, *FRAMES))
        moments = types.SimpleNamespace(evaluation=one, whole=None, shown_at=lambda step: Look(FRAMES))
        self.assertEqual((profile(4, 4).depth, Profile([moments], [(moments, 1)], None).depth), (1, 3))

    def test_left_out(self):
        """The profile of a whole file says what it leaves out, even if it has only one evaluation."""
        made = profile(4, 0)
        found = [made.evaluation, evaluation(2, 2), evaluation(None, 9)]
        for is_of_file, expected in (False, []), (True, [
                'Left out: 2 other evaluations; see --list']):
            lines = report_lines(made, found, 5, is_of_file=is_of_file)
            self.assertEqual([line for line in lines if line.startswith('Left out')], expected)

    def test_recursion(self):
        """A function that calls itself takes each step once."""
        self.assertEqual(shares_of([['v', 'f', 'f'], ['v', 'f', 'g']], is_complete=True), [
            ('f', Share(0.5, 0), Share(1, 0)), ('g', Share(0.5, 0), Share(0.5, 0)), ('v', Share(0, 0), Share(1, 0))])

    def test_depth(self):
        """The samples may miss the deepest calls, and every step those in which none begins."""
        for seen in 4, 3:
            made = profile(4, seen)
            self.assertIn(', and at least 1 call deep',
                          ''.join(limit_lines(made, made.evaluation, COMPILER)))

    def test_what_all_samples_show(self):
        """Another step may show something else, unless every one was seen; only the evaluation is always active."""
        for seen, error in (4, 0), (2, 2 ** -0.5 / 2):
            made = profile(4, seen)
            self.assertEqual(made.functions(), [('f', Share(1, error), Share(1, error)),
                                                ('a.cpp:1', Share(0, error), Share(1, 0))])

    def test_whole_lines(self):
        """A profile without doubts ends without a blank line."""
        self.assertEqual(list(doubt_lines(profile(4, 4))), [])
        self.assertEqual(list(doubt_lines(profile(4, 3))), [
            '', 'Samples that are missing: 1 (the evaluation has ended before); the shares are those of the others'])
        self.assertEqual(list(doubt_lines(types.SimpleNamespace(unseen=[HIDDEN, ENDED, HIDDEN]))), [
            '', 'Samples that are missing: 2 (something else may be stopped there), 1 (the evaluation has ended '
            'before); the shares are those of the others'])

    def test_failure(self):
        """An editor's console has a command of its own that shows it."""
        one = evaluation(9, 9)
        one.failure = Reason('overflow', FRAMES)
        for command in '--step', 'goto':
            self.assertEqual(list(failure_lines(one, command)), [
                '', f'It fails at a.cpp:1, in f(): overflow ({command} 9 shows it)'])
        one.failure = Reason('overflow', (Frame('', POSITION), Frame('f()', None)))
        self.assertIn('It fails in f(), line not known: overflow', ''.join(failure_lines(one, '--step')))
        one.failure = Reason('static assertion failed: no', FRAMES[:1], Kind.ASSERTION)
        self.assertEqual(list(failure_lines(one, '--step')), [
            '', 'It is false at a.cpp:1: static assertion failed: no (--step 9 shows it)'])

    def test_steps_until_a_failure(self):
        """Only a limit bounds them. A count is about right, or too large if results of calls are remembered."""
        one = evaluation(0, 9)
        one.failure = Reason('no', FRAMES[:1])
        made = types.SimpleNamespace(steps=9, depth=1)
        for steps, certainty in (one.steps, 'at most'), (one.steps.with_estimate(9), 'about'), (
                one.steps.with_estimate(9, is_bound=True), 'at most about'):
            one.steps = steps
            self.assertEqual(steps_text(one), f'{certainty} 9')
            self.assertTrue(list(limit_lines(made, one, COMPILER))[1].startswith(f'{certainty} 9.0 %'))

    def test_moments_that_are_not_shown(self):
        """A moment that is hidden is no moment behind the end. What hides it was not seen; nor is it known what is
        behind the last moment."""
        looks = {20: HIDDEN, 21: ENDED}
        moments = types.SimpleNamespace(evaluation=evaluation(2, 305), look=looks.get)
        for step, sentence in (
                (20, 'a.cpp:1: step 20 was not seen: something else may be stopped there'),
                (21, 'a.cpp:1: step 21 was not seen: the evaluation has ended before'),
                (305, 'a.cpp:1: only the steps up to 304 are looked at, not 305')):
            with self.assertRaises(Failure) as caught:
                step_lines(moments, step)
            self.assertEqual(str(caught.exception), sentence)

    def test_the_first_and_the_last_line(self):
        """There is none before it, and none behind it."""
        with folder_of({'a.cpp': 'int a;\nint b;\n'}) as folder:
            for line, source in (1, ['>    1 int a;', '     2 int b;']), (2, ['     1 int a;', '>    2 int b;']):
                frames = [Frame('', Position(f'{folder}/a.cpp', line, 1))]
                self.assertEqual(describe(evaluation(9, 9), frames)[1:3], source)

    def test_a_line_that_is_not_known(self):
        """The line of the caller, or that of the evaluation, is not taken for it."""
        with folder_of({'a.cpp': 'int a;\n'}) as folder:
            at = Position(f'{folder}/a.cpp', 1, 1)
            one = evaluation_of(Stop(at, '', (), (), None))
            for frames, place, mark in (
                    ([Frame('', at)], f'{at.path}:1', '>'),
                    ([Frame('', at), Frame('f()', None)], f'line not known; called from {at.path}:1', ' '),
                    ([Frame('', None)], f'line not known; the evaluation is at {at.path}:1', ' ')):
                self.assertEqual(describe(one, frames)[:3], [place, f'{mark}    1 int a;', ''])

    def test_number_of_all_steps(self):
        """It says how it is known, wherever it is shown."""
        for one, text in ((evaluation(9, 9), '3 of 9'), (evaluation(2, 9), '3 of 2 to 9'),
                          (evaluation(9, 8, ends=False), '3 of more than 8'), (evaluation(None, 9), '3')):
            moments = types.SimpleNamespace(evaluation=one, look=lambda step: Look(FRAMES))
            self.assertEqual(step_lines(moments, 3)[0], f'a.cpp:1 after step {text}')
            thread = Thread(1, one, None)
            thread.step = 3
            self.assertEqual(thread.name, f'a.cpp:1: step {text}')

    def test_percent_of_the_limit(self):
        """It is as certain as the number of steps."""
        about = evaluation(2, 9)
        about.steps = about.steps.with_estimate(7)
        for one, text in ((evaluation(9, 9), '9.0 %'), (evaluation(2, 9), 'at most 9.0 %'),
                          (evaluation(9, 8, ends=False), 'more than 8.0 %'), (about, 'about 7.0 %')):
            made = types.SimpleNamespace(steps=one.extent, depth=1)
            self.assertTrue(list(limit_lines(made, one, COMPILER))[1].startswith(text), text)
        unlimited = types.SimpleNamespace(**{**vars(COMPILER), 'allowed_steps': None})
        self.assertEqual(list(limit_lines(made, one, unlimited))[1],
                         'no limit of steps for GCC 12, and at least 1 call deep')

    def test_where_the_compiler_stopped(self):
        """It is not known what it does with a limit that is not used, nor which steps are profiled without an end."""
        for one, allowed, then in (
                (evaluation(305, 305), 100, 'it takes 305'), (evaluation(101, 305), 100, 'it takes 101 to 305'),
                (evaluation(101, 100, ends=False), 100, 'this profiles its first 100 steps'),
                (evaluation(305, 305), None, ''), (evaluation(305, 305), 200, '')):
            made = survey(seen_above=0)
            made.as_it_is, made.is_culprit = AsItIs(culprit=one.stop), one.stop.__eq__
            made.whole.compiler = types.SimpleNamespace(**{**vars(COMPILER), 'allowed_steps': allowed})
            self.assertEqual(list(where_stopped(made, one)), then and [
                '', f'Your compiler stopped the evaluation at a.cpp:1 after 100 steps; {then}'] or [])
        made.whole.compiler, one = COMPILER, evaluation(305, 305)
        one.stop = one.stop._replace(frames=(), reason=Reason('an array is too long', FRAMES, Kind.LIMIT))
        made.as_it_is, made.is_culprit = AsItIs(culprit=one.stop), one.stop.__eq__
        self.assertEqual(list(where_stopped(made, one))[1], 'Your compiler stopped the evaluation at a.cpp:1 '
                         '(“an array is too long”); it takes 305')

    def test_threads(self):
        for each, steps in ((evaluation(1, 1), '1 step'), (evaluation(21, 21), '21 steps'),
                            (evaluation(2, 1, ends=False), 'more than 1 step'), (evaluation(None, 1), 'not counted')):
            self.assertEqual(Thread(1, each, None).name, f'a.cpp:1: {steps}')

    def test_number(self):
        """Both lists leave out the same: evaluations without steps, which only use what has been evaluated, and
        those that are so small that others of their size may not have been found."""
        evaluations = [evaluation(150, 150), evaluation(9, 9), evaluation(0, 0)]
        for top in None, 10:
            self.assertEqual(next(list_lines(evaluations, survey(seen_above=100), top)),
                             '1 constant evaluation found in a.cpp (GCC 12); '
                             'others may be hidden, or take at most 100 steps')
            self.assertEqual(next(list_lines(evaluations, survey(seen_above=0), top)),
                             '2 constant evaluations found in a.cpp (GCC 12); others may be hidden')

    def test_what_hides_an_evaluation(self):
        """It is told of all evaluations, also without a number of rows, only if all that can be counted has been."""
        hidden = evaluation(None, 9)
        hidden.stop = hidden.stop._replace(reason=Reason('why', ()))
        for is_complete, rows in (False, []), (True, ['hidden: why']):
            lines = list_lines([hidden], survey(seen_above=0), is_complete=is_complete)
            self.assertEqual([line.strip() for line in lines][2:], rows)

    def test_nothing_to_profile_together(self):
        """What was counted about is in the list, so that it says what is missing."""
        one = evaluation(2, 9)
        one.steps = one.steps.with_estimate(7)
        with mock.patch.object(ends, 'count_all', return_value=[one]), mock.patch.object(ends, 'counted_moments'), \
                self.assertRaisesRegex(Failure, 'a.cpp could be counted exactly$'):
            main.profile_all(None, types.SimpleNamespace(whole=mock.Mock(compiler=COMPILER)))

    def test_few_steps_that_are_looked_at(self):
        """An evaluation that takes more than those is not small."""
        for first in 50, 100:
            title, line = list_lines([evaluation(101, first, ends=False)], survey(seen_above=100))
            self.assertTrue(title.startswith('1 constant evaluation found'), title)
            self.assertIn(f' more than {first}  a.cpp:1 ', line)
