# SPDX-License-Identifier: BSL-1.0
"""Moments at which the compiler crashes."""
import types
import unittest
from unittest import mock

from command import evaluation_of
from constexpr_profile.commands.processes import Processes, Workers
from constexpr_profile.clang.family import Clang
from constexpr_profile.errors import Failure, Unfinished
from constexpr_profile.evaluations.evaluation import Known, StepBounds
from constexpr_profile.moments.ends import count_steps
from constexpr_profile.moments.moments import Looking, Moments
from constexpr_profile.moments.movement import Found, nearest
from constexpr_profile.moments.profile import sample
from constexpr_profile.output.wording import steps_text
from constexpr_profile.compilers.answers import ENDED, HIDDEN, Frame, Look, Position, Stop

FRAMES = Frame('', Position('a.cpp', 1, 1)), Frame('f()', Position('a.cpp', 1, 1))
STEPS = 100


def crash(step):
    return Look(why_hidden=f'crash at {step}')


class Crashes(unittest.TestCase):
    def setUp(self):
        workers = Workers(2)
        self.addCleanup(workers.shutdown)
        evaluation = evaluation_of(Stop(FRAMES[0].position, '', (), FRAMES, None))
        evaluation.steps = StepBounds(STEPS, STEPS, was_seen=True)
        whole = types.SimpleNamespace(
            compiler=types.SimpleNamespace(family=Clang(19), processes=Processes('.')), tell=lambda what: None)
        self.moments = Moments(evaluation, whole, workers)
        self.looking = self.moments.looking
        self.looking.look_alone, self.looking.may_batch = self.look, False
        self.looking._use_next_probe = lambda: False
        self.crashing, self.asked = set(), []

    def look(self, step):
        self.asked.append(step)
        if step in self.crashing:
            return crash(step)
        return Look(FRAMES)

    def looks_of_batch(self, steps):
        """A batch that crashes if it does at a moment, and that shows no more than 50 steps."""
        if self.crashing.intersection(steps):
            raise Unfinished('crash of a batch')
        return [Look(FRAMES) if step <= 50 else HIDDEN for step in steps]

    def test_samples(self):
        """Those at which the compiler crashes are missing."""
        for is_batch in False, True:
            with self.subTest(is_batch):
                self.setUp()
                if is_batch:
                    self.looking.batch = self.looks_of_batch
                self.crashing = {7, 30}
                profile = sample(self.moments, STEPS, 1, None)
                self.assertEqual([look.why_hidden for look in profile.unseen], ['crash at 7', 'crash at 30'])
                self.assertEqual(len(profile.samples), STEPS - 2)

    def test_search(self):
        """A search goes on behind a moment at which the compiler crashes, in both directions. It does not arrive there,
        nor one step behind it, since it is not known what that step has begun; it says how many these are."""
        self.crashing = {7}
        for start, direction, end in (3, 1, 12), (12, -1, 3):
            judged = []

            def arrives(before, there, judged=judged, most=abs(end - start) - 2):
                judged.append((before, there))
                return len(judged) == most

            found = nearest(self.moments, start, direction, arrives)
            self.assertEqual(found, Found(end, unseen=2))
            self.assertTrue(all(before and there for before, there in judged))

    def test_end_behind_a_crash(self):
        """A moment that is not shown says nothing about where the evaluation ends."""
        looks = dict.fromkeys(range(90), Look(FRAMES)) | dict.fromkeys(range(90, 95), HIDDEN)
        self.looking.look_alone = lambda step: looks.get(step, ENDED)
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
                evaluation = self.moments.evaluation
                evaluation.horizon, evaluation.steps = horizon, StepBounds(was_seen=True).with_estimate(80)
                count_steps(self.moments)
                self.assertEqual((evaluation.steps.high, steps_text(evaluation)), (None, 'at least 91'))

    def test_another_way(self):
        """Those that are not shown are looked at in another way. If the compiler crashes then, the others remain."""
        def next_probe():
            is_new, self.looking.look_alone = self.looking.look_alone != crash, crash
            return is_new

        self.looking.look_alone = lambda step: HIDDEN if step == 7 else Look(FRAMES)
        self.looking._use_next_probe = next_probe
        self.assertEqual(sample(self.moments, STEPS, 1, None).unseen, [Look(why_hidden='crash at 7')])

    def test_why_a_moment_is_hidden(self):
        """Each cause has its own words: no others were seen."""
        looking = Looking(self.moments.evaluation, self.moments.whole, None)
        crashing = mock.Mock(**{'look.side_effect': Unfinished('signal 9')})
        for probe, why in (None, 'the compiler takes no limit that is small enough'), (crashing, 'signal 9'):
            with mock.patch.object(looking, '_probe_for', return_value=probe):
                self.assertEqual(looking.look_alone(0), Look(why_hidden=why))

    def test_why_an_evaluation_was_not_seen(self):
        own = Look(why_hidden='why')
        for steps, why in ((StepBounds(0, 0), 'takes no steps'),
                           (StepBounds().with_estimate(9), 'was not seen: no limit has stopped it'),
                           (StepBounds(1, 9, was_seen=True), 'was not seen: why')):
            self.moments.evaluation.steps, self.looking.look_alone = steps, lambda step: own
            with self.assertRaisesRegex(Failure, f'^a.cpp:1: this evaluation {why}$'):
                sample(self.moments, STEPS, 1, None)

    def test_nothing_that_a_batch_can_show(self):
        """That it does not show either what no other compilation has shown does not verify it."""
        self.moments.evaluation.steps = StepBounds(1, STEPS, was_seen=True)
        for known in HIDDEN, ENDED, Look(FRAMES):
            shown = dict.fromkeys(range(STEPS + 1), known)
            self.assertEqual(self.looking.is_right(shown, {9: known}), bool(known.frames))

    def test_moments_behind_a_batch(self):
        """Where no end was seen, moments are looked at that a batch cannot show."""
        self.looking.batch = self.looks_of_batch
        self.assertEqual(self.moments.looks([1, 2, 60, 3]), [Look(FRAMES)] * 4)
        self.assertEqual(self.asked, [60])
        self.looking.batch, self.looking.may_batch = None, True
        self.moments.evaluation.steps = StepBounds(5, None, was_seen=True)
        self.assertEqual(self.moments.looks([6, 7, 8]), [Look(FRAMES)] * 3)

    def test_a_compiler_that_always_crashes(self):
        """If it crashes at all samples of a first table, no more are taken."""
        self.crashing = set(range(STEPS))
        profile = sample(self.moments, STEPS, 1, None)
        self.assertEqual((profile.samples, len(profile.unseen), profile.left), ([], 25, 0))
        self.assertEqual(len(self.asked), 25)
