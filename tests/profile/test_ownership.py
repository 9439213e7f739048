# SPDX-License-Identifier: BSL-1.0
"""Which files constexpr-profile takes for the user's."""
import os
import types
import unittest

from command import folder_of
from constexpr_profile.evaluations.ownership import Ownership


class Owners(unittest.TestCase):
    def test_folders(self):
        """Paths are relative to the current folder, those of the compiler to where it runs."""
        with folder_of({'build/x': '', 'src/include/mine.hpp': '', 'include/vector': ''}) as folder:
            before = os.getcwd()
            self.addCleanup(os.chdir, before)
            os.chdir(f'{folder}/src')
            compiler = types.SimpleNamespace(directory=f'{folder}/build',
                                             system_folders=['../include', '/usr/include'])
            own, everything = Ownership(compiler, False), Ownership(compiler, True)
            for path, is_users in (('include/mine.hpp', True), ('../include/vector', False),
                                   (f'{folder}/include/vector', False), ('/usr/include/stdio.h', False),
                                   ('/usr/include-mine/x.h', True)):
                self.assertEqual((own.is_users(path), everything.is_users(path)), (is_users, True), path)
            for path in '<built-in>', '../build/<command-line>':
                self.assertFalse(own.is_users(path))
