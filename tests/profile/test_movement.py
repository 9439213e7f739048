# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile compares moments, and where its searches arrive."""
import types
import unittest
from unittest import mock

import command  # noqa: F401, which finds the package
from constexpr_profile.commands.processes import Processes
from constexpr_profile.errors import GivenUp
from constexpr_profile.moments.movement import (Search, begins_line, changing_calls, enters_call, nearest, not_deeper,
                                                out_of_call, visiting_line)
from constexpr_profile.compilers.answers import Frame, Look, Position


def frames(*calls):
    """A stack of calls and lines, in `all`."""
    return tuple(Frame(call and f'{call}()', Position('a.cpp', line, 1)) for call, line in calls)


def moments(stacks, processes=None):
    """An evaluation with these stacks, which remembers how many moments have been asked for at once."""
    def looks(steps):
        steps = list(steps)
        asked.append(len(steps))
        known.update(steps)

    asked, known = [], set()
    return types.SimpleNamespace(
        evaluation=types.SimpleNamespace(last_moment=len(stacks) - 1), workers=types.SimpleNamespace(jobs=2),
        whole=types.SimpleNamespace(compiler=types.SimpleNamespace(processes=processes or Processes('.')),
                                    tell=lambda what: None),
        shown_at=lambda step: Look(stacks[step]), looks=looks, is_known=known.__contains__,
        looking=types.SimpleNamespace(batch=None), asked=asked)


OUTER = frames(('', 9), ('outer', 1))
INNER = frames(('', 9), ('outer', 2), ('inner', 5))
AFTER = frames(('', 9), ('outer', 3))


class Movements(unittest.TestCase):
    def found(self, stacks, step, arrives, direction):
        return nearest(moments(stacks), step, direction, arrives(stacks[step])).step

    def test_searches(self):
        stacks = [OUTER, INNER, INNER, AFTER, OUTER]
        for step, arrives, direction, there in (
                # The next call or return.
                (0, changing_calls, 1, 1), (1, changing_calls, 1, 3), (3, changing_calls, -1, 2),
                # Not inside a call from here.
                (0, not_deeper, 1, 3), (1, not_deeper, 1, 2), (3, not_deeper, -1, 0)):
            self.assertEqual(self.found(stacks, step, arrives, direction), there, (step, arrives, direction))
        for step, direction, there in (1, 1, 3), (2, -1, 0):  # out of the call
            self.assertEqual(self.found(stacks, step, out_of_call, direction), there)

    def test_visits_of_a_line(self):
        """The line must have been left, or have begun again, for several moments may be in one visit."""
        def at(*places):
            return [(Frame('', Position('a.cpp', line, column)),) for line, column in places]

        operations = at((9, 1), (9, 5), (9, 3), (8, 1), (9, 1), (9, 5))
        statements = at((9, 1), (9, 5), (9, 1), (9, 5))
        for stacks, may_repeat, visits in (operations, False, [0, 4]), (statements, True, [0, 2]):
            first, second = visits
            last = len(stacks) - 1
            for step, direction, there in (
                    (first, 1, second), (first + 1, 1, second), (last, -1, second), (second, -1, first)):
                found = self.found(stacks, step, lambda here, may=may_repeat: visiting_line(here, may), direction)
                self.assertEqual(found, there, (stacks, step, direction))
        calls = [OUTER, INNER, AFTER, OUTER]
        self.assertEqual(self.found(calls, 0, lambda here: visiting_line(here, False), 1), 3)

    def test_ends(self):
        """Without what is looked for, the search ends with the last moment."""
        stacks = [OUTER, OUTER, OUTER]
        for step, direction, there in (0, 1, 2), (2, 1, 2), (2, -1, 0):
            self.assertEqual(self.found(stacks, step, out_of_call, direction), there)

    def test_no_call_to_leave(self):
        """Where nothing is shown, or outside of all calls, there is none."""
        for here in (), OUTER[:1]:
            self.assertFalse(out_of_call(here)((), OUTER), here)

    def test_compilations_that_are_given_up(self):
        """A search ends at the last moment that it has looked at."""
        given_up = moments([INNER] * 100)
        given_up.looks = mock.Mock(side_effect=GivenUp)
        self.assertEqual(nearest(given_up, 12, 1, lambda before, there: False), (12, False, 0))

    def test_a_search_that_is_given_up(self):
        """It visits no more moments, not even those that are known."""
        def arrives(*_):
            visited.append(True)
            if len(visited) == 2:
                processes.give_up()

        for direction, end in (1, 52), (-1, 48):
            processes, visited = Processes('.'), []
            self.assertEqual(nearest(moments([OUTER] * 100, processes), 50, direction, arrives), (end, False, 0))


class Stacks(unittest.TestCase):
    """The moments at which a line begins."""
    @staticmethod
    def stack(*places):
        return tuple(Frame('f()' if depth else '', Position('a', line, column))
                     for depth, (line, column) in enumerate(places))

    def test_begins_line(self):
        before = self.stack((9, 1), (3, 5))
        for there, begins, enters in [
                (self.stack((9, 1), (4, 5)), True, False), (self.stack((9, 1), (3, 9)), False, False),
                (self.stack((9, 1), (3, 5)), True, False), (self.stack((9, 1), (3, 5), (3, 5)), True, True),
                (self.stack((9, 1)), True, False), (self.stack((9, 4)), False, False), ((), False, False)]:
            with self.subTest(there):
                self.assertEqual((begins_line(before, there, True), enters_call(before, there)), (begins, enters))
        self.assertFalse(begins_line(before, self.stack((9, 1), (3, 5)), False))

    def test_out_of_a_call(self):
        """A moment that is not shown is not outside of it."""
        here = self.stack((9, 1), (3, 5))
        self.assertFalse(out_of_call(here)(here, ()))
        self.assertTrue(out_of_call(here)(here, here[:1]))

    def test_unknown_lines(self):
        """A line does not begin again behind a moment whose line is not known."""
        *_, unknown = frames = self.stack((9, 1), (3, 5), (0, 0))
        unknown = unknown._replace(position=None)
        outer, inner, lost = (frames[:1], frames[:2], (frames[0], unknown))
        for stacks, before in [
                ([], ()), ([inner], inner), ([inner, lost, lost], inner), ([outer, lost], lost), ([lost], lost),
                ([(*inner, frames[2]), lost], inner), ([lost, (*inner, unknown)], (*inner, unknown))]:
            with self.subTest(stacks):
                self.assertEqual(Search(moments(stacks)).stack(len(stacks) - 1), before)

    def test_long_calls_of_unknown_lines(self):
        """Many moments are looked at together."""
        frames = self.stack((9, 1), (3, 5))
        stacks = [frames, *[(frames[0], frames[1]._replace(position=None))] * 99]
        searched = moments(stacks)
        self.assertEqual(Search(searched).stack(98), frames)
        self.assertEqual(searched.asked, [4, 8, 16, 32, 39])
