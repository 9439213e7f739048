# SPDX-License-Identifier: BSL-1.0
"""What compilers tell about themselves."""
import os
import sys
import unittest
from unittest import mock

import command  # noqa: F401, which finds the package
from constexpr_profile.errors import Failure
from constexpr_profile.compilers.compiler import system_folders
from constexpr_profile.compilers.family import family_of
from constexpr_profile.commands.processes import Processes
from constexpr_profile.families import FAMILIES

SEARCHED = '''\
#include "..." search starts here:
#include <...> search starts here:
 /usr/include/c++/12
 /opt/my headers -E lib
 /System/Frameworks (framework directory)
End of search list.
'''
GCC = f'''\
COLLECT_GCC=g++
Configured with: ../src/configure -v --with-pkgversion='clang version 3'
gcc version 12.2.0 (Debian 12.2.0-14+deb12u1)
 /usr/lib/gcc/x86_64-linux-gnu/12/cc1plus -E -quiet -v -D_GNU_SOURCE /dev/null -dumpbase null
{SEARCHED}'''
CLANG = f'''\
Debian clang version 19.1.7 (3+b1)
Configuration file: /etc/clang/clang++.cfg
 (in-process)
 "C:\\\\Program Files\\\\LLVM\\\\clang++.exe" -cc1 -triple x86_64-pc-linux-gnu -E -fgnuc-version=4.2.1 -x c++ nul
clang -cc1 version 19.1.7 based upon LLVM 19.1.7 default target x86_64-pc-linux-gnu
{SEARCHED}'''


class Description(unittest.TestCase):
    def test_family(self):
        for told, name, version in (GCC, 'GCC', 12), (CLANG, 'Clang', 19):
            found = family_of('c++', told, FAMILIES)
            self.assertEqual((found.name, found.version), (name, version))

    def test_apple(self):
        """It has numbers of its own, which are not those of LLVM."""
        for told, tells_times in ('15.0.0', False), ('16.0.0', True):
            found = family_of('c++', f'Apple clang version {told} (clang-1)\nTarget: arm64-apple-darwin22.3.0\n',
                              FAMILIES)
            self.assertEqual((found.name, found.label), ('Clang', f'Apple Clang {found.version}'))
            self.assertEqual((found.least_limit, found.tells_times), (1, tells_times))
        with self.assertRaisesRegex(Failure, 'Apple Clang 13; Clang must be 14'):
            family_of('c++', 'Apple clang version 13.1.6 (clang-1316.0.21.2.5)', FAMILIES)

    def test_refused(self):
        for told, sentence in [
                ('gcc version 10.2.1', 'c++ is GCC 10; GCC must be 11 or newer'),
                ('clang version 13.0.1', 'c++ is Clang 13; Clang must be 14 or newer'),
                ('', 'c++ does not say that it is Clang or GCC'),
                ('c++: error: no such option\nusage: c++ FILE',
                 'c++ does not say that it is Clang or GCC; it says: c++: error: no such option')]:
            with self.assertRaises(Failure) as raised:
                family_of('c++', told, FAMILIES)
            self.assertEqual(str(raised.exception), sentence)

    def test_folders(self):
        folders = ['/usr/include/c++/12', '/opt/my headers -E lib', '/System/Frameworks']
        for told in GCC, CLANG:
            self.assertEqual(system_folders(told), folders)

    def test_line_breaks(self):
        """On Windows, a compiler writes two characters for each; elsewhere, a carriage return is the user's."""
        printed = SEARCHED.replace('\n', '\r\n').replace('12', '12\r')
        words = [sys.executable, '-c', 'import os, sys; os.write(1, os.fsencode(sys.argv[1]))', printed]
        for line_break, text in ('\r\n', SEARCHED.replace('12', '12\r')), ('\n', printed):
            with mock.patch('os.linesep', line_break):
                self.assertEqual(Processes('.').run(words, '.', os.environ).output, text)
