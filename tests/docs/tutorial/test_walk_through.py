# SPDX-License-Identifier: BSL-1.0
"""Tests of walk_through.py: it runs the commands of a page, and finds what does not work."""

import tempfile
from pathlib import Path

from small_tutorial import SmallTutorial  # adds src/site to the path
from tutorial_programs import Problem
from walk_through import walk_through


class WalkThrough(SmallTutorial):
    # A compiler that refuses static_assert, and otherwise writes a program that succeeds.
    COMPILER = ["sh", "-c", "if grep static_assert \"$1\"; then echo is three; exit 1; fi; "
                "printf '#!/bin/sh\n' >a.out; chmod +x a.out", "sh"]

    def follow(self):
        with tempfile.TemporaryDirectory() as folder:
            return walk_through(self.root / "docs" / "tutorial" / "01_a.md", Path(folder),
                                             "GCC 12.2.0", self.COMPILER)

    def test_commands_are_run(self):
        self.replace("01_a.md", "<!-- code: 01_a.sh -->\n```sh\nnm a.out\n```\n", "")
        self.assertEqual(self.follow(), 3)

    def test_what_goes_wrong_is_found(self):
        for old, new, problem in (
                ("int one = 1;", "static_assert(true)", "g\\+\\+ 01_a.cpp"),
                ("static_assert(1 + 1 == 3, \"no sum\");", "", "succeeds"),
                ("`01_b.cpp`", "a file", "has not named the file 01_b.cpp"),
                ("./a.out", "./b.out", "No such file")):
            with self.subTest(problem):
                self.setUp()
                self.replace("01_a.md", old, new)
                with self.assertRaisesRegex(Problem, problem):
                    self.follow()
