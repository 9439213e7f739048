# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile shows before all samples have been taken, of several evaluations, and of what has changed."""
import contextlib
import io
import json
import os
import pathlib
import types
import unittest
from unittest import mock

from command import (WORK, CommandTest, clangs, compilers, counting_compiler, evaluation_of, folder_of, is_clang,
                     name_of_function, one_of_each_family, runs_in)
from constexpr_profile import main
from constexpr_profile.arguments import parse
from constexpr_profile.errors import Failure
from constexpr_profile.compilers.answers import Frame, Look, Position, Stop
from constexpr_profile.terminal import Output, Redrawn
from constexpr_profile.moments.profile import profiles
from constexpr_profile.output.export import IN_FILE, Summary, compare_lines, read_summary, summary_of
from constexpr_profile.output.export import write as write_profile
from constexpr_profile.output.wording import title


class Part:
    """The moments of an evaluation: the first ones are in `early`, the others in `late`."""
    def __init__(self, line, steps, early=0):
        position = Position('a.cpp', line, 1)
        self.evaluation = evaluation_of(Stop(position, '', (), (Frame('', position),), None))
        self.evaluation.steps = self.evaluation.steps.settled(steps)
        self.whole = types.SimpleNamespace(compiler=types.SimpleNamespace(name='Clang 19', source='a.cpp'),
                                           name_of_function=name_of_function)
        self.early, self.asked = early, []

    def looks(self, steps, _):
        self.asked += steps

    def is_known(self, step):
        return step in self.asked

    def look(self, step):
        return self.shown_at(step)

    def shown_at(self, step):
        position = self.evaluation.stop.position
        return Look((Frame('', position), Frame('early()' if step < self.early else 'late()', position)))


