# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile finds and prints the times of evaluations. Nothing here depends on how fast this machine is."""
import contextlib
import errno
import io
import json
import types
import unittest
from unittest import mock

from command import FOLDER, Compiler, compilers
from constexpr_profile import tasks
from constexpr_profile.compilers.diagnostics import Frame, Instance, Position, Stop
from constexpr_profile.compilers.clang import Clang
from constexpr_profile.compilers.gcc import Gcc
from constexpr_profile.commands.processes import Done
from constexpr_profile.evaluations.evaluation import Evaluation
from constexpr_profile.failure import Failure, Unfinished
from constexpr_profile.moments.probe import Look
from constexpr_profile.moments.profile import Profile, sample
from constexpr_profile.output.evaluation_list import list_lines
from constexpr_profile.output.tables import table_lines
from constexpr_profile.output.time_report import memory_lines, title_lines
from constexpr_profile.times import pace, timing, trace_or_timing
from constexpr_profile.times.pace import Pace, Slow, increasing
from constexpr_profile.times.time_trace import events, times_in
from constexpr_profile.times.timing import Time, duration
from test_report import survey

# What Clang 19 has written, without the events that are alike.
RECORDED = json.dumps({'traceEvents': [
    {'ph': 'X', 'ts': ts, 'dur': dur, 'name': name, 'args': {'detail': detail}} for ts, dur, name, detail in (
        (36531, 2670, 'EvaluateAsInitializer', 'first'),
        (93886, 1574, 'EvaluateAsRValue', '<./places.cpp:3:15, col:28>'),
        (93986, 974, 'EvaluateAsRValue', '<./places.cpp:3:15, col:24>'),
        (110209, 837, 'EvaluateAsInitializer', 'of<int>::value'),
        (111083, 808, 'EvaluateAsInitializer', 'space::of<char>::value'),
        (111990, 570, 'EvaluateAsInitializer', 'local'),
        (112630, 630, 'EvaluateAsInitializer', 'local'),
        (145669, 506, 'EvaluateAsConstantExpr', '<./places.cpp:9:18, line:10:29>'),
        (110000, 90, 'ParseClass', 'first'))] + [
    {'ph': 'X', 'ts': 0, 'dur': 5515, 'name': 'Total EvaluateAsInitializer', 'args': {'count': 5, 'avg ms': 1}},
    {'ph': 'X', 'ts': 31, 'dur': 49855, 'name': 'ExecuteCompiler'},
    {'ph': 'M', 'ts': 0, 'name': 'process_name', 'args': {'name': 'clang-19'}}]})


def evaluation(line, variable='', instance='', column=15, steps=100):
    what = (f"constexpr variable '{variable}' must be initialized by a constant expression" if variable
            else 'static assertion expression is not an integral constant expression')
    made = Instance(Position('places.cpp', 5, 1), f"in instantiation of '{instance}' requested here", instance)
    context = (made,) if instance else ()
    stop = Stop(Position('places.cpp', line, column), what, context, (), None, variable=variable)
    one = Evaluation(stop, range(line, line + 1), variable=variable)
    one.replace_steps(one.steps.settled(steps))
    return one


class Traces(unittest.TestCase):
    def times(self, *evaluations):
        found = events(RECORDED, lambda path: path.replace('./', ''))
        return [time and (round(time.seconds * 1e6), time.is_shared) for time in times_in(found, evaluations)]

    def test_variables_and_expressions(self):
        evaluations = evaluation(2, 'first'), evaluation(3), evaluation(9, column=18), evaluation(9, column=19)
        self.assertEqual(self.times(*evaluations), [(2670, False), (1574, False), (506, False), None])

    def test_instances(self):
        """They are told apart by their names, if not by those of their namespaces."""
        self.assertEqual(self.times(evaluation(4, 'value', 'of<int>::value')), [(837, False)])
        self.assertEqual(self.times(evaluation(4, 'value', 'space::of<char>::value')), [(808, False)])

    def test_the_same_name(self):
        self.assertEqual(self.times(evaluation(6, 'local'), evaluation(7, 'local')), [(1200, True), (1200, True)])

    def test_truncated(self):
        """It tells nothing, so times are measured."""
        for length in 0, 10, len(RECORDED) - 1:
            self.assertEqual(events(RECORDED[:length], str), [])

    def test_which_compilers_tell(self):
        self.assertEqual([bool(one.time_trace_options('t.json')) for one in (Clang(15), Clang(16), Gcc(16))],
                         [False, True, False])


