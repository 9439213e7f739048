# SPDX-License-Identifier: BSL-1.0
"""Tests of test_errors.py: what it requires of mistakes and exercises."""

import os
from unittest import mock

import checks
import test_errors
from small_tutorial import SmallTutorial


class Errors(SmallTutorial):
    def check(self, kind, source, compiler, says, status=1):
        """Runs the test with a compiler that says this of every source."""
        variables = {"SOURCE": f"{self.tutorial.folder}/{source}", "COMPILER": compiler, "OPTIONS": ""}
        command = ("sh", "-c", f"echo \"{says}\" >&2; exit {status}", "sh")
        with mock.patch.dict(os.environ, variables), mock.patch.object(checks, "COMPILER", command):
            getattr(test_errors.Errors(), f"test_{kind}")()

    def test_mistakes(self):
        self.write("01_b.cpp.txt", "error: no sum\nGCC: is three\n")
        self.check("mistake", "01_b.cpp", "GCC 12.2.0", "no sum, is three")
        self.check("mistake", "01_b.cpp", "Clang 19", "no sum")
        with self.assertRaisesRegex(AssertionError, "'is three' not found"):
            self.check("mistake", "01_b.cpp", "GCC 12.2.0", "no sum")
        with self.assertRaisesRegex(AssertionError, "it compiles"):
            self.check("mistake", "01_b.cpp", "Clang 19", "no sum", 0)
        self.write("01_b.cpp.txt", "GCC: is three\n")
        self.check("mistake", "01_b.cpp", "Clang 19", "", 0)
        with self.assertRaisesRegex(AssertionError, "is three.* is not None"):
            self.check("mistake", "01_b.cpp", "Clang 19", "is three")

    def test_versions(self):
        text = "GCC 11-13: old\nGCC 14+: new\nGCC: any\nClang 19-20: two\nerror: all\n"
        for compiler, expected in (("GCC 11.1", ["old", "any", "all"]), ("GCC 13", ["old", "any", "all"]),
                                   ("GCC 14.2.0", ["new", "any", "all"]), ("Clang 20", ["two", "all"]),
                                   ("Clang 18", ["all"]), ("Clang 21", ["all"])):
            self.assertEqual(test_errors.expected_errors(text, compiler), expected)
        with self.assertRaisesRegex(AssertionError, "which compiler"):
            test_errors.expected_errors("GCC 14-: what\n", "GCC 14")

    def test_exercises(self):
        failed = "error: static assertion failed"
        self.check("exercise", "exercises/01_c.cpp", "GCC 12", f"{failed}: not it")
        for says, status, problem in (("", 0, "it compiles"), (failed, 1, "False is not true"),
                                      (f"{failed} not it\nerror: what", 1, "'error: what'")):
            with self.subTest(problem), self.assertRaisesRegex(AssertionError, problem):
                self.check("exercise", "exercises/01_c.cpp", "GCC 12", says, status)
