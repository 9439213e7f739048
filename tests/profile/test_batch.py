# SPDX-License-Identifier: BSL-1.0
"""Many evaluations are counted, and many moments looked at, in one compilation: with the same result as one at a
time, which the compiler itself confirms."""
import pathlib
import re
import subprocess
import tempfile
import unittest

from command import FOLDER, CommandTest, Compiler, folder_of, read, write_program
from constexpr_profile.batch import Batch
from constexpr_profile.cost import LARGEST_GROUP, Cost
from constexpr_profile.moments import Moments
from constexpr_profile.opening import open_survey
from constexpr_profile.ownership import Ownership
from constexpr_profile.probe import Probe
from constexpr_profile.unit import Unit
from constexpr_profile.workers import Workers

COUNTS = 'programs/counts.cpp'


class Together(CommandTest):
    def surveyed(self, compiler, source, folder, workers):
        """The whole unit, and its evaluations, the largest first."""
        program = Compiler([compiler, '-std=c++20', source], FOLDER)
        unit = Unit(program, pathlib.Path(folder), program.preprocess())
        survey = open_survey(unit, workers, Ownership(program, False))
        survey.start(0)
        return unit, survey.evaluations()

    def test_every_step(self):
        for compiler, _ in self.each(clang_only=True):
            with tempfile.TemporaryDirectory() as folder, Workers(2) as workers:
                unit, (one, *_) = self.surveyed(compiler, 'programs/three_quarters.cpp', folder, workers)
                probe = Probe(unit.cut(one.stop.origin), one)
                steps = list(range(0 if probe.look(0).frames else 1, one.high + 3))
                for limit in one.high + 2, 100_000:
                    self.assertEqual(Batch.of(unit, one, limit).look(steps), [probe.look(step) for step in steps])

    def test_every_kind_of_initializer(self):
        for compiler, _ in self.each(clang_only=True):
            with tempfile.TemporaryDirectory() as folder, Workers(2) as workers:
                unit, found = self.surveyed(compiler, 'programs/copies.cpp', folder, workers)
                found = [one for one in found if one.high > 100]
                self.assertEqual(len(found), 17)
                for one in found:
                    moments = Moments(one, unit, workers)
                    moments.prepare()
                    last = moments.count() - 1
                    steps = [1, last // 2, last, last + 1]
                    probe = Probe(unit.cut(one.stop.origin), one)
                    self.assertEqual(Batch.of(unit, one, 10_000).look(steps),
                                     [probe.look(step) for step in steps], (compiler, one.name))

    def test_exact_counts(self):
        """With one step fewer, an evaluation is stopped, and with as many, it is not."""
        for compiler, _ in self.each(clang_only=True):
            text = self.profile(compiler, COUNTS, options=['--list'])
            counts = [(int(steps.replace(',', '')), int(line)) for steps, line
                      in re.findall(r'([\d,]+)  programs/counts.cpp:(\d+)', text)]
            self.assertEqual(len(counts), 6, text)
            for steps, line in counts:
                for limit in steps - 1, steps:
                    done = subprocess.run([compiler, '-std=c++20', f'-fconstexpr-steps={limit}', '-fsyntax-only', COUNTS],
                                          cwd=FOLDER, capture_output=True, text=True, check=False)
                    stopped = re.search(f'{COUNTS}:{line}:.*error:', done.stderr) is not None
                    self.assertEqual(stopped, limit < steps or (steps, line) != max(
                        each for each in counts if each[1] == line), (limit, line))

    def runs(self, compiler, program, *options):
        """How many times the compiler is started."""
        with folder_of({}) as folder:
            counting = f'{folder}/c++'
            write_program(counting, f'echo >>{folder}/runs\nexec {compiler} "$@"')
            self.profile(counting, program, options=['--no-cache', '-j', '1', *options])
            return len(read(folder, 'runs').splitlines())

    def test_few_compilations(self):
        for compiler, _ in self.each(clang_only=True):
            self.assertLess(self.runs(compiler, COUNTS, '--at', 'counts.cpp:22'), 20)
            self.assertLess(self.runs(compiler, 'programs/dependent.cpp', '--list'), 16)


class Sizes(unittest.TestCase):
    def cost(self, **seconds):
        cost = Cost()
        cost.seconds = {int(step[1:]): each for step, each in seconds.items()}
        return cost

    def test_steps_that_cost_little_are_together(self):
        cost = self.cost(_0=0.02, _1000=0.021)
        self.assertEqual(cost.size_of_group([500] * 200, 1), 200)
        self.assertEqual(cost.size_of_group([500] * 200, 4), 50)
        self.assertEqual(cost.size_of_group([500] * 10, 4), 10)
        self.assertEqual(cost.size_of_group([0] * 5000, 1), LARGEST_GROUP)

    def test_steps_that_cost_much_are_apart(self):
        cost = self.cost(_0=0.02, _1000000=1.02)
        self.assertEqual(cost.size_of_group([500_000] * 200, 2), 1)
        self.assertEqual(cost.size_of_group([20_000] * 200, 2), 10)


if __name__ == '__main__':
    unittest.main()
