# SPDX-License-Identifier: BSL-1.0
"""Many evaluations are counted, and many moments looked at, in one compilation: with the same result as one at a
time, which the compiler itself confirms."""
import contextlib
import io
import json
import pathlib
import re
import subprocess
import tempfile
import types
import unittest
from unittest import mock

from command import (FOLDER, WORK, CommandTest, Compiler, clangs, compilers, counting_compiler, evaluation_of,
                     folder_of, gccs, runs_in, write)
from constexpr_profile import main
from constexpr_profile.arguments import parse
from constexpr_profile.commands.cache import Cache
from constexpr_profile.commands.processes import Workers
from constexpr_profile.clang.family import Clang
from constexpr_profile.evaluations.choice import explore_all, open_survey
from constexpr_profile.evaluations.survey import Ownership
from constexpr_profile.clang.copies import batches
from constexpr_profile.moments.ends import count_steps
from constexpr_profile.moments.moments import Looking, Moments, Probe
from constexpr_profile.compilers.family import UNLIMITED
from constexpr_profile.compilers.answers import ENDED, HIDDEN, Frame, Look, Position, Stop
from constexpr_profile.compilers.unit import Whole

COUNTS = 'programs/counts.cpp'
TEMPLATES = WORK + '''template <int n, class T = char> constexpr int part = work(n + sizeof(T));
template <class T, int n> struct holder {
    static constexpr int member = work(n + sizeof(T));
    static_assert(work(n + 50) >= 0, "");
};
template <class T> constexpr int f(T n) {
    constexpr int local = work(sizeof(T) + 320);
    return local + n;
}
static_assert(part<200> + part<210> + part<210, long[9]> + holder<char, 150>::member + holder<long, 250>::member + f(1)
              >= 0, "");
'''


def run_quietly(*arguments):
    """Runs the command in this process, with one job."""
    with contextlib.redirect_stdout(io.StringIO()):
        main.run(*parse(['-j', '1', *arguments]))


