# SPDX-License-Identifier: BSL-1.0
"""Moments at which the compiler crashes."""
import time
import types
import unittest
from unittest import mock

from command import evaluation_of
from constexpr_profile.commands.processes import Workers
from constexpr_profile.clang.family import Clang
from constexpr_profile.errors import Failure, Unfinished
from constexpr_profile.evaluations.steps import Known, StepBounds
from constexpr_profile.moments.ends import count_steps
from constexpr_profile.moments.looking import Looking
from constexpr_profile.moments.moments import Moments
from constexpr_profile.moments.movement import Found, nearest
from constexpr_profile.moments.profile import sample
from constexpr_profile.output.wording import steps_text
from constexpr_profile.compilers.answers import ENDED, HIDDEN, Frame, Look, Position, Stop

FRAMES = Frame('', Position('a.cpp', 1, 1)), Frame('f()', Position('a.cpp', 1, 1))
STEPS = 100


class Crashes(unittest.TestCase):
    def setUp(self):
        workers = Workers(2)
        self.addCleanup(workers.shutdown)
        evaluation = evaluation_of(Stop(FRAMES[0].position, '', (), FRAMES, None), range(1, 2))
        evaluation.steps = StepBounds(STEPS, STEPS, was_seen=True)
        whole = types.SimpleNamespace(compiler=types.SimpleNamespace(family=Clang(19)),
                                      tell=lambda what: None)
        self.moments = Moments(evaluation, whole, workers)
        self.looking = self.moments.looking
        self.looking.look_alone, self.looking.may_batch = self.look, False
        self.crashing, self.asked = set(), []

    def look(self, step):
        self.asked.append(step)
        if step in self.crashing:
            time.sleep(0.01)
            raise Unfinished(f'crash at {step}')
        return Look(FRAMES)

    def looks_of_batch(self, steps):
        """A batch crashes at a moment of a batch."""
        if self.crashing.intersection(steps):
            raise Unfinished('crash of a batch')
        return [Look(FRAMES)] * len(steps)

    def test_samples(self):
        """Those at which the compiler crashes are missing, but may be looked at again."""
        for is_batch in False, True:
            with self.subTest(is_batch):
                self.setUp()
                self.looking.batch = types.SimpleNamespace(looks=self.looks_of_batch, limit=STEPS) if is_batch else None
                self.crashing = {7, 30}
                profile = sample(self.moments, STEPS, 1, None)
                self.assertEqual([look.why_hidden for look in profile.unseen], ['crash at 7', 'crash at 30'])
                self.assertEqual(len(profile.samples), STEPS - 2)
                with self.assertRaisesRegex(Unfinished, 'at 7'):
                    self.moments.look(7)
                self.crashing.clear()
                self.assertEqual(self.moments.look(7).frames, FRAMES)

    def test_search(self):
        """A search goes on behind a moment at which the compiler crashes, in both directions. It does not arrive there,
        nor one step behind it, since it is not known what that step has begun; it says how many these are."""
        self.crashing = {7}
        for start, direction, end in (3, 1, 12), (12, -1, 3):
            judged = []

            def arrives(before, there, judged=judged, most=abs(end - start) - 2):
                judged.append((before, there))
                return len(judged) == most

            found = nearest(self.moments, start, direction, arrives, lambda step: True)
            self.assertEqual(found, Found(end, unseen=2))
            self.assertTrue(all(before and there for before, there in judged))

    def test_end_behind_a_crash(self):
        """A moment that is not shown says nothing about where the evaluation ends."""
        looks = dict.fromkeys(range(90), Look(FRAMES)) | dict.fromkeys(range(90, 95), HIDDEN)
        self.looking.look_alone = lambda step: looks.get(step, ENDED)
        self.looking._use_next_way = lambda: False
        evaluation = self.moments.evaluation
        evaluation.steps = StepBounds(1, STEPS, was_seen=True)
        evaluation.steps = evaluation.steps.with_estimate(95)
        count_steps(self.moments)
        self.assertIsNot(evaluation.known, Known.EXACT)
        self.assertTrue(evaluation.steps.low <= 90 < 95 == evaluation.steps.high, evaluation.steps)

    def test_an_end_that_no_moment_shows(self):
        """Where looks stop to show anything, or where nothing is looked at any more, is no end."""
        for horizon in 95, 91:
            with self.subTest(horizon):
                self.setUp()
                self.looking.look_alone = lambda step: Look(FRAMES) if step <= 90 else HIDDEN
                self.looking._use_next_way = lambda: False
                evaluation = self.moments.evaluation
                evaluation.horizon, evaluation.steps = horizon, StepBounds(was_seen=True).with_estimate(80)
                count_steps(self.moments)
                self.assertEqual((evaluation.steps.high, steps_text(evaluation)), (None, 'at least 91'))

    def test_another_way(self):
        """Those that are not shown are looked at in another way. If the compiler crashes then, the others remain."""
        def crash(step):
            raise Unfinished(f'crash at {step}')

        def next_way():
            self.looking.look_alone = crash
            return True

        self.looking.look_alone = lambda step: HIDDEN if step == 7 else Look(FRAMES)
        self.looking._use_next_way = next_way
        self.assertEqual(sample(self.moments, STEPS, 1, None).unseen, [Look(why_hidden='crash at 7')])

    def test_why_a_moment_is_hidden(self):
        """Each cause has its own words: no others were seen."""
        self.moments.look(1)
        self.crashing = set(range(STEPS))
        why = {look.why_hidden for look in self.moments.looks(range(1, STEPS))} - {''}
        self.assertEqual({each for each in why if not each.startswith('crash at ')}, {'it was not looked at'})
        looking = Looking(self.moments.evaluation, self.moments.whole, None)
        with mock.patch.object(looking, '_probe_for', return_value=None):
            self.assertEqual(looking.look_alone(0).why_hidden, 'the compiler takes no limit that is small enough')

    def test_why_an_evaluation_was_not_seen(self):
        own = Look(why_hidden='why')
        for steps, why in ((StepBounds(0, 0), 'it takes no steps'),
                           (StepBounds().with_estimate(9), 'no limit has stopped it'),
                           (StepBounds(1, 9, was_seen=True), 'why')):
            self.moments.evaluation.steps, self.looking.look_alone = steps, lambda step: own
            with mock.patch.object(self.looking, '_use_next_way', return_value=False), \
                    self.assertRaisesRegex(Failure, f'^a.cpp:1: this evaluation was not seen: {why}$'):
                sample(self.moments, STEPS, 1, None)

    def test_nothing_that_a_batch_can_show(self):
        """That it does not show either what no other compilation has shown does not verify it."""
        self.moments.evaluation.steps = StepBounds(1, STEPS, was_seen=True)
        for known in HIDDEN, ENDED, Look(FRAMES):
            shown = dict.fromkeys(range(STEPS + 1), known)
            self.assertEqual(self.looking.is_right(shown, {9: known}), bool(known.frames))

    def test_moments_that_a_batch_must_show(self):
        """If the compiler crashes at one of them, there is no batch."""
        self.looking.may_batch, self.crashing = True, {STEPS - 1}
        self.assertEqual(self.moments.looks([1, 2, 3]), [Look(FRAMES)] * 3)

    def test_moments_behind_a_batch(self):
        """Where no end was seen, moments are looked at that a batch cannot show."""
        self.looking.batch = types.SimpleNamespace(looks=self.looks_of_batch, limit=50)
        self.assertEqual(self.moments.looks([1, 2, 60, 3]), [Look(FRAMES)] * 4)
        self.assertEqual(self.asked, [60])
        self.looking.batch, self.looking.may_batch = None, True
        self.moments.evaluation.steps = StepBounds(5, None, was_seen=True)
        self.assertEqual(self.moments.looks([6, 7, 8]), [Look(FRAMES)] * 3)

    def test_a_compiler_that_always_crashes(self):
        """A few crashes are enough to see it."""
        self.crashing = set(range(STEPS))
        with self.assertRaisesRegex(Unfinished, 'crash'):
            sample(self.moments, STEPS, 1, None)
        self.assertLess(len(self.asked), STEPS // 2)
