# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile ends when it is interrupted."""
import glob
import os
import signal
import subprocess
import sys

from command import COMMAND, SOURCES, WORK, CommandTest, compilers, folder_of, read, run

# It would take minutes.
LONG = ['--samples', '20000', '--top', '1', '--', compilers()[0], '-std=c++20', 'a.cpp']
PROGRAM = {'a.cpp': WORK + 'constexpr int v = work(100000);\n'}


class Signals(CommandTest):
    def setUp(self):
        # Shells start background jobs so that they ignore Ctrl-C, which the command would inherit.
        self.addCleanup(signal.signal, signal.SIGINT, signal.signal(signal.SIGINT, signal.default_int_handler))

    def test_before_there_are_samples(self):
        """Temporary files are removed."""
        for number in signal.SIGTERM, signal.SIGHUP, signal.SIGINT:
            with folder_of(PROGRAM) as folder, folder_of({}) as temporary:
                with subprocess.Popen([*COMMAND, *LONG], cwd=folder, env={**os.environ, 'TMPDIR': temporary},
                                      stdout=subprocess.PIPE) as process:
                    while not glob.glob(f'{temporary}/*/*.cpp'):
                        self.assertIsNone(process.poll())
                    process.send_signal(number)
                    process.communicate(timeout=100)
                self.assertEqual(process.returncode, 130 if number == signal.SIGINT else 128 + number)
                self.assertEqual(os.listdir(temporary), [])

    def test_while_modules_are_loaded(self):
        with subprocess.Popen([sys.executable, '-X', 'importtime', *COMMAND[1:], *LONG], stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, text=True) as process:
            while 'constexpr_profile' not in process.stderr.readline():  # the package, before its modules
                self.assertIsNone(process.poll())
            process.send_signal(signal.SIGINT)
            self.assertNotIn('Traceback', process.communicate(timeout=100)[1])
        self.assertIn(process.returncode, (-signal.SIGINT, 130))

    def test_an_interrupt_that_is_ignored(self):
        """As in the background of a shell: nothing changes that."""
        script = 'import signal, sys; print(signal.getsignal(signal.SIGINT) == signal.SIG_IGN)'
        files = {'constexpr_profile/__init__.py': '', '__main__.py': read(SOURCES, '__main__.py'),
                 'constexpr_profile/main.py': f'main = lambda: None\n{script}'}
        with folder_of(files) as folder:
            done = subprocess.run([sys.executable, folder], capture_output=True, text=True, check=False,
                                  preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
        self.assertEqual((done.stdout, done.stderr), ('True\n', ''))

    def test_a_parent_that_ignores_the_ends_of_its_children(self):
        """The program waits for its own all the same."""
        with folder_of({'a.cpp': WORK + 'constexpr int v = work(10);\n'}) as folder:
            done = run('--list', '--', compilers()[0], '-std=c++20', 'a.cpp', folder=folder,
                       preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))
        self.assertEqual((done.returncode, done.stderr), (0, ''))

    def test_a_reader_that_has_gone(self):
        """The exit status is that of a filter that SIGPIPE ends."""
        with folder_of({'a.cpp': WORK + 'constexpr int v = work(10);\n'}) as folder:
            reading, writing = os.pipe()
            os.close(reading)
            with os.fdopen(writing, 'wb') as pipe:
                done = subprocess.run([*COMMAND, '--list', '--', compilers()[0], '-std=c++20', 'a.cpp'], cwd=folder,
                                      stdout=pipe, stderr=subprocess.PIPE, check=False, timeout=100)
        self.assertEqual((done.returncode, done.stderr), (141, b''))
