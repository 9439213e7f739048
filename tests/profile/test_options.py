# SPDX-License-Identifier: BSL-1.0
"""How constexpr-profile takes compile commands apart."""
import contextlib
import io
import re
import shlex
import unittest
from unittest import mock

from command import folder_of, write
from constexpr_profile.arguments import parse
from constexpr_profile.commands.database import split
from constexpr_profile.errors import Failure
from constexpr_profile.commands.parsing import parse_command, without_launcher
from constexpr_profile.clang.family import Clang
from constexpr_profile.gcc import Gcc
from constexpr_profile.dap.server import serve

# Options that are kept for all compilations.
KEPT = [
    '-std=c++20 -O3 -march=native -m32 -fno-exceptions -Wno-narrowing -pthread -new-option -new=b --new',
    '-target x -resource-dir r --sysroot s -B b -isysroot s -gcc-toolchain t --gcc-toolchain=v --param a=1 -arch arm64',
    '-stdlib=libc++ -nostdinc++ -fmodules -fmodule-file=m=m.pcm -falign-functions=32:16 -Xarch_arm64 -O2 -mllvm -x',
    '-static-libgcc -no-pie -nostdlib -fuse-ld=lld -L lib -u symbol -fplugin=p.so -fplugin-arg-p-key=a/b',
    '-Xclang -load -Xclang P.so -Xclang -add-plugin -Xclang clazy -Xclang -plugin-arg-clazy -Xclang -emit-x',
    '-Xclang -target-feature -Xclang +avx -Xclang -std=c++20 -Xpreprocessor -fopenmp']

# Those that only the preprocessor needs, and what becomes of them.
OF_PREPROCESSOR = [
    ('-I inc -Idir -DA=1 -D B -U C -isystem inc -isystem/inc -iquote q -include a.hpp -imacros b.hpp -x c++ -F f', ''),
    ('--undefine-macro C -finput-charset=latin1 -stdlib++-isystem d -iwithsysroot /inc -iprefix d --imacros a.h', ''),
    ('-Wp,-DA,-MD,a.d,-UB,-MT,b.o,-MMD,-DC', '-DA -UB -DC'),
    ('-include-pch q.pch -include p.hxx', ''),
    ('-Xclang -DA -Xclang -isystem -Xclang d -Xpreprocessor -DC', '-DA -isystem d -DC'),
    ('-Xclang -include-pch -Xclang p.hxx.pch -Xclang -include -Xclang p.hxx', '-include p.hxx')]

# Options that write files, choose what is made or how messages look, or link.
LEFT_OUT = [
    '-o a.o', '-oa.o', '--output=a.o', '--output a.o', '-c', '-S', '-E', '-P', '-dD', '-g3', '-gsplit-dwarf',
    '-MMD', '-MD -MF a.d -MT a -MQ a', '-MJ a.json', '-Wp,-MMD,a.d', '--write-dependencies', '-Xpreprocessor -MMD',
    '--analyze', '--', '--coverage', '-ftest-coverage',
    '-Xpreprocessor -MF -Xpreprocessor a.d', '-aux-info a',
    '-ftime-trace=a.json', '-fopt-info-all=a.txt', '-fstack-usage', '-fdump-tree-all', '-save-stats', '-save-temps=obj',
    '--serialize-diagnostics a.dia', '-time=a.txt', '-Xclang -dependency-file -Xclang a.d', '-Xclang -fixit',
    '-fdiagnostics-format=json', '--precompile', '-Xclang -emit-pch', '-fpch-preprocess', '-frewrite-includes', '-w',
    '-pedantic-errors', '-Werror=vla', '-fdeps-file=f -fdeps-target=t -fdeps-format=p1689r5', '-dumpbase a',
    'b.o libc.a libd.so libe.so.1 libf.so.1.2.3 -lm -l m -Wl,-Map=m -Xlinker -x -framework F -r']

LAUNCHERS = [
    ('g++ a', 'g++ a'), ('mine a', 'mine a'), ('mine g++ a', 'mine g++ a'),
    ('ccache g++ a', 'g++ a'), ('sccache.exe g++.exe a', 'g++.exe a'), ('env.EXE A=1 g++ a', 'g++ a'),
    ('ccache compiler_check=none sccache /usr/bin/g++ a', '/usr/bin/g++ a'), ('icecc g++ a', 'g++ a'),
    ('cmake -E env A=1 c++ a', 'c++ a'), ('/usr/bin/env A=1 distcc clang++-19 a', 'clang++-19 a'),
    ('env C=1 x86_64-linux-gnu-g++-12 a', 'x86_64-linux-gnu-g++-12 a'), ('env -- mpicxx a', 'mpicxx a'),
    ('nice -n 19 ccache g++ a', 'g++ a'), ('nice --adjustment=5 cc a', 'cc a'), ('nohup clang a', 'clang a'),
    ('A=/bin/g++ B= nice env C=2 g++ a', 'g++ a'), ('ionice -c 3 time -p g++ a', 'g++ a')]


