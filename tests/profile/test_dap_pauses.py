# SPDX-License-Identifier: BSL-1.0
"""Pausing what constexpr-profile dap is doing, and what it answers meanwhile."""
from command import WORK, compiler_that_waits, read, write
from debug_client import DebuggingTest

# What Clang evaluates in the conversion to `meters` is not counted together with other evaluations.
COUNTED_LATER = WORK + '''constexpr int v = work(3000);
struct meters {
    int value;
    constexpr meters(int n) : value(work(n)) {}
};
constexpr meters w = work(300);
'''


class Pauses(DebuggingTest):
    def test_pause(self):
        """A search for what never comes can be stopped, and answers meanwhile."""
        self.launch('failing.cpp', line=13, stopOnEntry=True, functions=['deeper'])
        self.client.send('continue', threadId=1)
        self.client.ask('threads')
        self.client.ask('pause', threadId=1)
        self.assertEqual(self.client.event('stopped')['reason'], 'pause')
        self.assertLess(self.client.step(), 1009)
        self.leave()

    def send_and_wait(self, folder, request, **arguments):
        """Returns once the compiler waits."""
        write(f'{folder}/slow', '')
        sent = self.client.send(request, **arguments)
        read(folder, 'started')
        return sent

    def test_pause_while_counting(self):
        """It is answered at once, and the steps are counted another time."""
        with compiler_that_waits(COUNTED_LATER) as folder:
            self.launch(f'{folder}/a.cpp', f'{folder}/c++')
            self.send_and_wait(folder, 'continue', threadId=2)
            self.client.ask('pause', threadId=2)
            stop = self.client.event('stopped')
            self.assertEqual((stop['reason'], stop['threadId']), ('pause', 2))
            self.assertNotIn(': step ', self.client.ask('threads')['threads'][1]['name'])
            self.assertEqual(self.client.move('continue', 2)['reason'], 'end')
            self.assertIn(': step ', self.client.ask('threads')['threads'][1]['name'])
            self.leave()

    def test_pause_before_the_first_stop(self):
        with compiler_that_waits(COUNTED_LATER) as folder:
            self.client.ask('initialize', adapterID='constexpr')
            self.client.ask('launch', command=[f'{folder}/c++', '-std=c++20', f'{folder}/a.cpp'], line=7)
            self.send_and_wait(folder, 'configurationDone')
            self.client.ask('pause', threadId=1)
            self.assertEqual(self.client.event('stopped')['reason'], 'pause')
            self.assertNotIn(': step ', self.client.ask('threads')['threads'][0]['name'])
            self.assertEqual(self.client.move('continue')['reason'], 'end')
            self.leave()

    def test_pause_a_profile(self):
        """It can be asked for again."""
        with compiler_that_waits(COUNTED_LATER) as folder:
            self.launch('failing.cpp', f'{folder}/c++', line=13, stopOnEntry=True)
            sent = self.send_and_wait(folder, 'evaluate', expression='profile', context='repl')
            self.client.ask('pause', threadId=1)
            self.assertEqual(self.client.response(sent)['message'], 'it has been given up')
            self.client.ask('pause', threadId=1)  # when nothing is done, it does not stop what comes later
            self.assertIn('200 samples', self.client.say('profile'))
            self.leave()
