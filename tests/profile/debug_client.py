# SPDX-License-Identifier: BSL-1.0
"""A client of the debug adapter, for tests."""
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import types
import unittest

from command import FOLDER, PROGRAM, clangs, program
from constexpr_profile.dap.server import serve_stream
from constexpr_profile.dap.protocol import read_message, write_message

JOBS = 2


class DebugClient:
    """Starts the adapter, and talks to it over its standard input and output."""
    def __init__(self, scratch=None, environment=None):
        environment = {**os.environ, 'TMPDIR': scratch} if scratch else environment
        self.process = subprocess.Popen([sys.executable, '-B', PROGRAM, 'dap', '-j', str(JOBS)],
                                        cwd=FOLDER, env=environment,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.start_receiving()

    def start_receiving(self):
        self.sent = 0
        self.events, self.incoming = [], queue.Queue()
        threading.Thread(target=self.receive, daemon=True).start()

    def receive(self):
        message = {}
        while message is not None:
            message = read_message(self.process.stdout)
            self.incoming.put(message)

    def send(self, request, /, **arguments):
        self.sent += 1
        write_message(self.process.stdin, {'seq': self.sent, 'type': 'request', 'command': request,
                                           'arguments': arguments})
        return self.sent

    def next_message(self):
        message = self.incoming.get(timeout=300)
        if message is None:
            raise AssertionError(f'the adapter has ended: {self.process.stderr.read().decode()}')
        return message

    def response(self, sent):
        """The response to a request; events that come before it are kept."""
        while True:
            message = self.next_message()
            if message['type'] == 'response' and message['request_seq'] == sent:
                return message
            self.events.append(message)

    def ask(self, request, /, **arguments):
        """The body of a response."""
        answer = self.response(self.send(request, **arguments))
        if not answer['success']:
            raise AssertionError(answer['message'])
        return answer['body']

    def refusal(self, request, /, **arguments):
        """Why a request is refused."""
        answer = self.response(self.send(request, **arguments))
        if answer['success']:
            raise AssertionError(f'{request} has succeeded')
        return answer['message']

    def event(self, name):
        """The next event of this name; others that come before it are dropped."""
        while True:
            message = self.events.pop(0) if self.events else self.next_message()
            if message.get('event') == name:
                return message['body']

    def launch(self, breakpoints=(), functions=(), **configuration):
        """Launches, and returns why it stops first."""
        self.ask('initialize', adapterID='constexpr', linesStartAt1=True, columnsStartAt1=True)
        self.ask('launch', **configuration)
        self.event('initialized')
        if breakpoints:
            path, *lines = breakpoints
            self.placed = self.ask('setBreakpoints', source={'path': path},
                                   breakpoints=[{'line': line} for line in lines])['breakpoints']
        if functions:
            self.ask('setFunctionBreakpoints', breakpoints=[{'name': name} for name in functions])
        self.ask('configurationDone')
        return self.event('stopped')

    def move(self, command, thread=1, **arguments):
        """Moves a thread, and returns why it stops."""
        self.ask(command, threadId=thread, **arguments)
        return self.event('stopped')

    def say(self, text, **arguments):
        """What the console answers."""
        return self.ask('evaluate', expression=text, context='repl', **arguments)['result']

    def go(self, command):
        """Moves by a command of the console, and returns why it stops."""
        self.say(command)
        return self.event('stopped')

    def frames(self, thread=1):
        return self.ask('stackTrace', threadId=thread)['stackFrames']

    def line(self, thread=1):
        return self.frames(thread)[0]['line']

    def step(self):
        """The number of the step at which the first thread is."""
        name = self.ask('threads')['threads'][0]['name']
        return int(name.split('step ')[1].split(' of')[0].replace(',', ''))

    def variables(self):
        """The arguments of the innermost call."""
        arguments, = self.ask('scopes', frameId=self.frames()[0]['id'])['scopes']
        return {each['name']: each['value']
                for each in self.ask('variables', variablesReference=arguments['variablesReference'])['variables']}

    def leave(self):
        """Disconnects, and returns the exit status and what the adapter has printed."""
        self.response(self.send('disconnect'))
        return self.process.wait(timeout=300), self.process.stderr.read().decode()

    def kill(self):
        self.process.kill()
        self.process.wait()
        for stream in self.process.stdin, self.process.stdout, self.process.stderr:
            stream.close()


class LocalClient(DebugClient):
    """The client of an adapter that is a thread of this program."""
    def __init__(self):
        (adapters_end, own_end), (own_source, adapters_source) = os.pipe(), os.pipe()
        self.process = types.SimpleNamespace(stdin=os.fdopen(own_end, 'wb'), stdout=os.fdopen(own_source, 'rb'))
        self.adapter = threading.Thread(target=self.serve, daemon=True, args=(
            os.fdopen(adapters_end, 'rb'), os.fdopen(adapters_source, 'wb')))
        self.start_receiving()
        self.adapter.start()

    def close(self):
        for stream in self.process.stdin, self.process.stdout:
            stream.close()

    @staticmethod
    def serve(incoming, outgoing):
        with incoming, outgoing:
            serve_stream(incoming, outgoing, JOBS, False)


class DebuggingTest(unittest.TestCase):
    """Debugs programs with an adapter, which must leave no files."""
    def setUp(self):
        self.scratch = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.scratch)
        self.clang = next(iter(clangs()), None)
        self.start()

    def start(self):
        self.client = DebugClient(self.scratch)
        self.addCleanup(self.client.kill)

    def launch(self, name, compiler=None, **configuration):
        compiler = compiler or self.clang or self.skipTest('There is no Clang here')
        return self.client.launch(command=[compiler, '-std=c++20', program(name)], cwd=FOLDER, **configuration)

    def leave(self):
        """Disconnects; nothing is left."""
        self.assertEqual(self.client.leave(), (0, ''))
        self.assertEqual(os.listdir(self.scratch), [])