class Arguments(unittest.TestCase):
    def parsed(self, text):
        return parse(text.split())[0]

    def test_defaults(self):
        self.assertEqual(self.parsed('--list --sort time -- g++ a.cpp').sort, 'time')
        chosen = self.parsed('-- g++ a.cpp')
        self.assertEqual((chosen.sort, chosen.samples, chosen.seed, chosen.top, chosen.at), ('steps', 200, 1, 10, None))

    def test_help(self):
        """`dap` has some of the same options."""
        for start in parse, serve:
            with self.assertRaises(SystemExit), contextlib.redirect_stdout(io.StringIO()) as output:
                start(['--help'])
            self.assertRegex(output.getvalue(), r'\n +--no-cache +do not use [^-]*\n +-j N +compilations at a time')

    def test_the_folder_of_commands(self):
        """It may be called like a compiler."""
        for folder in 'build-clang', 'build/gcc', 'clang++-19':
            self.assertEqual(self.parsed(f'-p {folder} a.cpp').build, folder)

    def test_places(self):
        """Compilers add the column."""
        for place in 'a.cpp:12', 'a.cpp:12:5', 'a.cpp:12:5:', 'a.cpp:12:':
            self.assertEqual(self.parsed(f'--at {place} -- g++ a.cpp').at, ('a.cpp', 12))
        self.assertEqual(self.parsed(r'--at C:\a.cpp:12:5 -- g++ a.cpp').at, (r'C:\a.cpp', 12))

    def test_lines_that_cannot_be(self):
        """Python reads no number of several thousand digits."""
        with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()) as output:
            self.parsed(f"--at a.cpp:{'9' * 5000} -- g++ a.cpp")
        self.assertIn('give FILE:LINE', output.getvalue())

    def test_step(self):
        for text, step in ('-p build a.cpp --step', -1), ('--step 1,009 -p build a.cpp', 1009):
            self.assertEqual(self.parsed(text).step, step)


