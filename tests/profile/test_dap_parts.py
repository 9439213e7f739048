# SPDX-License-Identifier: BSL-1.0
"""The parts of the debug adapter: messages, compile commands, and names of parameters."""
import contextlib
import io
import json
import os
import pathlib
import threading
import unittest
from unittest import mock

from command import Compiler, compilers, folder_of, write
from constexpr_profile.commands.processes import Processes, Workers
from constexpr_profile.dap.launch import chosen, command_of, settings_of, usual_compiler
from constexpr_profile.dap.protocol import Client, read_message, read_request, write_message
from constexpr_profile.dap.server import Adapter
from constexpr_profile.dap.session import Session, aim_of
from constexpr_profile.dap.threads import Thread, names_of_arguments
from constexpr_profile.errors import Failure
from constexpr_profile.evaluations.choice import NotFound
from constexpr_profile.source.printed import name_of
from constexpr_profile.compilers.answers import Frame, Look, Position
from constexpr_profile.compilers.unit import Unit


class Moments(unittest.TestCase):
    def test_crashes(self):
        """Where the compiler crashes, a label is shown in place of calls, and the client can go on from there."""
        thread = Thread(1, mock.Mock(stop=mock.Mock(position=None)), None)
        for why in 'it has not begun', 'c++ has not finished: signal 11':
            thread.look = Look(why_hidden=why)
            label, = thread.frames()
            self.assertEqual((label['presentationHint'], label['name']), ('label', f'not seen: {why}'))
        arrives = aim_of('next', thread, True)
        self.assertTrue(arrives((), (Frame('', None), Frame('f()', Position('a.cpp', 1, 1)))))


class Messages(unittest.TestCase):
    def test_messages_come_back(self):
        stream = io.BytesIO()
        messages = [{'seq': 1, 'text': 'ä \udcff "{}"'}, {}]
        for message in messages:
            write_message(stream, message)
        stream.seek(0)
        self.assertEqual([read_message(stream), read_message(stream), read_message(stream)], [*messages, None])

    def test_malformed_messages(self):
        for data, sentence in [
                (b'GET / HTTP/1.1\r\n\r\n', 'not a header'), (b'Content-Length: 2', 'not a header'),
                (b'Content-Length: 2\r\n\r\n{', 'not JSON'),
                (b'Content-Length: 2\r\n\r\n\xff\xff', 'not JSON'), (b'Content-Length: 2\r\n\r\n[]', 'not a request'),
                (b'Content-Length: 2\r\n\r\n{}', 'not a request'),
                (b'Content-Length: 43\r\n\r\n{"seq":1,"command":"pause","arguments":[1]}', 'not a request'),
                (b'Content-Length: 90000\r\n\r\n' + b'[' * 90000, 'not JSON'),
                (b'Content-Length: 999999999999999999999\r\n\r\n', 'not a header')]:
            with self.subTest(data[:40]), self.assertRaisesRegex(Failure, sentence):
                read_request(io.BytesIO(data))


class Answers(unittest.TestCase):
    def setUp(self):
        self.stream, self.background = io.BytesIO(), Workers(1)
        self.adapter = Adapter(Client(self.stream), None, None, self.background, Processes('.'), None)

    def answers(self, *requests, **arguments):
        """All that is sent to the client."""
        for number, request in enumerate(requests, 1):
            self.adapter.answer({'seq': number, 'command': request, 'arguments': arguments})
        self.background.shutdown()
        self.stream.seek(0)
        return list(iter(lambda: read_message(self.stream), None))

    def test_internal_errors(self):
        """The client is told, and the adapter goes on."""
        self.adapter.answers['threads'] = lambda arguments: arguments['none']
        self.adapter.jobs['next'] = lambda request, arguments: arguments['none']
        with contextlib.redirect_stderr(io.StringIO()) as printed:
            self.assertEqual([each['message'] for each in self.answers('threads', 'next')],
                             ["internal error: KeyError('none')"] * 2)
        self.assertIn('Traceback', printed.getvalue())

    def test_jobs_around_a_pause(self):
        """It stops what was asked before it, even if that has not begun, but not what is asked after it."""
        given_up, may_go, processes = [], threading.Event(), Processes('.')
        self.adapter = Adapter(Client(self.stream), None, None, self.background, processes, None)
        self.adapter.jobs['next'] = lambda request, arguments: given_up.append(may_go.wait(9) and processes.is_given_up)
        for number, request in enumerate(('next', 'next', 'pause', 'next')):
            self.adapter.answer({'seq': number, 'command': request})
        may_go.set()
        self.background.shutdown()
        self.assertEqual(given_up, [True, True, False])

    def test_one_answer(self):
        """A move of a thread that does not exist is only refused."""
        survey = mock.Mock(**{'evaluations.return_value': []})
        self.adapter.jobs = Session(self.adapter.client, survey, mock.Mock(), None).jobs
        for number in 0, 2:
            self.assertRaisesRegex(Failure, f'there is no thread {number}', self.adapter.jobs['next'],
                                   {'seq': 1, 'command': 'next'}, {'threadId': number})
        self.assertEqual(self.answers(), [])

    def test_many_evaluations(self):
        """Some have no threads. Which ones these are does not follow from their sizes: one may fail, or be chosen."""
        first, *others = [mock.Mock() for _ in range(1334)]
        client, survey = mock.Mock(), mock.Mock(**{'evaluations.return_value': others})
        self.assertEqual(len(Session(client, survey, first, None).threads), 100)
        client.say.assert_called_once_with('100 evaluations have threads, 1,234 more have none')

    def test_progress(self):
        self.adapter.jobs['launch'] = lambda request, arguments: [*map(self.adapter.note, ('compiling', 'counting'))]
        _, *events = self.answers('initialize', 'launch', supportsProgressReporting=True)
        self.assertEqual([(each['event'], each['body'].get('message')) for each in events], [
            ('progressStart', 'compiling'), ('progressUpdate', 'counting'), ('progressEnd', None)])


