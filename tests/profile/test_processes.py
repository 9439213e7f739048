# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile runs compilers, and gives them up."""
import os
import subprocess
import tempfile
import threading
import unittest
from unittest import mock

from command import Compiler, compilers, folder_of, read, run, write_program
from constexpr_profile.commands.processes import Processes
from constexpr_profile.errors import Failure


class Ends(unittest.TestCase):
    def test_a_compiler_that_is_given_up(self):
        """It has not crashed: nobody is to try it again, not even if others may run by then."""
        found, shown = Processes('.'), []

        def waiting(process, timeout):
            found.is_paused = False  # as after `resume()`
            return wait(process, timeout)

        def run():
            try:
                shown.append(found.run(['sleep', '100'], '.', os.environ))
            except Failure as failure:
                shown.append(str(failure))

        wait = subprocess.Popen.wait
        with mock.patch('subprocess.Popen.wait', waiting):
            thread = threading.Thread(target=run)
            thread.start()
            while not found.running:
                thread.join(0.01)
            found.give_up()
            thread.join()
        self.assertEqual(shown, ['it has been given up'])

    def test_what_a_compiler_has_started(self):
        """A driver starts the compiler proper, which is killed with it."""
        found = Processes('.')
        with folder_of({}) as folder:
            os.mkfifo(f'{folder}/started')

            def run():
                with self.assertRaises(Failure):
                    found.run(['sh', '-c', f'sleep 1000 & echo >{folder}/started; wait'], '.', os.environ)

            thread = threading.Thread(target=run, daemon=True)  # so that the test fails if this does not end
            thread.start()
            read(folder, 'started')
            found.give_up()
            thread.join(60)
            self.assertFalse(thread.is_alive())  # it ends when the inner process has closed its output, too


class TemporaryFiles(unittest.TestCase):
    """A GCC that is killed leaves some, so they belong in a folder that is deleted at the end."""
    def test_folder(self):
        """It is the one of the program, whatever the user's environment and command name."""
        with folder_of({'a.cpp': 'constexpr int a = 1;'}) as folder, tempfile.TemporaryDirectory() as scratch:
            write_program(f'{folder}/c++', f"""
                echo "$TMPDIR,$TMP,$TEMP" >>{folder}/named
                exec {compilers()[0]} "$@" """)
            run('--list', '--no-cache', '--', 'env', 'TMP=/', f'{folder}/c++', f'{folder}/a.cpp',
                env={**os.environ, 'TMPDIR': scratch, 'TEMP': '/'})
            named = set(read(folder, 'named').splitlines())
            self.assertEqual(len(named), 1)
            paths = named.pop().split(',')
            self.assertEqual(paths, paths[:1] * 3)
            self.assertEqual(os.path.dirname(paths[0]), scratch)
            self.assertEqual(os.listdir(scratch), [])

    def test_kept_answers(self):
        """They do not depend on the folder."""
        with folder_of({'a.cpp': ''}) as folder, tempfile.TemporaryDirectory() as scratch:
            for compiler in compilers():
                found = {Compiler([compiler, 'a.cpp'], folder, processes=Processes(each)).fingerprint
                         for each in ('.', folder, scratch)}
                self.assertEqual(len(found), 1)
