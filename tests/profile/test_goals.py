# SPDX-License-Identifier: BSL-1.0
"""Where the keys of the interactive view of constexpr-profile lead to."""
import types
import unittest

import command  # where the package is
from constexpr_profile.compilers.diagnostics import Frame, Position
from constexpr_profile.moments.goals import changes_calls, is_in_same_line, is_not_deeper, leaves_call, search

assert command


def frames(*calls):
    """A stack of calls and lines, in `all`."""
    return tuple(Frame(call and f'{call}()', Position('a.cpp', line, 1)) for call, line in calls)


def moments(stacks, jobs=1):
    """An evaluation with these stacks."""
    return types.SimpleNamespace(
        evaluation=types.SimpleNamespace(last_moment=len(stacks) - 1), workers=types.SimpleNamespace(jobs=jobs),
        at=lambda step: stacks[step], stacks=lambda steps: [stacks[step] for step in steps])


OUTER = frames(('', 9), ('outer', 1))
INNER = frames(('', 9), ('outer', 2), ('inner', 5))
AFTER = frames(('', 9), ('outer', 3))


class Goals(unittest.TestCase):
    def test_goals(self):
        few = moments([OUTER, INNER, INNER, AFTER, OUTER])
        for step, goal, direction, there in (
                (0, changes_calls, 1, 1), (1, changes_calls, 1, 3), (3, changes_calls, -1, 2),  # the next call or return
                (0, is_not_deeper, 1, 3), (1, is_not_deeper, 1, 2), (3, is_not_deeper, -1, 0),  # not inside a call from here
                (1, leaves_call, 1, 3), (2, leaves_call, -1, 0),  # out of the call
                (0, is_in_same_line, 1, 4), (4, is_in_same_line, -1, 0)):  # the next visit of the line
            self.assertEqual(search(few, step, goal, direction), there, (step, goal, direction))

    def test_ends(self):
        """Without what is looked for, the search ends with the last moment."""
        stacks = [OUTER, OUTER, OUTER]
        self.assertEqual(search(moments(stacks), 0, leaves_call, 1), 2)
        self.assertEqual(search(moments(stacks), 2, leaves_call, 1), 2)
        self.assertEqual(search(moments(stacks), 2, leaves_call, -1), 0)

    def test_far(self):
        """What is found does not depend on the number of jobs. Short calls from the same place are told apart only
        near the start."""
        short_calls = ([INNER] * 7 + [AFTER] * 2) * 2000 + [AFTER] * 5000
        self.assertEqual({search(moments(short_calls, jobs), 0, leaves_call, 1) for jobs in (1, 2, 4, 7)}, {7})
        long_call = [INNER] * 20000 + short_calls
        found = {search(moments(long_call, jobs), 0, leaves_call, 1) for jobs in (1, 2, 4, 7)}
        self.assertEqual(len(found), 1, found)

    def test_few_looks(self):
        """The way out of a long call is found with few looks."""
        long_call = moments([INNER] * 100000 + [AFTER])
        seen = []
        long_call.all = lambda steps: [seen.append(step) or (AFTER if step == 100000 else INNER) for step in steps]
        self.assertEqual(search(long_call, 0, leaves_call, 1), 100000)
        self.assertLess(len(seen), 250)

    def test_interruption(self):
        told = []
        stays = search(moments([INNER] * 100), 10, leaves_call, 1, lambda step: told.append(step) or len(told) < 3)
        self.assertEqual((stays, told), (10, [10, 12, 14]))
