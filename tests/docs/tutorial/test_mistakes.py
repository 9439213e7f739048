# SPDX-License-Identifier: BSL-1.0
"""The mistakes and exercises of the tutorial do not compile. A mistake has the errors that the page shows for this
compiler (mistakes.py), and an exercise has failing static_asserts and no other errors."""

import os
import re
import unittest
from pathlib import Path
from unittest import mock

import checks
from mistakes import expected_errors
from small_tutorial import SmallTutorial

ASSERTION_FAILED = re.compile("error: static(?:_assert| assertion) failed")


class Programs(unittest.TestCase):
    def rejection(self, source):
        output = checks.rejection(*checks.told("OPTIONS"), source)
        self.assertIsNotNone(output, "it compiles")
        return output

    def test_mistake(self):
        """A mistake that the tutorial shows, with the COMPILER."""
        source = Path(os.environ["SOURCE"])
        expected = expected_errors(source.with_suffix(".cpp.txt").read_text(encoding="utf-8"), os.environ["COMPILER"])
        if expected:
            output = self.rejection(source)
            for error in expected:
                self.assertIn(error, output)
        else:
            self.assertIsNone(checks.rejection(*checks.told("OPTIONS"), source))

    def test_exercise(self):
        """An exercise of the tutorial."""
        source = Path(os.environ["SOURCE"])
        messages = re.findall(r'\bstatic_assert\([^;]*"([^"]*)"\);', source.read_text(encoding="utf-8"))
        output = self.rejection(source)
        others = [line for line in output.splitlines() if "error: " in line and not ASSERTION_FAILED.search(line)]
        self.assertEqual(others, [])
        self.assertTrue(any(message in output for message in messages), output)


class Requirements(SmallTutorial):
    """What Programs requires."""
    def check(self, kind, source, compiler, says, status=1):
        """Runs the test with a compiler that says this of every source."""
        variables = {"SOURCE": f"{self.tutorial.folder}/{source}", "COMPILER": compiler, "OPTIONS": ""}
        command = ("sh", "-c", f"echo \"{says}\" >&2; exit {status}", "sh")
        with mock.patch.dict(os.environ, variables), mock.patch.object(checks, "COMPILER", command):
            getattr(Programs(), f"test_{kind}")()

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
            self.assertEqual(expected_errors(text, compiler), expected)
        with self.assertRaisesRegex(AssertionError, "which compiler"):
            expected_errors("GCC 14-: what\n", "GCC 14")

    def test_exercises(self):
        failed = "error: static assertion failed"
        self.check("exercise", "exercises/01_c.cpp", "GCC 12", f"{failed}: not it")
        for says, status, problem in (("", 0, "it compiles"), (failed, 1, "False is not true"),
                                      (f"{failed} not it\nerror: what", 1, "'error: what'")):
            with self.subTest(problem), self.assertRaisesRegex(AssertionError, problem):
                self.check("exercise", "exercises/01_c.cpp", "GCC 12", says, status)
