# SPDX-License-Identifier: BSL-1.0
"""The files that constexpr-profile writes, and those that it leaves alone."""
import ast
import json
import os
import shlex
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree

from command import (COMMAND, FOLDER, WORK, AnswersKept, CommandTest, compilers, folder_of, is_clang,
                     one_of_each_family, read, run, write)
from constexpr_profile.terminal import visible


class Hidden(AnswersKept, CommandTest):
    """Control characters and marks of direction could change how a terminal shows the rest."""
    def test_letters(self):
        for letter in map(chr, [*range(9), *range(11, 32), *range(127, 160), 0xad, 0x61c, 0x180e, 0x200b, 0x200e,
                                0x200f, *range(0x2028, 0x202f), *range(0x2060, 0x2070), 0xfeff, *range(0xfff9, 0xfffc),
                                0xffff, 0xe0001]):
            shown = visible(f'a{letter}b')
            self.assertRegex(shown, r'^a\\[xuU][0-9a-f]+b$')
            self.assertEqual(ast.literal_eval(f"'{shown}'"), f'a{letter}b')
        text = 'int ö = \'\\n\'; // →\t汉 \u200d\n'
        self.assertEqual(visible(text), text)

    def test_files(self):
        """Nothing of them reaches the output, and a picture is well-formed."""
        name = 'a\x1b[31m\u202e.cpp'
        with folder_of({name: WORK + '// \x1b]0;title\x07\nconstexpr int v = work(50); // \u202e \x1b[2J\n'}) as folder:
            for options in (['--list'], ['--step', '9'], ['--samples', '9', '--output', 'p.svg'],
                            ['--at', f'{name}:1']):
                done = run(*options, '--', compilers()[0], '-std=c++20', name, folder=folder)
                self.assertIn('\\x1b[31m\\u202e.cpp', done.stdout + done.stderr)
                self.assertNotRegex(done.stdout + done.stderr, '[\x07\x1b\u202e]')
            xml.etree.ElementTree.parse(f'{folder}/p.svg')


class Files(AnswersKept, CommandTest):
    def test_outputs(self):
        compiler = compilers()[0]
        with tempfile.TemporaryDirectory(suffix=' with blanks') as folder:
            shutil.copy(f'{FOLDER}/programs/names.cpp', f'{folder}/a program.cpp')
            for ending in 'svg', 'json', 'folded':
                self.profile(compiler, 'a program.cpp', folder=folder,
                             options=['--samples', '30', '--output', f'p.{ending}'])
            picture = xml.etree.ElementTree.parse(f'{folder}/p.svg').getroot()
            titles = [title.text for title in picture.iter('{http://www.w3.org/2000/svg}title')]
            self.assertTrue(any(title.startswith('all: 100.0 %') for title in titles), titles)
            sampled = json.loads(read(folder, 'p.json'))['profiles'][0]
            self.assertEqual(len(sampled['samples']), 30)
            self.assertAlmostEqual(sum(sampled['weights']), sampled['endValue'])
            counts = [int(line.rsplit(' ', 1)[1]) for line in read(folder, 'p.folded').splitlines()]
            self.assertEqual(sum(counts), 30)

    def test_outputs_that_cannot_be_written(self):
        """The user hears of it at once: this compiler would be refused, too."""
        with folder_of({'folder.svg/file': ''}) as folder:
            for path in 'none/p.svg', 'folder.svg':
                self.refused(f'{path} cannot be written', '/bin/true', 'a.cpp', folder=folder,
                             options=['--output', path])

    def test_files_are_written_in_any_case(self):
        """The reader of the output may go, and names may have bytes that are not UTF-8."""
        shell = shlex.join(COMMAND) + ' "$@" | :'
        with folder_of({}) as folder:
            source = os.path.join(os.fsencode(folder), b'n\xe4me.cpp')
            shutil.copy(f'{FOLDER}/programs/tiny.cpp', source)
            for ending in 'svg', 'json', 'folded':
                write(f'{folder}/p.{ending}', 'old')
                subprocess.run(['sh', '-c', shell, 'sh', '--output', f'p.{ending}',
                                '--', compilers()[0], '-std=c++20', source],
                               cwd=folder, check=True, stderr=subprocess.DEVNULL)
                self.assertIn('answer', read(folder, f'p.{ending}'))
            self.assertEqual(len(os.listdir(folder)), 4)

    def test_names_of_files(self):
        """They run no commands, and quotes and backslashes in them confuse nothing."""
        program = WORK + 'constexpr int v = work(150);\n'
        name = 'é $(touch pwned) `touch pwned`;"touch" \\pwned.cpp'
        for compiler in compilers():
            with folder_of({name: program}) as folder:
                text = self.profile(compiler, name, folder=folder, options=['--samples', '5'])
                self.assertRegex(text, r'\n +100\.0 (±[\d.]+)? +100\.0 (±[\d.]+)? +work\n')
                self.assertEqual(os.listdir(folder), [name])

    def test_bytes_that_are_not_utf_8(self):
        for compiler in compilers():
            with folder_of({}) as folder:
                with open(f'{folder}/latin.cpp', 'wb') as file:
                    file.write(b'constexpr int f() { int k = 0; for (char c : "\xe4\xf6") k += c < 0;'
                               b' return k; }\nstatic_assert(sizeof("\xe4\xf6") == 3 && f() == 2);\n')
                self.assertIn('latin.cpp:2', self.profile(compiler, 'latin.cpp', folder=folder))

    def test_nothing_else_is_written(self):
        """Options that write files are ignored, as are those that would change the compiler's messages."""
        written_by_clang = ('-Wp,-MMD,main.d --output=p.o -ftime-trace=t.json -save-stats -MJ x.json -gsplit-dwarf '
                            '-fdiagnostics-format=msvc --precompile')
        written_by_gcc = ('-Wp,-MMD,main.d --output=p.o -Xpreprocessor -MMD -fopt-info-all=o.txt -fstack-usage '
                          '-fdump-tree-all -save-temps -fdiagnostics-format=json -Werror')
        files = {'main.d': 'mine', 'p.o': 'mine', 'q.o': 'mine', 'a.rsp': '-c -o q.o tiny.cpp',
                 'tiny.cpp': read(FOLDER, 'programs/tiny.cpp')}
        for compiler in one_of_each_family():
            with folder_of(files) as folder:
                options = (written_by_clang if is_clang(compiler) else written_by_gcc).split()
                text = self.profile(compiler, *options, '@a.rsp', options=['--list'], folder=folder)
                self.assertIn('tiny.cpp:11', text)
                self.assertEqual({name: read(folder, name) for name in os.listdir(folder)}, files)
