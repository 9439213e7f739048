# SPDX-License-Identifier: BSL-1.0
"""Answers of compilers that are kept: by the program, and by the cache itself."""
import concurrent.futures
import os
import pathlib
import re
import tempfile
import unittest
from unittest import mock

from command import (WORK, CommandTest, Compiler, compilers, folder_of, gccs, is_clang, one_of_each_family, read, run,
                     write, write_program)
from constexpr_profile.commands.processes import Done
from constexpr_profile.commands.cache import BYTES_OF_FILE, Answer, Cache, cache_for, fingerprint_of, write_whole
from constexpr_profile.commands.parsing import parse_command
from constexpr_profile.evaluations import choice

FILES = {'mine.hpp': WORK, 'a.cpp': '#include "mine.hpp"\nconstexpr int v = work(300);\n'}
STEP = ('--step', '200')


def key(number):
    """One that has the length of real keys."""
    return f'{number:064x}'


class Program(CommandTest):
    """A script that counts how often it is run takes the place of the compiler."""

    def setUp(self):
        self.folder = self.use(folder_of(FILES))
        self.kept = self.use(tempfile.TemporaryDirectory())
        self.environment = {**os.environ, 'XDG_CACHE_HOME': self.kept}

    def use(self, context):  # enterContext, which Python has since 3.11
        self.addCleanup(context.__exit__, None, None, None)
        return context.__enter__()

    def count(self, compiler):
        """From now on, runs of this compiler are counted, unless they are killed."""
        write(f'{self.folder}/runs', '')
        write_program(f'{self.folder}/c++',
                      f'{compiler} "$@"\nstatus=$?\necho "$*" >>{self.folder}/runs\nexit $status')

    def ask(self, *options, arguments=()):
        """How many times something is compiled for an answer."""
        done = run(*options, '--', './c++', '-std=c++20', *arguments, 'a.cpp', folder=self.folder, env=self.environment)
        self.assertEqual((done.returncode, done.stderr), (0, ''))
        self.assertIn('work(300)', done.stdout)
        compilations = re.findall('-fconstexpr-(?:steps|ops-limit)=', read(self.folder, 'runs'))
        write(f'{self.folder}/runs', '')
        return len(compilations)

    def test_the_second_time(self):
        for compiler in one_of_each_family():
            self.count(compiler)
            self.assertGreater(self.ask(*STEP), 4)
            self.assertEqual(self.ask(*STEP), 0)
            self.assertIn(self.ask('--step', '201'), (1, 2))  # and its header, unless the compiler starts slowly
            self.assertGreater(self.ask(*STEP, '--no-cache'), 4)

    def test_what_changes_answers(self):
        """The text of a header, an option, the environment, a file that an option names, and the compiler."""
        for compiler in one_of_each_family():
            self.count(compiler)
            self.ask(*STEP)
            write(f'{self.folder}/mine.hpp', '\n' + WORK)
            self.assertGreater(self.ask(*STEP), 4)
            write(f'{self.folder}/mine.hpp', WORK)
            self.assertEqual(self.ask(*STEP), 0)
            self.assertGreater(self.ask(*STEP, arguments=['-O1']), 4)
            before, self.environment = self.environment, {**self.environment, 'CPATH': self.folder}
            self.assertGreater(self.ask(*STEP), 4)
            self.environment = before
            self.assertEqual(self.ask(*STEP), 0)
            if not is_clang(compiler):
                write(f'{self.folder}/a.specs', '')
                self.assertGreater(self.ask(*STEP, arguments=['-specs=a.specs']), 4)
                self.assertEqual(self.ask(*STEP, arguments=['-specs=a.specs']), 0)
                write(f'{self.folder}/a.specs', '\n')
                self.assertGreater(self.ask(*STEP, arguments=['-specs=a.specs']), 4)
            self.count(f'env {compiler}')
            self.assertGreater(self.ask(*STEP), 4)

    def test_files_that_the_compiler_names(self):
        """When it is asked what it is: the compiler proper, which its driver starts, and its configuration."""
        names = 'compiler proper', 'clang.cfg'
        with folder_of({name: '' for name in names}) as folder:
            told = f' "{folder}/compiler proper" -cc1 -E\nConfiguration file: {folder}/clang.cfg\n'
            seen = {fingerprint_of(parse_command(['c++', 'a.cpp'], folder), told, folder, {})}
            for name in names:
                write(f'{folder}/{name}', 'changed')
                seen.add(fingerprint_of(parse_command(['c++', 'a.cpp'], folder), told, folder, {}))
        self.assertEqual(len(seen), 3)

    def test_a_profile(self):
        """The times that a compiler tells are kept, too."""
        for compiler in one_of_each_family():
            self.count(compiler)
            self.assertGreater(self.ask('--samples', '5'), 4)
            self.assertEqual(self.ask('--samples', '5'), 0)

    def test_times_that_are_not_complete(self):
        """They are not kept: they are asked for again."""
        compiler = Compiler([compilers()[0], 'a.cpp'], self.folder, Cache(pathlib.Path(self.kept)))
        texts = ['', '[]']
        with mock.patch.object(type(compiler), 'compile', return_value=Done(0, '', '')) as compiled:
            for expected in '', '[]', '[]':
                answer = compiler.answer('a.cpp', 1, prepare=lambda: None, read_trace=lambda: texts.pop(0))
                self.assertEqual(answer.trace, expected)
        self.assertEqual(compiled.call_count, 2)

    def test_imports_are_not_kept(self):
        """A module may be built again."""
        write(f'{self.folder}/b.cpp', 'import m;\n')
        for compiler in gccs():
            found = Compiler([compiler, '-std=c++20', '-fmodules-ts', 'b.cpp'], self.folder, Cache(self.kept))
            with mock.patch.object(choice, 'open_survey') as opened:
                choice.survey_file(found, pathlib.Path(self.folder), None, 1000, all_files=False)
            self.assertIsNone(opened.call_args[0][0].compiler.cache)

    def test_crashes_are_not_kept(self):
        """A compiler that is killed once a file says so."""
        for compiler in one_of_each_family():
            write(f'{self.folder}/runs', '')
            write_program(f'{self.folder}/c++', f'echo "$*" >>{self.folder}/runs\n'
                          f'case "$*" in *-limit=100\\ *|*-steps=100\\ *) '
                          f'[ ! -e {self.folder}/kill ] || kill -9 $$ ;; esac\nexec {compiler} "$@"')
            write(f'{self.folder}/kill', '')
            done = run(*STEP, '--', './c++', '-std=c++20', 'a.cpp', folder=self.folder, env=self.environment)
            self.assertRegex(done.stderr, 'has not finished: signal 9')
            os.unlink(f'{self.folder}/kill')
            self.ask(*STEP)

    def test_what_is_kept(self):
        """Only the user may read it, and no temporary folder is named in it."""
        with tempfile.TemporaryDirectory() as temporary:
            self.environment['TMPDIR'] = temporary
            for compiler in one_of_each_family():
                # Clang says that it includes a file in the temporary folder.
                run(*STEP, '--', compiler, '-std=c++20', 'programs/dependent.cpp', env=self.environment)
            self.assertEqual(os.listdir(temporary), [])
            folder = pathlib.Path(self.kept, 'constexpr-profile')
            self.assertEqual(folder.stat().st_mode & 0o777, 0o700)
            for path in folder.iterdir():
                self.assertEqual(path.stat().st_mode & 0o777, 0o600)
                self.assertNotIn(temporary, path.read_text())
            self.assertGreater(len(list(folder.iterdir())), 4)


