# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile knows about evaluations while it learns more."""
import contextlib
import os
import pathlib
import re
import types
import unittest
from unittest import mock

from command import evaluation_of, folder_of
from constexpr_profile.commands.cache import Answer
from constexpr_profile.clang.family import Clang
from constexpr_profile.errors import Failure
from constexpr_profile.evaluations import choice
from constexpr_profile.evaluations.evaluation import Evaluation, Known
from constexpr_profile.evaluations.survey import AsItIs, Ownership, Survey
from constexpr_profile.moments.ends import count_steps
from constexpr_profile.output.wording import steps_text
from constexpr_profile.compilers.answers import (ENDED, HIDDEN, Count, Frame, Instance, Look, Position, Reason, Stop)
from constexpr_profile.compilers.unit import Unit, Whole

HORIZON = 1000


def stop(line, *calls, what='', instances=()):
    """An evaluation that was stopped in these calls; hidden without any."""
    position = Position('a.cpp', line, 1)
    context = tuple(Instance(position, name, name) for name in instances)
    return Stop(position, what, context, tuple(Frame(call, position) for call in calls), None)


class Text:
    """A text for a compiler that shows these stops, by limits, and none with others. Its answer ends with the limit."""
    def __init__(self, shown, names_dependents):
        self.shown, self.names_dependents = shown, names_dependents
        self.compiler = types.SimpleNamespace(users_limit=HORIZON, family=types.SimpleNamespace(
            limit_message=re.compile('limit'), least_limit=0))
        self.told = []

    def compile(self, limit):
        stops = self.shown.get(limit, {})
        return Answer(1, f'a.cpp:1:1: error: limit {limit}') if stops else Answer(0, f'{limit}')

    def read(self, answer):
        return self.shown.get(int(answer.split()[-1]), {})

    def row_and_column(self, position):
        return position.line, position.column

    def may_be_hidden(self, position, first_stopped):
        return first_stopped < self.row_and_column(position)

    def first_stopped(self, stops):
        places = [self.row_and_column(each.position) for each in stops.values() if each.frames]
        return (10**9, 0) if self.names_dependents else min(places, default=(10**9, 0))

    def tell(self, what):
        self.told.append(what)

    def file_text(self, _):
        return types.SimpleNamespace(lines_of_statement=lambda position: range(position.line, position.line + 1))


def survey(shown, names_dependents=True):
    return Survey(Text(shown, names_dependents), types.SimpleNamespace(map=map, jobs=2),
                  types.SimpleNamespace(is_users=lambda path: True), HORIZON, AsItIs())


def by_key(*stops):
    return {each.key: each for each in stops}


def bounds(made):
    """The bounds of evaluations, by their lines."""
    return {each.stop.position.line: (each.steps.low, each.steps.high) for each in made.evaluations()}