class Commands(unittest.TestCase):
    """The compile command that a launch configuration describes."""
    def command(self, folder, **configuration):
        """Its first words, and what the console says."""
        console = []
        settings = settings_of({'program': 'code/a.cpp', 'cwd': folder, **configuration})
        found = command_of(settings, console.append)
        return ' '.join(found.command[:2]), console

    @staticmethod
    def database(compiler, *files):
        return json.dumps([{'directory': '/', 'file': file, 'arguments': [compiler, file]} for file in files])

    def test_variables_of_editors(self):
        """They are in strings, and may be empty."""
        settings = settings_of({'line': '12', 'entry': '', 'command': 'c++ "a b.cpp"', 'stopOnEntry': False})
        self.assertEqual([settings[name] for name in ('line', 'entry', 'command', 'stopOnEntry')],
                         [12, None, ['c++', 'a b.cpp'], False])
        for value, expected in ('false', False), ('True', True), (True, True), (None, None):
            self.assertIs(settings_of({'stopOnEntry': value})['stopOnEntry'], expected)
        for name, value in ('line', 'all'), ('command', ['c++', 1]), ('command', 'c++ "a'), ('program', 3), (
                'stopOnEntry', 'no'):
            with self.assertRaisesRegex(Failure, f'"{name}" cannot be'):
                settings_of({name: value})

    def test_precedence(self):
        with folder_of({'code/a.cpp': ''}) as folder:
            file = f'{folder}/code/a.cpp'
            for name, compiler in ('compile_commands.json', 'found'), ('named/compile_commands.json', 'named'):
                os.makedirs(os.path.dirname(f'{folder}/{name}'), exist_ok=True)
                write(f'{folder}/{name}', self.database(compiler, file))
            write(f'{folder}/named/other.json', self.database('other', file))
            for configuration, command in [
                    ({}, f'found {file}'),
                    ({'compileCommands': 'named'}, f'named {file}'),
                    ({'compileCommands': 'named/other.json'}, f'other {file}'),
                    ({'command': 'c++ x.cpp', 'compileCommands': 'named'}, 'c++ x.cpp')]:
                with self.subTest(configuration):
                    self.assertEqual(self.command(folder, **configuration)[0], command)

    def test_files_that_a_database_does_not_contain(self):
        """The next database is taken, or the usual compiler, unless the database was named."""
        with folder_of({'code/a.cpp': '', 'code/compile_commands.json': '[]'}) as folder:
            command, console = self.command(folder)
            self.assertEqual(command, f'{usual_compiler()} -std=c++20')
            self.assertIn('/code/compile_commands.json does not contain', console[0])
            write(f'{folder}/compile_commands.json', self.database('c++', f'{folder}/code/a.cpp'))
            self.assertEqual(self.command(folder)[0], f'c++ {folder}/code/a.cpp')
            with self.assertRaisesRegex(Failure, 'does not contain'):
                self.command(folder, compileCommands='code')

    def test_files_that_a_database_contains_twice(self):
        with folder_of({'code/a.cpp': ''}) as folder:
            file = f'{folder}/code/a.cpp'
            write(f'{folder}/compile_commands.json', self.database('found', file, file))
            self.assertEqual(self.command(folder, entry=2), (f'found {file}', []))
            self.assertIn(f'has 2 commands for {file}, and the first is used', self.command(folder)[1][0])

    def test_databases_that_others_may_write_to(self):
        with folder_of({'code/a.cpp': ''}) as folder:
            file, database = f'{folder}/code/a.cpp', f'{folder}/compile_commands.json'
            write(database, self.database('found', file))
            for mode, is_trusted in (0o644, True), (0o666, False), (0o664, False), (0o646, False), (0o600, True):
                os.chmod(database, mode)
                command, console = self.command(folder)
                self.assertEqual(command == f'found {file}', is_trusted)
                self.assertEqual('others may write to it' in console[0] if console else False, not is_trusted)
            os.chmod(database, 0o666)
            self.assertEqual(self.command(folder, compileCommands='compile_commands.json')[0], f'found {file}')

    def test_the_line_of_the_cursor(self):
        """If nothing was seen there, the console says that another evaluation is debugged instead."""
        said = []
        with mock.patch('constexpr_profile.dap.launch.choose', side_effect=[NotFound, 'largest']):
            self.assertEqual(chosen(mock.Mock(), 'a.cpp', 9, said.append), 'largest')
        self.assertEqual(said, ['No constant evaluation was seen in line 9, so all are considered'])

    @unittest.skipUnless(hasattr(os, 'getuid') and os.getuid() == 0, 'only root can give files away')
    def test_databases_of_others(self):
        """Their commands are not run only because they are above the file, whoever owns that. They may be named."""
        with folder_of({'code/a.cpp': ''}) as folder:
            file, database = f'{folder}/code/a.cpp', f'{folder}/compile_commands.json'
            write(database, self.database('found', file))
            self.assertEqual(self.command(folder)[0], f'found {file}')
            os.chown(database, 12345, -1)
            for owner in 12345, 0:
                os.chown(file, owner, -1)
                command, console = self.command(folder)
                self.assertEqual(command, f'{usual_compiler()} -std=c++20')
                self.assertIn('/compile_commands.json belongs to another user', console[0])
            self.assertEqual(self.command(folder, compileCommands='compile_commands.json')[0], f'found {file}')
            with mock.patch('os.getuid', return_value=12345):
                self.assertEqual(self.command(folder)[0], f'found {file}')


