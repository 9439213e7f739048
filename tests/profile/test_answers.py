# SPDX-License-Identifier: BSL-1.0
"""What constexpr-profile reads in answers of compilers. Whole ones are recorded by record.py."""
import json
import unittest

from command import compilers
from constexpr_profile.clang.family import Clang
from constexpr_profile.gcc import Gcc
from constexpr_profile.compilers.answers import Kind, crash_in
from record import ANSWERS, LIMITS, compiler_called, printed, reading, recorded


class Answers(unittest.TestCase):
    def test_what_is_read(self):
        paths = list(ANSWERS.glob('*/*.txt'))
        self.assertGreaterEqual(len(paths), 13)
        for path in paths:
            with self.subTest(path):
                self.assertEqual(reading(path), json.loads(path.with_suffix('.json').read_text(encoding='utf-8')))

    def test_what_compilers_print(self):
        """If it is not what was recorded, record.py records it."""
        for compiler in map(compiler_called, compilers()):
            for program in LIMITS:
                path = recorded(compiler, program)
                with self.subTest(compiler.name, program=program):
                    if path:
                        self.assertEqual(printed(compiler, program), path.read_text(encoding='utf-8'))

    def test_line_breaks_in_arguments(self):
        answer = ('a b.cpp:9:15: error: static assertion expression is not an integral constant '
                  'expression\na b.cpp:2:5: note: constexpr evaluation hit maximum step limit\n'
                  'a b.cpp:9:16: note: in call to \'f("one\ntwo")\'\n')
        stop, = Clang(19).raw_stops(answer)
        self.assertEqual([tuple(frame) for frame in stop.frames],
                         [('', ('a b.cpp', 9, 16)), ('f("one\ntwo")', ('a b.cpp', 2, 5))])

    def test_a_concept(self):
        """GCC names it between the call and the error, without an announcement."""
        answer = ("a.cpp:2:33:   in 'constexpr' expansion of 'f(300)'\n"
                  "a.cpp:2:28:   required by the constraints of 'template<class T> concept C'\n"
                  "a.cpp:1:60: error: 'constexpr' evaluation operation count exceeds limit of 200\n"
                  'a.cpp:3:15: error: non-constant condition for static assertion\n')
        stops = Gcc(12).raw_stops(answer * 2)
        self.assertEqual(len(stops), 2)
        for stop in stops:
            self.assertEqual((stop.position, stop.context), (('a.cpp', 2, 33), ()))
            self.assertEqual([tuple(frame) for frame in stop.frames],
                             [('', ('a.cpp', 2, 33)), ('f(300)', ('a.cpp', 1, 60))])

    def test_an_instance(self):
        """A colon is part of a path of Windows. A function whose name looks like a line of inclusions is announced."""
        for path in 'a.cpp', r'C:\folder\a.cpp':
            instance = (f"{path}: In instantiation of 'constexpr int g() [with T = int]':\n"
                        f'{path}:9:5:   required from here\n')
            limit = (f"{path}:3:24:   in 'constexpr' expansion of 't(5)'\n"
                     f"{path}:2:28: error: 'constexpr' evaluation operation count exceeds limit of 200\n")
            stop, = Gcc(12).raw_stops(instance + limit)
            self.assertEqual(stop.context, (((path, 9, 5), 'constexpr int g() [with T = int]', 'g() [with T = int]'),))
            for name in 'f', 'from_text', 'included':
                stop, = Gcc(12).raw_stops(f"{instance}{path}: In function 'int {name}()':\n{limit}")
                self.assertEqual(stop.context, (), name)

    def test_what_clang_evaluates(self):
        """Whether it is about a constant, and the variable that is initialized. An array of variable length is not."""
        for what, is_constant, variable, is_of_variable in (
                ("constexpr variable 'v' must be initialized by a constant expression", True, 'v', True),
                ("constexpr variable 'v<1, 'x'>' must be initialized by a constant expression", True,
                 "v<1, 'x'>", True),
                ('variable does not have a constant initializer', True, '', True),
                ("constexpr variable 'v' must have constant destruction", True, '', True),
                ('static assertion expression is not an integral constant expression', True, '', False),
                ("call to consteval function 'variable' is not a constant expression", True, '', False),
                ("'aligned' attribute requires integer constant", True, '', False),
                ('variable length arrays in C++ are a Clang extension [-Wvla-cxx-extension]', False, '', False),
                ("no matching function for call to 'make_constant'", False, '', False)):
            stop, = Clang(19).raw_stops(f'a.cpp:4:15: error: {what}\na.cpp:3:5: note: why\n')
            self.assertEqual((stop.kind is not Kind.ORDINARY, stop.variable, stop.is_of_variable),
                             (is_constant, variable, is_of_variable), what)

    def test_gcc_goes_on_after_a_failure(self):
        """Where the limit stops it then is no evaluation of its own; what comes after it in the file is one."""
        failure = ("a.cpp:11:25:   in 'constexpr' expansion of 'f(1)'\n"
                   "a.cpp:8:35: error: array subscript value '24' is outside the bounds of array 'a'\n"
                   "a.cpp:6:9: note: declared here\n")
        limit = "error: 'constexpr' evaluation operation count exceeds limit of 9 (use …)\n"
        after = f"a.cpp:12:9:   in 'constexpr' expansion of 'g()'\na.cpp:3:1: {limit}"
        for rest in (f"a.cpp:7:32: {limit}", f"a.cpp:11:25:   in 'constexpr' expansion of 'f(1)'\na.cpp:9:1: {limit}"):
            with self.subTest(rest):
                stops = Gcc(12).raw_stops(failure + rest + after)
                self.assertEqual([(stop.position.line, bool(stop.reason)) for stop in stops], [(11, True), (12, False)])

    def test_crashes(self):
        error = "a.cpp:1:2: error: constexpr variable 'v' must be initialized by a constant expression\n"
        for status, answer, crash in (
                (0, '', ''), (1, error, ''), (-9, error, 'signal 9'), (1, '', 'exit status 1'),
                (1, error + 'g++: fatal error: Killed signal terminated program cc1plus\n',
                 'g++: fatal error: Killed'),
                (254, error + 'clang: error: unable to execute command: Killed', 'clang: error: unable'),
                (1, "<built-in>:1:10: fatal error: '/tmp/x.hpp' file not found\n", '<built-in>:1:10: fatal error'),
                (1, 'cc1plus: out of memory allocating 65536 bytes\n', 'cc1plus: out of memory'),
                (1, 'a.cpp:1:2: internal compiler error: Segmentation fault\n',
                 'a.cpp:1:2: internal compiler error'),
                (1, error + "a.cpp:1:3: note: in call to 'check(\"x: internal compiler error: out of memory\")'\n", ''),
                (1, error + "a.cpp:1:3: note: in call to '[] {\n  log(\"io: error: x\");\n}()'\n", '')):
            found = crash_in(status, answer)
            self.assertEqual((found[:len(crash)], bool(found)), (crash, bool(crash)))