class Surveys(unittest.TestCase):
    def test_evaluations_are_kept(self):
        """They learn from limits in any order, and what has been counted stays."""
        one = stop(1, '', 'f()', what='e', instances=['made', 'user<1>'])
        other = stop(1, '', 'f()', what='e', instances=['made', 'user<2>'])
        made = survey({100: by_key(one, other), 400: by_key(one)})
        made.ask([800])
        made.ask([100])
        first, second = made.evaluations()
        self.assertEqual((first.steps.low, first.steps.high), (101, 800))
        made.ask([400])
        self.assertEqual([(each.steps.low, each.steps.high) for each in (first, second)], [(401, 800), (101, 400)])
        second.steps = second.steps.settled(300)
        made.ask([500])
        self.assertEqual([(each.steps.low, each.steps.high) for each in (first, second)], [(401, 500), (300, 300)])
        self.assertEqual([each.name for each in made.evaluations()], ['made in user<1>', 'made in user<2>'])
        self.assertTrue(all(map(lambda a, b: a is b, made.evaluations(), (first, second))))

    def test_silence_behind_another_one(self):
        """What follows an evaluation that was stopped may use it. A compiler that does not say so has not shown its
        end."""
        first, second, last = stop(1, '', 'f()'), stop(2, '', 'g()'), stop(3, '', 'h()')
        shown = {1: by_key(first, second, last), 400: by_key(first), 600: by_key(second)}
        for names_dependents, high in (True, 400), (False, 800):
            made = survey(shown, names_dependents)
            made.ask([1, 400, 600, 800])
            self.assertEqual(bounds(made), {1: (401, 600), 2: (601, 800), 3: (2, high)})

    def test_silence_at_an_unknown_place(self):
        """It may be behind the evaluation that was stopped. With a limit that stops nothing, it has ended."""
        compiler = types.SimpleNamespace(directory='.', family=types.SimpleNamespace(names_dependents=False))
        unit = Unit(compiler, pathlib.Path('.'), '# 1 "a.cpp"\nconstexpr int a = f();\nconstexpr int b = g();')
        known, unknown = Position('a.cpp', 1, 1), Position('a.cpp', 9, 1)
        for stopped, hidden in (stop(2, '', 'g()'), (False, True)), (None, (False, False)):
            first = unit.first_stopped(by_key(stopped) if stopped else {})
            self.assertEqual(tuple(unit.may_be_hidden(each, first) for each in (known, unknown)), hidden)

    def test_exact_counts(self):
        """A loop that leaves one step fewer has stopped each, unless it takes none: that one has just ended."""
        one, other = (stop(line, what='e')._replace(is_of_expression=True) for line in (1, 2))
        made = survey({100: by_key(one, other)})
        made.ask([100])
        self.assertEqual([each.known for each in made.evaluations()], [Known.NOT_COUNTED] * 2)
        made._learn_counts({one.key: Count(305, True), other.key: Count(0, True)})
        self.assertEqual([(each.extent, each.known, each.steps.was_seen) for each in made.evaluations()],
                         [(305, Known.EXACT, True), (0, Known.EXACT, False)])



class Scaling(unittest.TestCase):
    def test_a_thousand_evaluations(self):
        """Each learns from each limit once, though their sizes differ and limits are tried one after the other."""
        stops = [stop(10 * number, '', 'f()') for number in range(1000)]
        made = survey({limit: by_key(*stops[limit:]) for limit in range(1000)})
        made.ask([1])
        see, seen = Evaluation.see, []

        def see_and_count(evaluation, limit, *arguments, **options):
            seen.append((evaluation.stop.key, limit))
            see(evaluation, limit, *arguments, **options)

        with mock.patch.object(Evaluation, 'see', see_and_count):
            limits = [999, 500, 700, 600, 650, 100, 99, 50, 20, 10]
            for limit in limits:
                made.ask([limit])
            self.assertEqual((len(seen), len(set(seen))), (999 * len(limits), 999 * len(limits)))
            made.ask([0])  # shows one more, which learns from all limits
            self.assertEqual(len(seen), 999 * len(limits) + 999 + len(limits) + 2)
        self.assertEqual([(evaluation.steps.low, evaluation.steps.high) for evaluation in made.evaluations()[::333]],
                         [(1000, None), (651, 700), (101, 500), (1, 1)])


class Owners(unittest.TestCase):
    def test_folders(self):
        """Paths are relative to the current folder, those of the compiler to where it runs."""
        with folder_of({'build/x': '', 'src/include/mine.hpp': '', 'include/vector': ''}) as folder:
            before = os.getcwd()
            self.addCleanup(os.chdir, before)
            os.chdir(f'{folder}/src')
            compiler = types.SimpleNamespace(directory=f'{folder}/build',
                                             system_folders=['../include', '/usr/include'])
            own, everything = Ownership(compiler, False), Ownership(compiler, True)
            for path, is_users in (('include/mine.hpp', True), ('../include/vector', False),
                                   (f'{folder}/include/vector', False), ('/usr/include/stdio.h', False),
                                   ('/usr/include-mine/x.h', True)):
                self.assertEqual((own.is_users(path), everything.is_users(path)), (is_users, True), path)
            for path in '<built-in>', '../build/<command-line>':
                self.assertFalse(own.is_users(path))