class Durations(unittest.TestCase):
    def test_digits(self):
        for seconds, text in (
                (0.27, '270 ms'), (1.234, '1.2 s'), (12.34, '12 s'), (0.00999, '10 ms'), (0.0123, '12 ms'),
                (0.00086, '860 µs'), (0.9999, '1.0 s'), (2.1e-6, '2.1 µs'), (83e-9, '83 ns'), (0, '0.0 ns'),
                (1234, '1,200 s')):
            self.assertEqual(duration(seconds), text)

    def test_a_system_without_a_clock(self):
        with mock.patch.object(timing, 'HAS_CLOCK', False):
            self.assertIsNone(timing.measured_time(None))

    def test_what_cannot_be_measured(self):
        self.assertEqual(Time(0.0004, 0.001).text, '< 1.0 ms')
        self.assertEqual(Time(0.0024, 0.001).text, '2.4 ms')
        self.assertEqual(Time(0.0024, 0.001, is_shared=True).text, '≤ 2.4 ms')


class Crashes(unittest.TestCase):
    def seconds(self, crashes):
        """The time of a compilation that crashes so often; each attempt takes twice as long as the one before."""
        done = [Done(-9 if number < crashes else 0, '', '', 2**number) for number in range(3)]
        made = Compiler([compilers()[0], 'programs/tiny.cpp'], FOLDER)
        unit = types.SimpleNamespace(compiler=made, path='a.cpp', prepare=lambda: None, options=lambda: [])
        with mock.patch.object(made, 'run', side_effect=done):
            return timing.processor_time(unit, 5)

    def test_attempts(self):
        """A compiler may crash once, which takes no time."""
        self.assertEqual([self.seconds(0), self.seconds(1)], [1, 2])
        with self.assertRaisesRegex(Unfinished, 'has not finished: signal 9'):
            self.seconds(2)

    def test_others_are_measured(self):
        def measured(moments):
            if moments.evaluation is evaluations[0]:
                raise Unfinished
            return Time(0.27, 0.001)

        evaluations = [evaluation(2, 'first', steps=10_000), evaluation(3)]
        moments = types.SimpleNamespace(evaluation=evaluations[0], find_out_whether_limit_stops=lambda: True,
                                        whole=mock.MagicMock())
        with mock.patch.multiple(
                trace_or_timing, told_times=lambda *_: {}, measured_time=measured, Moments=mock.MagicMock(
                    side_effect=lambda one, *_: types.SimpleNamespace(evaluation=one))):
            self.assertEqual(trace_or_timing.all_times(mock.MagicMock(), evaluations),
                             {evaluations[1].stop.key: Time(0.27, 0.001)})
        with mock.patch.object(pace, 'processor_time', side_effect=Unfinished):
            self.assertIsNone(pace.slow_part(moments, Time(0.21, 0.001)))


class Paces(unittest.TestCase):
    def test_isotonic_regression(self):
        self.assertEqual(increasing([1, 3, 2, 2, 5, 4, 6]), [1, 7 / 3, 7 / 3, 7 / 3, 4.5, 4.5, 6])
        self.assertEqual(increasing([3, 2, 1]), [2, 2, 2])

    def test_what_stands_out(self):
        uneven = Pace((0, 20, 40, 60, 80, 100), (0, 0.1, 0.5, 0.9, 0.95, 1), 0.01)
        self.assertEqual(uneven.slow()[:2], (20, 59))
        self.assertAlmostEqual(uneven.slow().of_time, 0.8)
        self.assertIsNone(uneven._replace(error=0.2).slow())
        self.assertIsNone(Pace((0, 50, 100), (0, 0.4, 1), 0.01).slow())

    def test_rounds(self):
        """The part that stands out is divided until it is narrow: here, 20 of 10,000 steps take nearly all the time."""
        def seconds(_unit, limit):
            return limit * 1e-6 + min(max(limit - 4990, 0), 20) * 0.01

        moments = types.SimpleNamespace(
            find_out_whether_limit_stops=lambda: True, evaluation=types.SimpleNamespace(most=10_000),
            stacks=lambda steps: [(Frame(str(step), None),) for step in steps])
        with mock.patch.multiple(pace, processor_time=seconds, unit_of=lambda moments: None):
            slow = pace.slow_part(moments, Time(0.21, 0.001))
            self.assertIsNone(pace.slow_part(moments, Time(0.009, 0.001)))
        self.assertTrue(4900 < slow.first <= 4990 and 5009 <= slow.last < 5100 and slow.of_time > 0.9, slow)
        self.assertIn((Frame(str(slow.first), None),), slow.stacks)


