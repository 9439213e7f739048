# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile concludes from loops in front of expressions and behind them, with a compiler that is played.
"""
import re
import types
import unittest

import command  # noqa: F401, which finds the package
from constexpr_profile.clang.counting import REST_NAME, JointCount
from constexpr_profile.clang.family import Clang
from constexpr_profile.source.expressions import Expression
from constexpr_profile.compilers.answers import Count, Frame, Position, Stop
from constexpr_profile.source.text import Rows

HORIZON = 50_000


class Played:
    """A unit in which line N has an expression, of which a loop behind it counts some steps, but which takes others. A
    line may use another one: it is hidden if that is stopped."""
    def __init__(self, counted, taken, uses=None):
        self.counted, self.taken, self.uses = counted, taken, uses or {}
        self.lines = [f'f{number}()' for number in range(1, len(counted) + 1)]
        self.rows = Rows(self.lines)
        self.compiler = types.SimpleNamespace(family=Clang(19))
        self.told = []
        self.tell = self.told.append
        self.compilations = 0

    def expression(self, stop):
        return Expression(stop.position.line, 1, stop.position.line, 5)

    def stop(self, number, frames=()):
        return Stop(Position('a.cpp', number, 1), 'what', (), frames, None)

    def with_text(self, text):
        return types.SimpleNamespace(stops=lambda limit: self.stops(text, limit))

    def stops(self, text, limit):
        self.compilations += 1
        found = {}
        for number, (counted, taken) in enumerate(zip(self.counted, self.taken), 1):
            before = re.search(rf'constexpr_profile_burn\((\d+)\)\), \(\n.*\nf{number}\(', text)
            if self.uses.get(number) in found:
                found[number] = self.stop(number)
            elif before and limit - 6 - int(before[1]) < taken:
                found[number] = self.stop(number, (Frame('', None), Frame(f'f{number}()', None)))
            elif re.search(rf'{REST_NAME}\(\(\n.*\nf{number}\(', text):
                rounds, rest = divmod(limit - counted - 3, 1000)
                found[number] = self.stop(number, (Frame('', None), Frame(
                    f'{REST_NAME}<int>((f{number}()), {rounds})', Position('constexpr_profile', 4, rest + 15))))
        return {stop.key: stop for stop in found.values()}

    def counts(self):
        stops = [self.stop(number) for number in range(1, len(self.counted) + 1)]
        counts = JointCount(self, stops).count(HORIZON)
        return [counts.get(stop.key) for stop in stops]


class Counts(unittest.TestCase):
    def test_verified(self):
        """A count is exact if the expression is finished with so many steps, and not with one fewer."""
        made = Played(counted=[305, 305, 305, 0], taken=[305, 310, 300, 0])
        self.assertEqual(made.counts(), [Count(305, True), None, Count(305, False), Count(0, True)])

    def test_what_uses_others(self):
        """It is verified when those are not stopped any more."""
        made = Played(counted=[100, 50, 20], taken=[100, 50, 20], uses={2: 1, 3: 2})
        self.assertEqual(made.counts(), [Count(100, True), Count(50, True), Count(20, True)])