class Horizons(unittest.TestCase):
    def test_the_largest(self):
        """No more steps than the compiler can be told, with some that it may need besides."""
        compiler = types.SimpleNamespace(
            preprocess=lambda: '', users_limit=1000, family=Clang(19), arguments=lambda *_: [], directory='.')
        for first, horizon in (5_000_000_000, 4_294_963_199), (10_000, 10_000):
            with mock.patch.object(choice, 'open_survey') as opened, \
                    mock.patch.object(choice, 'Ownership'):
                choice.survey_file(compiler, pathlib.Path('.'), None, first, all_files=False)
            self.assertEqual(opened.call_args[0][3], horizon)


class Failures(unittest.TestCase):
    def test_words_for_the_limit(self):
        """What Clang says when a limit stops a call must be known; otherwise, any reason may be the
        limit, and calls may be left out."""
        error = ("a.cpp:1:15: error: constexpr variable 'v' must be initialized by a constant expression\n"
                 'a.cpp:1:19: note: ')
        known = 'constexpr evaluation hit maximum step limit; possible infinite loop?'
        call = 'constexpr_profile_call(1)'
        for limit, calls, reason, is_refused in (
                (known, f"in call to '{call}'", 'division by zero', False),
                ('too many steps', f"in call to '{call}'", 'too many steps', True),
                ('too many steps', f"in call to '{call}'", 'division by zero', True),
                (known, f"during '{call}'", 'division by zero', True)):
            answers = {HORIZON: error + reason, 10: f'{error}{limit}\na.cpp:1:19: note: {calls}'}
            refusal = 'Clang 15 is not seen to stop a call at its limit: a.cpp:1:15'
            compiler = types.SimpleNamespace(
                name='Clang 15', family=Clang(15), users_limit=HORIZON, directory='.', reporter=mock.Mock(),
                arguments=lambda *_: [],
                answer=lambda path, steps, *extra, prepare, answers=answers: Answer(1, answers[steps]))
            whole = Whole(compiler, pathlib.Path('.'), '# 1 "a.cpp"\nconstexpr int v = f();\n')
            ownership = types.SimpleNamespace(is_users=lambda path: True)
            with self.assertRaisesRegex(Failure, refusal) if is_refused else contextlib.nullcontext():
                made = choice.open_survey(whole, None, ownership, HORIZON, tells_all_times=False)
                self.assertEqual([each.failure.text for each in made.evaluations()], [reason])

    def test_arrays(self):
        """The user's limit may stop an evaluation for an array that has more elements. It does not fail, and is looked
        at with more steps."""
        for error in ("constexpr variable 'v' must be initialized by a constant expression",
                      'variable does not have a constant initializer'):
            refused = (f'a.cpp:1:15: error: {error}\n'
                       "a.cpp:9:1: note: cannot allocate array; evaluated array bound 2000 exceeds the limit "
                       "(1000); use '-fconstexpr-steps' to increase this limit\n")
            stopped = ("a.cpp:1:15: error: constexpr variable 'v' must be initialized by a constant expression\n"
                       'a.cpp:1:19: note: constexpr evaluation hit maximum step limit; possible infinite loop?\n'
                       "a.cpp:1:19: note: in call to 'constexpr_profile_call(1)'\n")
            answers = {HORIZON: Answer(1, refused), HORIZON + 1: Answer(0, ''), 10: Answer(1, stopped)}
            compiler = types.SimpleNamespace(
                family=Clang(19), users_limit=HORIZON, directory='.', reporter=mock.Mock(), arguments=lambda *_: [],
                answer=lambda path, steps, *extra, prepare, answers=answers: answers[steps])
            whole = Whole(compiler, pathlib.Path('.'), '# 1 "a.cpp"\nconstexpr int v = f();\n')
            whole.traced = lambda limit, answers=answers, **_: (answers[limit], None)
            made = choice.open_survey(whole, None, types.SimpleNamespace(is_users=lambda path: True), HORIZON + 1,
                                       tells_all_times=False)
            evaluation, = made.evaluations()
            self.assertEqual((evaluation.failure, made.enough), (None, HORIZON + 1))
            self.assertTrue(made.is_culprit(evaluation.stop))