class Together(CommandTest):
    @contextlib.contextmanager
    def surveyed(self, compiler, program, *options):
        """The whole unit, its evaluations, the largest first, and workers. The program is a path, or text."""
        with folder_of({'a.cpp': program}) as source, tempfile.TemporaryDirectory() as folder, Workers(2) as workers:
            path = program if program.endswith('.cpp') else f'{source}/a.cpp'
            command = Compiler([compiler, '-std=c++20', *options, path], FOLDER, Cache(pathlib.Path(folder)))
            unit = Whole(command, pathlib.Path(folder), command.preprocess())
            survey = open_survey(unit, workers, Ownership(command, False), UNLIMITED, tells_all_times=False)
            survey.ask([command.family.least_limit])
            explore_all(survey)
            yield unit, survey.evaluations(), workers

    def test_every_step(self):
        program = '''constexpr int callee() {
    int sum = 0;
    for (int i = 0; i < 5; ++i) sum += i;
    return sum;
}
constexpr int caller() {
    int sum = 0;
    for (int i = 0; i < 3; ++i) sum += i;
    sum += callee();
    return sum;
}
static_assert(caller() > 0);
'''
        for compiler in clangs():
            with self.surveyed(compiler, program) as (unit, (evaluation, *_), _):
                probe = Probe(unit.cut(evaluation.stop.origin), evaluation)
                steps = list(range(unit.compiler.family.least_limit, evaluation.extent + 3))
                self.assertGreater(len(steps), 15)
                alone = [probe.look(step) for step in steps]
                for limit in evaluation.extent + 2, 100_000:
                    self.assertEqual(batches(unit, evaluation.stop, limit)[0](steps), alone)

    def test_the_first_step_without_a_limit_of_0(self):
        """Clang 22 and newer take 0 for no limit, so a step is burnt in front of the evaluation."""
        program = WORK + '''constexpr int one() { return 1; }
constexpr int once = one();
constexpr int v = work(100);
template <int n> struct each { static constexpr int value = work(n); };
int w = each<200>::value;
'''
        for compiler in clangs():
            with folder_of({'a.cpp': program}) as folder:
                first, second = (self.calls_at_first_step(compiler, f'{folder}/a.cpp', Clang(version))
                                 for version in (19, 22))
            self.assertEqual(first, second)
            self.assertGreater(len(first), 1)
            self.assertTrue(all(first.values()), first)

    def calls_at_first_step(self, compiler, program, family):
        with mock.patch('constexpr_profile.compilers.compiler.family_of', return_value=family), \
                mock.patch.object(family, 'tells_times', False), \
                self.surveyed(compiler, program) as (unit, evaluations, workers):
            self.assertTrue(all(each.takes_steps for each in evaluations), [each.name for each in evaluations])
            # The loop is in the line of the expression, and changes columns there.
            return {each.name: Moments(each, unit, workers).look(0).frames[1:]
                    for each in evaluations if each.extent > 1}

    def test_in_templates(self):
        """The copies are in the expression itself, and belong to one of several instances."""
        for compiler in clangs():
            with self.surveyed(compiler, TEMPLATES) as (unit, evaluations, workers):
                evaluations = [each for each in evaluations if each.stop.context]
                self.assertGreaterEqual(len(evaluations), 6, [each.name for each in evaluations])
                for evaluation in evaluations:
                    moments = Moments(evaluation, unit, workers)
                    steps = [1, evaluation.extent // 2, evaluation.extent - 1, evaluation.extent]
                    batch = batches(unit, evaluation.stop, evaluation.extent)[0]
                    self.assertEqual(batch(steps),
                                     [moments.looking.look_alone(step) for step in steps], (compiler, evaluation.name))

    def test_every_kind_of_initializer(self):
        for compiler in clangs():
            with self.surveyed(compiler, 'programs/copies.cpp') as (unit, evaluations, workers):
                evaluations = [each for each in evaluations if each.extent > 100]
                self.assertEqual(len(evaluations), 19)
                for evaluation in evaluations:
                    moments = Moments(evaluation, unit, workers)
                    count_steps(moments)
                    last = evaluation.extent - 1
                    steps = [1, last // 2, last, last + 1]
                    probe = Probe(unit.cut(evaluation.stop.origin), evaluation)
                    self.assertEqual(batches(unit, evaluation.stop, 10_000)[0](steps),
                                     [probe.look(step) for step in steps], (compiler, evaluation.name))

    def test_few_compilations_with_gcc(self):
        """Each sample takes one of its own."""
        for compiler in gccs():
            self.assertLess(self.runs(compiler, 'programs/board.cpp', '--list'), 14)
            self.assertLess(self.runs(compiler, 'programs/board.cpp', '--samples', '20'), 14 + 20)

    def test_exact_counts(self):
        """With one step fewer, an evaluation is stopped, and with as many, it is not."""
        for compiler in clangs():
            text = self.profile(compiler, COUNTS, options=['--list'])
            counts = [(int(steps.replace(',', '')), int(line)) for steps, line
                      in re.findall(r'([\d,]+)  programs/counts.cpp:(\d+)', text)]
            self.assertEqual(len(counts), 6, text)
            for steps, line in counts:
                for limit in steps - 1, steps:
                    command = [compiler, '-std=c++20', f'-fconstexpr-steps={limit}', '-fsyntax-only', COUNTS]
                    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
                    stopped = re.search(f'{COUNTS}:{line}:.*error:', done.stderr) is not None
                    self.assertEqual(stopped, limit < steps or (steps, line) != max(
                        each for each in counts if each[1] == line), (limit, line))

    def runs(self, compiler, program, *options):
        """How many times the compiler is started."""
        with folder_of({}) as folder:
            run_quietly(*options, '--', counting_compiler(compiler, folder), '-std=c++20', f'{FOLDER}/{program}')
            return runs_in(folder)

    def test_few_compilations_in_another_folder(self):
        """A database says in which folder the compiler runs."""
        for compiler in compilers():
            with folder_of({'a.cpp': WORK + 'constexpr int a = work(200);\n', 'build/empty': ''}) as folder:
                command = [counting_compiler(compiler, folder), '-std=c++20', '-c', '../a.cpp']
                write(f'{folder}/build/compile_commands.json', json.dumps(
                    [{'directory': f'{folder}/build', 'arguments': command, 'file': '../a.cpp'}]))
                run_quietly('-p', f'{folder}/build', '--samples', '5', f'{folder}/a.cpp')
                self.assertLess(runs_in(folder), 18)

    def test_few_compilations(self):
        """Clang says at once how many steps an evaluation takes."""
        for compiler in clangs():
            self.assertLess(self.runs(compiler, 'programs/three_quarters.cpp', '--samples', '10'), 14)
            self.assertLess(self.runs(compiler, COUNTS, '--at', 'counts.cpp:22'), 18)
            self.assertLess(self.runs(compiler, 'programs/dependent.cpp', '--list'), 18)


class Verification(unittest.TestCase):
    def test_no_moments_behind_the_horizon(self):
        """The survey has seen a moment after 100 steps. A batch for the first 50 steps cannot show it."""
        position = Position('a.cpp', 1, 1)
        frames = Frame('', position), Frame('f()', position)
        evaluation = evaluation_of(Stop(position, 'e', (), frames, None), horizon=50)
        for limit in 20, 100:
            evaluation.see(limit, evaluation.stop)
        evaluation.learn()
        whole = types.SimpleNamespace(compiler=types.SimpleNamespace(family=Clang(19)))
        self.assertEqual(list(Looking(evaluation, whole, None).moments_to_verify()), [20])


class Retries(unittest.TestCase):
    def test_kept_when_final(self):
        """What one way does not show is tried in the next one. Until then, no other thread sees that it was lost. It
        has not ended below the exact number of its steps, whatever the last way says."""
        position = Position('a.cpp', 1, 1)
        frames = Frame('', position), Frame('f()', position)
        evaluation = evaluation_of(Stop(position, 'e', (), frames, None))
        evaluation.steps = evaluation.steps.settled(9)
        own = Look(why_hidden='why')
        ways, seen = [{1: Look(frames), 2: HIDDEN, 3: HIDDEN, 4: HIDDEN}, {2: Look(frames), 3: ENDED, 4: own}], []
        moments = Moments(evaluation, types.SimpleNamespace(compiler=types.SimpleNamespace(family=Clang(19))),
                          types.SimpleNamespace(map=map, jobs=1))

        def use_next_probe():
            seen.append(set(moments.kept))
            return bool(ways.pop(0) and ways)

        moments.looking.may_batch = False
        moments.looking.look_alone = lambda step: ways[0][step]
        moments.looking._use_next_probe = use_next_probe
        self.assertEqual(moments.looks([1, 2, 3, 4]), [Look(frames), Look(frames), Look(
            why_hidden='an end was seen there that other compilations did not show'), own])
        self.assertEqual(seen, [{1}, {1, 2}])
