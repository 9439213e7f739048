# SPDX-License-Identifier: BSL-1.0
"""While an evaluation is stopped, the debug adapter looks at the moments around it."""
import threading
import unittest
from unittest import mock

from command import FOLDER, compilers, folder_of, is_clang, read, write_program
from constexpr_profile.dap.running import Running
from debug_client import LocalClient


class LookingAhead(unittest.TestCase):
    def test_neighbours_are_known(self):
        """They are shown without a compilation of their own."""
        clang = next(filter(is_clang, compilers()), None) or self.skipTest('There is no Clang here')
        all_is_known = threading.Event()
        look_ahead = Running.look_ahead

        def look_ahead_and_tell(running):
            is_any_new = look_ahead(running)
            if not is_any_new:
                all_is_known.set()
            return is_any_new

        with folder_of({}) as folder, mock.patch.object(Running, 'look_ahead', look_ahead_and_tell):
            counting = f'{folder}/c++'
            write_program(counting, f'echo >>{folder}/runs\nexec {clang} "$@"')
            client = LocalClient()
            self.addCleanup(client.close)
            client.launch(command=[counting, '-std=c++20', f'{FOLDER}/programs/three_quarters.cpp'], cwd=FOLDER,
                          firstStep=40)
            for _ in range(30):
                all_is_known.clear()
                client.move('stepIn', granularity='instruction')
                client.frames()
                self.assertTrue(all_is_known.wait(300))
            client.ask('disconnect')
            client.adapter.join()
            self.assertLess(len(read(folder, 'runs').splitlines()), 50)  # one by one, there would be 75


if __name__ == '__main__':
    unittest.main()