POSITION = Position('places.cpp', 2, 1)


def profile(frames_at, steps=10):
    one = evaluation(2, 'first', steps=steps)
    moments = types.SimpleNamespace(
        evaluation=one, known=lambda step: Look(frames_at(step)),
        whole=types.SimpleNamespace(compiler=types.SimpleNamespace(family=Gcc(16))))
    ownership = types.SimpleNamespace(is_users=lambda path: not path.startswith('/usr/'))
    return Profile(moments, range(steps), ownership)


def compiler(family, *options):
    return types.SimpleNamespace(name=f'{family.name} {family.version}', family=family, source='places.cpp',
                                 command=types.SimpleNamespace(options=list(options)))


def half(step):
    """Five steps in one function, then five in another that it calls, without a line."""
    inner = [Frame('copied(big)', None)] if step >= 5 else []
    return (Frame('', POSITION), Frame('made(3)', Position('places.cpp', 4, 2)), *inner)


def text_of(lines):
    return ''.join(f'{line}\n' for line in lines)


class Report(unittest.TestCase):
    def test_list(self):
        small, large = evaluation(3, steps=10), evaluation(2, 'first', steps=1000)
        times = {small.stop.key: Time(0.27, 0.001), large.stop.key: Time(0.0003, 0.001)}
        text = text_of(list_lines([large, small], survey(seen_above=0), None, times))
        self.assertRegex(text, r'\n< 1.0 ms       1,000  places.cpp:2  .*\n  270 ms          10  places.cpp:3  ')
        text = text_of(list_lines([large, small], survey(seen_above=0), None, times, True))
        self.assertRegex(text, r'(?s)places.cpp:3 .*places.cpp:2 ')

    def test_title(self):
        made = profile(half)
        text = text_of(title_lines(made, compiler(Clang(19)), Time(1e-5, 1e-6), None))
        self.assertEqual(text, '\nplaces.cpp:2: 10 steps, every one seen\nIt takes 10 µs, about 1.0 µs a step\n')
        text = text_of(title_lines(made, compiler(Clang(19)), Time(0.0001, 0.001), None))
        self.assertIn('\nIt takes less than 1.0 ms\n', text)
        for first, where in (0, 'mostly places.cpp:4 in made'), (5, 'mostly in copied'):
            slow = Slow(first, first + 4, 0.5, 0.9, tuple(map(half, range(first, first + 5))))
            text = text_of(title_lines(made, compiler(Clang(19)), Time(0.27, 1e-6), slow))
            self.assertIn(f'\n90 % of the time goes to 50 % of the steps: {first} to {first + 4}, {where}\n', text)
            self.assertNotIn('take long', text)
            self.assertIn('\nThe shares below are shares of the steps, not of the time\n', text)
        text = text_of(title_lines(made, compiler(Clang(19)), Time(0.27, 1e-6), None))
        self.assertIn('\nSome of its steps take long, ', text)

    def test_lines_that_are_not_known(self):
        """They are not those of the caller, unless the function is in a system header."""
        made = profile(half)
        self.assertEqual({name: (own.value, total.value) for name, own, total in made.lines()}, {
            ('places.cpp', 4): (0.5, 1), ('line not known, in copied', 0): (0.5, 0.5), ('places.cpp', 2): (0, 1)})
        text = text_of(table_lines(made, 10))
        self.assertRegex(text, r'\n +50\.0 +50\.0 +line not known, in copied\n')
        self.assertIn((('first', 'made', 'copied', 'line not known'), 5), made.stacks())
        in_header = Frame('copied(big)', Position('/usr/x.h', 1, 1))
        made = profile(lambda step: (*half(step), *([] if step < 9 else [in_header])))
        self.assertEqual({name: own.value for name, own, _ in made.lines()},
                         {('places.cpp', 4): 1, ('places.cpp', 2): 0})

    def test_what_gcc_remembers(self):
        made = profile(half)
        old = text_of(memory_lines(made, compiler(Gcc(12))))
        self.assertIn('such as copied(big), takes steps only once. With -fconstexpr-cache-depth=0 ', old)
        self.assertIn('or not at all if it was complete', text_of(memory_lines(made, compiler(Gcc(15)))))
        for family, options in (Clang(19), ()), (Gcc(15), ('-fconstexpr-cache-depth=1',)):
            self.assertEqual(text_of(memory_lines(made, compiler(family, *options))), '')


