# SPDX-License-Identifier: BSL-1.0
"""constexpr-profile, for tests: the package, and the program that the build has packed (or the package, if CTest has
not said where the program is)."""
import os
import shutil
import subprocess
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.normpath(os.path.join(FOLDER, '../../src/profile'))
PROGRAM = os.environ.get('CONSTEXPR_PROFILE') or SOURCES

sys.dont_write_bytecode = True
sys.path.insert(0, SOURCES)
from constexpr_profile import clang, gcc  # noqa: E402
from constexpr_profile.calls import function_name  # noqa: E402
from constexpr_profile.compiler import Compiler  # noqa: E402


def run(*arguments, folder=FOLDER, **options):
    return subprocess.run([sys.executable, '-B', PROGRAM, *arguments], cwd=folder, text=True,
                          capture_output=True, check=False, timeout=500, **options)


def reading(text, is_clang):
    """What is read in an answer, as JSON has it: both readers, this one and the site's, must agree
    on it."""
    def shown(position):
        return position and ':'.join(map(str, position))

    return [{'position': shown(stop.position), 'what': stop.what,
             'context': [[shown(position), words] for position, words in stop.context],
             'frames': [[frame.call, function_name(frame.call), shown(frame.position)]
                        for frame in stop.frames]}
            for stop in (clang.read if is_clang else gcc.read)(text) if is_clang or stop.frames]


def compilers():
    """The compilers of this machine that the command supports: the build's own and the usual ones."""
    names = [os.environ.get('CXX', ''), 'clang++-14', 'clang++-19', 'g++-12']
    return list(dict.fromkeys(name for name in names if name and shutil.which(name)))


def is_clang(compiler):
    return Compiler([compiler, 'programs/tiny.cpp'], FOLDER).family.name == 'Clang'
