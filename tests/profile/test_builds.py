# SPDX-License-Identifier: BSL-1.0
"""Commands of build systems: compilation databases, precompiled headers, and modules."""
import json
import os
import re
import subprocess

from command import (WORK, AnswersKept, CommandTest, clangs, compilers, folder_of, gccs, is_clang, one_of_each_family,
                     run, write)
from constexpr_profile.commands.database import chosen_entry
from constexpr_profile.errors import Failure
from constexpr_profile.source.files import shortest_path

FILES = {'mine.hpp': f'#pragma once\n{WORK}inline constexpr int v = work(900);\n',
         'a.cpp': 'constexpr int w = work(300);\n'}
BOTH = [('mine.hpp', '3'), ('a.cpp', '1')]


class Builds(AnswersKept, CommandTest):
    def refused_here(self, sentence, folder, *arguments):
        done = run('-p', '.', *arguments, folder=folder)
        self.assertEqual((done.returncode, done.stdout), (2, ''))
        self.assertRegex(done.stderr, f'^constexpr-profile: [^\n]*{sentence}[^\n]*\n$')

    def listed(self, compiler, folder, *command):
        """The places in the list."""
        text = self.profile(compiler, *command, options=['--list'], folder=folder)
        return re.findall(r' [0-9,]+  (\S+):(\d+)  ', text)

    def test_database(self):
        """The compiler runs in the folder of the entry; paths are shown from where the user is."""
        with folder_of({'src/a program.cpp': WORK + 'constexpr int v = work(300);\n', 'build/x': ''}) as folder:
            write(f'{folder}/build/compile_commands.json', json.dumps([{
                'directory': f'{folder}/build', 'file': '../src/a program.cpp',
                'arguments': [compilers()[0], '-std=c++20', '-c', '../src/a program.cpp', '-o', 'x.o']}]))
            done = run('-p', 'build', 'src/a program.cpp', '--samples', '5', folder=folder)
            self.assertRegex(done.stdout, r'100\.0.* src/a program\.cpp:2\n +constexpr int v = work\(300\);\n')

    def test_several_commands(self):
        program = ('#ifdef SECOND\nstatic_assert(1 + 1 == 2);\nconstexpr int f() { return 1; }\n'
                   'constexpr int i = f();\n#endif\n')
        database = [{'directory': '.', 'file': 'a.cpp', 'command': f'{compilers()[0]} {options} -c a.cpp'}
                    for options in ('-o first.o', '-DSECOND -o second.o')]
        with folder_of({'a.cpp': program, 'compile_commands.json': json.dumps(database)}) as folder:
            self.assertIn('and the first is used; choose one with entry: 1 (-o first.o), 2 (-o second.o)',
                          run('-p', '.', 'a.cpp', folder=folder).stderr)
            self.refused_here('entry must be between 1 and 2', folder, 'a.cpp', '--entry', '3')
            self.refused_here('no constant evaluation was seen', folder, 'a.cpp', '--entry', '1')
            self.assertIn('a.cpp:4', run('-p', '.', 'a.cpp', '--entry', '2', folder=folder).stdout)

    def test_files_that_others_include(self):
        """A header, and a source of a unity build: the first C++ source that includes it is compiled."""
        files = {'x/mine.hpp': 'inline constexpr int v = 1;\n', 'y/mine.hpp': '', 'part.cpp': '', 'other.hpp': '',
                 'c.c': '#include "x/mine.hpp"\n', 'a.cpp': 'int mine; // mine.hpp\n#include "y/mine.hpp"\n',
                 'b.cpp': '  # include <../x/mine.hpp>\n', 'd.cpp': '#include "x/mine.hpp"\n'}
        with folder_of(files) as folder:
            write(f'{folder}/unity_0.cxx', f'#include "{folder}/part.cpp"\n')
            write(f'{folder}/compile_commands.json', json.dumps(
                [{'directory': folder, 'file': name, 'arguments': ['c++', name]}
                 for name in ('gone.cpp', 'c.c', 'a.cpp', 'b.cpp', 'd.cpp', 'unity_0.cxx')]))
            for name, source in ('x/mine.hpp', 'b.cpp'), ('y/mine.hpp', 'a.cpp'), ('part.cpp', 'unity_0.cxx'):
                said = []
                entry = chosen_entry(folder, f'{folder}/{name}', None, said.append)
                source = shortest_path('.', f'{folder}/{source}')
                self.assertEqual((entry.command[1:], said), ([os.path.basename(source)],
                                                             [f'{source} seems to include {folder}/{name}, so its '
                                                              'command is used']))
            with self.assertRaisesRegex(Failure, 'does not contain .*/other.hpp'):
                chosen_entry(folder, f'{folder}/other.hpp', None, print)
            self.assertEqual(chosen_entry(folder, f'{folder}/a.cpp', None, print).includer, '')

    def test_a_header_in_a_database(self):
        """Its own evaluations are listed with those of the source that includes it."""
        files = {**FILES, 'a.cpp': f'#include "mine.hpp"\n{FILES["a.cpp"]}', 'compile_commands.json': json.dumps(
            [{'directory': '.', 'file': 'a.cpp', 'command': f'{compilers()[0]} -std=c++20 -c a.cpp'}])}
        with folder_of(files) as folder:
            done = run('-p', '.', 'mine.hpp', '--list', folder=folder)
        self.assertEqual(done.stderr, 'constexpr-profile: a.cpp seems to include mine.hpp, so its command is used\n')
        self.assertIn('  mine.hpp:3  ', done.stdout)

    def test_the_largest_of_a_header(self):
        """Of what is compiled with it, what the header has is preferred."""
        source = '#include "mine.hpp"\nconstexpr int w = work(3000);\n'
        files = {**FILES, 'a.cpp': source, 'compile_commands.json': json.dumps(
            [{'directory': '.', 'file': 'a.cpp', 'command': f'{compilers()[0]} -std=c++20 -c a.cpp'}])}
        with folder_of(files) as folder:
            for file, place in ('mine.hpp', 'mine.hpp:3'), ('a.cpp', 'a.cpp:2'):
                text = run('-p', '.', file, '--step', '1', folder=folder).stdout
                self.assertTrue(text.startswith(f'{place} after step 1 of '), text)

    def test_bad_databases(self):
        for text in ('', '[1]', '{"a": 1}', '[{"file": "f.cpp"}]',
                     '[{"directory": "", "file": "f.cpp", "command": "g++ \'"}]',
                     '[{"directory": "", "file": "f.cpp", "arguments": []}]', '[' * 9000,
                     '[{"directory": "", "file": "f.cpp", "arguments": "g++ f.cpp"}]',
                     '[{"directory": "", "file": "f.cpp", "arguments": ["g++", 1]}]',
                     '[{"directory": "", "file": "f.cpp", "command": 1}]'):
            with folder_of({'compile_commands.json': text}) as folder:
                self.refused_here('not a compilation database', folder, 'f.cpp')

    def test_a_folder_that_is_missing(self):
        """It is the folder that is named, not the compiler."""
        with folder_of({}) as folder:
            write(f'{folder}/compile_commands.json', json.dumps([{
                'directory': f'{folder}/gone', 'file': f'{folder}/f.cpp', 'arguments': ['/bin/true', 'f.cpp']}]))
            self.refused_here(f'{folder}/gone: No such file or directory', folder, 'f.cpp')

    def test_precompiled_headers(self):
        """As CMake's target_precompile_headers() makes and uses them. What is in them comes in as text."""
        files = {**FILES, 'cmake_pch.hxx': '#pragma GCC system_header\n#include "mine.hpp"\n',
                 'cmake_pch.hxx.pch': 'not for Clang', 'cmake_pch.hxx.gch': 'not for GCC', 'cmake_pch.hxx.cxx': ''}
        for compiler in one_of_each_family():
            with folder_of(files) as folder:
                header = f'{folder}/cmake_pch.hxx'
                options, emit = ['-include', header], []
                if is_clang(compiler):
                    options = f'-Xclang -include-pch -Xclang {header}.pch -Xclang -include -Xclang {header}'.split()
                    emit = ['-Xclang', '-emit-pch']
                self.assertEqual(self.listed(compiler, folder, *options, 'a.cpp'), BOTH)
                text = self.profile(compiler, *options, 'a.cpp', options=['--samples', '20'], folder=folder)
                self.assertRegex(text.split('total %     line')[1], r' mine\.hpp:2\n')
                made = [*emit, '-include', header, '-x', 'c++-header', 'cmake_pch.hxx.cxx']
                self.assertEqual(self.listed(compiler, folder, *made), BOTH[:1])

    def test_precompiled_headers_without_their_text(self):
        """As Meson uses them."""
        for compiler in clangs():
            with folder_of(FILES) as folder:
                subprocess.run([compiler, '-std=c++20', '-Xclang', '-emit-pch', '-x', 'c++-header', 'mine.hpp',
                                '-o', 'mine.pch'], cwd=folder, check=True)
                self.assertEqual(self.listed(compiler, folder, '-include-pch', 'mine.pch', 'a.cpp'), BOTH)

    def test_module_maps(self):
        """Nothing is written into the cache of modules."""
        files = {**FILES, 'b.cpp': f'#include "mine.hpp"\n{FILES["a.cpp"]}',
                 'module.modulemap': 'module mine { header "mine.hpp" export * }'}
        options = ['-fmodules', '-fcxx-modules', '-fmodules-cache-path=cache']
        for compiler in clangs():
            with folder_of(files) as folder:
                self.assertEqual(self.listed(compiler, folder, *options, 'b.cpp'), [BOTH[0], ('b.cpp', '2')])
                self.assertNotIn('cache', os.listdir(folder))

    def test_modules_of_gcc(self):
        """What precedes a declaration is precompiled, but not as a header unit, which GCC would put into the folder."""
        with folder_of({'a.cpp': f'#include <array>\n{WORK}constexpr int v = work(300);\n'}) as folder:
            for compiler in gccs():
                self.profile(compiler, '-fmodules-ts', 'a.cpp', options=['--samples', '3'], folder=folder)
            self.assertEqual(os.listdir(folder), ['a.cpp'])

    def test_folders_that_are_not_ascii(self):
        """A statement is found by its last line."""
        with folder_of({'Größe é/a b.cpp': f'{WORK}constexpr int w = work(\n300);\n'}) as folder:
            for compiler in compilers():
                text = self.profile(compiler, 'Größe é/a b.cpp', folder=folder,
                                    options=['--at', 'a b.cpp:3', '--step', '9'])
                self.assertRegex(text, '^Größe é/a b.cpp:[23] after step 9 of ')

    def test_undefined_macros(self):
        """They are not defined in the preprocessed text, either."""
        with folder_of({'a.cpp': WORK + 'constexpr int __VERSION__ = work(300);\n'}) as folder:
            for compiler in one_of_each_family():
                text = self.profile(compiler, '-U__VERSION__', 'a.cpp', options=['--list'], folder=folder)
                self.assertIn('a.cpp:2  constexpr int __VERSION__ = work(300);', text)

    def test_macros_that_the_source_undefines(self):
        """The same, also where a declaration is cut out behind a precompiled header."""
        program = '#include <array>\n#undef linux\n' + WORK + '''namespace linux { constexpr int v = work(300); }
constexpr int w = work(linux::v > 0 ? 400 : 1);
int main() { constexpr int v = linux::v; constexpr int x = work(v * 2); return x; }
'''
        with folder_of({'a.cpp': program}) as folder:
            for compiler in one_of_each_family():
                text = self.profile(compiler, '-std=gnu++20', 'a.cpp', options=['--list'], folder=folder)
                self.assertIn('a.cpp:4  namespace linux { constexpr int v = work(300); }', text)
                text = self.profile(compiler, '-std=gnu++20', 'a.cpp', folder=folder,
                                    options=['--at', 'a.cpp:6', '--samples', '20'])
                self.assertIn('a.cpp:6: ', text)