class Interruptions(unittest.TestCase):
    """Ctrl-C while times are measured, which may take minutes. The samples have been taken by then."""
    def shown(self, was_interrupted=False, **changed):
        """What is said about times; what is `changed` does not work as it should."""
        said = []
        options = types.SimpleNamespace(step=None, output=None, at='a.cpp:1', samples=1, seed=1, top=1, annotate=False)
        done = {'time_of': lambda *_: 'time', 'slow_part': lambda *_: 'slow', 'counted_moments': lambda *_: None,
                'sample': lambda *_: types.SimpleNamespace(was_interrupted=was_interrupted),
                'report_lines': lambda *_, time, slow, **__: said.append((time, slow)) or [],
                'find_largest': lambda *_: None, 'show': lambda lines: None}
        with mock.patch.multiple(tasks, **{**done, **changed}):
            tasks.look_at_one(options, mock.MagicMock(), None)
        return said

    def test_reports(self):
        def interrupted(*_):
            raise KeyboardInterrupt

        self.assertEqual(self.shown(), [('time', 'slow')])
        self.assertEqual(self.shown(time_of=interrupted), [(None, None)])
        self.assertEqual(self.shown(slow_part=interrupted), [('time', None)])
        self.assertEqual(self.shown(was_interrupted=True, time_of=interrupted), [(None, None)])

    def test_failures(self):
        """The samples are shown, and a message says why the time is not."""
        for error, reason in (Failure('a.cpp does not compile'), 'a.cpp does not compile'), \
                (OSError(errno.ENOSPC, 'No space left on device', '/tmp/a'), '/tmp/a: No space left on device'):
            fails = mock.Mock(side_effect=error)
            for changed, shown in ({'time_of': fails}, (None, None)), ({'slow_part': fails}, ('time', None)):
                with contextlib.redirect_stderr(io.StringIO()) as messages:
                    self.assertEqual(self.shown(**changed), [shown])
                self.assertEqual(messages.getvalue(), f'constexpr-profile: times are missing: {reason}\n')

    def test_failures_in_a_list(self):
        """The evaluations are listed without times."""
        printed = []
        with mock.patch.multiple(
                tasks, counter_of=mock.MagicMock(), told_times=mock.Mock(side_effect=Failure('no trace')),
                list_lines=lambda *_, times, **__: printed.append(times), show=lambda lines: None):
            with contextlib.redirect_stderr(io.StringIO()) as messages:
                tasks.list_all(mock.MagicMock(), by_time=False)
        self.assertEqual((printed, messages.getvalue()), ([{}], 'constexpr-profile: times are missing: no trace\n'))

    def test_samples(self):
        """Those that there are make a profile. Without any, the program ends."""
        def interrupted(steps, _):
            raise KeyboardInterrupt

        one = evaluation(2, 'first', steps=10)
        for known in {3}, set():
            moments = types.SimpleNamespace(evaluation=one, stacks=interrupted, is_known=known.__contains__, whole=None,
                                            known=lambda step: Look((Frame('', POSITION),)))
            if known:
                made = sample(moments, 10, 1, None)
                self.assertEqual((len(made.samples), made.was_interrupted), (1, True))
            else:
                with self.assertRaises(KeyboardInterrupt):
                    sample(moments, 10, 1, None)
