# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile dap refuses, and how it ends."""
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import unittest

from command import PROGRAM, compilers, folder_of, program, read, run, write_program
from constexpr_profile.dap.server import _listen
from constexpr_profile.dap.protocol import read_message, write_message
from debug_client import DebugClient


class BadInput(unittest.TestCase):
    def test_launches(self):
        client = DebugClient()
        self.addCleanup(client.kill)
        client.ask('initialize', adapterID='constexpr')
        self.assertIn('before a launch', client.refusal('threads'))
        compiler = compilers()[0]
        for configuration, sentence in [
                ({}, 'needs "command" or "program"'), ({'program': 'x\0'}, '"program" must be a string'),
                ({'program': '/none.cpp'}, '/none.cpp: no such file'), ({'command': '"'}, '"command": '),
                ({'command': ['none++', program('tiny.cpp')]}, 'none++: No such file'),
                ({'program': program('bad.cpp'), 'compiler': compiler, 'options': ['-DERROR']}, 'does not compile'),
                ({'program': program('tiny.cpp'), 'buildFolder': '/none'}, '/none/compile_commands.json: No such'),
                ({'program': program('tiny.cpp'), 'compiler': compiler, 'evaluation': '3'}, 'must be FILE:LINE'),
                ({'program': program('tiny.cpp'), 'compiler': compiler, 'evaluation': 'tiny.cpp:3'}, 'the nearest'),
                ({'program': program('tiny.cpp'), 'compiler': compiler, 'first': 'all'}, '"first" must be a number'),
                ({'program': program('tiny.cpp'), 'compiler': compiler, 'firstStep': 'x'}, '"firstStep" must be'),
                ({'program': program('tiny.cpp'), 'stopOnEntry': 'yes'}, '"stopOnEntry" must be true or false')]:
            with self.subTest(configuration):
                self.assertIn(sentence, client.refusal('launch', **configuration))
        client.ask('launch', program=program('tiny.cpp'), compiler=compiler)
        for request, arguments, sentence in [
                ('stackTrace', {'threadId': 99}, 'no thread 99'), ('stackTrace', {}, '"threadId" is missing'),
                ('next', {'threadId': 'x'}, 'must be a number'), ('scopes', {'frameId': 5}, 'no frame 5'),
                ('variables', {'variablesReference': 5}, 'no variables 5'), ('goto', {}, 'not supported'),
                ('setBreakpoints', {'breakpoints': 3}, 'must be a list of objects'), ('launch', {}, 'one file')]:
            with self.subTest(request):
                self.assertIn(sentence, client.refusal(request, **arguments))
        self.assertEqual(client.leave(), (0, ''))

    def test_malformed(self):
        """One sentence, and status 2. The end of the input is the end of the session."""
        for data, status, sentence in [(b'', 0, ''), (b'nonsense\n', 2, 'not a header'),
                                       (b'Content-Length: 9\r\n\r\n{}', 2, 'ends after 2 of 9 bytes')]:
            done = subprocess.run([sys.executable, '-B', PROGRAM, 'dap'], input=data, capture_output=True,
                                  check=False, timeout=300)
            self.assertEqual((done.returncode, done.stdout), (status, b''))
            self.assertEqual(done.stderr.count(b'\n'), 1 if sentence else 0)
            self.assertIn(sentence, done.stderr.decode())

    def test_options(self):
        done = run('dap', '--port', '99999')
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, '^constexpr-profile: --port 99999: .*\n$')

    @contextlib.contextmanager
    def adapter_at_port(self, **variables):
        """An adapter, what it prints first, and a function that sends a request and returns the response."""
        with subprocess.Popen([sys.executable, '-B', PROGRAM, 'dap', '--port', '0'], stderr=subprocess.PIPE,
                              text=True, env={**os.environ, **variables}) as adapter:
            printed = adapter.stderr.readline()
            port = int(re.match(r'listening on 127\.0\.0\.1:(\d+), token \S+\n', printed)[1])
            with socket.create_connection(('127.0.0.1', port)) as connection, connection.makefile('rwb') as stream:
                def ask(request, /, **arguments):
                    write_message(stream, {'seq': 1, 'type': 'request', 'command': request, 'arguments': arguments})
                    message = read_message(stream)
                    return message if message['type'] == 'response' else read_message(stream)

                yield adapter, printed, ask
            adapter.wait(timeout=300)

    def test_port(self):
        """It ends when the client leaves, or with a signal while the client is idle."""
        for number, status in (None, 0), (signal.SIGTERM, 143):
            with self.adapter_at_port() as (adapter, _, ask):
                self.assertTrue(ask('initialize')['body']['supportsStepBack'])
                if number:
                    adapter.send_signal(number)
                    adapter.wait(timeout=300)
            self.assertEqual(adapter.returncode, status)

    def test_token_of_a_port(self):
        """Other users of this machine cannot launch anything, which would run a program."""
        with folder_of({'a.cpp': ''}) as folder:
            write_program(f'{folder}/c++', f'echo >>{folder}/runs')
            command = {'command': [f'{folder}/c++', f'{folder}/a.cpp']}
            for variables in {}, {'CONSTEXPR_PROFILE_TOKEN': 'secret'}:
                with self.adapter_at_port(**variables) as (_, printed, ask):
                    token = variables.get('CONSTEXPR_PROFILE_TOKEN') or printed.split()[-1]
                    for wrong in {}, {'token': ''}, {'token': token[:-1]}, {'token': f'{token}x'}, {'token': 'ä\udcff'}:
                        self.assertIn('"token" must be', ask('launch', **command, **wrong)['message'])
                    self.assertNotIn('secret', printed)
                    self.assertNotIn('runs', os.listdir(folder))
                    self.assertIn('not say that it is Clang or GCC', ask('launch', **command, token=token)['message'])
                    os.unlink(f'{folder}/runs')
        self.assertRegex(run('dap', '--help').stdout, r'must have the\s+"token"')

    def test_only_this_machine(self):
        """The port is open at 127.0.0.1, not at the other addresses of this machine."""
        with _listen(0) as listener:
            self.assertEqual(listener.getsockname()[0], '127.0.0.1')
            self.assertEqual(listener.family, socket.AF_INET)

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