class WithoutEnd(unittest.TestCase):
    def counted(self, *shown, look=lambda step: HIDDEN, look_alone=None):
        evaluation = evaluation_of(stop(1, '', 'f()', what='e'), horizon=HORIZON)
        for limit, seen in shown:
            evaluation.see(limit, seen)
        evaluation.learn()
        count_steps(types.SimpleNamespace(
            evaluation=evaluation, whole=types.SimpleNamespace(tell=lambda what: None),
            workers=types.SimpleNamespace(jobs=2), looks=lambda steps, *_: list(map(look, steps)),
            looking=types.SimpleNamespace(look_alone=look_alone or look)))
        return evaluation

    def test_hidden(self):
        """That it was stopped at one limit, and hidden at all larger ones, does not show that it takes more steps. Its
        end is looked for alone; the silence of a copy is none if the evaluation itself does not end there."""
        shown = (100, stop(1, '', 'f()', what='e')), (HORIZON, stop(1, what='e'))

        def look(step):
            return Look((Frame('', None),)) if step < 300 else ENDED

        def gap(step):
            return HIDDEN if 200 < step < 400 else look(step)

        for evaluation, extent, text in (
                (self.counted(*shown), 101, 'at least 101'), (self.counted(*shown, look=look), 300, '300'),
                (self.counted(*shown, look=gap), 464, '167 to 464'),
                (self.counted(*shown, look=gap, look_alone=lambda step: HIDDEN), 167, 'at least 167'),
                # Alone, it takes more steps than in the file, where results of calls may be remembered.
                (self.counted(shown[0], (200, None), look=look), 200, 'at least 200')):
            self.assertEqual((evaluation.extent, steps_text(evaluation)), (extent, text))

    def test_too_long(self):
        evaluation = self.counted((HORIZON, stop(1, '', 'f()', what='e')))
        self.assertEqual((evaluation.steps.low, evaluation.known, steps_text(evaluation)),
                         (HORIZON + 1, Known.MORE_THAN, 'more than 1,000'))


class Texts(unittest.TestCase):
    def test_what_is_known(self):
        """Each number says how it is known."""
        for shown, enough, count, fails, text in (
                ({99: '', 100: None}, None, None, False, '100'), ({50: '', 100: None}, None, None, False, '51 to 100'),
                ({50: '', 100: None}, None, 70, False, 'about 70'), ({50: ''}, 100, None, False, '51 to 100'),
                ({50: ''}, 100, 200, False, '51 to 100'), ({HORIZON: ''}, None, None, False, 'more than 1,000'),
                ({HORIZON - 1: ''}, None, None, False, 'at least 1,000'),
                ({}, None, 70, False, 'about 70'), ({}, 100, None, False, 'not counted'),
                ({50: None}, 100, None, False, 'not counted'), ({99: '', 100: 'why'}, None, None, True, '100'),
                ({20: '', 99: None, 100: 'why'}, None, None, True, '21 to 100'),
                ({99: None, 100: 'why'}, None, None, True, 'at most 100')):
            own = stop(1, '', 'f()')
            failing = own._replace(frames=(), reason=Reason('why', ()))
            evaluation = evaluation_of(own, failing.reason if fails else None, horizon=HORIZON)
            for limit, seen in shown.items():
                evaluation.see(limit, {'': own, 'why': failing, None: None}[seen])
            if enough is not None:
                evaluation.see(enough, None, is_enough=True)
            evaluation.learn()
            if count is not None:
                evaluation.steps = evaluation.steps.with_estimate(count)
            self.assertEqual(steps_text(evaluation), text, (shown, enough, count))
