# SPDX-License-Identifier: BSL-1.0
"""constexpr-profile, for tests: the package, and the program that the build has packed (or the package, if CTest has
not said where the program is)."""
import contextlib
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

FOLDER = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.normpath(os.path.join(FOLDER, '../../src/profile'))
PROGRAM = os.environ.get('CONSTEXPR_PROFILE') or SOURCES
COMMAND = [sys.executable, '-B', PROGRAM]

# No answers are kept beyond a class of tests, so that it is the compiler that is tested.
os.environ['XDG_CACHE_HOME'] = os.devnull

sys.dont_write_bytecode = True
sys.path.insert(0, SOURCES)
from constexpr_profile.commands.processes import Processes  # noqa: E402
from constexpr_profile.compilers import compiler  # noqa: E402
from constexpr_profile.evaluations.evaluation import Evaluation  # noqa: E402
from constexpr_profile.families import FAMILIES  # noqa: E402
from constexpr_profile.source.files import FileText  # noqa: E402
from constexpr_profile.compilers.family import UNLIMITED  # noqa: E402
from constexpr_profile.source.printed import function_name  # noqa: E402
from constexpr_profile.source.text import Rows  # noqa: E402

# `work(n)` takes n + 5 steps of Clang, and about 19 n operations of GCC.
WORK = 'constexpr int work(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i % 7; return s; }\n'


def Compiler(words, directory, cache=None, processes=None):  # pylint: disable=invalid-name
    """A compiler of one of the families that there are, of which nothing is told."""
    processes = processes or Processes(tempfile.gettempdir())
    return compiler.Compiler(words, directory, FAMILIES, cache, processes, lambda what: None)


def evaluation_of(stop, failure=None, horizon=UNLIMITED):
    """An evaluation of which nothing else is known."""
    return Evaluation(stop, failure, horizon)


def name_of_function(frame):
    """The name that a unit gives a function, if the compiler names its classes."""
    return function_name(frame.call)


def file_text(lines, path):
    """What comes from one file in the lines of a preprocessed text."""
    return FileText(Rows('\n'.join(lines)), lambda name: name == path)


def program(name):
    return os.path.join(FOLDER, 'programs', name)


def run(*arguments, folder=FOLDER, **options):
    return subprocess.run([*COMMAND, *arguments], cwd=folder, text=True, capture_output=True, check=False, timeout=500,
                          **options)


@functools.lru_cache(maxsize=None)
def compilers():
    """The compilers of this machine that the command supports: the build's own and the usual ones, each once."""
    names = [os.environ.get('CXX', ''), 'clang++-14', 'clang++-19', 'g++-12']
    found = {}
    for name in reversed(names):
        if name and shutil.which(name):
            told = subprocess.run([name, '--version'], text=True, capture_output=True, check=True).stdout
            found[told.partition(' ')[2]] = name  # g++ and g++-12 say the same behind their names
    return [*reversed(found.values())]


@functools.lru_cache(maxsize=None)
def is_clang(compiler):
    return Compiler([compiler, 'programs/tiny.cpp'], FOLDER).family.name == 'Clang'


def version_of(compiler):
    """The number of a version of Clang."""
    told = subprocess.run([compiler, '--version'], text=True, capture_output=True, check=True).stdout
    return int(re.search(r'clang version (\d+)', told)[1])


def clangs():
    return [compiler for compiler in compilers() if is_clang(compiler)]


def gccs():
    return [compiler for compiler in compilers() if not is_clang(compiler)]


def one_of_each_family():
    """One Clang and one GCC: for what the command does in the same way with each version of them, such as finding files
    and taking options. What a compiler shows, names or counts differs between versions, and needs `compilers()`."""
    return [*gccs()[:1], *clangs()[:1]]


def read(*path):
    with open(os.path.join(*path), encoding='utf-8') as file:
        return file.read()


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def write_program(path, script):
    """Writes a shell script that can be run."""
    write(path, f'#!/bin/sh\n{script}\n')
    os.chmod(path, 0o755)


def counting_compiler(compiler, folder):
    """A program in a folder that starts a compiler, and adds a line to the file `runs` there each time that it does
    more than to preprocess."""
    write_program(f'{folder}/c++', f'''case " $* " in
            *" -E "*) ;;
            *) echo >>{folder}/runs ;;
        esac
        exec {compiler} "$@"''')
    return f'{folder}/c++'


@contextlib.contextmanager
def compiler_that_waits(text):
    """A folder with a program `a.cpp`, and a compiler `c++`. Once there is a file `slow`, the next compilation says so
    in the pipe `started`, and never ends."""
    with folder_of({'a.cpp': text}) as folder:
        os.mkfifo(f'{folder}/started')
        write_program(f'{folder}/c++', f'''if rm {folder}/slow 2>/dev/null; then
                echo >{folder}/started
                exec sleep 1000
            fi
            exec {compilers()[0]} "$@"''')
        yield folder


def runs_in(folder):
    """How many compilations the compiler has been started for."""
    return len(read(folder, 'runs').splitlines())


def needed(compiler, text, told):
    """The smallest limit with which a compiler alone says nothing of a limit, for the text of a program. If that is the
    number that the command has told, two compilations show it."""
    option = '-fconstexpr-steps' if is_clang(compiler) else '-fconstexpr-ops-limit'
    low, high = 0, 1024
    with folder_of({'a.cpp': text}) as folder:
        def is_enough(limit):
            done = subprocess.run([compiler, '-std=c++20', '-fsyntax-only', f'{option}={limit}', 'a.cpp'], cwd=folder,
                                  env={**os.environ, 'LC_ALL': 'C'}, text=True, capture_output=True, check=False)
            return not re.search('exceeds limit of|maximum step limit', done.stderr)

        if is_enough(told) and not is_enough(told - 1):
            return told
        while not is_enough(high):
            low, high = high, 4 * high
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if is_enough(middle) else (middle, high)
    return high


def number(text):
    """The first number of steps in a text, which may say how certain it is; 1 if there is none."""
    return int((re.search('[0-9][0-9,]*', text) or ['1'])[0].replace(',', ''))


@contextlib.contextmanager
def folder_of(files):
    """A temporary folder with some files: names and texts."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            write(os.path.join(folder, name), text)
        yield folder


class AnswersKept(unittest.TestCase):
    """Lets the command keep the answers of compilers, as it does for its users. So the tests of a class compile nothing
    twice. Not for tests of the cache, or of what happens while something is compiled."""
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        kept = tempfile.TemporaryDirectory()
        cls.addClassCleanup(kept.cleanup)
        variables = mock.patch.dict(os.environ, {'XDG_CACHE_HOME': kept.name})
        variables.start()
        cls.addClassCleanup(variables.stop)


class CommandTest(unittest.TestCase):
    """Runs the command with a compiler."""

    def profile(self, compiler, *arguments, options=(), folder=FOLDER):
        """What the command prints; it must succeed."""
        done = run(*options, '--', compiler, '-std=c++20', *arguments, folder=folder)
        self.assertEqual(done.stderr, '')
        self.assertEqual(done.returncode, 0, compiler)
        return done.stdout

    def refused(self, sentence, *command, options=(), folder=FOLDER):
        """The command must say one sentence and have the exit status 2."""
        done = run(*options, '--', *command, folder=folder)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertRegex(done.stderr, f'^constexpr-profile: [^\n]*{sentence}[^\n]*\n$')
