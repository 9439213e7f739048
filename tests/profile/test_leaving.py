# SPDX-License-Identifier: BSL-1.0
"""Whatever the debug adapter is doing when its client leaves: it ends, and compiles nothing else."""
import contextlib
import os
import tempfile
import threading
import unittest
from unittest import mock

from command import FOLDER, WORK, compilers, folder_of, read, write, write_program
from constexpr_profile.commands.processes import Processes
from constexpr_profile.dap import server
from debug_client import JOBS, LocalClient

SOURCE = WORK + '''constexpr int never() { return 1; }
constexpr int v = work(3000);
constexpr int w = work(300) + (v ? 0 : never());
'''


class Leaving(unittest.TestCase):
    def setUp(self):
        cleanup = contextlib.ExitStack()
        self.addCleanup(cleanup.close)
        self.folder, self.scratch = (cleanup.enter_context(folder_of({})) for _ in range(2))
        cleanup.enter_context(mock.patch.object(tempfile, 'tempdir', self.scratch))
        self.has_left = threading.Event()
        end = Processes.end

        def end_and_tell(processes):
            end(processes)
            self.has_left.set()

        cleanup.enter_context(mock.patch.object(Processes, 'end', end_and_tell))
        os.mkfifo(f'{self.folder}/started')
        write(f'{self.folder}/a.cpp', SOURCE)
        # Once there is a file `slow`, each compilation waits for a file `go`.
        write_program(f'{self.folder}/c++', f'''cd {self.folder}
            case "$*" in *-fsyntax-only*|*c++-header*) if test -e slow; then
                echo >>runs
                mkdir once 2>/dev/null && echo >started
                until test -e go; do sleep 0.05; done
            fi ;; esac
            cd {FOLDER}
            exec {compilers()[0]} "$@"''')
        self.client = LocalClient()
        self.addCleanup(self.client.close)

    def slow(self):
        write(f'{self.folder}/slow', '')

    def launch(self):
        self.client.launch(functions=['never'], **self.configuration())

    def configuration(self):
        return {'command': [f'{self.folder}/c++', '-std=c++20', f'{self.folder}/a.cpp'], 'cwd': FOLDER}

    def leave_while(self):
        """Leaves while something is compiled. The answer is the last message, and nothing else is compiled."""
        read(self.folder, 'started')
        self.leave()
        self.assertLessEqual(len(read(self.folder, 'runs').splitlines()), JOBS)

    def leave(self):
        sent = self.client.send('disconnect')
        self.has_left.wait()
        write(f'{self.folder}/go', '')
        self.client.adapter.join()
        messages = list(iter(self.client.incoming.get, None))
        self.assertEqual(messages[-1].get('request_seq'), sent)
        self.assertEqual(os.listdir(self.scratch), [])

    def test_while_launching(self):
        self.slow()
        self.client.send('launch', **self.configuration())
        self.leave_while()

    def test_before_launching(self):
        """The launch has been read, but has not begun."""
        self.slow()
        command_of = server.command_of

        def find_later(*arguments):
            self.has_left.wait()
            return command_of(*arguments)

        with mock.patch.object(server, 'command_of', find_later):
            self.client.send('launch', **self.configuration())
            self.leave()
        self.assertNotIn('runs', os.listdir(self.folder))

    def test_while_searching(self):
        self.launch()
        self.slow()
        self.client.ask('continue', threadId=1)
        self.leave_while()

    def test_while_pausing_a_search(self):
        """What is compiled is not waited for, neither by questions nor by the pause."""
        self.launch()
        self.slow()
        self.client.ask('continue', threadId=1)
        read(self.folder, 'started')
        self.client.ask('threads')
        self.client.ask('setBreakpoints', source={'path': f'{self.folder}/a.cpp'}, breakpoints=[{'line': 1}])
        self.client.ask('pause', threadId=1)
        self.assertEqual(self.client.event('stopped')['reason'], 'pause')
        self.assertEqual(self.client.step(), 0)
        self.leave()

    def test_while_counting(self):
        self.launch()
        self.slow()
        self.client.ask('continue', threadId=2)
        self.leave_while()

    def test_while_idle(self):
        self.launch()
        self.leave()
