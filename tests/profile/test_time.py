# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile reads and prints times. Nothing here depends on how fast this machine is."""
import json
import types
import unittest

from command import FOLDER, WORK, CommandTest, Compiler, compilers, evaluation_of, folder_of, name_of_function
from constexpr_profile.compilers.time_trace import TimeTrace, relevant, trace_of
from constexpr_profile.clang.family import Clang
from constexpr_profile.gcc import Gcc
from constexpr_profile.evaluations.survey import AsItIs
from constexpr_profile.moments.profile import Profile, sample
from constexpr_profile.output.report import compilation_line, duration, list_lines, table_lines
from constexpr_profile.compilers.answers import Frame, Instance, Look, Position, Stop
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


def trace_recorded(text=RECORDED):
    return trace_of(relevant(text), lambda path: path.replace('./', ''))


def evaluation(line, variable='', instance='', column=15, steps=100):
    what = (f"constexpr variable '{variable}' must be initialized by a constant expression" if variable
            else 'static assertion expression is not an integral constant expression')
    made = Instance(Position('places.cpp', 5, 1), f"in instantiation of '{instance}' requested here", instance)
    context = (made,) if instance else ()
    stop = Stop(Position('places.cpp', line, column), what, context, (), None, variable=variable)
    one = evaluation_of(stop)
    one.steps = one.steps.settled(steps)
    return one


class Traces(unittest.TestCase):
    def times(self, *evaluations):
        named = [(each.stop, each.qualified) for each in evaluations]
        found = trace_recorded().times(named)
        return [time and (round(time.seconds * 1e6), time.is_shared) for time in found]

    def test_variables_and_expressions(self):
        evaluations = evaluation(2, 'first'), evaluation(3), evaluation(9, column=18), evaluation(9, column=19)
        self.assertEqual(self.times(*evaluations), [(2670, False), (1574, False), (506, False), None])

    def test_instances(self):
        """They are told apart by their names, if not by those of their namespaces."""
        self.assertEqual(self.times(evaluation(4, 'value', 'of<int>::value')), [(837, False)])
        self.assertEqual(self.times(evaluation(4, 'value', 'space::of<char>::value')), [(808, False)])

    def test_the_same_name(self):
        self.assertEqual(self.times(evaluation(6, 'local'), evaluation(7, 'local')), [(1200, True), (1200, True)])

    def test_others_that_are_not_listed(self):
        """They may have taken some of the time, if the place or the name does not tell them apart."""
        for one, time in ((evaluation(6, 'local'), 1200), (evaluation(4, 'value'), 1645),
                          (evaluation(8, 'other'), None), (evaluation(3, instance='f<int>'), 1574)):
            self.assertEqual(self.times(one), [time and (time, True)])

    def test_compilation(self):
        found = trace_recorded()
        self.assertEqual((found.seconds, found.seconds_of_evaluations), (0.049855, 0.005515))

    def test_truncated(self):
        for length in 0, 10, len(RECORDED) - 1:
            self.assertIsNone(trace_recorded(RECORDED[:length]))

    def test_which_compilers_tell(self):
        self.assertEqual([one.tells_times for one in (Clang(15), Clang(16), Gcc(16))],
                         [False, True, False])


class Commands(CommandTest):
    PROGRAM = WORK + 'constexpr int a = work(3000);\nconstexpr int b = work(300);\n'

    def test_told(self):
        """Both the compilation and its evaluations have times, which are kept: nothing is compiled again."""
        for compiler in compilers():
            tells = Compiler([compiler, 'programs/tiny.cpp'], FOLDER).family.tells_times
            with self.subTest(compiler), folder_of({'a.cpp': self.PROGRAM}) as folder:
                if not tells:
                    self.refused('--sort time: .* has told no times', compiler, 'a.cpp', folder=folder,
                                 options=['--list', '--sort', 'time'])
                    continue
                text = self.profile(compiler, 'a.cpp', folder=folder, options=['--list', '--sort', 'time'])
                self.assertRegex(text, r'\nThe front end took [\d.,]+ ms; the compiler reports [\d.,]+ ms for ')
                self.assertRegex(text, r's +3,005  a\.cpp:2 .*\n.*s +305  a\.cpp:3 ')


POSITION = Position('places.cpp', 2, 1)


def profile(frames_at, steps=10):
    one = evaluation(2, 'first', steps=steps)
    moments = types.SimpleNamespace(
        evaluation=one, shown_at=lambda step: Look(frames_at(step)),
        whole=types.SimpleNamespace(name_of_function=name_of_function))
    ownership = types.SimpleNamespace(is_users=lambda path: not path.startswith('/usr/'))
    return Profile([moments], [(moments, step) for step in range(steps)], ownership)


def half(step):
    """Five steps in one function, then five in another that it calls, without a line."""
    inner = [Frame('copied(big)', None)] if step >= 5 else []
    return (Frame('', POSITION), Frame('made(3)', Position('places.cpp', 4, 2)), *inner)


def compiler_of(source):
    return types.SimpleNamespace(compiler=types.SimpleNamespace(source=source))


def text_of(lines):
    return ''.join(f'{line}\n' for line in lines)


class Report(unittest.TestCase):
    def test_durations(self):
        for seconds, text in (
                (0.27, '270 ms'), (1.234, '1,200 ms'), (0.00999, '10 ms'), (0.00086, '0.86 ms'), (0.000012, '0.012 ms'),
                (0, '0 ms')):
            self.assertEqual(duration(seconds), text)

    def test_compilation(self):
        """Nothing is concluded from what the compiler tells: it tells less of assertions, and more of what is inside
        another evaluation, perhaps more than the compilation took."""
        for seconds, text in (6, '6,000 ms'), (0.6, '600 ms'), (0.05, '50 ms'):
            self.assertEqual(compilation_line(TimeTrace([], 5.3, seconds)),
                             f'The front end took 5,300 ms; the compiler reports {text} for constant evaluations')
        trace = trace_recorded(RECORDED.replace('"dur": 5515', '"dur": 99000'))
        self.assertAlmostEqual(trace.seconds_of_evaluations, 0.099)

    def test_list(self):
        small, large = evaluation(3, steps=10), evaluation(2, 'first', steps=1000)
        made = survey(seen_above=0)
        made.as_it_is = AsItIs(trace_recorded())
        self.assertNotIn(' ms   ', text_of(list_lines([large, small], made, is_complete=True)))
        # Without short ones, the time of an evaluation may be too small.
        made.as_it_is = made.as_it_is._replace(has_all_times=True)
        text = text_of(list_lines([large, small], made, is_complete=True))
        self.assertRegex(text, r'\n   2.7 ms      1,000  places.cpp:2  .*\n   1.6 ms         10  places.cpp:3  ')
        text = text_of(list_lines([small, large], made, is_complete=True, by_time=True))
        self.assertRegex(text, r'(?s)places.cpp:2 .*places.cpp:3 ')

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


class Interruptions(unittest.TestCase):
    def test_samples(self):
        """Those that there are make a profile. Without any, the program ends."""
        def interrupted(steps, _):
            raise KeyboardInterrupt

        one = evaluation(2, 'first', steps=10)
        for known in {3}, set():
            moments = types.SimpleNamespace(evaluation=one, looks=interrupted, is_known=known.__contains__,
                                            shown_at=lambda step: Look((Frame('', POSITION),)),
                                            whole=compiler_of('a.cpp'))
            if known:
                made = sample(moments, 10, 1, None)
                self.assertEqual(len(made.samples), 1)
            else:
                with self.assertRaises(KeyboardInterrupt):
                    sample(moments, 10, 1, None)