class TheCache(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_bound(self):
        """What has not been used for the longest time goes first, at the start of a run."""
        cache = Cache(self.folder)
        for number in range(100):
            cache.keep(key(number), Answer(0, ''))
            os.utime(self.folder / key(number), (number, number))
        self.assertEqual(cache.find(key(0)).text, '')  # which uses it
        size = (self.folder / key(0)).stat().st_size + BYTES_OF_FILE
        cache.delete_oldest(100 * size)
        self.assertEqual(len(os.listdir(self.folder)), 100)
        cache.delete_oldest(64 * size)
        self.assertEqual(sorted(os.listdir(self.folder)), [key(number) for number in (0, *range(37, 100))])
        os.mkdir(self.folder / 'constexpr-profile', mode=0o700)
        write(self.folder / 'constexpr-profile' / key(0), '')
        with mock.patch.dict('os.environ', {'XDG_CACHE_HOME': str(self.folder)}), \
                mock.patch('constexpr_profile.commands.cache._MOST_BYTES', 0):
            self.assertEqual(os.listdir(cache_for(True, '').folder), [])

    def test_damaged_files(self):
        cache, path = Cache(self.folder), self.folder / 'key'
        answer = Answer(1, 'a.cpp:1:1: error: \udcff\r\n')
        cache.keep('key', answer)
        self.assertEqual(cache.find('key'), answer)
        whole = path.read_bytes()
        for data in b'', whole[:-1], b'\0' * 200, b'[0, 5, 6, 7]', b'[' * 100_000:
            path.write_bytes(data)
            self.assertIsNone(cache.find('key'))
        cache.keep('key', answer)
        self.assertEqual(cache.find('key'), answer)
        self.assertEqual(os.listdir(self.folder), ['key'])

    def test_folders_that_cannot_be_used(self):
        missing = Cache(self.folder / 'missing')
        missing.keep('key', Answer(0, ''))
        self.assertIsNone(missing.find('key'))
        cache = Cache(self.folder)
        (self.folder / 'key').mkdir()  # so that nothing can be renamed to it
        cache.keep('key', Answer(0, ''))
        self.assertIsNone(cache.find('key'))
        self.assertEqual(os.listdir(self.folder), ['key'])

    def test_the_users_folder(self):
        """Without it, answers are kept for one run."""
        self.assertEqual(cache_for(True, 'temporary').folder, pathlib.Path('temporary'))  # a file is in its place
        with mock.patch.dict('os.environ', {'XDG_CACHE_HOME': str(self.folder)}):
            self.assertEqual(cache_for(True, 'temporary').folder, self.folder / 'constexpr-profile')
            self.assertEqual(cache_for(False, 'temporary').folder, pathlib.Path('temporary'))
        with mock.patch.dict('os.environ', {'XDG_CACHE_HOME': ''}), \
                mock.patch('pathlib.Path.home', side_effect=RuntimeError):
            self.assertEqual(cache_for(True, 'temporary').folder, pathlib.Path('temporary'))

    def test_files_that_cannot_be_written(self):
        """Nothing is left of them, and old ones stay."""
        with folder_of({'a': 'old'}) as folder:
            with mock.patch('os.replace', side_effect=OSError), self.assertRaises(OSError):
                write_whole(f'{folder}/a', b'new')
            self.assertEqual((os.listdir(folder), read(folder, 'a')), (['a'], 'old'))

    def test_at_the_same_time(self):
        """An answer is found as it was kept, or not at all."""
        caches = [Cache(self.folder) for _ in range(4)]

        def use(number):
            cache, answer = caches[number % 4], Answer(number % 50, f'{number % 50}' * 3000)
            cache.keep(key(number % 50), answer)
            cache.delete_oldest(30 * BYTES_OF_FILE)
            return cache.find(key(number % 50)) in (None, answer)

        with concurrent.futures.ThreadPoolExecutor(8) as workers:
            self.assertTrue(all(workers.map(use, range(1000))))
