# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile dap refuses, and how it ends."""
import os
import signal
import subprocess
import sys
import tempfile
import unittest

from command import PROGRAM, compilers, folder_of, program, read, write_program
from debug_client import DebugClient


class BadInput(unittest.TestCase):
    def test_launches(self):
        client = DebugClient()
        self.addCleanup(client.kill)
        client.ask('initialize', adapterID='constexpr')
        self.assertIn('not at this time', client.refusal('threads'))
        compiler = compilers()[0]
        for configuration, sentence in [
                ({}, 'needs "command" or "program"'), ({'program': 5}, '"program" cannot be 5'),
                ({'program': '/none.cpp'}, '/none.cpp: no such file'),
                ({'command': ['none++', program('tiny.cpp')]}, 'none++: No such file'),
                ({'command': [compiler, '-DERROR', program('bad.cpp')]}, 'does not compile'),
                ({'program': program('tiny.cpp'), 'compileCommands': '/none'}, '/none/compile_commands.json: No such')]:
            with self.subTest(configuration):
                self.assertIn(sentence, client.refusal('launch', **configuration))
        client.ask('launch', command=[compiler, program('tiny.cpp')])
        for request in 'goto', 'launch':
            self.assertIn('is not supported, or not at this time', client.refusal(request))
        self.assertEqual(client.leave(), (0, ''))

    def test_malformed(self):
        """One sentence, and status 2. The end of the input is the end of the session."""
        for data, status, sentence in (b'', 0, ''), (b'nonsense\n', 2, 'not a header'):
            done = subprocess.run([sys.executable, '-B', PROGRAM, 'dap'], input=data, capture_output=True,
                                  check=False, timeout=300)
            self.assertEqual((done.returncode, done.stdout), (status, b''))
            self.assertEqual(done.stderr.count(b'\n'), 1 if sentence else 0)
            self.assertIn(sentence, done.stderr.decode())

    def test_interruption(self):
        """Signals, and leaving while something is compiled, leave no files."""
        for leave in 'SIGINT', 'SIGTERM', 'end', 'disconnect':
            with self.subTest(leave), folder_of({}) as folder, tempfile.TemporaryDirectory() as scratch:
                os.mkfifo(f'{folder}/started')
                write_program(f'{folder}/c++', f'''case "$*" in
                    *-fsyntax-only*) mkdir {folder}/once 2>/dev/null && echo >{folder}/started ;;
                    esac
                    exec {compilers()[0]} "$@"''')
                client = DebugClient(scratch)
                self.addCleanup(client.kill)
                client.ask('initialize', adapterID='constexpr')
                client.send('launch', command=[f'{folder}/c++', '-std=c++20', program('failing.cpp')])
                read(folder, 'started')
                if leave == 'end':
                    client.process.stdin.close()
                elif leave == 'disconnect':
                    client.response(client.send('disconnect'))
                else:
                    client.process.send_signal(getattr(signal, leave))
                expected = {'SIGINT': 130, 'SIGTERM': 143}.get(leave, 0)
                self.assertEqual(client.process.wait(timeout=300), expected)
                self.assertEqual(os.listdir(scratch), [])
