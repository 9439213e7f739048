# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile concludes from loops in front of expressions and behind them."""
import contextlib
import re
import types
import unittest

import command  # noqa: F401, which finds the package
from constexpr_profile.clang.counting import REST_NAME, JointCount
from constexpr_profile.clang.family import Clang
from constexpr_profile.source.expressions import Expression
from constexpr_profile.compilers.answers import Count, Frame, Position, Stop
from constexpr_profile.source.text import RowAndColumn, Rows

HORIZON = 50_000


class Played:
    """A unit in which line N has an expression, of which a loop behind it counts some steps, but which takes others."""
    def __init__(self, counted, taken):
        self.counted, self.taken = counted, taken
        self.rows = Rows('\n'.join(['# 1 "a.cpp"', *(f'f{number}()' for number in range(1, len(counted) + 1))]))
        self.compiler = types.SimpleNamespace(family=Clang(19))
        self.tell = lambda what: None

    def expression(self, stop):
        row = stop.position.line + 1
        return Expression(RowAndColumn(row, 1), RowAndColumn(row, 5))

    def stop(self, number, *frames):
        return Stop(Position('a.cpp', number, 1), 'what', (), frames, None)

    def with_text(self, text):
        return contextlib.nullcontext(types.SimpleNamespace(stops=lambda limit: {
            stop.key: stop for number in range(1, len(self.counted) + 1)
            for stop in self.stops_of_line(number, text, limit)}))

    def stops_of_line(self, number, text, limit):
        """The stop of an expression behind a loop, or that of a loop behind it; none if neither is stopped."""
        before = re.search(rf'constexpr_profile_burn\((\d+)\)\), \(\n.*\nf{number}\(', text)
        if before and limit - 6 - int(before[1]) < self.taken[number - 1]:
            yield self.stop(number, Frame('', None), Frame(f'f{number}()', None))
        elif re.search(rf'{REST_NAME}\(\(\n.*\nf{number}\(', text):
            rounds, rest = divmod(limit - self.counted[number - 1] - 3, 1000)
            yield self.stop(number, Frame('', None), Frame(
                f'{REST_NAME}<int>((f{number}()), {rounds})', Position('constexpr_profile', 4, rest + 15)))


class Counts(unittest.TestCase):
    def test_verified(self):
        """A count is exact if the expression is finished with so many steps, and not with one fewer."""
        played = Played(counted=[305, 305, 305, 0], taken=[305, 310, 300, 0])
        stops = [played.stop(number) for number in range(1, 5)]
        counts = JointCount(played, stops).count(HORIZON)
        self.assertEqual([counts.get(stop.key) for stop in stops],
                         [Count(305, True), None, Count(305, False), Count(0, True)])