class Options(unittest.TestCase):
    def taken(self, text, folder='.'):
        return parse_command(shlex.split(text), folder)

    def test_what_is_kept(self):
        """The compiler judges what is not known here."""
        for text in KEPT:
            taken = self.taken(f'c++ {text} a.cpp')
            self.assertEqual((taken.options, taken.preprocessing, taken.source), (text.split(), [], 'a.cpp'))

    def test_what_only_the_preprocessor_needs(self):
        for text, preprocessing in OF_PREPROCESSOR:
            taken = self.taken(f'c++ {text} a.cpp')
            self.assertEqual((taken.options, taken.preprocessing), ([], (preprocessing or text).split()), text)

    def test_what_is_left_out(self):
        for option in LEFT_OUT:
            taken = self.taken(f'g++ {option} a.cpp')
            self.assertEqual((taken.options, taken.preprocessing, taken.source), ([], [], 'a.cpp'), option)

    def test_response_files(self):
        with folder_of({'a.rsp': '-DA "-DB=\'b c\'" -c -o q.o @b.rsp', 'b.rsp': 'a.cpp'}) as folder:
            taken = self.taken('g++ @a.rsp', folder)
            self.assertEqual((taken.preprocessing, taken.source), (['-DA', "-DB='b c'"], 'a.cpp'))
            for text, sentence in ((None, 'no such response file'), ('"', 'No closing quotation'),
                                   ('@e.rsp', 'recursion'), ('a\0.\0c\0', 'UTF-16')):
                if text:
                    write(f'{folder}/e.rsp', text)
                with self.assertRaisesRegex(Failure, f'e.rsp: .*{sentence}'):
                    self.taken('g++ @e.rsp a.cpp', folder)

    def test_commands_for_windows(self):
        """Backslashes are in paths, unless they are before a quote."""
        for text, words in [
                (r'C:\llvm\clang++.exe -c  C:\proj\a.cpp', [r'C:\llvm\clang++.exe', '-c', r'C:\proj\a.cpp']),
                (r'"C:\Program Files\g++.exe" "-IC:\a b\\" a.cpp',
                 [r'C:\Program Files\g++.exe', '-IC:\\a b\\', 'a.cpp']),
                (r'c:/g++ -DA=\"b\" "-DB=c" \\server\a.cpp', ['c:/g++', '-DA="b"', '-DB=c', r'\\server\a.cpp']),
                (r'c:\g++ "" \\\"a "b"', [r'c:\g++', '', r'\"a', 'b']), (' c:\\g++\t', ['c:\\g++'])]:
            self.assertEqual(split(text), words)
        self.assertEqual(split(r"g++ 'a b.cpp' c\ d"), ['g++', 'a b.cpp', 'c d'])
        with mock.patch('os.name', 'nt'):
            self.assertEqual(split(r"g++ src\a.cpp 'b"), ['g++', r'src\a.cpp', "'b"])

    def test_limits(self):
        """As the compilers read them: with 0, older ones evaluate nothing, and Clang 22 has no limit. What is allowed
        the largest limit, or any, is compiled with one that can be exceeded."""
        for family, value, limit in [
                (Clang(19), '500', 500), (Clang(22), '0', None), (Gcc(12), '9223372036854775807', (1 << 63) - 1),
                (Clang(19), '4294967295', 4294967295), (Gcc(12), '4294967296', 4294967296)]:
            self.assertEqual(family.limit_of(self.limit_option(family, value)), limit, value)
        for family, limit in (Clang(19), 1 << 20), (Gcc(12), 1 << 25):
            self.assertEqual(family.limit_of(''), limit)
        for allowed, usable in (None, 100_000_000), (5, 5), (4294967295, 4294963199):
            self.assertEqual(Clang(22).usable_limit(allowed), usable)
        for family, value in [
                (Clang(19), '0'), (Gcc(12), '0'), (Clang(22), '-1'), (Clang(19), '08'), (Clang(19), ''),
                (Clang(19), '0x10'), (Gcc(12), '010'), (Clang(19), '4294967296'), (Gcc(12), '+5'),
                (Gcc(12), '9' * 5000), (Gcc(12), '9223372036854775808')]:
            option = self.limit_option(family, value)
            family.label = 'Apple Clang 16'
            sentence = f'^{re.escape(option)}: the limit of Apple Clang 16 must be a decimal number from 1 to '
            with self.assertRaisesRegex(Failure, sentence):
                family.limit_of(option)

    @staticmethod
    def limit_option(family, value):
        return f"-fconstexpr-{'steps' if family.name == 'Clang' else 'ops-limit'}={value}"

    def test_limits_for_clang_itself(self):
        """The driver would put them behind those that are tried."""
        for option in ('-fconstexpr-steps=5000', '-fconstexpr-steps -Xclang 5000', '-fconstexpr-depth=9',
                       '-fconstexpr-backtrace-limit -Xclang 2', '-ftemplate-backtrace-limit=0', '-ferror-limit=0'):
            with self.assertRaisesRegex(Failure, f'^-Xclang {option.split()[0]} would override the limits that are '):
                self.taken(f'clang++ -Xclang {option} a.cpp')

    def test_launchers(self):
        for text, compiler in LAUNCHERS:
            self.assertEqual(without_launcher(text.split())[0], compiler.split())
        self.assertEqual(without_launcher('A=1 nice B=a=b env C= g++ D=2'.split())[1], {'A': '1', 'B': 'a=b', 'C': ''})

    def test_languages(self):
        for text in ('gcc a.c', 'clang-19 -std=c11 a.c', 'g++ -x c a.cpp', 'g++ -xc a.cpp', 'c++ --language=c a.cpp',
                     'c++ --language c a.cpp', 'gcc -x c-header a.h', 'cc -x c++ -x none a.c',
                     'gcc a.h'):
            source = text.split()[-1]
            with self.assertRaisesRegex(Failure, f'^{source} is C; constant evaluation is looked at in C.. only$'):
                self.taken(text)
        for text in ('g++ a.c', 'clang++-19 a.c', 'gcc a.cpp', 'gcc -x c++ a.c', 'clang --language=c++ a.c',
                     'g++ -x c -x c++ a.c', 'cc -xc++ a.c', 'gcc a.C', 'g++ -x none a.c'):
            self.assertEqual(self.taken(text).source, text.split()[-1])

    def test_refused(self):
        for text, sentence in [
                ('g++ a.cpp b.cpp', 'a.cpp and b.cpp, or has an option'),
                ('g++', 'names no source file'),
                ('env -C folder g++ a.cpp', '^-C in front of the compiler is not supported'),
                ('env --chdir=folder g++ a.cpp', '^--chdir=folder in front of the compiler is not supported'),
                ('env -i g++ a.cpp', '^-i in front of the compiler is not supported'),
                ('env -u A g++ a.cpp', '^-u in front of the compiler is not supported'),
                ('env --unset=A g++ a.cpp', '^--unset=A in front of the compiler is not supported'),
                ('env A=1', '^no compiler is named behind env in the compile command$'),
                ('ccache mine a.cpp', '^no compiler is named behind ccache in the compile command$'),
                ('clang-cl /c a.cpp', 'takes the options of MSVC'),
                ('clang --driver-mode=cl a.cpp', 'MSVC')]:
            with self.assertRaisesRegex(Failure, sentence):
                self.taken(text)
