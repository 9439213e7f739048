# SPDX-License-Identifier: BSL-1.0
"""Profiles as files."""
import json
import types
import unittest
import xml.etree.ElementTree

import command  # which finds the package
from constexpr_profile.compilers.answers import Frame, Look, Position, Stop
from constexpr_profile.evaluations.evaluation import StepBounds
from constexpr_profile.moments.profile import Profile
from constexpr_profile.output.export import FORMS


class Names(unittest.TestCase):
    def test_marks(self):
        """What files take for marks of their own may be in names: XML, and stacks whose functions `;` separates."""
        name = 'operator< in "a;b.cpp" & more'
        profile = types.SimpleNamespace(
            place=name, evaluation=None, evaluations=[], sample_count=4, steps=8, samples=[], is_complete=False,
            are_steps_known=True, stacks=lambda: [(('v', name), 3), (('w',), 1)])
        picture = xml.etree.ElementTree.fromstring(FORMS['.svg'](profile))
        titles = [each.text for each in picture.iter('{http://www.w3.org/2000/svg}title')]
        self.assertEqual(titles, ['v: 75.0 %, about 6 steps', f'{name}: 75.0 %, about 6 steps',
                                  'w: 25.0 %, about 2 steps'])
        self.assertEqual(FORMS['.folded'](profile), 'v;operator< in "a,b.cpp" & more 3\nw 1\n')

    def test_bounds(self):
        """If the number of steps is not known, pictures have shares, and other files samples."""
        position = Position('a.cpp', 1, 1)
        one = command.evaluation_of(Stop(position, '', (), (Frame('', position),), None))
        whole = types.SimpleNamespace(compiler=types.SimpleNamespace(name='Clang 19', source='a.cpp'))
        moments = types.SimpleNamespace(evaluation=one, whole=whole, shown_at=lambda step: Look((Frame('', position),)))
        for steps, title, weight in (
                (StepBounds(51, 100, was_seen=True), 'a.cpp:1: 100.0 %', 1),
                (StepBounds(51, 100, was_seen=True).with_estimate(80), 'a.cpp:1: 100.0 %, about 80 steps', 20),
                (StepBounds(80, 80, was_seen=True), 'a.cpp:1: 100.0 %, about 80 steps', 20)):
            one.steps = steps
            profile = Profile([moments], [(moments, step) for step in range(4)], None)
            self.assertIn(f'<title>{title}</title>', FORMS['.svg'](profile))
            sampled, = json.loads(FORMS['.json'](profile))['profiles']
            self.assertEqual((sampled['weights'], sampled['endValue']), ([weight] * 4, 4 * weight))
