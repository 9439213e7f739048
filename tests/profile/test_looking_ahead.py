# SPDX-License-Identifier: BSL-1.0
"""While an evaluation is stopped, the debug adapter looks at the moments around it."""
import threading
import unittest
from unittest import mock

from command import FOLDER, clangs, counting_compiler, folder_of, runs_in
from constexpr_profile.dap.threads import Thread
from debug_client import LocalClient


class LookingAhead(unittest.TestCase):
    def test_neighbours_are_known(self):
        """They are shown without a compilation of their own."""
        clang = next(iter(clangs()), None) or self.skipTest('There is no Clang here')
        condition, known_around = threading.Condition(), set()  # steps
        unseen_nearby = Thread.unseen_nearby

        def unseen_nearby_and_tell(thread):
            steps = list(unseen_nearby(thread))
            if not steps:
                with condition:
                    known_around.add(thread.step)
                    condition.notify()
            return iter(steps)

        with folder_of({}) as folder, mock.patch.object(Thread, 'unseen_nearby', unseen_nearby_and_tell):
            client = LocalClient()
            self.addCleanup(client.close)
            command = [counting_compiler(clang, folder), '-std=c++20', f'{FOLDER}/programs/three_quarters.cpp']
            client.launch(command=command, cwd=FOLDER, firstStep=40)
            for step in range(41, 71):
                client.move('stepIn', granularity='instruction')
                client.frames()
                with condition:
                    self.assertTrue(condition.wait_for(lambda step=step: step in known_around, 300))
            client.ask('disconnect')
            client.adapter.join()
            self.assertLess(runs_in(folder), 50)  # one by one, there would be 75
