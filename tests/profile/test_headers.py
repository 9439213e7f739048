# SPDX-License-Identifier: BSL-1.0
"""constexpr-profile with the commands and folders of real builds: what is a precompiled header or a module there comes in
as text, and so it is found."""
import os
import re
import subprocess
import tempfile
import unittest

from command import compilers, is_clang, run

HEADER = '''#pragma once
constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i % 7; return s; }
inline constexpr int v = f(900);
'''
SOURCE = 'constexpr int w = f(300);\n'
BOTH = [('mine.hpp', '3'), ('a.cpp', '1')]


class Headers(unittest.TestCase):
    """Each test runs with every compiler that it is about."""

    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.write('mine.hpp', HEADER)
        self.write('a.cpp', SOURCE)

    def enterContext(self, context):  # Python has it since 3.11
        self.addCleanup(context.__exit__, None, None, None)
        return context.__enter__()

    def write(self, name, text):
        os.makedirs(os.path.dirname(os.path.join(self.folder, name)), exist_ok=True)
        with open(os.path.join(self.folder, name), 'w', encoding='utf-8') as file:
            file.write(text)

    def list(self, compiler, *command):
        """The places in the list."""
        done = run('--list', '--', compiler, '-std=c++20', *command, folder=self.folder)
        self.assertEqual((done.stderr, done.returncode), ('', 0), compiler)
        return re.findall(r' [0-9,]+  (\S+):(\d+)  ', done.stdout)

    def test_precompiled_headers_without_their_text(self):
        """As Meson uses them."""
        for compiler in filter(is_clang, compilers()):
            subprocess.run([compiler, '-std=c++20', '-Xclang', '-emit-pch', '-x', 'c++-header', 'mine.hpp', '-o', 'mine.pch'],
                           cwd=self.folder, check=True)
            self.assertEqual(self.list(compiler, '-include-pch', 'mine.pch', 'a.cpp'), BOTH)

    def test_commands_that_precompile_headers(self):
        """As CMake has them in compile_commands.json."""
        self.write('pch.hxx.cxx', '')
        for compiler in compilers():
            emit = ['-Xclang', '-emit-pch'] if is_clang(compiler) else []
            self.assertEqual(self.list(compiler, *emit, '-include', 'mine.hpp', '-x', 'c++-header', 'pch.hxx.cxx'), BOTH[:1])

    def test_module_maps(self):
        """Nothing is written into the cache of modules."""
        self.write('module.modulemap', 'module mine { header "mine.hpp" export * }')
        self.write('a.cpp', '#include "mine.hpp"\n' + SOURCE)
        for compiler in filter(is_clang, compilers()):
            options = ['-fmodules', '-fcxx-modules', '-fmodules-cache-path=cache']
            self.assertEqual(self.list(compiler, *options, 'a.cpp'), [('mine.hpp', '3'), ('a.cpp', '2')])
        self.assertNotIn('cache', os.listdir(self.folder))

    def test_folders_that_are_not_ascii(self):
        """A statement is found by its last line."""
        self.write('Größe é/a b.cpp', HEADER + 'constexpr int w = f(\n300);\n')
        for compiler in compilers():
            done = run('--at', 'a b.cpp:5', '--step', '9', '--', compiler, '-std=c++20', 'Größe é/a b.cpp', folder=self.folder)
            self.assertRegex(done.stdout, '^Größe é/a b.cpp:[45] after 9 of ', done.stderr)