class Samples(unittest.TestCase):
    def test_rounds(self):
        """Few come first, and are evenly spread; all are in slices of their own."""
        for count, sizes in (200, [25, 200]), (1000, [25, 1000]), (49, [49]), (50, [25, 50]), (1, [1]):
            part = Part(1, 10_000)
            made = list(profiles([part], count, 1, None))
            self.assertEqual([len(each.samples) for each in made], sizes)
            self.assertEqual(made[-1].left, 0)
        part = Part(1, 10_000)
        first = sorted((next(profiles([part], 200, 1, None)), part.asked)[1])
        self.assertEqual([step // 400 for step in first], list(range(25)))

    def test_several(self):
        """Each evaluation gets samples as it has steps."""
        large, small = Part(1, 9000), Part(2, 1000)
        made = list(profiles([large, small], 200, 1, None))[-1]
        self.assertEqual(title(made), 'a.cpp: 2 evaluations, 10,000 steps, 200 samples')
        self.assertEqual([len(set(part.asked)) for part in (large, small)], [180, 20])
        self.assertTrue(all(step < 1000 for step in small.asked))
        self.assertEqual({name: total.value for name, _, total in made.functions()},
                         {'a.cpp:1': 0.9, 'a.cpp:2': 0.1, 'late': 1})

    def test_several_until_ctrl_c(self):
        """They are sampled one after the other, so only a round of all is shown."""
        parts = [Part(1, 5000), Part(2, 5000)]
        parts[1].looks = mock.Mock(side_effect=[None, KeyboardInterrupt])
        made = list(profiles(parts, 200, 1, None))
        self.assertEqual([(len(each.samples), each.left) for each in made], [(25, 175), (25, 0)])


OLD = Summary('Clang 18', 'a.cpp:9', '20,000', 20_000, 'a.cpp:9',
              {'a.cpp:9': (0, 0.003), 'late': (0.5, 0.003), 'early': (0.5, 0.003)})


class Comparisons(unittest.TestCase):
    def lines(self, old, part):
        return list(compare_lines(old, summary_of(list(profiles([part], 200, 1, None))[-1]), 10))

    def test_changes(self):
        """The largest comes first, whether it is an increase or not."""
        part = Part(1, 10_000, early=9000)
        self.assertEqual(self.lines(OLD, part), [
            '', 'before: a.cpp:9 with Clang 18, 20,000 steps', 'after:  a.cpp:1 with Clang 19, 10,000 steps',
            '', '     before       after      change  function (its own steps)',
            '     10,000       1,000      -9,000  late', '     10,000       9,000      -1,000  early'])
        self.assertEqual(self.lines(OLD._replace(steps=4000), part)[-2:], [
            '      2,000       9,000       7,000  early', '      2,000       1,000      -1,000  late'])

    def test_other_lines(self):
        """What is named by its line is the same evaluation in another line."""
        old = OLD._replace(functions={'a.cpp:9': (0.5, 0.003), 'late': (0.5, 0.003)})
        self.assertEqual(self.lines(old, Part(1, 20_000))[-2:], [
            '     10,000           0     -10,000  a.cpp:1', '     10,000      20,000      10,000  late'])

    def test_certainty(self):
        """Numbers of steps are as certain as when they were printed. Only where all were seen, samples are complete."""
        part = Part(1, 10_000)
        known = part.evaluation.steps
        for steps, text in (known, '10,000'), (known.settled(20), '20'), (
                known.narrowed(9, 99).with_estimate(20), 'about 20'), (known.narrowed(9, 20), '9 to 20'), (
                known.narrowed(9, None), 'the first 9'), (known.narrowed(701, None), 'the first 700'):
            part.evaluation.steps, part.evaluation.horizon = steps, 700
            made = list(profiles([part], 20, 1, None))[-1]
            with folder_of({}) as folder:
                path = pathlib.Path(folder, 'a.json')
                write_profile(made, path)
                old = read_summary(path)
            self.assertEqual(old.functions['late'][1] == 0, text in ('20', 'the first 9'))
            self.assertEqual(old.steps,
                             {'10,000': 10_000, '20': 20, 'about 20': 20, 'the first 700': 700}.get(text))
            self.assertEqual(list(compare_lines(old, summary_of(made), 10))[1:], [
                f'before: a.cpp:1 with Clang 19, {text} steps', f'after:  a.cpp:1 with Clang 19, {text} steps',
                'No change of a function by more than 2 standard errors of the samples was seen'])

    def test_bounds(self):
        """Only shares are compared if one of the numbers is not known."""
        part, bounded = Part(1, 10_000, early=9000), Part(1, 10_000, early=9000)
        bounded.evaluation.steps = bounded.evaluation.steps.narrowed(5000, 10_000)
        for before, after in (OLD, bounded), (OLD._replace(steps=None), part):
            self.assertCountEqual(self.lines(before, after)[3:], [
                '', '     before       after      change  function (its own share, in percent)',
                '       50.0        10.0       -40.0  late', '       50.0        90.0        40.0  early'])

    def test_rounding(self):
        old = OLD._replace(steps=20, functions={'late': (0.33333, 0.003), 'early': (0.66667, 0.003)})
        self.assertEqual(self.lines(old, Part(1, 10_000, early=9000))[-1].split(), ['7', '1,000', '993', 'late'])

    def test_chance(self):
        old = OLD._replace(steps=10_000, functions={'late': (0.5, 0.05), 'early': (0.5, 0.05)})
        self.assertEqual(self.lines(old, Part(1, 10_000, early=5200))[-1],
                         'No change of a function by more than 2 standard errors of the samples was seen')

    def test_other_files(self):
        wrong = [json.dumps({IN_FILE: OLD._replace(**{name: value})._asdict()})
                 for name, value in (('steps', 'x'), ('functions', {'f': [1]}), ('functions', 3))]
        for text in '', '[]', '{"profiles": []}', '{"constexpr-profile": {"compiler": "Clang 19"}}', '[' * 9000, *wrong:
            with folder_of({'a.json': text}) as folder, \
                    self.assertRaisesRegex(Failure, 'a.json: this is no .json'):
                read_summary(f'{folder}/a.json')


class Terminals(unittest.TestCase):
    def shown(self, texts, lines=24, is_terminal=True):
        raw = io.BytesIO()
        output = Output(raw, 'utf-8')
        with contextlib.redirect_stdout(output), \
                mock.patch('shutil.get_terminal_size', return_value=os.terminal_size((80, lines))), \
                mock.patch.object(Output, 'isatty', return_value=is_terminal):
            drawn = Redrawn()
            for number, text in enumerate(texts, 1):
                drawn.show(text, is_last=number == len(texts))
        return raw.getvalue().decode()

    def test_replaced(self):
        """By as many rows as it has taken. What does not fit is cut, and what goes to a file is shown once."""
        self.assertEqual(self.shown(['a\n' + 'b' * 81, 'c' * 81]),
                         '\x1b[?7la\n' + 'b' * 79 + '\n\x1b[?7h\x1b[2A\x1b[J' + 'c' * 81 + '\n')
        self.assertEqual(self.shown(['a\nb', 'c'], lines=3), '\x1b[?7la\n\x1b[?7h\x1b[1A\x1b[Jc\n')
        self.assertEqual(self.shown(['a', 'c'], is_terminal=False), 'c\n')


class Commands(CommandTest):
    def test_first_table(self):
        """Of a file that is long enough to be precompiled, it comes after few compilations."""
        program = f'{WORK}constexpr int a = work(30000);\nconstexpr int b = work(2000);\n'
        program = 'int declared(int);\n' * 3000 + program
        for compiler in clangs():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder, \
                    mock.patch.object(Redrawn, 'show', side_effect=lambda *_, **__: seen.append(runs_in(folder))):
                seen = []  # how often the compiler has been started before each table
                main.run(*parse(['-j', '1', '--', counting_compiler(compiler, folder), '-std=c++20',
                                  f'{folder}/a.cpp']))
                self.assertEqual(len(seen), 2)
                self.assertLessEqual(seen[0], 10)

    def test_a_change(self):
        program = WORK + 'constexpr int a = work(900);\nconstexpr int b = work(150);\n'
        for compiler in one_of_each_family():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                self.profile(compiler, 'a.cpp', folder=folder, options=['--samples', '9', '--output', 'old.json'])
                self.assertIn('exporter', json.loads((pathlib.Path(folder) / 'old.json').read_text('utf-8')))
                (pathlib.Path(folder) / 'a.cpp').write_text(program.replace('900', '300'), 'utf-8')
                text = self.profile(compiler, 'a.cpp', folder=folder,
                                    options=['--samples', '9', '--compare', 'old.json'])
                self.assertRegex(text, r'\nbefore: a\.cpp:2 with (Clang|GCC) \d+, [\d,]+ steps\n'
                                       r'after:  a\.cpp:2 with (Clang|GCC) \d+, [\d,]+ steps\n'
                                       r'(.*\n)+.* -[\d,]+  work\n')

    def test_steps_of_another_kind(self):
        """An operation of GCC is no step of Clang."""
        other = 'GCC' if is_clang(compilers()[0]) else 'Clang'
        text = json.dumps({IN_FILE: OLD._replace(compiler=f'{other} 9')._asdict()})
        with folder_of({'a.cpp': '', 'old': text}) as folder:
            self.refused(f'--compare: {other} 9 counts other steps than ', compilers()[0], 'a.cpp',
                         folder=folder, options=['--compare', 'old'])

    def test_all(self):
        program = WORK + 'constexpr int a = work(900);\nconstexpr int b = work(100);\n'
        for compiler in one_of_each_family():
            with self.subTest(compiler), folder_of({'a.cpp': program}) as folder:
                text = self.profile(compiler, 'a.cpp', folder=folder, options=['--all', '--samples', '10'])
                self.assertRegex(text, r'\na\.cpp: 2 evaluations, [\d,]+ steps, 10 samples\n')
                self.assertRegex(text, r'\n +100\.0 (±[\d.]+)? +100\.0 (±[\d.]+)? +work\n')
                self.assertNotIn(' calls deep', text)


if __name__ == '__main__':
    unittest.main()
