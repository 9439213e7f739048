# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile knows about evaluations while it learns more."""
import pathlib
import types
import unittest
from unittest import mock

import command  # noqa: F401, which finds the package
from constexpr_profile.compilers.clang import Clang
from constexpr_profile.compilers.diagnostics import Frame, Instance, Position, Stop
from constexpr_profile.evaluations import opening
from constexpr_profile.evaluations.evaluation import Evaluation
from constexpr_profile.evaluations.survey import Survey
from constexpr_profile.moments.end import count_steps
from constexpr_profile.output.report import steps_text

HORIZON = 1000


def stop(line, *calls, what='', instances=()):
    """An evaluation in a statement of two lines that was stopped in these calls; hidden without any."""
    position = Position('a.cpp', line, 1)
    context = tuple(Instance(position, name, name) for name in instances)
    return Stop(position, what, context, tuple(Frame(call, position) for call in calls), None)


def survey(**shown):
    """Of a compiler that gives these answers, by limits, and shows nothing with others."""
    unit = types.SimpleNamespace(
        stops=lambda limit: shown.get(f'at_{limit}', {}),
        tell=lambda what: None, file_text=lambda path: types.SimpleNamespace(
            lines_of_statement=lambda position: range(position.line - 1, position.line + 2),
            variable_near=lambda position: ''),
        compiler=types.SimpleNamespace(family=types.SimpleNamespace(names_variables=False)))
    return Survey(unit, types.SimpleNamespace(map=map, jobs=2), types.SimpleNamespace(is_users=lambda path: True),
                  HORIZON)


def by_key(*stops):
    return {each.key: each for each in stops}


class Surveys(unittest.TestCase):
    def test_evaluations_are_kept(self):
        """They learn from limits in any order, and what has been counted stays."""
        one = stop(1, '', 'f()', what='e', instances=['made', 'user<1>'])
        other = stop(1, '', 'f()', what='e', instances=['made', 'user<2>'])
        made = survey()
        made.record_stops(800, {})
        made.record_stops(100, by_key(one, other))
        first, second = made.evaluations()
        self.assertEqual((first.low, first.high), (101, 800))
        made.record_stops(400, by_key(one))
        self.assertEqual([(each.low, each.high) for each in (first, second)], [(401, 800), (101, 400)])
        second.replace_steps(second.steps.settled(300))
        made.record_stops(500, {})
        self.assertEqual([(each.low, each.high) for each in (first, second)], [(401, 500), (300, 300)])
        self.assertEqual([each.name for each in made.evaluations()], ['made in user<1>', 'made in user<2>'])
        self.assertTrue(all(map(lambda a, b: a is b, made.evaluations(), (first, second))))

    def test_what_appears_later(self):
        """A stop outside all calls is of the evaluation that others show in a call in the same statement."""
        made = survey()
        made.record_stops(100, by_key(stop(2, '')))
        self.assertEqual([evaluation.place for evaluation in made.evaluations()], ['a.cpp:2'])
        made.record_stops(200, by_key(stop(1, '', 'f()')))
        (evaluation,) = made.evaluations()
        self.assertEqual((evaluation.place, evaluation.low, sorted(evaluation.stacks_at)), ('a.cpp:1', 201, [100, 200]))

    def test_refine(self):
        """One bracket after the other is narrowed, until none is wide."""
        one = stop(1, '', 'f()', what='e')
        made = survey(**{f'at_{limit}': by_key(one) for limit in range(640)})
        made.record_stops(100, by_key(one))
        made.record_stops(800, {})
        rounds = 0
        while made.refine(made.evaluations(), 1):
            rounds += 1
        self.assertEqual((made.evaluations()[0].most, made.evaluations()[0].is_counted), (640, True))
        self.assertGreater(rounds, 2)

    def test_known_limits(self):
        """Nothing is compiled again for them, and nothing is said."""
        made = survey()
        self.assertTrue(made.ask([100]))
        with mock.patch.object(made.whole, 'tell') as told:
            self.assertFalse(made.ask([100]))
        told.assert_not_called()


class Scaling(unittest.TestCase):
    def test_a_thousand_evaluations(self):
        """Each learns from each limit once, though their sizes differ and limits are tried one after the other."""
        stops = [stop(10 * number, '', 'f()') for number in range(1000)]
        made = survey(**{f'at_{limit}': by_key(*stops[limit:]) for limit in range(1000)})
        made.ask([1])
        learn, is_same, learned, compared = Evaluation.learn, Evaluation.is_same, [], []

        def is_same_and_count(*both):
            compared.append(both)
            return is_same(*both)

        def learn_and_count(evaluation, shown):
            shown = list(shown)
            learned.extend((evaluation.stop.key, limit) for limit, _ in shown)
            learn(evaluation, shown)

        with mock.patch.object(Evaluation, 'learn', learn_and_count), \
                mock.patch.object(Evaluation, 'is_same', is_same_and_count):
            limits = [999, 500, 700, 600, 650, 100, 99, 50, 20, 10]
            for limit in limits:
                made.ask([limit])
            self.assertEqual((len(learned), len(set(learned))), (999 * len(limits), 999 * len(limits)))
            made.ask([0])  # shows one more, which learns from all limits
            self.assertEqual(len(learned), 999 * len(limits) + 999 + len(limits) + 2)
        self.assertLess(len(compared), 1000 * 2 * (len(limits) + 2))
        self.assertEqual([(evaluation.low, evaluation.high) for evaluation in made.evaluations()[::333]],
                         [(1000, None), (651, 700), (101, 500), (1, 1)])


class Horizons(unittest.TestCase):
    def test_the_largest(self):
        """No more steps than the compiler can be told, with some that it may need besides."""
        compiler = types.SimpleNamespace(
            preprocess=lambda: '', users_limit=1000, family=Clang(19), arguments=lambda *_: [], directory='.')
        for first, horizon in (5_000_000_000, 4_294_963_199), (10_000, 10_000):
            with mock.patch.object(opening, 'open_survey') as opened, \
                    mock.patch.object(opening, 'Ownership'):
                opening.survey_file(compiler, pathlib.Path('.'), None, first, all_files=False)
            self.assertEqual(opened.call_args[0][3], horizon)


class WithoutEnd(unittest.TestCase):
    def counted(self, *shown):
        evaluation = Evaluation(stop(1, '', 'f()', what='e'), range(1, 2), horizon=HORIZON)
        evaluation.learn(shown)
        count_steps(types.SimpleNamespace(evaluation=evaluation, whole=types.SimpleNamespace(tell=lambda what: None)))
        return evaluation

    def test_hidden(self):
        """That it was stopped at one limit, and hidden at all larger ones, does not show that it takes more steps."""
        evaluation = self.counted((100, stop(1, '', 'f()', what='e')), (HORIZON, stop(1, what='e')))
        self.assertEqual((evaluation.low, evaluation.is_too_long, steps_text(evaluation)), (101, False, 'at least 101'))

    def test_too_long(self):
        evaluation = self.counted((HORIZON, stop(1, '', 'f()', what='e')))
        self.assertEqual((evaluation.low, evaluation.is_too_long, steps_text(evaluation)),
                         (HORIZON + 1, True, 'more than 1,000'))