class Names(unittest.TestCase):
    def test_names_of_parameters(self):
        for parameter, name in [
                ('int n', 'n'), ('const char* s = "="', 's'), ('unsigned long', ''), ('T', ''), ('const T', ''),
                ('const pair<int, int>& o', 'o'), ('int (&cells)[2]', 'cells'), ('int (*)(int)', ''),
                ('int a[3][4]', 'a'), ('Args&&... rest', 'rest'), ('std::size_t', ''), ('bool b = x == y', 'b'),
                ('[[maybe_unused]] int k', 'k'), ('this Self self', 'self'), ('ns::type value', 'value')]:
            with self.subTest(parameter):
                self.assertEqual(name_of(parameter), name)

    def test_a_file(self):
        text = '\n'.join(['struct board {', '    constexpr int at(int row, int) const { return row; }',
                          '    constexpr board(int first) : size(first) { size += 1; }', '    int size;', '};',
                          'template <class... T> constexpr int sum(int start, T... rest) {',
                          '    auto add = [&](int x, auto y) { return x + y; };',
                          '    return (start + ... + rest); }',
                          'constexpr int least(int only) { return only; }',
                          'template <class... T> constexpr int least(int first, T... rest) { return first; }',
                          'constexpr int two(int a, int b) { return a; }',
                          'template <class... T> constexpr int two(int first, T... rest) { return first; }'])
        # The compiler runs in another folder than the program.
        with folder_of({'a.cpp': text}) as folder, mock.patch('os.getcwd', return_value=f'{folder}/elsewhere'):
            path = f'{folder}/a.cpp'
            compiler = Compiler([compilers()[0], path], folder)
            unit = Unit(compiler, pathlib.Path(folder), f'# 1 "{path}"\n{text}')
            numbered = ['argument 1', 'argument 2', 'argument 3']
            for call, line, column, names in [
                    ('b.at(1, 2)', 2, 45, ['row', 'argument 2']), ('board(1)', 3, 50, ['first']),
                    ('sum(1, 2)', 8, 5, ['start', 'rest']), ('sum(1, 2, 3)', 8, 5, numbered),
                    ('(lambda at a.cpp:7:16){}.operator()(1, 2)', 7, 40, ['x', 'y']),
                    ('unknown(1, 2, 3)', 8, 5, numbered)]:
                with self.subTest(call):
                    frame = Frame(call, Position(unit.plain_path(path), line, column))
                    self.assertEqual(names_of_arguments(unit, frame, len(names)), names)
            for call, names in [  # whose line is not known
                    ('sum(1, 2)', ['start', 'rest']), ('least(1, 2, 3)', numbered), ('least()', []),
                    ('least(1)', ['only']), ('least(1, 2)', ['first', 'rest']), ('two(1, 2)', numbered[:2]),
                    ('<lambda(int, int)>(1, 2)', ['x', 'y'])]:
                with self.subTest(call):
                    self.assertEqual(names_of_arguments(unit, Frame(call, None), len(names)), names)
