# SPDX-License-Identifier: BSL-1.0
"""Profiles as files."""
import types
import unittest
import xml.etree.ElementTree

import command  # noqa: F401, which finds the package
from constexpr_profile.output.export import FORMS


class Names(unittest.TestCase):
    def test_marks(self):
        """What files take for marks of their own may be in names: XML, and stacks whose functions `;` separates."""
        name = 'operator< in "a;b.cpp" & more'
        profile = types.SimpleNamespace(
            place=name, evaluation=None, evaluations=[], sample_count=4, steps=8, samples=[], is_complete=False,
            stacks=lambda: [(('v', name), 3), (('w',), 1)])
        picture = xml.etree.ElementTree.fromstring(FORMS['.svg'](profile))
        titles = [each.text for each in picture.iter('{http://www.w3.org/2000/svg}title')]
        self.assertEqual(titles, [f'{name}: 75.0 %, about 6 steps', 'v: 75.0 %, about 6 steps',
                                  'w: 25.0 %, about 2 steps'])
        self.assertEqual(FORMS['.folded'](profile), 'v;operator< in "a,b.cpp" & more 3\nw 1\n')
